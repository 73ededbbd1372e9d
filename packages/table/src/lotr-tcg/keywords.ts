/** What the keywords mean, in a sentence each. Those that have no rule of their own say where they matter. */

const MEANINGS: Readonly<Record<string, string>> = {
  Archer: "Adds 1 to its side's archery total.",
  Damage: 'When it wins a skirmish, each loser takes that many more wounds.',
  Defender: 'May be assigned that many more minions in one skirmish.',
  Fierce: 'Fights in a second round of assignments and skirmishes.',
  Ambush: 'When the Free Peoples player assigns it, its player may add that much twilight.',
  Toil: "Its player may exert own characters of its culture; each lowers the card's cost by that much.",
  Lurker: 'Skirmishes with it come after all others.',
  Muster: 'At the start of the regroup phase its player may discard a card to draw another.',
  Enduring: 'Is 2 stronger for each wound on it.',
  Unhasty: 'Is assigned to skirmishes only where a card allows it.',
  'Support Area': 'Lies in the support area and is borne by nobody.',
  Sanctuary: 'A turn that starts here heals up to five wounds of companions.',
  'Ring-bound': 'Goes with the Ring-bearer: some cards are for Ring-bound companions.',
  Ranger: 'Knows the wild: some cards spot or exert rangers.',
  Spell: 'An event of wizardry: some cards look for spells.',
  Tale: 'A story that is told: some cards look for tales.',
  Stealth: 'An event of quiet feet: some cards look for stealth.',
  Search: 'A condition of the hunt: some cards look for searches.',
  Weather: 'A condition of the sky: some cards look for weather.',
  Pipeweed: 'What is smoked in pipes: pipes use it.',
  Tracker: 'A minion that follows: some cards look for trackers.',
  Tentacle: 'A part of the Watcher in the Water.',
  Twilight: 'A Nazgûl half seen: some cards look for twilight minions.',
};
const TERRAIN: ReadonlySet<string> = new Set([
  'Plains',
  'River',
  'Battleground',
  'Underground',
  'Forest',
  'Mountain',
  'Dwelling',
  'Marsh',
]);

export const meaningOf = (keyword: string): string =>
  MEANINGS[keyword] ??
  (TERRAIN.has(keyword)
    ? 'A kind of land: some cards ask where the fellowship is.'
    : 'Some cards look for this word.');
