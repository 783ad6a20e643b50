// The sentences of the table view.
import { browserLanguage, wordsOf } from '../page/words.mjs';

const kWords = {
  en: {
    title: 'Felicity: table view', tablePanel: 'What the device shows to the whole table', theDevice: 'The device', connect: 'Connect a device',
    how: 'On the device: Settings, USB console, on. Then plug in its cable and choose its port. A hand is never sent: while one is on the panel, the last public picture stays here.',
    notConnected: 'Not connected.', connected: 'Connected: ', looks: 'A player looks at a secret.', shown: 'The table is shown.',
    player: 'player', played: 'games', won: 'won', mean: 'mean', best: 'best', saveGames: 'Save the games as files', nothingLeaves: 'Nothing leaves this machine.',
    badGame: 'A game of the device cannot be read: ', noPort: 'No port was chosen. On the device: Settings, USB console, on; then plug in the cable.',
    noSerial: 'This browser has no Web Serial: use Chromium, Chrome or Edge on a computer, from https, localhost or a file.', ended: 'The connection has ended: ',
  },
  de: {
    title: 'Felicity: Tischansicht', tablePanel: 'Was das Gerät dem ganzen Tisch zeigt', theDevice: 'Das Gerät', connect: 'Gerät verbinden',
    how: 'Am Gerät: Einstellungen, USB-Konsole, ein. Dann das Kabel einstecken und seinen Anschluss wählen. Karten einer Hand werden nie gesendet: Solange welche zu sehen sind, bleibt hier das letzte öffentliche Bild.',
    notConnected: 'Nicht verbunden.', connected: 'Verbunden: ', looks: 'Jemand sieht geheime Karten an.', shown: 'Der Tisch ist zu sehen.',
    player: 'Name', played: 'Spiele', won: 'gewonnen', mean: 'Mittel', best: 'Bestes', saveGames: 'Spiele als Dateien sichern', nothingLeaves: 'Nichts verlässt dieses Gerät.',
    badGame: 'Ein Spiel des Geräts ist nicht lesbar: ', noPort: 'Es wurde kein Anschluss gewählt. Am Gerät: Einstellungen, USB-Konsole, ein; dann das Kabel einstecken.',
    noSerial: 'Dieser Browser hat kein Web Serial: Chromium, Chrome oder Edge auf einem Computer nehmen, über https, localhost oder aus einer Datei.', ended: 'Die Verbindung ist beendet: ',
  },
  nl: {
    title: 'Felicity: tafelweergave', tablePanel: 'Wat het apparaat aan de hele tafel toont', theDevice: 'Het apparaat', connect: 'Apparaat verbinden',
    how: 'Op het apparaat: Instellingen, USB-console, aan. Steek dan de kabel in en kies de poort. Een hand wordt nooit verstuurd: zolang er een op het scherm staat, blijft hier het laatste openbare beeld.',
    notConnected: 'Niet verbonden.', connected: 'Verbonden: ', looks: 'Een speler bekijkt geheime kaarten.', shown: 'De tafel is te zien.',
    player: 'naam', played: 'spellen', won: 'gewonnen', mean: 'gemiddeld', best: 'beste', saveGames: 'Spellen als bestanden opslaan', nothingLeaves: 'Niets verlaat dit apparaat.',
    badGame: 'Een spel van het apparaat is niet leesbaar: ', noPort: 'Er is geen poort gekozen. Op het apparaat: Instellingen, USB-console, aan; steek dan de kabel in.',
    noSerial: 'Deze browser heeft geen Web Serial: gebruik Chromium, Chrome of Edge op een computer, via https, localhost of uit een bestand.', ended: 'De verbinding is beëindigd: ',
  },
  sk: {
    title: 'Felicity: pohľad na stôl', tablePanel: 'Čo zariadenie ukazuje celému stolu', theDevice: 'Zariadenie', connect: 'Pripojiť zariadenie',
    how: 'Na zariadení: Nastavenia, USB konzola, zapnúť. Potom zapojte kábel a vyberte port. Karty v ruke sa nikdy neposielajú: kým sú na obrazovke, zostáva tu posledný verejný obraz.',
    notConnected: 'Nepripojené.', connected: 'Pripojené: ', looks: 'Hráč sa pozerá na tajné karty.', shown: 'Vidno stôl.',
    player: 'meno', played: 'hry', won: 'výhry', mean: 'priemer', best: 'najlepšie', saveGames: 'Uložiť hry ako súbory', nothingLeaves: 'Nič neopúšťa toto zariadenie.',
    badGame: 'Hra zo zariadenia sa nedá prečítať: ', noPort: 'Nebol vybraný port. Na zariadení: Nastavenia, USB konzola, zapnúť; potom zapojte kábel.',
    noSerial: 'Tento prehliadač nemá Web Serial: použite Chromium, Chrome alebo Edge na počítači, cez https, localhost alebo zo súboru.', ended: 'Spojenie sa skončilo: ',
  },
};

export const language = browserLanguage();
export const words = { ...wordsOf(language), ...kWords[language] };
