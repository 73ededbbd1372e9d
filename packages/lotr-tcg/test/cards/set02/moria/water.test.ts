/** Mines of Moria: the Watcher, its tentacles, a troll's chain and dark places. */
import {
  a,
  companion as companions,
  event,
  exertA,
  exertIt,
  healIt,
  hobbit,
  maneuver,
  toHeal,
} from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, freeEvent, invent, minion, shadowEvent, site } from '../../../invented.ts';
import { frodo, passThrough, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { sam } from '../../people.ts';
import type { Fields } from '../../positions.ts';
import { standing } from '../../standing.ts';

invent(
  idle,
  freeIdle,
  minion('Orc'),
  minion('Chief', { unique: 1 }),
  minion('Sauron chief', { unique: 1, culture: 'Sauron' }),
  companion('Friend', { vitality: 4 }),
  companion('Archer', { vitality: 4, Archer: 1 }),
  freeCondition('Paper'),
  freeEvent(
    'Hobbit deed',
    {},
    event(maneuver, { costs: [exertA(hobbit)], effect: healIt(toHeal(companions)) }),
  ),
  shadowEvent('Chase', {}, event(maneuver, { effect: exertIt(a(hobbit)) })),
  site('Lake', { keyword: ['Marsh'], block: 1, siteNumber: 4 }),
  site('Field', { block: 1, siteNumber: 4 }),
  site('Own cave', { keyword: ['Underground'], block: 1, siteNumber: 4 }),
  site('Own field', { block: 1, siteNumber: 4 }),
  site('Other cave', { keyword: ['Underground'], block: 1, siteNumber: 5 }),
  site('Later cave', { keyword: ['Underground'], block: 2, siteNumber: 4 }),
);
const there = (bob: Fields, place = 'Lake', twilight = 9) => ({
  ...standing('shadow alone', place, 4, { companions: [frodo(), 'Friend'] }, { support: ['Idle'], ...bob }),
  twilight,
});
for (const [id, card, finds] of [
  ['2_58/1', 'Foul Tentacle', 'Huge Tentacle'],
  ['2_66/1', 'Huge Tentacle', 'Watcher in the Water, Keeper of Westgate'],
] as const) {
  const position = (deck: readonly unknown[], place = 'Lake') =>
    there({ hand: [{ card, as: 'it' }], deck }, place);
  scenario(`[${id}] ${card} may bring ${finds} from the draw deck`, (t) => {
    t.given(position(['Orc', { card: finds, as: 'found' }, 'Paper']));
    t.player('Bob').does('it: play', 'it').has({ deck: 2 });
    t.expect.card('found', { in: 'minions of Bob' });
  });
  scenario(`[${id}] ${card} brings no other`, (t) => {
    t.given(position(['Orc', 'Paper']));
    t.player('Bob').does('it: play', 'it').has({ deck: 2 });
  });
}
for (const [ids, card] of [
  ['2_58/2, 2_58/3', 'Foul Tentacle'],
  ['2_66/2, 2_66/3', 'Huge Tentacle'],
  ['2_73/3, 2_73/4', 'Watcher in the Water, Keeper of Westgate'],
] as const) {
  scenario(`[${ids}] ${card} bears no possession`, (t) => {
    t.given(there({ minions: [{ card, as: 'he' }], hand: [{ card: 'Goblin Scimitar', as: 'blade' }] }));
    t.player('Bob').mayNot('blade', {});
  });
  scenario(`[${ids}] ${card} is discarded where there is no marsh`, (t) => {
    t.given(there({ hand: [{ card, as: 'it' }] }, 'Field'));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: 'discard of Bob' });
  });
}
scenario('[2_73/1, LR-EFFECT-012] Watcher in the Water drives all but tentacles away', (t) => {
  t.given(
    there({
      minions: ['Orc', { card: 'Foul Tentacle', as: 'arm' }],
      hand: [
        { card: 'Watcher in the Water, Keeper of Westgate', as: 'it' },
        { card: 'Chief', as: 'late' },
      ],
    }),
  );
  t.player('Bob').does('it: play');
  t.expect.card('Orc', { in: 'discard of Bob' }).card('arm', { in: 'minions of Bob' });
  t.player('Bob').does('late: play');
  t.expect.card('late', { in: 'discard of Bob' });
});
scenario('[2_73/2] Watcher in the Water: each tentacle has 2 more and damage +1', (t) => {
  t.given(
    there({
      minions: [
        { card: 'Watcher in the Water, Keeper of Westgate', as: 'it' },
        { card: 'Foul Tentacle', as: 'arm' },
      ],
    }),
  );
  t.expect.card('arm', { strength: 6, damage: 1 }).card('it', { strength: 11, damage: 1 });
});

