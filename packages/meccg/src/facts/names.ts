/**
 * The nouns of the game: what a card, a site or a region can be. Their order is their number in the state and in
 * the facts, so new ones go to the end.
 */

export const kinds = [
  'none',
  'character',
  'item',
  'ally',
  'faction',
  'resource event',
  'creature',
  'hazard event',
  'site',
  'region',
] as const;
export const lengths = ['none', 'short', 'long', 'permanent'] as const;
export const itemClasses = ['none', 'minor', 'major', 'greater', 'gold ring', 'special'] as const;
export const alignments = [
  'none',
  'hero',
  'minion',
  'fallen-wizard',
  'balrog',
  'neutral',
  'stage',
  'dual',
] as const;
/**
 * The kinds of players. A Ringwraith player becomes Sauron by a card, and is one as long as that lies in play; Dragon
 * players are of a scenario.
 */
export const sides = ['none', 'wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog', 'dragon'] as const;
/** Whom a fallen-wizard player, or a Dragon player, says he is. */
export const declarations = [
  'nobody',
  'Alatar',
  'Gandalf',
  'Pallando',
  'Radagast',
  'Saruman',
  'Agburanar',
  'Bairanax',
  'Daelomin',
  'Eärcaraxë',
  'Itangast',
  'Leucaruth',
  'Scatha',
  'Scorba',
  'Smaug',
] as const;
export const skills = ['warrior', 'scout', 'ranger', 'sage', 'diplomat'] as const;
export const pointKinds = ['none', 'character', 'item', 'faction', 'ally', 'kill', 'miscellaneous'] as const;
export const siteTypes = [
  'none',
  'haven',
  'free-hold',
  'border-hold',
  'ruins-and-lairs',
  'shadow-hold',
  'dark-hold',
] as const;
export const regionTypes = [
  'none',
  'free-domain',
  'border-land',
  'wilderness',
  'shadow-land',
  'dark-domain',
  'coastal-sea',
] as const;
export const races = [
  'none',
  'Man',
  'Dúnadan',
  'Elf',
  'Dwarf',
  'Hobbit',
  'Wizard',
  'Orc',
  'Troll',
  'Undead',
  'Wolf',
  'Spider',
  'Animal',
  'Dragon',
  'Drake',
  'Nazgûl',
  'Slayer',
  'Giant',
  'Awakened Plant',
  'Pûkel-creature',
  'Ent',
  'Eagle',
  'Wose',
  'Maia',
  'Ringwraith',
  'Fallen-wizard',
  'Balrog',
  'Agent',
  'Special',
  'Spawn',
] as const;
export const keywords = [
  'environment',
  'corruption',
  'weapon',
  'armor',
  'shield',
  'helmet',
  'hoard item',
  'palantír',
  'ring',
  'spell',
  'ritual',
  'light enchantment',
  'dark enchantment',
  'unique',
  'cannot be duplicated',
  'information',
  'the One Ring',
  'Dwarven ring',
  'magic ring',
  'lesser ring',
  'Spawn',
  'Uruk-hai',
  'Olog-hai',
  'half-orc',
  'half-troll',
  'Leader',
  'command',
  'technology',
  'stolen knowledge',
  'lost knowledge',
  'riddling attempt',
  'offering attempt',
  'mind ring',
  'spirit ring',
  'demon fána',
  'sorcery',
  'spirit-magic',
  'shadow-magic',
] as const;

export type Race = (typeof races)[number];
export type Skill = (typeof skills)[number];
export type SiteType = (typeof siteTypes)[number];
export type RegionType = (typeof regionTypes)[number];
export type SideName = (typeof sides)[number];
export type ItemClass = (typeof itemClasses)[number];
export type Alignment = (typeof alignments)[number];
export type Keyword = (typeof keywords)[number];

const plurals: Readonly<Record<string, Race>> = {
  Men: 'Man',
  Orcs: 'Orc',
  Trolls: 'Troll',
  Dúnedain: 'Dúnadan',
  Elves: 'Elf',
  Dwarves: 'Dwarf',
  Hobbits: 'Hobbit',
  Wolves: 'Wolf',
  Spiders: 'Spider',
  Animals: 'Animal',
  Giants: 'Giant',
  Dragons: 'Dragon',
  Drakes: 'Drake',
  Slayers: 'Slayer',
  Plants: 'Awakened Plant',
  'Pûkel-creatures': 'Pûkel-creature',
  Woses: 'Wose',
  'Hazard Agent': 'Agent',
};

/** The race that a printed word names; a card of several races counts as its first. */
export const raceOf = (printed: string): Race => racesIn(printed)[0] ?? 'none';
/** All races of a list; words that are none are passed over. */
export const racesIn = (printed: string): readonly Race[] =>
  printed.split(',').flatMap((part) => {
    const word = part.trim();
    const single = plurals[word] ?? word;
    return races.find((race) => race === single && race !== 'none') ?? [];
  });
