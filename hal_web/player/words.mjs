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
  },
  de: {
    title: 'Felicity: eine UF2-Datei ausführen', bench: 'Der Chip', choose: 'UF2-Datei wählen', orDrop: 'oder hier ablegen, auch eine ELF-Datei.',
    siteImage: 'Abbild dieser Seite', none: 'keines', battery: 'Batterie herausziehen', cable: 'Kabel einstecken', forget: 'Flash löschen', noImage: 'Kein Abbild.',
    console: 'USB-Konsole', line: 'Eine Zeile für die Konsole', send: 'Senden',
    about: 'Der nachgebildete RP2040 der Tests führt genau die Datei aus, die auf ein Gerät kommt. Der Flash, auch die Karten darin, bleibt, wenn der Tab geschlossen wird. Nichts verlässt dieses Gerät.',
    stopped: 'Das Abbild ist stehen geblieben: ', at: ' bei ', neither: ' ist weder eine UF2- noch eine ELF-Datei.',
    ofRealTime: ' der Echtzeit, ', cycles: ' Takte', asleep: ', schläft', busyAt: '; beschäftigt mit ', of: ' von ',
  },
  nl: {
    title: 'Felicity: een UF2-bestand draaien', bench: 'De chip', choose: 'UF2-bestand kiezen', orDrop: 'of laat het hier vallen, ook een ELF-bestand.',
    siteImage: 'Image van deze site', none: 'geen', battery: 'Batterij eruit', cable: 'Kabel erin', forget: 'Flash wissen', noImage: 'Geen image.',
    console: 'USB-console', line: 'Een regel voor de console', send: 'Sturen',
    about: 'De nagebootste RP2040 van de tests draait precies het bestand dat op een apparaat komt. De flash, met de kaarten erin, blijft na het sluiten van dit tabblad. Niets verlaat dit apparaat.',
    stopped: 'De image is gestopt: ', at: ' bij ', neither: ' is geen UF2- en geen ELF-bestand.',
    ofRealTime: ' van de echte tijd, ', cycles: ' cycli', asleep: ', slaapt', busyAt: '; bezig met ', of: ' van ',
  },
  sk: {
    title: 'Felicity: spustiť súbor UF2', bench: 'Čip', choose: 'Vybrať súbor UF2', orDrop: 'alebo ho sem pustite, aj súbor ELF.',
    siteImage: 'Obraz z tejto stránky', none: 'žiadny', battery: 'Vytiahnuť batériu', cable: 'Zapojiť kábel', forget: 'Vymazať flash', noImage: 'Žiadny obraz.',
    console: 'USB konzola', line: 'Riadok pre konzolu', send: 'Poslať',
    about: 'Napodobnený RP2040 z testov spúšťa presne ten súbor, ktorý patrí do zariadenia. Flash aj s kartami v ňom zostane po zavretí karty prehliadača. Nič neopúšťa toto zariadenie.',
    stopped: 'Obraz sa zastavil: ', at: ' na ', neither: ' nie je ani súbor UF2, ani ELF.',
    ofRealTime: ' skutočného času, ', cycles: ' taktov', asleep: ', spí', busyAt: '; pracuje na ', of: ' z ',
  },
};

export const language = browserLanguage();
export const words = { ...wordsOf(language), ...kWords[language] };
