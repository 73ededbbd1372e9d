/**
 * What the texts of all cards name, held against what is printed: a race, a skill, a type of site or a place that one of
 * the two lacks is a condition or an effect that one of the two lacks.
 */
import { describe, expect, test } from 'vitest';
import cardsFile from '../../cards/facts/cards.json' with { type: 'json' };
import regionsFile from '../../cards/facts/regions.json' with { type: 'json' };
import sitesFile from '../../cards/facts/sites.json' with { type: 'json' };
import termsFile from '../../cards/facts/terms.json' with { type: 'json' };
import { pool } from '../../src/cards/pool.ts';
import { textOf } from '../../src/text/card-text.ts';
import { termFinder } from './terms.ts';

const printed = new Map(termsFile.map(({ id, terms }) => [id, terms]));
const places = [...sitesFile, ...regionsFile].map(({ name }) => name);
const find = termFinder([...places, ...cardsFile.map(({ name }) => name.en)]);

/**
 * Where the two differ. Most were judged by the words that differ, some by the whole print: one of the two says the same with another word, names each of
 * what the other sums up, leaves to the rulebook what the other repeats, or follows an erratum.
 */
const OTHERWISE: Readonly<Record<string, string>> = {
  'TW-1': 'more wound; less wounded', // Abductor
  'TW-2': 'more untapped; less creature, hazard limit, movement/hazard phase, opponent, tapped', // Adûnaphel
  'TW-8': 'more ally, tap, untapped', // Assassin
  'TW-16': 'more “Tom” (Tûma), “William” (Wûluag)', // “Bert” (Bûrat)
  'TW-18': 'more follower; less non-follower', // Call of Home
  'TW-21': 'more Under-deeps', // Choking Shadows
  'TW-24':
    'more Himring, Isle of the Ulond, Isles of the Dead that Live, Tolfalas; less Andrast Coast, Bay of Belfalas, Elven Shores, Eriadoran Coast, Mouths of the Anduin', // Corsairs of Umbar
  'TW-31': 'more tap; less creature, hazard limit, movement/hazard phase, opponent, tapped', // Dwar of Waw
  'TW-36': 'more once, tap; less tapped, unless', // Foul Fumes
  'TW-49': 'more once, tap; less tapped, unless', // Long Winter
  'TW-57': 'less ring', // Lure of Expedience
  'TW-64': 'less attacker, wound', // Morgul-knife
  'TW-68': 'more Under-deeps, untapped', // New Moon
  'TW-84': 'more discard, movement/hazard phase, untapped', // River
  'TW-89': 'more ally, untapped', // Slayer
  'TW-103': 'more “Bert” (Bûrat), “William” (Wûluag)', // “Tom” (Tûma)
  'TW-104': 'more follower', // Tookish Blood
  'TW-109': 'more Wolf; less Wolves', // Wargs
  'TW-111': 'more strike', // Weariness of the Heart
  'TW-112': 'more “Bert” (Bûrat), “Tom” (Tûma)', // “William” (Wûluag)
  'TW-114': 'more Wolf', // Wolves
  'TW-117': 'more follower, organization phase; less discard, minimum, untapped', // Alatar
  'TW-176': 'more strike', // Peath
  'TW-185': 'more strike', // Vôteli
  'TW-188': 'more hand; less Hobbit', // A Chance Meeting
  'TW-189': 'less influence check', // A Friend or Three
  'TW-192': 'more organization phase', // Andúril, the Flame of the West
  'TW-196': 'less Lesser Ring, The One Ring, roll', // Beautiful Gold Ring
  'TW-198': 'more Under-deeps, untapped; less non-Haven, non-Under-deeps', // Bill the Pony
  'TW-199': 'more untapped; less tap', // Block
  'TW-204': 'more untapped', // Concealment
  'TW-209': 'more untapped; less tap', // Dodge
  'TW-210': 'less organization phase', // Dreams of Lore
  'TW-229': 'more wound; less wounded', // Escape
  'TW-245': 'more discard', // Goldberry
  'TW-246': 'more Haven; less non-Haven', // Gollum
  'TW-248': 'more creature, discard, roll, untapped; less non-Coastal Sea', // Great Ship
  'TW-249': 'more discard; less movement/hazard phase', // Great-road
  'TW-250': 'less Rohan', // Great-shield of Rohan
  'TW-253': 'more heal, tapped; less untapped', // Halfling Strength
  'TW-255': 'more tapped; less untapped', // Healing Herbs
  'TW-266': 'more ring', // Lesser Ring
  'TW-269': 'more wound; less tapped, unique, wounded', // Lucky Search
  'TW-288': 'less influence check', // Muster
  'TW-292': 'less influence check', // New Friendship
  'TW-299': 'less return', // Palantír of Minas Tirith
  'TW-306': 'less Lesser Ring, The One Ring, roll', // Precious Gold Ring
  'TW-314': 'more once; less hoard', // Reforging
  'TW-315': 'less organization phase', // Rescue Prisoners
  'TW-316': 'less discard', // Return of the King
  'TW-319': 'more body check', // Risky Blow
  'TW-325': 'less opponent', // Secret Passage
  'TW-332': 'more untapped', // Stealth
  'TW-341': 'more tap', // The Arkenstone
  'TW-346': 'more Nazgûl; less non-Nazgûl', // The Old Thrush
  'TW-347': 'more ring, store', // The One Ring
  'TW-349': 'more hand; less tapped', // Thorough Search
  'TW-350': 'more creature, roll', // Tom Bombadil
  'TW-404': 'more Wolf; less Wolves', // Isengard
  'TW-418': 'more Wolf; less Wolves', // Ost-in-Edhil
  'TW-430': 'more Wolf; less Wolves', // The White Towers
  'TW-436': 'more Wolf; less Wolves', // Weathertop
  'TW-493': 'more wound; less wounded', // Neeker-breekers
  'TD-13': 'more Wolf; less Wolves', // Dire Wolves
  'TD-39': 'more return', // Known to an Ounce
  'TD-62': 'more influence check', // Scatha at Home
  'TD-71': 'less movement/hazard phase', // Smaug at Home
  'TD-73': 'less Fellowship', // Stormcrow
  'TD-78': 'more keyed', // True Fire-drake
  'TD-95': 'more long-event phase', // A Short Rest
  'TD-98': 'more tapped', // And Forth He Hastened
  'TD-101': 'more hand, tap, untapped', // Bounty of the Hoard
  'TD-116': 'more minimum', // Flatter a Foe
  'TD-130': 'less tapped', // Magical Harp
  'TD-131': 'more attacker, untapped', // Many Foes He Fought
  'TD-134': 'more untapped', // Marvels Told
  'TD-140': 'less ally', // More Sense than You
  'TD-142': 'less return', // Nenseldë the Wingild
  'TD-158': 'more tapped', // Thrór’s Map
  'TD-163': 'more untapped', // Warm Now Be Heart and Limb
  'TD-166': 'more untapped', // When I Know Anything
  'TD-169': 'less opponent', // Wizard Uncloaked
  'TW-93': 'more corruption check', // The Balance of Things: when its source is chosen anew
  'TD-67': 'less opponent, site phase', // Searching Eye: being revealed on guard is a rule
  'AS-39': 'more movement/hazard phase, opponent', // Summons from Long Sleep: when a creature is reserved
  'AS-27': 'more tapped', // Enchanted Stream
  'BA-16': 'less eliminated', // Desire All for Thy Belly: what is eliminated is not in play
  'BA-21': 'more movement/hazard phase, opponent, site phase', // Monstrosity of Diverse Shape: where a hazard limit is said
  'DM-72': 'more influence check', // Mordor in Arms: the print says attempt
  'DM-73': 'more discard', // Neither so Ancient Nor so Potent: the print says discarding
  'DM-14': 'more movement/hazard phase, opponent; less influence check', // Golodhros
  'TD-175': 'less discard', // Framsburg: what becomes of a creature that was defeated is a rule
  'DM-33': 'more non-unique; less unique', // The Iron-deeps
  'DM-37': 'more Udûn, discard; less discard pile', // The Under-galleries
  'DM-38': 'more non-unique; less unique', // The Under-gates
  'DM-50': 'more untapped', // Cunning Foes
  'DM-53': 'more Great-road', // Earth-tremors: the print writes its name without the hyphen
  'DM-57': 'more non-Ringwraith; less opponent', // Faces of the Dead
  'DM-70': 'more keyed; less return', // Long Dark Reach
  'DM-80': 'less creature', // Rank upon Rank
  'DM-97': 'less Dragon, Drake, Man, Nazgûl, Orc, Undead', // Two or Three Tribes Present
  'DM-99': 'more untap phase; less untap', // Waylaid, Wounded, and Orc-dragged: each of his untap phases, one at a time
  'DM-109': 'more ally, untapped', // Nameless Thing
  'DM-112': 'less Umagaur', // Umagaur the Pale
  'DM-119': 'more maximum, untapped', // Barrow-blade
  'DM-125': 'more long-event phase; less discard pile', // Enduring Tales
  'DM-132': 'more Dragon; less automatic-attack, non-Dragon', // Forewarned Is Forearmed
  'DM-142': 'more tapped; less movement/hazard phase', // Hundreds of Butterflies
  'DM-155': 'more Dragon, Under-deeps; less discard, non-Dragon, non-Under-deeps, return', // Rebuild the Town
  'DM-157': 'more long-event phase', // Secret Ways
  'DM-163': 'more untapped', // When You Know More
  'DM-164': 'less organization phase', // The Windlord Found Me
  'DM-178': 'less search', // Mistress Lobelia
  'LE-50': 'more keyed', // Adûnaphel the Ringwraith
  'LE-51': 'less return', // Akhôrahil the Ringwraith
  'LE-54': 'more end-of-turn phase', // Indûr the Ringwraith
  'LE-57': 'more follower', // Ûvatha the Ringwraith
  'LE-58': 'more Witch-king of Angmar; less Angmar', // The Witch-king
  'LE-132': 'more organization phase', // Rebel-talk
  'LE-137': 'more organization phase; less minimum', // Shut Yer Mouth
  'LE-140': 'less greater', // Stay Her Appetite
  'LE-142': 'more unless', // Thrice Outnumbered
  'LE-146': 'more tap; less Orc, Troll, discard, tapped, unless', // Veils Flung Away
  'LE-153': 'less ally', // Last Child of Ungoliant
  'LE-154': 'more Haven; less My Precious', // Stinker
  'LE-156': 'more body check', // War-warg
  'LE-158': 'more Wolves, influence check', // The Warg-king
  'LE-160': 'more untapped', // A Nice Place to Hide
  'LE-172': 'more body check', // Bold Thrust
  'LE-175': 'more hand; less tapped', // Catch an Elusive Scent
  'LE-178': 'less influence check', // Crooked Promptings
  'LE-180': 'more wound; less wounded', // Diversion
  'LE-203': 'more Bade to Rule, organization phase', // The Lidless Eye
  'LE-212': 'less Dúnadan', // Not Slay Needlessly
  'LE-173': 'less untapped', // Burning Rick, Cot, and Tree
  'LE-219': 'more influence check', // Poisonous Despair
  'LE-220': 'more untapped; less Slayer', // Ready to His Will
  'LE-223': 'less greater, tapped', // The Ring Leaves Its Mark
  'LE-226': 'more untapped', // Secrets of Their Forging
  'LE-230': 'less untapped', // Smoke on the Wind
  'LE-235': 'less Sauron, hand', // Sudden Call
  'LE-238': 'more roll', // Swift Strokes
  'LE-240': 'more Haven, once; less organization phase', // That Ain’t No Secret
  'LE-241': 'more Haven, once; less organization phase', // That’s Been Heard Before Tonight
  'LE-245': 'more long-event phase; less hero', // Tidings of Death
  'LE-247': 'more unless, wounded; less tap', // Under His Blow
  'LE-250': 'more untapped', // Voices of Malice
  'LE-253': 'less Ringwraith', // Weigh All Things to a Nicety
  'LE-246': 'more Haven, once; less organization phase', // To Satisfy the Questioner
  'LE-262': 'more Morgul-orcs', // Black Trolls
  'LE-264': 'less hero', // Easterlings
  'LE-272': 'more Ettenmoors, Wargs of the Forochel; less Forochel, Wargs', // Misty Mountain Wargs
  'LE-277': 'more Orcs of the Red Eye; less Orc', // Orcs of Mirkwood
  'LE-285': 'more once', // Smaug Roused
  'LE-287': 'less hero', // Southrons
  'LE-292': 'less hero', // Variags of Khand
  'LE-295': 'less hero', // Woodmen
  'LE-303': 'less Lesser Ring, roll', // Bright Gold Ring
  'LE-310': 'more untap; less untapped', // Foul-smelling Paste
  'LE-311': 'less Lesser Ring', // Gleaming Gold Ring
  'LE-312': 'less Lesser Ring, The One Ring', // Gold Ring that Sauron Fancies
  'LE-315': 'less Lesser Ring, The One Ring', // The Least of Gold Rings
  'LE-324': 'more ring; less Lesser Ring', // Minor Ring
  'LE-333': 'less return', // Palantír of Minas Tirith
  'LE-341': 'less attacker, greater', // Sable Shield
  'LE-343': 'more roll', // Scroll of Isildur
  'LE-346': 'more ring; less Lesser Ring', // Trifling Ring
  'LE-350': 'more Hobbit; less Hobbits', // Bag End
  'LE-352': 'more end-of-turn phase, roll; less ring, site phase', // Barad-dûr
  'LE-373': 'more Wolf; less Wolves', // Ettenmoors
  'LE-384': 'more Wolf; less Wolves', // Isengard
  'LE-393': 'more gold ring, untapped; less ring', // Mount Doom
  'LE-397': 'more Wolf; less Wolves', // Ost-in-Edhil
  'LE-412': 'more Wolf; less Wolves', // The White Towers
  'LE-418': 'more hoard; less non-follower', // The Arkenstone
  'LE-419': 'less Wizard, hero', // Deadly Dart
  'AS-10': 'more wound; less wounded', // Galadhrim
  'AS-15': 'more untapped; less creature', // Lord of the Haven
  'AS-32': 'more attacker; less Alatar, unless', // One Foe to Breed a War
  'AS-34': 'more opponent; less untap phase', // Power Built by Waiting
  'AS-36': 'more strike; less hero, opponent', // Ride Against the Enemy
  'AS-47': 'less hero', // Drughu
  'AS-54': 'less hero', // Safe from the Shadow
  'AS-56': 'more discard; less tapped', // The Sun Unveiled
  'AS-72': 'more discard, organization phase; less play deck, sideboard, starter movement', // Black Horse
  'AS-74': 'less ally', // Great Bats
  'AS-75': 'more strike', // Great Lord of Goblin-gate
  'AS-76': 'more return; less ally', // Regiment of Black Crows
  'AS-79': 'less influence check', // The Dark Power
  'AS-90': 'less influence check', // Join With That Power
  'AS-88': 'more Dragon, Under-deeps; less non-Dragon, non-Under-deeps', // Hold Rebuilt and Repaired
  'AS-102': 'more automatic-attack; less non-automatic-attack', // The Tormented Earth
  'AS-106': 'more long-event phase', // The Under-roads
  'AS-108': 'more heal, untap; less untapped', // Well-preserved
  'AS-123': 'less search', // Dwarven Ring of Thélor’s Tribe
  'AS-124': 'less search', // Dwarven Ring of Thrár’s Tribe
  'AS-130': 'more tapped', // Records Unread
  'AS-131': 'more tapped', // Secret Book
  'AS-134': 'more tapped', // Thrór’s Map
  'AS-142': 'more tapped, untapped', // The Worthy Hills
  'AS-165': 'more The Under-leas', // The Under-gates
  'AS-167': 'more non-unique; less unique', // The Under-leas
  'AS-169': 'more Wolf; less Wolves', // Weathertop
  'WH-1': 'more Haven, follower, organization phase; less discard, untapped', // Alatar
  'WH-4': 'more tapped', // Gandalf
  'WH-13': 'less attacker', // Goblin-faces
  'WH-14': 'more discard', // Blind to the West
  'WH-34': 'more corruption check; less tapped', // Promptings of Wisdom
  'WH-43': 'more Wolves; less Wolf', // Crept Along Cleverly
  // Stage resources are played in the organization phase by the rules; only some say so.
  'WH-47': 'less tapped', // Piercing All Shadows
  'WH-61': 'more once; less Bad Company, Half-orcs', // A Strident Spawn
  'WH-63': 'more organization phase', // Bad Company
  'WH-66': 'more organization phase', // Double-dealing
  'WH-68': 'more organization phase', // The Fortress of Isen
  'WH-69': 'more organization phase', // Fortress of the Towers
  'WH-70': 'more organization phase', // Gatherer of Loyalties
  'WH-72': 'more organization phase', // Great Patron
  'WH-74': 'more organization phase', // Guarded Haven
  'WH-75': 'more organization phase; less Wizard', // Hidden Haven
  'WH-76': 'more organization phase', // Legacy of Smiths
  'WH-82': 'more hand', // Thrall of the Voice
  'WH-84': 'more organization phase', // Wizard’s Myrmidon
  'WH-90': 'more organization phase', // Bow of Alatar
  'WH-91': 'more hand, organization phase; less shuffle', // The Great Hunt
  'WH-92': 'more organization phase', // Huntsman’s Garb
  'WH-93': 'more organization phase', // Join the Hunt
  'WH-95': 'more organization phase', // Squire of the Hunt
  'WH-117': 'more Haven', // The Forge-master
  'WH-119': 'more organization phase', // Man of Skill
  'WH-120': 'more organization phase', // Saruman’s Machinery
  'WH-122': 'more direct influence, organization phase', // The White Hand
  'BA-10': 'less creature', // Beorning Skin-changers
  'BA-11': 'more ally', // Carrion Feeders
  'BA-14': 'more discard; less greater', // Black Vapour
  'BA-15': 'less eliminated', // Darkness Made by Malice
  'BA-17': 'less Hobbits', // Diminish and Depart
  'BA-18': 'less untapped', // Fled into Darkness
  'BA-19': 'more Under-deeps; less non-Under-deeps', // Glance of Arien
  'BA-23': 'more non-Ringwraith, non-Wizard; less Ringwraith, Wizard, eliminated', // The Reek
  'BA-24': 'more wounded', // Spawn of Ungoliant
  'BA-29': 'less greater, maximum', // Crept Along Carefully
  'BA-32': 'less shuffle, untapped', // Show Things Unbidden
  'BA-37': 'less greater, maximum', // Going Ever Under Dark
  'BA-38': 'more Dark-hold, influence check', // Great Army of the North
  'BA-45': 'more unless; less ally, eliminated, greater', // Evil Things Lingering
  'BA-46': 'less ally', // Great Troll
  'BA-47': 'less ally', // Nasty Slimy Thing
  'BA-49': 'more tapped', // Angband Revisited
  'BA-52': 'less eliminated, greater', // Challenge the Power
  'BA-53': 'less minimum', // Cloaked by Darkness
  'BA-57': 'more return, tapped', // Eddy in Fate’s Tide
  'BA-58': 'more wounded', // Flame of Udûn
  'BA-61': 'more discard; less opponent', // Great Fissure
  'BA-62': 'more once; less opponent', // Great Shadow
  'BA-64': 'more Blue Mountain Dwarf-hold', // Invade Their Domain
  'BA-70': 'less maximum', // Orders from the Great Demon
  'BA-71': 'less A More Evil Hour', // Out He Sprang
  'BA-72': 'more influence check, return', // People Diminished
  'BA-75': 'less opponent', // Scourge of Fire
  'BA-78': 'more influence check', // Terror Heralds Doom
  'BA-79': 'less untapped', // Vanguard of Might
  'BA-80': 'more Dragon; less non-Dragon', // A Few Recruits
  'BA-81': 'more tap, wounded', // Stabbing Tongue of Fire
  'BA-82': 'less discard, opponent', // Whip of Many Thongs
  'BA-83': 'less keyed', // Ancient Deep-hold
  'BA-91': 'more Ruins & Lairs', // The Iron-deeps
  'BA-43': 'more once', // Sauron
  'BA-54': 'more wound; less eliminated, greater', // Crowned with Storm
  'BA-67': 'less tap', // Memories of Old Torture
};

function difference(said: readonly string[], wanted: readonly string[]): string {
  const more = said.filter((term) => !wanted.includes(term));
  const less = wanted.filter((term) => !said.includes(term));
  return [
    ...(more.length > 0 ? [`more ${more.join(', ')}`] : []),
    ...(less.length > 0 ? [`less ${less.join(', ')}`] : []),
  ].join('; ');
}

test('terms are found once each, in either number, and apart from what they negate', () => {
  const text = 'Tap two Elves or a non-Elf; Elves at Moria. Boromir II discards Glamdring.';
  expect(find(text, 'Boromir II')).toEqual(['Elf', 'Glamdring', 'Moria', 'discard', 'non-Elf', 'tap']);
});

describe('a card names what is printed on it', () => {
  test.each(pool.map(({ id, facts }) => [id, facts.names.en] as const))('%s %s', (id, name) => {
    const found = difference(find(textOf(id).join(' '), name), printed.get(id) ?? []);
    expect(found).toBe(OTHERWISE[id] ?? '');
  });
});
