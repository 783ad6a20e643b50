"""An SPDX 2.3 document for the files of a release. For tools/release."""
import hashlib
import json
import re
import uuid

import components


def identifier(kind, name):
    return f"SPDXRef-{kind}-{re.sub(r'[^A-Za-z0-9.]+', '-', name.replace('+', 'p'))}"


def all_of(expressions):
    """Licences that hold together."""
    unique = list(dict.fromkeys(expressions))
    return " AND ".join(f"({one})" if " OR " in one and len(unique) > 1 else one for one in unique)


def holder(component):
    """The line that a licence of one party begins with."""
    found = re.search(r"^(Copyright \(c\) .*)$", "\n".join(components.terms(component).splitlines()[:5]), re.M)
    return found.group(1) if found else "NOASSERTION"


def package(component):
    described = {
        "SPDXID": identifier("Package", component.name), "name": component.name, "versionInfo": components.version(component),
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": component.licence,
        "licenseDeclared": component.licence, "copyrightText": holder(component), "summary": component.what}
    link = components.link(component)
    if link:
        described["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": link}]
    return described


def file(name, data, inside):
    return {"SPDXID": identifier("File", name), "fileName": f"./{name}",
            "checksums": [{"algorithm": "SHA1", "checksumValue": hashlib.sha1(data).hexdigest()},
                          {"algorithm": "SHA256", "checksumValue": hashlib.sha256(data).hexdigest()}],
            "licenseConcluded": all_of(component.licence for component in inside), "licenseInfoInFiles": ["NOASSERTION"],
            "copyrightText": "NOASSERTION"}


def document(version, created, files, inside):
    """files: name and bytes; inside: name and the components that the file contains."""
    used = [component for component in components.COMPONENTS if any(component in found for found in inside.values())]
    described = [file(name, data, inside[name]) for name, data in files.items()]
    digest = hashlib.sha256("".join(one["checksums"][1]["checksumValue"] for one in described).encode()).hexdigest()
    felicity = identifier("Package", "Felicity")
    related = [("SPDXRef-DOCUMENT", "DESCRIBES", felicity)]
    for name in files:
        related.append((felicity, "GENERATES", identifier("File", name)))
        related += [(identifier("File", name), "CONTAINS", identifier("Package", component.name)) for component in inside[name]]
    own_terms = {component.licence: component for component in used if component.licence.startswith("LicenseRef-")}
    made = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"felicity-{version}",
        "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}",
        "creationInfo": {"created": created, "creators": [f"Tool: felicity-tools-release-{version}"]},
        "packages": [package(component) for component in used], "files": described,
        "relationships": [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in related],
        "hasExtractedLicensingInfos": [
            {"licenseId": name, "name": f"Terms of {component.name}", "extractedText": components.terms(component)}
            for name, component in own_terms.items()]}
    return (json.dumps(made, indent=1, ensure_ascii=False) + "\n").encode()
