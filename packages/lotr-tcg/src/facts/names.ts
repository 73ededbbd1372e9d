/** The nouns of the game. Their order is their number in the state and in the facts, so new ones go to the end. */

export const kinds = [
  'none',
  'companion',
  'ally',
  'minion',
  'possession',
  'artifact',
  'condition',
  'event',
  'site',
  'ring',
  'follower',
] as const;
export const sides = ['none', 'Free Peoples', 'Shadow'] as const;
export const cultures = [
  'none',
  'Dwarven',
  'Elven',
  'Gandalf',
  'Gollum',
  'Gondor',
  'Rohan',
  'Shire',
  'Dunland',
  'Isengard',
  'Moria',
  'Raider',
  'Sauron',
  'Wraith',
  'Men',
  'Orc',
  'Uruk-hai',
] as const;
export const races = [
  'none',
  'Man',
  'Elf',
  'Dwarf',
  'Hobbit',
  'Wizard',
  'Ent',
  'Orc',
  'Uruk-hai',
  'Nazgul',
  'Troll',
  'Wraith',
  'Creature',
  'Balrog',
  'Spider',
  'Maia',
  'Half-troll',
  'Tree',
] as const;
export const itemClasses = [
  'none',
  'hand weapon',
  'ranged weapon',
  'armor',
  'shield',
  'helm',
  'mount',
  'cloak',
  'staff',
  'pipe',
  'ring',
  'bracers',
  'brooch',
  'gauntlets',
  'box',
  'horn',
  'palantir',
  'phial',
] as const;
export const signets = ['none', 'Aragorn', 'Frodo', 'Gandalf', 'Théoden'] as const;
/** Keywords that mean something only to cards. */
export const unloaded = [
  'Southron',
  'Ranger',
  'Spell',
  'Ring-bound',
  'Tale',
  'Sanctuary',
  'Plains',
  'River',
  'Valiant',
  'Search',
  'Besieger',
  'Battleground',
  'Tracker',
  'Underground',
  'Easterling',
  'Fortification',
  'Stealth',
  'Forest',
  'Knight',
  'Mountain',
  'Corsair',
  'Villager',
  'Pipeweed',
  'Warg-rider',
  'Dwelling',
  'Weather',
  'Marsh',
  'Machine',
  'Engine',
  'Tentacle',
  'Twilight',
  'Fellowship',
  'Ring-bearer',
] as const;
/** Keywords with rules of their own, and a number where they have one. */
export const loaded = [
  'Archer',
  'Damage',
  'Defender',
  'Fierce',
  'Ambush',
  'Hunter',
  'Toil',
  'Lurker',
  'Muster',
  'Enduring',
  'Unhasty',
  'Support Area',
] as const;

/** Of sites: the blocks whose paths they are on. */
export const blocks = ['none', 'Fellowship', 'Towers', 'King', 'Shadows'] as const;
export type Block = (typeof blocks)[number];

export type Kind = (typeof kinds)[number];
export type Culture = (typeof cultures)[number];
export type Race = (typeof races)[number];
export type Unloaded = (typeof unloaded)[number];
export type Loaded = (typeof loaded)[number];
