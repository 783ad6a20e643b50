// The sentences of the page around the device. What the device itself shows is translated in engine/text.
const kWords = {
  en: {
    menu: 'Menu', close: 'Close', device: 'Device', cross: 'Arrow buttons', letters: 'Letter buttons', panel: 'Screen of the device',
    up: 'Up', down: 'Down', left: 'Left', right: 'Right', howToPlay: 'How to play',
    save: 'Save file', exportSave: 'Save to a file', importSave: 'Load from a file',
    handsInside: 'The file holds every hand of a game that is not finished: who reads it sees them.',
    games: 'Finished games', noGames: 'None yet.', game: 'Game', watch: 'Watch', link: 'Copy link', file: 'Save as file', copied: 'Copied.',
    explain: 'Explain', opened: 'Opened game', explainTitle: 'What the hard bot would have done', played: 'Played', hard: 'Hard bot', same: 'the same', round: 'Round', points: 'points',
    explainHow: 'Every decision of a person, judged by what that person could see then: the share of the win to expect, and the points a round or two later.',
    thinks: 'The hard bot thinks it over…', costliest: 'The costliest moments:', nothingLost: 'No decision cost anything that counts.', noPeople: 'Only bots played in this game.', hardWould: 'The hard bot:', lost: 'Given away:',
    do_place: 'place %', do_bid: 'bid %', do_pass: 'pass', do_buy: 'buy for one mouse', rabbit: 'the rabbit', bigDog: 'the large dog', smallDog: 'the small dog',
    fullScreen: 'Full screen', workshop: 'Bot workshop', player: 'Run a UF2 file', table: 'Table view of a device', skins: 'Draw your own cats',
    help: 'Arrow keys; A: a, Enter or Space; B: b, Esc or Backspace; x; y. Hold A and slide to an arrow to press both with one finger. A right click holds a button down. Game controllers work too.',
    privacy: 'Saves and settings stay in this browser; nothing leaves this machine.',
    secret: 'Cards for one player only are on the screen.',
    notSaved: 'This browser cannot keep the game: ', playsOn: 'Saving failed; the page tries again: ',
    otherPage: 'Felicity is open in another tab.', takeOver: 'Play here instead', taken: 'The game goes on in another tab; this one no longer saves.', goOn: 'Play here',
    linkOnly: 'Felicity is open in another tab. This tab shows the game of the link and saves nothing.',
    replace: 'Replace all saved games and settings of this browser by those of the file?', yes: 'Replace', no: 'Keep',
    loaded: 'The save was loaded.', badFile: 'This file cannot be used: ', badLink: 'This link holds no game: ', notBase64: 'it is damaged',
    unknownFile: 'it is neither a save (393,216 bytes) nor a game record (it starts with "felicity 1")',
    uf2File: 'a UF2 file runs on the page player.html', broken: 'The page could not start: ', bug: 'The game has stopped: ', reload: 'Reload the page; the game goes on where it was saved.',
  },
  de: {
    menu: 'Menü', close: 'Schließen', device: 'Gerät', cross: 'Pfeiltasten', letters: 'Buchstabentasten', panel: 'Bildschirm des Geräts',
    up: 'Hoch', down: 'Runter', left: 'Links', right: 'Rechts', howToPlay: 'So wird gespielt',
    save: 'Spielstand', exportSave: 'In eine Datei sichern', importSave: 'Aus einer Datei laden',
    handsInside: 'Die Datei enthält alle Karten eines unbeendeten Spiels: Wer sie liest, sieht sie.',
    games: 'Beendete Spiele', noGames: 'Noch keine.', game: 'Spiel', watch: 'Ansehen', link: 'Link kopieren', file: 'Als Datei sichern', copied: 'Kopiert.',
    explain: 'Erklären', opened: 'Geöffnetes Spiel', explainTitle: 'Was der starke Bot getan hätte', played: 'Gespielt', hard: 'Starker Bot', same: 'dasselbe', round: 'Runde', points: 'Punkte',
    explainHow: 'Jede Entscheidung eines Menschen, beurteilt nach dem, was er da sehen konnte: der zu erwartende Anteil am Sieg und die Punkte ein bis zwei Runden später.',
    thinks: 'Der starke Bot überlegt …', costliest: 'Die teuersten Momente:', nothingLost: 'Keine Entscheidung hat etwas Nennenswertes gekostet.', noPeople: 'In diesem Spiel spielten nur Bots.', hardWould: 'Der starke Bot:', lost: 'Verschenkt:',
    do_place: '% legen', do_bid: '% bieten', do_pass: 'passen', do_buy: 'für eine Maus kaufen', rabbit: 'den Hasen', bigDog: 'den großen Hund', smallDog: 'den kleinen Hund',
    fullScreen: 'Vollbild', workshop: 'Bot-Werkstatt', player: 'Eine UF2-Datei ausführen', table: 'Tischansicht eines Geräts', skins: 'Eigene Katzen zeichnen',
    help: 'Pfeiltasten; A: a, Enter oder Leertaste; B: b, Esc oder Rücktaste; x; y. Wer A hält und auf einen Pfeil gleitet, drückt beide mit einem Finger. Ein Rechtsklick hält eine Taste fest. Auch Spielcontroller gehen.',
    privacy: 'Spielstände und Einstellungen bleiben in diesem Browser; nichts verlässt dieses Gerät.',
    secret: 'Karten für nur eine Person sind zu sehen.',
    notSaved: 'Dieser Browser kann das Spiel nicht aufbewahren: ', playsOn: 'Das Sichern ging schief; die Seite versucht es weiter: ',
    otherPage: 'Felicity ist in einem anderen Tab offen.', takeOver: 'Stattdessen hier spielen', taken: 'Das Spiel geht in einem anderen Tab weiter; dieser sichert nichts mehr.', goOn: 'Hier spielen',
    linkOnly: 'Felicity ist in einem anderen Tab offen. Dieser zeigt das Spiel des Links und sichert nichts.',
    replace: 'Alle Spiele und Einstellungen in diesem Browser durch die der Datei ersetzen?', yes: 'Ersetzen', no: 'Behalten',
    loaded: 'Der Spielstand ist geladen.', badFile: 'Diese Datei ist nicht brauchbar: ', badLink: 'Dieser Link enthält kein Spiel: ', notBase64: 'er ist beschädigt',
    unknownFile: 'sie ist weder ein Spielstand (393.216 Bytes) noch ein Spielprotokoll (das mit "felicity 1" beginnt)',
    uf2File: 'eine UF2-Datei läuft auf der Seite player.html', broken: 'Die Seite konnte nicht starten: ', bug: 'Das Spiel ist stehen geblieben: ', reload: 'Die Seite neu laden; das Spiel geht weiter, wo es gesichert wurde.',
  },
  nl: {
    menu: 'Menu', close: 'Sluiten', device: 'Apparaat', cross: 'Pijlknoppen', letters: 'Letterknoppen', panel: 'Scherm van het apparaat',
    up: 'Omhoog', down: 'Omlaag', left: 'Links', right: 'Rechts', howToPlay: 'Zo speel je',
    save: 'Bewaard spel', exportSave: 'Opslaan in een bestand', importSave: 'Laden uit een bestand',
    handsInside: 'Het bestand bevat alle handen van een spel dat niet uit is: wie het leest, ziet ze.',
    games: 'Afgelopen spellen', noGames: 'Nog geen.', game: 'Spel', watch: 'Bekijken', link: 'Link kopiëren', file: 'Opslaan als bestand', copied: 'Gekopieerd.',
    explain: 'Uitleggen', opened: 'Geopend spel', explainTitle: 'Wat de sterke bot had gedaan', played: 'Gespeeld', hard: 'Sterke bot', same: 'hetzelfde', round: 'Ronde', points: 'punten',
    explainHow: 'Elke beslissing van een mens, beoordeeld naar wat die toen kon zien: het te verwachten deel van de winst en de punten een of twee rondes later.',
    thinks: 'De sterke bot denkt na…', costliest: 'De duurste momenten:', nothingLost: 'Geen beslissing kostte iets noemenswaardigs.', noPeople: 'In dit spel speelden alleen bots.', hardWould: 'De sterke bot:', lost: 'Weggegeven:',
    do_place: '% leggen', do_bid: '% bieden', do_pass: 'passen', do_buy: 'voor één muis kopen', rabbit: 'de haas', bigDog: 'de grote hond', smallDog: 'de kleine hond',
    fullScreen: 'Volledig scherm', workshop: 'Botwerkplaats', player: 'Een UF2-bestand draaien', table: 'Tafel van een apparaat tonen', skins: 'Eigen katten tekenen',
    help: 'Pijltjestoetsen; A: a, Enter of spatie; B: b, Esc of Backspace; x; y. Houd A vast en schuif naar een pijl om beide met één vinger in te drukken. Rechtsklikken houdt een knop vast. Gamecontrollers werken ook.',
    privacy: 'Spellen en instellingen blijven in deze browser; niets verlaat dit apparaat.',
    secret: 'Kaarten voor één speler staan op het scherm.',
    notSaved: 'Deze browser kan het spel niet bewaren: ', playsOn: 'Opslaan is mislukt; de pagina probeert het opnieuw: ',
    otherPage: 'Felicity is open in een ander tabblad.', takeOver: 'Toch hier spelen', taken: 'Het spel gaat verder in een ander tabblad; dit slaat niets meer op.', goOn: 'Hier spelen',
    linkOnly: 'Felicity is open in een ander tabblad. Dit toont het spel van de link en slaat niets op.',
    replace: 'Alle spellen en instellingen in deze browser vervangen door die van het bestand?', yes: 'Vervangen', no: 'Houden',
    loaded: 'Het bewaarde spel is geladen.', badFile: 'Dit bestand is niet bruikbaar: ', badLink: 'Deze link bevat geen spel: ', notBase64: 'hij is beschadigd',
    unknownFile: 'het is geen bewaard spel (393.216 bytes) en geen spelverslag (dat begint met "felicity 1")',
    uf2File: 'een UF2-bestand draait op de pagina player.html', broken: 'De pagina kon niet starten: ', bug: 'Het spel is gestopt: ', reload: 'Laad de pagina opnieuw; het spel gaat verder waar het is opgeslagen.',
  },
  sk: {
    menu: 'Ponuka', close: 'Zavrieť', device: 'Zariadenie', cross: 'Šípky', letters: 'Písmenové tlačidlá', panel: 'Obrazovka zariadenia',
    up: 'Hore', down: 'Dole', left: 'Vľavo', right: 'Vpravo', howToPlay: 'Ako sa hrá',
    save: 'Uložená hra', exportSave: 'Uložiť do súboru', importSave: 'Načítať zo súboru',
    handsInside: 'Súbor obsahuje karty všetkých hráčov nedohranej hry: kto ho číta, vidí ich.',
    games: 'Dohrané hry', noGames: 'Zatiaľ žiadne.', game: 'Hra', watch: 'Pozrieť', link: 'Kopírovať odkaz', file: 'Uložiť ako súbor', copied: 'Skopírované.',
    explain: 'Vysvetliť', opened: 'Otvorená hra', explainTitle: 'Čo by urobil silný bot', played: 'Zahrané', hard: 'Silný bot', same: 'to isté', round: 'Kolo', points: 'b.',
    explainHow: 'Každé rozhodnutie človeka podľa toho, čo vtedy mohol vidieť: očakávaný podiel na výhre a body o kolo alebo dve neskôr.',
    thinks: 'Silný bot premýšľa…', costliest: 'Najdrahšie chvíle:', nothingLost: 'Žiadne rozhodnutie nestálo nič významné.', noPeople: 'V tejto hre hrali len boti.', hardWould: 'Silný bot:', lost: 'Premrhané:',
    do_place: 'položiť %', do_bid: 'ponúknuť %', do_pass: 'pasovať', do_buy: 'kúpiť za jednu myš', rabbit: 'králika', bigDog: 'veľkého psa', smallDog: 'malého psa',
    fullScreen: 'Celá obrazovka', workshop: 'Dielňa botov', player: 'Spustiť súbor UF2', table: 'Stôl zo zariadenia', skins: 'Nakresliť vlastné mačky',
    help: 'Šípky; A: a, Enter alebo medzerník; B: b, Esc alebo Backspace; x; y. Podržte A a potiahnite na šípku: jeden prst stlačí obe. Pravé tlačidlo myši tlačidlo podrží. Fungujú aj herné ovládače.',
    privacy: 'Hry a nastavenia zostávajú v tomto prehliadači; nič neopúšťa toto zariadenie.',
    secret: 'Na obrazovke sú karty len pre jedného hráča.',
    notSaved: 'Tento prehliadač nevie hru uchovať: ', playsOn: 'Ukladanie zlyhalo; stránka to skúša znova: ',
    otherPage: 'Felicity je otvorená na inej karte.', takeOver: 'Hrať radšej tu', taken: 'Hra pokračuje na inej karte; táto už neukladá.', goOn: 'Hrať tu',
    linkOnly: 'Felicity je otvorená na inej karte. Táto ukazuje hru z odkazu a nič neukladá.',
    replace: 'Nahradiť všetky hry a nastavenia v tomto prehliadači tými zo súboru?', yes: 'Nahradiť', no: 'Ponechať',
    loaded: 'Uložená hra je načítaná.', badFile: 'Tento súbor sa nedá použiť: ', badLink: 'Tento odkaz neobsahuje hru: ', notBase64: 'je poškodený',
    unknownFile: 'nie je to ani uložená hra (393 216 bajtov), ani záznam hry (začína sa „felicity 1“)',
    uf2File: 'súbor UF2 beží na stránke player.html', broken: 'Stránku sa nepodarilo spustiť: ', bug: 'Hra sa zastavila: ', reload: 'Načítajte stránku znova; hra pokračuje, kde bola uložená.',
  },
};

/** The first of the browser's languages that the game speaks, else English. */
export function browserLanguage(known = Object.keys(kWords)) {
  const wanted = (navigator.languages ?? [navigator.language]).map((code) => code.slice(0, 2).toLowerCase());
  return wanted.find((code) => known.includes(code)) ?? 'en';
}

export function wordsOf(language) {
  return kWords[language] ?? kWords.en;
}

/** Puts the words into elements: data-word into the text, data-label into the accessible name. */
export function translate(words, root = document) {
  for (const element of root.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word];
  for (const element of root.querySelectorAll('[data-label]')) element.ariaLabel = words[element.dataset.label];
}
