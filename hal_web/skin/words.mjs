// The sentences of the editor of skins.
import { browserLanguage, wordsOf } from '../page/words.mjs';

const kWords = {
  en: {
    heading: 'Draw your own cats', studio: 'Editor', animals: 'Animals', sizes: 'Sizes', large: 'Colour screen', small: 'Small screen', pixels: 'Picture', palette: 'Colours', clear: 'Clear', tools: 'Tools',
    pen: 'Pen', fill: 'Fill', eraser: 'Eraser', mirror: 'Both sides', flip: 'Turn', undo: 'Undo', redo: 'Redo', wipe: 'Empty', original: 'As it was', name: 'Name', mouse: 'Mouse',
    tunes: 'Tunes', play: 'Play', piano: 'Piano', lengths: 'Length of a note', rest: 'Pause', backNote: 'Delete last note', colours: 'Ground and writing', grounds: ['Table', 'Table at night', 'Pages', 'Pages at night'], ground: 'ground', writing: 'writing', mix: 'Mix this colour', take: 'Take it along', title: 'Title of the skin',
    save: 'Save the skin', load: 'Load a skin', link: 'Copy link', fresh: 'Start again', onDevice: 'For a real device: hold BOOTSEL while you plug in the cable, then copy the UF2 file onto the drive that appears.',
    uf2: 'UF2 of the skin', uf2Game: 'UF2 with the game inside', uf2For: 'UF2 for the device', otherFile: 'another file…', noImage: 'The game for this device could not be loaded. Is there a connection?', uf2None: 'UF2 that removes the skin', nothingLeaves: 'Nothing leaves this machine; the browser keeps your drawing.', game: 'The running game', showCard: 'Show this card',
    copied: 'Copied: the link opens your skin.', badFile: 'This file is no skin, or it is damaged.', badLink: 'This link holds no skin, or it is damaged.', badUf2: 'This file is no UF2 of the game.', loaded: 'The skin was loaded.',
    sure: 'Throw away all your changes?', yes: 'Throw away', no: 'Keep', allColours: 'A picture may use fifteen colours: one is needed for clear.',
    faults: { 5: 'The title is too long or has a letter that the device does not know.', 6: 'The name is too long or has a letter that the device does not know.', 8: 'The tune is too long.', 9: 'The writing could not be read with this colour: take a lighter or a darker one.' },
    notMixed: 'This one is the paper or the ink of the page: choose it below, at “Ground and writing”.',
    used: (bytes, room) => `${bytes} of ${room} bytes.`,
    tuneNames: ['Click', 'That does not work', 'Shuffle', 'Card into the sack', 'Meow', 'Bid', 'Your turn', 'Pass', 'Mouse', 'Last chance', 'Drum roll', 'Chase', 'Bark', 'Sack won', 'Bad sack won', 'Game won'],
    colourNames: ['black', 'white', 'orange', 'sky blue', 'green', 'yellow', 'blue', 'red', 'purple', 'dark grey', 'grey', 'light grey', 'dark brown', 'brown', 'cream', 'pink'], inkNames: ['light', 'dark'],
  },
  de: {
    heading: 'Zeichne deine eigenen Katzen', studio: 'Werkstatt', animals: 'Tiere', sizes: 'Größen', large: 'Farbbildschirm', small: 'Kleiner Bildschirm', pixels: 'Bild', palette: 'Farben', clear: 'Durchsichtig', tools: 'Werkzeuge',
    pen: 'Stift', fill: 'Füllen', eraser: 'Radierer', mirror: 'Beide Seiten', flip: 'Wenden', undo: 'Zurück', redo: 'Wieder vor', wipe: 'Leeren', original: 'Wie es war', name: 'Name', mouse: 'Maus',
    tunes: 'Melodien', play: 'Anhören', piano: 'Klavier', lengths: 'Länge eines Tons', rest: 'Pause', backNote: 'Letzten Ton löschen', colours: 'Grund und Schrift', grounds: ['Tisch', 'Tisch bei Nacht', 'Seiten', 'Seiten bei Nacht'], ground: 'Grund', writing: 'Schrift', mix: 'Diese Farbe mischen', take: 'Mitnehmen', title: 'Titel des Skins',
    save: 'Skin sichern', load: 'Skin laden', link: 'Link kopieren', fresh: 'Neu anfangen', onDevice: 'Für ein echtes Gerät: BOOTSEL halten und das Kabel einstecken, dann die UF2-Datei auf das Laufwerk kopieren, das erscheint.',
    uf2: 'UF2 mit dem Skin', uf2Game: 'UF2 mit dem Spiel darin', uf2For: 'UF2 für das Gerät', otherFile: 'andere Datei …', noImage: 'Das Spiel für dieses Gerät ließ sich nicht laden. Gibt es eine Verbindung?', uf2None: 'UF2, das den Skin entfernt', nothingLeaves: 'Nichts verlässt dieses Gerät; der Browser behält deine Zeichnung.', game: 'Das laufende Spiel', showCard: 'Diese Karte zeigen',
    copied: 'Kopiert: Der Link öffnet deinen Skin.', badFile: 'Diese Datei ist kein Skin, oder sie ist beschädigt.', badLink: 'In diesem Link ist kein Skin, oder er ist beschädigt.', badUf2: 'Diese Datei ist kein UF2 des Spiels.', loaded: 'Der Skin ist geladen.',
    sure: 'Alle deine Änderungen wegwerfen?', yes: 'Wegwerfen', no: 'Behalten', allColours: 'Ein Bild darf fünfzehn Farben haben: Eine wird für Durchsichtig gebraucht.',
    faults: { 5: 'Der Titel ist zu lang oder hat einen Buchstaben, den das Gerät nicht kennt.', 6: 'Der Name ist zu lang oder hat einen Buchstaben, den das Gerät nicht kennt.', 8: 'Die Melodie ist zu lang.', 9: 'Mit dieser Farbe wäre die Schrift nicht zu lesen: Nimm eine hellere oder dunklere.' },
    notMixed: 'Diese Farbe ist Papier oder Schrift der Seite: Du wählst sie unten, bei „Grund und Schrift“.',
    used: (bytes, room) => `${bytes} von ${room} Bytes.`,
    tuneNames: ['Klick', 'Das geht nicht', 'Mischen', 'Karte in den Sack', 'Miau', 'Gebot', 'Du bist dran', 'Passen', 'Maus', 'Letzte Chance', 'Trommelwirbel', 'Verjagen', 'Bellen', 'Sack gewonnen', 'Schlechter Sack', 'Spiel gewonnen'],
    colourNames: ['Schwarz', 'Weiß', 'Orange', 'Himmelblau', 'Grün', 'Gelb', 'Blau', 'Rot', 'Lila', 'Dunkelgrau', 'Grau', 'Hellgrau', 'Dunkelbraun', 'Braun', 'Creme', 'Rosa'], inkNames: ['hell', 'dunkel'],
  },
  nl: {
    heading: 'Teken je eigen katten', studio: 'Werkplaats', animals: 'Dieren', sizes: 'Formaten', large: 'Kleurenscherm', small: 'Klein scherm', pixels: 'Plaatje', palette: 'Kleuren', clear: 'Doorzichtig', tools: 'Gereedschap',
    pen: 'Pen', fill: 'Vullen', eraser: 'Gum', mirror: 'Beide kanten', flip: 'Omdraaien', undo: 'Ongedaan maken', redo: 'Opnieuw', wipe: 'Leegmaken', original: 'Zoals het was', name: 'Naam', mouse: 'Muis',
    tunes: 'Wijsjes', play: 'Afspelen', piano: 'Piano', lengths: 'Lengte van een noot', rest: 'Rust', backNote: 'Laatste noot wissen', colours: 'Ondergrond en letters', grounds: ['Tafel', 'Tafel bij nacht', 'Pagina’s', 'Pagina’s bij nacht'], ground: 'ondergrond', writing: 'letters', mix: 'Deze kleur mengen', take: 'Meenemen', title: 'Titel van de skin',
    save: 'Skin bewaren', load: 'Skin laden', link: 'Link kopiëren', fresh: 'Opnieuw beginnen', onDevice: 'Voor een echt apparaat: houd BOOTSEL ingedrukt terwijl je de kabel insteekt en kopieer het UF2-bestand naar de schijf die verschijnt.',
    uf2: 'UF2 met de skin', uf2Game: 'UF2 met het spel erin', uf2For: 'UF2 voor het apparaat', otherFile: 'ander bestand…', noImage: 'Het spel voor dit apparaat kon niet worden geladen. Is er verbinding?', uf2None: 'UF2 die de skin verwijdert', nothingLeaves: 'Niets verlaat dit apparaat; de browser bewaart je tekening.', game: 'Het lopende spel', showCard: 'Deze kaart tonen',
    copied: 'Gekopieerd: de link opent jouw skin.', badFile: 'Dit bestand is geen skin, of het is beschadigd.', badLink: 'Deze link bevat geen skin, of is beschadigd.', badUf2: 'Dit bestand is geen UF2 van het spel.', loaded: 'De skin is geladen.',
    sure: 'Al je wijzigingen weggooien?', yes: 'Weggooien', no: 'Houden', allColours: 'Een plaatje mag vijftien kleuren hebben: één is nodig voor doorzichtig.',
    faults: { 5: 'De titel is te lang of heeft een letter die het apparaat niet kent.', 6: 'De naam is te lang of heeft een letter die het apparaat niet kent.', 8: 'Het wijsje is te lang.', 9: 'Met deze kleur zijn de letters niet te lezen: neem een lichtere of donkerdere.' },
    notMixed: 'Dit is het papier of de inkt van de pagina: kies die hieronder, bij ‘Ondergrond en letters’.',
    used: (bytes, room) => `${bytes} van ${room} bytes.`,
    tuneNames: ['Klik', 'Dat kan niet', 'Schudden', 'Kaart in de zak', 'Miauw', 'Bod', 'Jouw beurt', 'Passen', 'Muis', 'Laatste kans', 'Tromgeroffel', 'Verjagen', 'Blaffen', 'Zak gewonnen', 'Slechte zak', 'Spel gewonnen'],
    colourNames: ['zwart', 'wit', 'oranje', 'hemelsblauw', 'groen', 'geel', 'blauw', 'rood', 'paars', 'donkergrijs', 'grijs', 'lichtgrijs', 'donkerbruin', 'bruin', 'crème', 'roze'], inkNames: ['licht', 'donker'],
  },
  sk: {
    heading: 'Nakresli si vlastné mačky', studio: 'Dielňa', animals: 'Zvieratá', sizes: 'Veľkosti', large: 'Farebná obrazovka', small: 'Malá obrazovka', pixels: 'Obrázok', palette: 'Farby', clear: 'Priehľadné', tools: 'Nástroje',
    pen: 'Pero', fill: 'Vyplniť', eraser: 'Guma', mirror: 'Obe strany', flip: 'Otočiť', undo: 'Späť', redo: 'Znova', wipe: 'Vyprázdniť', original: 'Ako predtým', name: 'Meno', mouse: 'Myš',
    tunes: 'Melódie', play: 'Prehrať', piano: 'Klavír', lengths: 'Dĺžka tónu', rest: 'Pauza', backNote: 'Zmazať posledný tón', colours: 'Podklad a písmo', grounds: ['Stôl', 'Stôl v noci', 'Stránky', 'Stránky v noci'], ground: 'podklad', writing: 'písmo', mix: 'Namiešať túto farbu', take: 'Vziať so sebou', title: 'Názov vzhľadu',
    save: 'Uložiť vzhľad', load: 'Načítať vzhľad', link: 'Kopírovať odkaz', fresh: 'Začať odznova', onDevice: 'Do skutočného zariadenia: drž BOOTSEL, zapoj kábel a súbor UF2 skopíruj na disk, ktorý sa objaví.',
    uf2: 'UF2 so vzhľadom', uf2Game: 'UF2 aj s hrou', uf2For: 'UF2 pre zariadenie', otherFile: 'iný súbor…', noImage: 'Hru pre toto zariadenie sa nepodarilo načítať. Funguje pripojenie?', uf2None: 'UF2, ktoré vzhľad odstráni', nothingLeaves: 'Nič neopúšťa toto zariadenie; kresbu si pamätá prehliadač.', game: 'Bežiaca hra', showCard: 'Ukázať túto kartu',
    copied: 'Skopírované: odkaz otvorí tvoj vzhľad.', badFile: 'Tento súbor nie je vzhľad alebo je poškodený.', badLink: 'V odkaze nie je vzhľad alebo je poškodený.', badUf2: 'Tento súbor nie je UF2 hry.', loaded: 'Vzhľad je načítaný.',
    sure: 'Zahodiť všetky zmeny?', yes: 'Zahodiť', no: 'Nechať', allColours: 'Obrázok môže mať pätnásť farieb: jedna je potrebná na priehľadné miesta.',
    faults: { 5: 'Názov je pridlhý alebo má písmeno, ktoré zariadenie nepozná.', 6: 'Meno je pridlhé alebo má písmeno, ktoré zariadenie nepozná.', 8: 'Melódia je pridlhá.', 9: 'S touto farbou by sa písmo nedalo prečítať: vyber svetlejšiu alebo tmavšiu.' },
    notMixed: 'Toto je papier alebo písmo stránky: vyberieš ho nižšie, pri „Podklad a písmo“.',
    used: (bytes, room) => `${bytes} z ${room} bajtov.`,
    tuneNames: ['Klik', 'To nejde', 'Miešanie', 'Karta do vreca', 'Mňau', 'Ponuka', 'Si na ťahu', 'Pas', 'Myš', 'Posledná šanca', 'Bubnovanie', 'Naháňačka', 'Štekot', 'Vyhraté vrece', 'Zlé vrece', 'Vyhratá hra'],
    colourNames: ['čierna', 'biela', 'oranžová', 'nebeská modrá', 'zelená', 'žltá', 'modrá', 'červená', 'fialová', 'tmavosivá', 'sivá', 'svetlosivá', 'tmavohnedá', 'hnedá', 'krémová', 'ružová'], inkNames: ['svetlá', 'tmavá'],
  },
};

export const language = browserLanguage(Object.keys(kWords));
export const words = { ...wordsOf(language), ...kWords[language] };
