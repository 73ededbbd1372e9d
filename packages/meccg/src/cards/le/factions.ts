/** The Lidless Eye: factions. */
import { isRace } from '../../rules/cards/cards.ts';
import { turn } from '../../turn/turn.ts';
import { roused } from '../families/dragons-ahunt.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, attemptBonus, both, CardKind, cardFile, choose, condition, discarding, duringYourAttempt,
  itemClasses, leftWhenMoving, majorOrGreater, on, printed, type S, say, self, siteOf, spent, the,
  theAttempter, type Value, value, Zone,
} from '../words/index.ts';

export const card = cardFile();

const led = { led: true, onceWon: 0 } as const;
/** However many there are, they count once. */
const otherOrcs = (s: S, _player: number, faction: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== faction && printed.kind(s, c) === CardKind.faction && isRace(s, c, 'Orc')) return true;
  return false;
};

// Balchoth
card('LE-260', {
  at: ['Raider-hold'],
  needs: 8,
  standardFactions: { Easterlings: 2, 'Men of Dorwinion': -2 },
});

// Black Trolls
card(
  'LE-262',
  {
    ...led,
    at: ['Cirith Gorgor', 'Barad-dûr'],
    needs: 10,
    standardFactions: { 'Morgul-orcs': 2, 'Orcs of Gundabad': -2 },
  },
  leftWhenMoving,
);

// Easterlings
card('LE-264', {
  at: ['Easterling Camp'],
  needs: 8,
  standardFactions: { Balchoth: 2, 'Wain-easterlings': 2, 'Men of Dorwinion': -2 },
});

// Goblins of Goblin-gate
card('LE-265', {
  at: ['Goblin-gate'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Grey Mountain Goblins': 2 },
});

// Grey Mountain Goblins
card('LE-266', {
  at: ['Gondmaeglom'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Orcs of Gundabad': 2, 'Goblins of Goblin-gate': 2 },
});

// Half-trolls
card(
  'LE-267',
  { ...led, at: ['Cirith Ungol', 'Barad-dûr'], needs: 9, standardFactions: { 'Variags of Khand': 2 } },
  leftWhenMoving,
);

// Ice-orcs
card('LE-270', {
  atAny: siteOf(['ruins-and-lairs'], { within: ['Forochel', 'Withered Heath'] }),
  needs: 10,
  onceWon: 0,
  standardFactions: { 'Wargs of the Forochel': 2 },
});

// Misty Mountain Wargs
card(
  'LE-272',
  {
    ...led,
    at: ['Ettenmoors'],
    needs: 9,
    standardFactions: { 'Goblins of Goblin-gate': 2, 'Wargs of the Forochel': 2 },
  },
  leftWhenMoving,
);

// Nûrniags
card('LE-273', {
  at: ['Nûrniag Camp'],
  needs: 9,
  standardFactions: { Nûriags: 2, Balchoth: -2, 'Variags of Khand': 2 },
});

// Orcs of Angmar
card('LE-274', {
  at: ['Mount Gram'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Morgul-orcs': 2, 'Orcs of Gundabad': -2 },
});

// Orcs of Gorgoroth
card(
  'LE-275',
  { ...led, at: ['Barad-dûr'], needs: 8, standardFactions: { 'Orcs of Udûn': 2, 'Orcs of Mirkwood': -2 } },
  leftWhenMoving,
);

// Orcs of Gundabad
card('LE-276', {
  at: ['Mount Gundabad'],
  needs: 9,
  onceWon: 0,
  standardFactions: { 'Grey Mountain Goblins': 2, 'Orcs of Angmar': -2 },
});

// Orcs of Mirkwood
card('LE-277', {
  at: ['Sarn Goriwing'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Orcs of the Red Eye': -2, 'Orcs of Gorgoroth': 2 },
});

// Orcs of Moria
card('LE-278', {
  at: ['Moria'],
  needs: 10,
  onceWon: 0,
  standardFactions: { 'Goblins of Goblin-gate': 2, 'Orcs of Dol Guldur': -2 },
});

// Orcs of the Ash Mountains
card(
  'LE-279',
  {
    ...led,
    at: ['Cirith Gorgor'],
    needs: 8,
    standardFactions: { 'Orcs of the Ephel Dúath': -2, 'Snaga-hai': 2 },
  },
  leftWhenMoving,
);

// Orcs of the Red Eye
card(
  'LE-281',
  {
    ...led,
    at: ['Barad-dûr'],
    needs: 8,
    standardFactions: { 'Orcs of Mirkwood': -2, 'Orcs of Udûn': -2, 'Uruk-hai': 2 },
  },
  leftWhenMoving,
);

// Orcs of Udûn
card(
  'LE-282',
  {
    ...led,
    at: ['Cirith Gorgor'],
    needs: 8,
    standardFactions: { 'Orcs of Gorgoroth': 2, 'Orcs of the Red Eye': -2 },
  },
  leftWhenMoving,
);

const given: Value = value(
  'what was given',
  [],
  (g, v) =>
    `(${g.ref(printed.itemClass)}(s, ${v.slot('item')}) === ${itemClasses.indexOf('greater')} ? 6 : 3)`,
  say`${3} (or ${6} if it is a greater item)`,
);
const isTried = condition('tried', [], () => '(s.global.attemptOn === self)', say`it is against ${self.say}`);
// Smaug Roused
card(
  'LE-285',
  { at: ['The Lonely Mountain'], needs: 12, dragon: 'Smaug' },
  action({
    window: duringYourAttempt,
    within: [Zone.declared],
    if: isTried,
    limit: { times: 1, per: turn },
    targets: [spent(choose('item', both(majorOrGreater, on(theAttempter))))],
    costs: [discarding(the('item'))],
    effect: attemptBonus(given),
  }),
  ...roused('Smaug', {
    regions: ['Withered Heath', 'Northern Rhovanion', 'Grey Mountain Narrows', 'Iron Hills'],
    strikes: 2,
    prowess: 17,
    body: 8,
    attackerChooses: true,
  }),
);

// Snaga-hai
card('LE-286', { atAny: siteOf(['shadow-hold']), atTapped: true, needs: 9, onceWon: 0, lostAnywhere: true });

// Southrons
card('LE-287', { at: ['Southron Oasis'], needs: 8, standardFactions: { Haradrim: 2, Asdriags: -2 } });

// Stone Trolls
card(
  'LE-288',
  { ...led, at: ['Ettenmoors'], needs: 10, standardFactions: { 'Black Trolls': 2 } },
  leftWhenMoving,
);

// Uruk-hai
card(
  'LE-291',
  {
    ...led,
    at: ['Barad-dûr', 'Cirith Gorgor', 'Cirith Ungol'],
    needs: 11,
    standardIf: { by: -2, when: otherOrcs, say: say`any other Orc faction` },
  },
  leftWhenMoving,
);

// Variags of Khand
card('LE-292', { at: ['Variag Camp'], needs: 8, standardFactions: { Nûrniags: 2, Haradrim: -2 } });

// Woodmen
card('LE-295', { at: ['Woodmen-town'], needs: 10 });

// Woses of the Eryn Vorn
card('LE-296', { at: ['The Worthy Hills'], needs: 11 });
