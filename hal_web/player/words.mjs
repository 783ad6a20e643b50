// The sentences of the page that runs a UF2 file; those of the drawn device are in page/words.mjs.
import { browserLanguage, wordsOf } from '../page/words.mjs';

const kWords = {
  en: {
    title: 'Felicity: run a UF2 file', bench: 'The chip', choose: 'Choose a UF2 file', orDrop: 'or drop one here, an ELF file too.',
    siteImage: 'Image of this site', none: 'none', battery: 'Pull the battery', cable: 'Plug the cable', forget: 'Erase the flash', noImage: 'No image.',
    console: 'USB console', line: 'A line for the console', send: 'Send',
    about: 'The emulated RP2040 of the tests runs the very file that goes onto a device. The flash, and the hands in it, outlive this tab. Nothing leaves this machine.',
    stopped: 'The image has stopped: ', at: ' at ', neither: ' is neither a UF2 nor an ELF file.',
    ofRealTime: ' of real time, ', cycles: ' cycles', asleep: ', asleep', busyAt: '; busy at ', of: ' of ',
    faultsOnly: 'Faults in the wires can be tried on boards whose display answers: ',
    faults: 'Faults in the wires', faultKind: 'What is wrong', faultWire: 'Wire', faultOther: 'The other wire', pulled: 'pulled out:', grounded: 'touches GND:', swapped: 'swapped:',
    touching: 'touch each other:', breakIt: 'Break it', check: 'Check this wire', mend: 'Mend all', mystery: 'Mystery fault', reveal: 'Reveal', wires: 'Picture of the wires', isMystery: 'Something is wrong. Which wire is it?',
    isFine: ' is fine. Wires checked: ', isFound: 'Found! Wires checked: ', isShort: 'Short circuit: no power. On a table: pull out the cable at once!',
    isReversed: 'Plus and minus of the display are swapped: a real one would be warm, and dead.', bridge: 'bridge of the rails', rail: 'rail',
    colours: { black: 'black', red: 'red', blue: 'blue', yellow: 'yellow', green: 'green', orange: 'orange', purple: 'purple', grey: 'grey', white: 'white', brown: 'brown' },
  },
  de: {
    title: 'Felicity: eine UF2-Datei ausführen', bench: 'Der Chip', choose: 'UF2-Datei wählen', orDrop: 'oder hier ablegen, auch eine ELF-Datei.',
    siteImage: 'Abbild dieser Seite', none: 'keines', battery: 'Batterie herausziehen', cable: 'Kabel einstecken', forget: 'Flash löschen', noImage: 'Kein Abbild.',
    console: 'USB-Konsole', line: 'Eine Zeile für die Konsole', send: 'Senden',
    about: 'Der nachgebildete RP2040 der Tests führt genau die Datei aus, die auf ein Gerät kommt. Der Flash, auch die Karten darin, bleibt, wenn der Tab geschlossen wird. Nichts verlässt dieses Gerät.',
    stopped: 'Das Abbild ist stehen geblieben: ', at: ' bei ', neither: ' ist weder eine UF2- noch eine ELF-Datei.',
    ofRealTime: ' der Echtzeit, ', cycles: ' Takte', asleep: ', schläft', busyAt: '; beschäftigt mit ', of: ' von ',
    faultsOnly: 'Fehler in den Kabeln gibt es für Geräte, deren Display antwortet: ',
    faults: 'Fehler in den Kabeln', faultKind: 'Was ist falsch', faultWire: 'Kabel', faultOther: 'Das andere Kabel', pulled: 'herausgezogen:', grounded: 'berührt GND:', swapped: 'vertauscht:',
    touching: 'berühren sich:', breakIt: 'Fehler einbauen', check: 'Dieses Kabel prüfen', mend: 'Alles reparieren', mystery: 'Geheimer Fehler', reveal: 'Auflösen', wires: 'Bild der Kabel', isMystery: 'Irgendetwas stimmt nicht. Welches Kabel ist es?',
    isFine: ' ist in Ordnung. Geprüfte Kabel: ', isFound: 'Gefunden! Geprüfte Kabel: ', isShort: 'Kurzschluss: kein Strom. Auf dem Tisch: sofort das USB-Kabel ziehen!',
    isReversed: 'Plus und Minus des Displays sind vertauscht: Ein echtes wäre jetzt warm und kaputt.', bridge: 'Brücke der Schienen', rail: 'Schiene',
    colours: { black: 'schwarz', red: 'rot', blue: 'blau', yellow: 'gelb', green: 'grün', orange: 'orange', purple: 'lila', grey: 'grau', white: 'weiß', brown: 'braun' },
  },
  nl: {
    title: 'Felicity: een UF2-bestand draaien', bench: 'De chip', choose: 'UF2-bestand kiezen', orDrop: 'of laat het hier vallen, ook een ELF-bestand.',
    siteImage: 'Image van deze site', none: 'geen', battery: 'Batterij eruit', cable: 'Kabel erin', forget: 'Flash wissen', noImage: 'Geen image.',
    console: 'USB-console', line: 'Een regel voor de console', send: 'Sturen',
    about: 'De nagebootste RP2040 van de tests draait precies het bestand dat op een apparaat komt. De flash, met de kaarten erin, blijft na het sluiten van dit tabblad. Niets verlaat dit apparaat.',
    stopped: 'De image is gestopt: ', at: ' bij ', neither: ' is geen UF2- en geen ELF-bestand.',
    ofRealTime: ' van de echte tijd, ', cycles: ' cycli', asleep: ', slaapt', busyAt: '; bezig met ', of: ' van ',
    faultsOnly: 'Fouten in de draden kun je proberen op apparaten waarvan het display antwoordt: ',
    faults: 'Fouten in de draden', faultKind: 'Wat is er mis', faultWire: 'Draad', faultOther: 'De andere draad', pulled: 'losgetrokken:', grounded: 'raakt GND:', swapped: 'verwisseld:',
    touching: 'raken elkaar:', breakIt: 'Fout maken', check: 'Deze draad nakijken', mend: 'Alles herstellen', mystery: 'Geheime fout', reveal: 'Onthullen', wires: 'Tekening van de draden', isMystery: 'Er is iets mis. Welke draad is het?',
    isFine: ' is in orde. Nagekeken draden: ', isFound: 'Gevonden! Nagekeken draden: ', isShort: 'Kortsluiting: geen stroom. Op tafel: trek meteen de kabel eruit!',
    isReversed: 'Plus en min van het display zijn verwisseld: een echt display zou nu warm en stuk zijn.', bridge: 'brug tussen de rails', rail: 'rail',
    colours: { black: 'zwart', red: 'rood', blue: 'blauw', yellow: 'geel', green: 'groen', orange: 'oranje', purple: 'paars', grey: 'grijs', white: 'wit', brown: 'bruin' },
  },
  sk: {
    title: 'Felicity: spustiť súbor UF2', bench: 'Čip', choose: 'Vybrať súbor UF2', orDrop: 'alebo ho sem pustite, aj súbor ELF.',
    siteImage: 'Obraz z tejto stránky', none: 'žiadny', battery: 'Vytiahnuť batériu', cable: 'Zapojiť kábel', forget: 'Vymazať flash', noImage: 'Žiadny obraz.',
    console: 'USB konzola', line: 'Riadok pre konzolu', send: 'Poslať',
    about: 'Napodobnený RP2040 z testov spúšťa presne ten súbor, ktorý patrí do zariadenia. Flash aj s kartami v ňom zostane po zavretí karty prehliadača. Nič neopúšťa toto zariadenie.',
    stopped: 'Obraz sa zastavil: ', at: ' na ', neither: ' nie je ani súbor UF2, ani ELF.',
    ofRealTime: ' skutočného času, ', cycles: ' taktov', asleep: ', spí', busyAt: '; pracuje na ', of: ' z ',
    faultsOnly: 'Chyby vo vodičoch sa dajú skúšať na zariadeniach, ktorých displej odpovedá: ',
    faults: 'Chyby v zapojení', faultKind: 'Čo je zle', faultWire: 'Vodič', faultOther: 'Druhý vodič', pulled: 'vytiahnutý:', grounded: 'dotýka sa GND:', swapped: 'vymenené:',
    touching: 'dotýkajú sa:', breakIt: 'Pokaziť', check: 'Skontrolovať tento vodič', mend: 'Všetko opraviť', mystery: 'Tajná chyba', reveal: 'Prezradiť', wires: 'Obrázok zapojenia', isMystery: 'Niečo nie je v poriadku. Ktorý vodič to je?',
    isFine: ' je v poriadku. Skontrolované vodiče: ', isFound: 'Nájdené! Skontrolované vodiče: ', isShort: 'Skrat: žiadne napájanie. Na stole: hneď vytiahnite kábel!',
    isReversed: 'Plus a mínus displeja sú vymenené: skutočný by bol teraz teplý a pokazený.', bridge: 'prepojenie líšt', rail: 'lišta',
    colours: { black: 'čierny', red: 'červený', blue: 'modrý', yellow: 'žltý', green: 'zelený', orange: 'oranžový', purple: 'fialový', grey: 'sivý', white: 'biely', brown: 'hnedý' },
  },
};

export const language = browserLanguage();
export const words = { ...wordsOf(language), ...kWords[language] };