const troll = (wounds = 0) => ({
  card: 'Cave Troll of Moria, Scourge of the Black Pit',
  as: 'troll',
  wounds,
  on: [{ card: "Cave Troll's Chain", as: 'chain' }],
});
scenario("[2_53/1] Cave Troll's Chain is borne by Cave Troll of Moria, and by no Orc", (t) => {
  t.given(there({ minions: ['Orc'], hand: [{ card: "Cave Troll's Chain", as: 'it' }] }));
  t.player('Bob').mayNot('it', {});
});
for (const answer of ['chain', 'Pass'])
  scenario(`[2_53/2] Cave Troll's Chain: Ann may skip the archery phase: ${answer}`, (t) => {
    t.given(
      standing(
        'maneuver',
        'Field',
        4,
        { companions: [frodo(), 'Friend'], support: ['Free idle'] },
        { minions: [troll()] },
      ),
    );
    passThrough(t, 'action procedure');
    t.player('Ann').does(answer);
    t.expect.table({ phase: answer === 'chain' ? 'assignment' : 'archery' });
  });
const shooting = (wounds: number) =>
  standing(
    'archery fire',
    'Field',
    4,
    { companions: [frodo(), 'Archer', 'Friend'] },
    { minions: [troll(wounds)] },
  );
scenario("[2_53/3] Cave Troll's Chain: an archery wound may wound an archer companion", (t) => {
  t.given(shooting(0));
  t.player('Bob').does('chain');
  t.expect.card('Archer', { wounds: 1 }).card('Friend', { wounds: 0 }).card('troll', { wounds: 1 });
});
scenario("[2_53/3, LR-ERRATA-042] Cave Troll's Chain: not with the wound that kills", (t) => {
  t.given(shooting(3));
  t.expect.card('troll', { in: 'discard of Bob' }).card('Archer', { wounds: 0 });
});

for (const [card, strength] of [
  ['Chief', 6],
  ['Orc', 5],
  ['Sauron chief', 5],
] as const)
  scenario(`[2_55/1] Dark Places: ${card} has ${strength}`, (t) => {
    t.given(there({ minions: [card], support: ['Idle', 'Dark Places'] }));
    t.expect.card(card, { strength });
  });
const dark = (own: string, owner = 'Ann') => ({
  phase: 'shadow alone',
  path: [{ card: 'Field', number: 4, as: 'old', owner }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: {
      adventure: [{ card: own, as: 'own' }, 'Own field'],
      support: ['Idle', { card: 'Dark Places', as: 'it' }],
    },
  },
});
scenario("[2_55/2] Dark Places: Bob's underground site takes the place of Ann's", (t) => {
  t.given(dark('Own cave'));
  t.player('Bob').does('it');
  t.expect.card('own', { in: 'path', number: 4 }).card('old', { in: 'adventure of Ann' });
});
for (const [own, owner] of [
  ['Other cave', 'Ann'],
  ['Later cave', 'Ann'],
  ['Own cave', 'Bob'],
] as const)
  scenario(`[2_55/2, LR-ERRATA-039] Dark Places: not ${own} for a site of ${owner}`, (t) => {
    t.given(dark(own, owner));
    t.player('Bob').mayNot('it', {});
  });

const thrown = { card: 'Throw Yourself in Next Time', as: 'it' };
for (const [orc, who, ok] of [
  ['Orc', sam({ as: 'he' }), true],
  ['Sauron chief', sam({ as: 'he' }), false],
  ['Orc', { card: 'Friend', as: 'he' }, false],
] as const)
  scenario(`[2_71/1, 2_71/2] Throw Yourself in Next Time with ${orc}: ${ok}`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: {
        Ann: { companions: [{ card: 'Friend', as: 'bearer', on: ['The One Ring, The Ruling Ring'] }, who] },
        Bob: { minions: [orc], hand: [thrown], support: ['Idle'] },
      },
    });
    if (ok) t.player('Bob').does('it: play');
    else t.player('Bob').mayNot('it', {});
  });
const held = (hand: Fields, bob: Fields = {}) => ({
  phase: 'maneuver alone',
  twilight: 5,
  players: {
    Ann: {
      companions: [
        { card: 'Friend', as: 'bearer', on: ['The One Ring, The Ruling Ring'] },
        sam({ on: [{ ...thrown, owner: 'Bob' }] }),
      ],
      support: ['Free idle'],
      ...hand,
    },
    Bob: { minions: ['Orc'], support: ['Idle'], ...bob },
  },
});
scenario('[2_71/3] Throw Yourself in Next Time: no Free Peoples card exerts its bearer', (t) => {
  t.given(held({ hand: [{ card: 'Hobbit deed', as: 'deed' }] }));
  t.player('Ann').mayNot('deed', { because: 'exert' });
});
scenario('[2_71/3] Throw Yourself in Next Time: a Shadow card does', (t) => {
  t.given(held({}, { hand: [{ card: 'Chase', as: 'chase' }] }));
  t.player('Ann').does('Pass');
  t.player('Bob').does('chase');
  t.expect.card('Sam', { wounds: 1 });
});
