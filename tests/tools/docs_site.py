#!/usr/bin/env python3
"""usage: tests/tools/docs_site.py SCRATCH

Builds the site of the documents and follows every link of every page, as a browser would from a disk; a copy of the tree with a
broken link, a broken anchor or a picture from elsewhere is refused.
"""
import pathlib
import shutil
import subprocess
import sys
import unittest
from html.parser import HTMLParser
from urllib.parse import unquote

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = pathlib.Path(sys.argv[1]).resolve()
SITE = SCRATCH / "site"


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.loaded, self.ids, self.language, self.title = [], [], set(), "", ""
        self.tag = ""
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag, attrs):
        attrs, self.tag = dict(attrs), tag
        self.ids |= {attrs["id"]} if "id" in attrs else set()
        if tag == "html":
            self.language = attrs["lang"]
        if tag == "a":
            self.links.append(attrs["href"])
        elif "src" in attrs or tag == "link":
            self.loaded.append(attrs.get("src") or attrs["href"])

    def handle_data(self, data):
        self.title += data if self.tag == "title" else ""


def build(root, to):
    return subprocess.run([root / "tools/build-docs", to], capture_output=True, text=True)


class DocsSite(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir(parents=True)
        done = build(ROOT, SITE)
        assert done.returncode == 0, done.stdout + done.stderr
        print(done.stdout.strip())
        cls.pages = {path: Page(path) for path in SITE.rglob("*.html")}

    def test_every_link_leads_to_a_page_and_a_heading_of_it(self):
        count = 0
        for path, page in self.pages.items():
            for link in page.links + page.loaded:
                if link.startswith(("https:", "http:", "data:")):
                    continue
                name, _, place = link.partition("#")
                target = (path.parent / unquote(name)).resolve() if name else path
                where = f"{path.relative_to(SITE)}: {link}"
                self.assertTrue(target.is_file(), where)
                if place and target in self.pages:
                    self.assertIn(unquote(place), self.pages[target].ids, where)
                count += 1
        print(f"{count} links of {len(self.pages)} pages")
        self.assertGreater(count, 1000)

    def test_no_name_begins_with_a_dot(self):
        self.assertEqual([path for path in SITE.rglob(".*")], [])

    def test_nothing_is_loaded_from_elsewhere(self):
        for path, page in self.pages.items():
            self.assertEqual([link for link in page.loaded if ":" in link and link != "data:,"], [], path)
            self.assertNotIn("<script", path.read_text("utf-8"), path)

    def test_every_document_is_a_page_with_a_title_and_its_language(self):
        self.assertGreaterEqual(len(self.pages), len(list((ROOT / "docs").rglob("*.md"))))
        for path, page in self.pages.items():
            self.assertIn("Felicity", page.title, path)
            expected = next((part for part in (*path.parts, path.stem) if part in ("de", "nl", "sk")), "en")
            self.assertEqual(page.language, expected, path)
            self.assertNotIn("[!", path.read_text("utf-8").split("<main", 1)[1].replace("[![", ""), path)

    def refuses(self, words, markdown):
        """A small tree with one page more."""
        tree = SCRATCH / "tree"
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir()
        for path in ROOT.iterdir():
            if path.name not in ("docs", "tools"):
                (tree / path.name).symlink_to(path)
        shutil.copytree(ROOT / "docs", tree / "docs")
        shutil.copytree(ROOT / "tools", tree / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        (tree / "docs/one_more.md").write_text(f"# One more\n\n{markdown}\n", "utf-8")
        done = build(tree, SCRATCH / "refused")
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertEqual(done.stderr.strip(), f"build-docs: docs/one_more.md: {words}")
        self.assertFalse((SCRATCH / "refused").exists())

    def test_a_link_that_leads_nowhere_is_an_error_with_its_file(self):
        self.refuses("nowhere.md leads nowhere", "[x](nowhere.md)")

    def test_a_heading_that_is_not_there_is_an_error(self):
        self.refuses("docs/rules.md has no heading #nothing", "[x](rules.md#nothing)")

    def test_a_picture_from_elsewhere_is_an_error(self):
        self.refuses("https://example.org/x.png would be loaded from elsewhere", "![x](https://example.org/x.png)")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
