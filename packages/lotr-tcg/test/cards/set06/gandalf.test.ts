/** Ents of Fangorn: the Gandalf culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import { bearer, ent } from '../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli, merry, runner, sam } from '../people.ts';
import { moving } from '../standing.ts';

const grown = { race: 'Ent', culture: 'Gandalf' };
invent(
  pause,
  idle,
  companion('Tree', grown),
  companion('Grey one', { race: 'Wizard', culture: 'Gandalf', vitality: 4, title: titleNumber('Gandalf') }),
  minion('Orc', { vitality: 4 }),
  freeCondition('Twig'),
  freeCondition('Bark', { 'Support Area': 0 }, bearer(ent)),
  shadowCondition('Rubble'),
  site('Field', { siteNumber: 1, block: 2 }),
  item('Cloak'),
);
type Fields = Readonly<Record<string, unknown>>;
const tree = (as = 'Ent', more: Fields = {}) => ({ card: 'Tree', as, ...more });
const grey = (more: Fields = {}) => ({ card: 'Grey one', as: 'Gandalf', ...more });
const hand = (card: string, ...more: readonly unknown[]) => [{ card, as: 'event' }, ...more];
const fight = (companions: readonly unknown[], ann: Fields, against: string, more: Fields = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Pause'], ...ann },
    Bob: { minions: [{ card: 'Orc', as: 'orc', against, ...more }] },
  },
});

for (const [people, more] of [
  [[sam()], 0],
  [[merry(), { card: 'Pippin, Friend to Frodo' }, sam()], 2],
] as const)
  scenario(`[6_24] an Ent gains ${more} for ${more} unbound Hobbits`, (t) => {
    t.given(fight([tree(), ...people], { hand: hand('Boomed and Trumpeted') }, 'Ent'));
    t.player('Ann').does('event');
    t.expect.card('Ent', { strength: 6 + more, damage: more });
  });

const rubble = (wounds: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), tree(), tree('other', { wounds })],
      hand: hand('Crack Into Rubble'),
      site: 3,
    },
    Bob: { support: [{ card: 'Field', number: 1, as: 'field' }, 'Rubble', 'Cloak'], site: 3 },
  },
});
scenario('[6_25] two Ents liberate a site and tear a condition down', (t) => {
  t.given(rubble(0));
  t.player('Ann').does('event').does('Ent');
  t.expect.card('field', { in: 'path' }).card('Rubble', { in: 'discard of Bob' });
  t.expect.card('Ent', { wounds: 1 }).card('other', { wounds: 1 });
});
scenario('[6_25] one alone does not', (t) => {
  t.given(rubble(2));
  t.player('Ann').has({ hand: 1 });
  t.expect.card('field', { in: 'support of Bob' });
});

const dress = (card: string, companions: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), ...companions], hand: hand(card, 'Twig') }, Bob: {} },
});
scenario('[6_26/1, 6_26/2] Enraged: one for each Ent', (t) => {
  t.given(dress('Enraged', [tree('Ent', { on: ['Enraged'] }), tree('other'), gimli()]));
  t.player('Ann').does('event: play');
  t.expect.card('event', { in: 'on of other' }).card('other', { strength: 10 });
});
scenario('[6_26/3] it goes at the end of the turn', (t) => {
  t.given({
    phase: 'regroup',
    players: {
      Ann: { companions: [frodo(), tree('Ent', { on: [{ card: 'Enraged', as: 'rage' }] })] },
      Bob: {},
    },
    moves: 2,
  });
  t.expect.card('rage', { in: 'discard of Ann' });
});
scenario('[6_29] Ent Moot: an unbound Hobbit exerts for it, and each Ent has one', (t) => {
  t.given(dress('Ent Moot', [tree('Ent', { on: ['Ent Moot'] }), tree('other'), merry(), sam()]));
  t.player('Ann').does('event: play');
  t.expect.card('event', { in: 'on of other' }).card('other', { strength: 8 }).card('Merry', { wounds: 1 });
});
for (const [why, people] of [
  ['an unbound Hobbit', [tree(), sam()]],
  ['another Ent', [tree('Ent', { on: ['Ent Moot'] }), merry()]],
] as const)
  scenario(`[6_29] not without ${why}`, (t) => {
    t.given(dress('Ent Moot', people));
    t.player('Ann').mayNot('event');
  });

for (const [others, strength] of [
  [1, 6],
  [2, 8],
] as const)
  scenario(`[6_27] Ent Avenger beside ${others} Ents has strength ${strength}`, (t) => {
    t.given(dress('Cloak', [{ card: 'Ent Avenger', as: 'he' }, ...[tree(), tree('other')].slice(0, others)]));
    t.expect.card('he', { strength });
  });

for (const [id, card, two, four] of [
  ['6_28', 'Ent Horde', 11, 7],
  ['6_32', 'Host of Fangorn', 9, 5],
  ['6_33', 'Quickbeam, Bregalad', 2, 0],
  ['6_35', 'Skinbark, Fladrif', 5, 3],
] as const) {
  scenario(
    `[${id}, LR-ERRATA-075] ${card} costs ${two} beside two Ents, ${four} with two Hobbits more`,
    (t) => {
      t.given(dress(card, [tree(), tree('other'), sam()]));
      t.expect.card('event', { 'twilight cost': two });
    },
  );
  scenario(`[${id}, LR-ERRATA-075] ${card} costs ${four} with two Hobbits more`, (t) => {
    t.given(dress(card, [tree(), tree('other'), merry(), 'Pippin, Friend to Frodo', gimli()]));
    t.expect.card('event', { 'twilight cost': four });
  });
}
for (const card of ['Ent Horde', 'Host of Fangorn'])
  scenario(`[6_28/1, 6_32/1] ${card} asks for two Ent companions`, (t) => {
    t.given(dress(card, [tree()]));
    t.player('Ann').mayNot('event', { rule: 'LR-COST-009' });
  });
for (const [minions, defender] of [
  [2, 0],
  [3, 1],
] as const)
  scenario(`[6_28/3] Ent Horde is defender +${defender} against ${minions} minions`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo(), { card: 'Ent Horde', as: 'Horde' }] },
        Bob: { minions: Array.from({ length: minions }, () => 'Orc'), support: ['Idle'] },
      },
    });
    t.expect.card('Horde', { defender });
  });

scenario('[6_30] Mithrandir is wounded by each move', (t) => {
  t.given(
    moving('Plains of Rohan Camp', 2, 'Stables', {
      companions: [frodo(), gimli(), { card: 'Gandalf, Mithrandir', as: 'Gandalf' }],
    }),
  );
  t.expect.card('Gandalf', { wounds: 1 }).card('Gimli', { wounds: 0 });
});

const brand = (card: string) =>
  fight([grey({ on: ['Glamdring, Lightning Brand'] })], { hand: hand(card) }, 'Gandalf');
scenario('[6_31] Glamdring: damage +1, and one more for each spell in the skirmish', (t) => {
  t.given(brand('Threw Down My Enemy'));
  t.expect.card('Gandalf', { damage: 1, strength: 8 });
  t.player('Ann').does('event').does('Glamdring');
  t.expect.card('Gandalf', { damage: 2 });
});
scenario('[6_31/3] nothing for an event that is no spell', (t) => {
  t.given(brand('Under the Living Earth'));
  t.player('Ann').does('event');
  t.expect.card('Gandalf', { damage: 1 });
});
scenario('[6_31/1] Glamdring is for Gandalf only', (t) => {
  t.given(dress('Glamdring, Lightning Brand', [gimli()]));
  t.player('Ann').mayNot('event');
});

for (const [others, strength] of [
  [1, 6 + 2],
  [5, 6 + 4],
] as const)
  scenario(`[6_34, LR-LIMIT-001] Roused beside ${others} other Ents: strength ${strength}`, (t) => {
    const kin = Array.from({ length: others }, (_x, i) => tree(`kin ${i}`));
    t.given(fight([tree(), ...kin], { hand: hand('Roused') }, 'Ent'));
    t.player('Ann')
      .does('event')
      .does('Ent')
      .does(`${others + 1}`);
    t.expect.card('Ent', { strength, wounds: 1 });
  });

const skinbark = (who: unknown, against: string, wounds = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), who, { card: 'Skinbark, Fladrif', as: 'Skinbark', wounds }] },
    Bob: { minions: [{ card: 'Orc', against }] },
  },
});
scenario('[6_35/2] Skinbark takes care of an unbound Hobbit', (t) => {
  t.given(skinbark(merry(), 'Merry'));
  t.player('Ann').does('Skinbark');
  t.expect.card('Merry', { wounds: 0 }).card('Skinbark', { wounds: 1 });
});
for (const [who, name, wounds] of [
  [sam(), 'Sam', 0],
  [merry(), 'Merry', 3],
] as const)
  scenario(`[6_35/2] but not of ${name} with ${wounds} wounds`, (t) => {
    t.given(skinbark(who, name, wounds));
    t.expect.card(name, { wounds: 1 });
  });

scenario('[6_36] each wound in the skirmish weakens a minion against Gandalf', (t) => {
  t.given(
    fight([grey({ wounds: 1 }), gimli({ wounds: 2 })], { hand: hand('Threw Down My Enemy') }, 'Gandalf', {
      wounds: 2,
    }),
  );
  t.player('Ann').does('event');
  t.expect.card('orc', { strength: 5 - 3 });
});
scenario('[6_36] one against somebody else is none', (t) => {
  t.given(fight([grey({ wounds: 1 }), gimli({ wounds: 2 })], { hand: hand('Threw Down My Enemy') }, 'Gimli'));
  t.player('Ann').does('event');
  t.expect.card('orc', { strength: 5 });
});

const guardian = (who: unknown) => ({
  phase: 'assignment alone',
  players: {
    Ann: { companions: [frodo(), who, { card: 'Treebeard, Guardian of the Forest', as: 'Treebeard' }] },
    Bob: { minions: [runner()] },
  },
});
scenario('[6_37/1, LR-KEYWORD-025] Treebeard skirmishes once a Hobbit has hurried him', (t) => {
  t.given(guardian(merry()));
  t.player('Ann').does('Treebeard', 'Pass', 'Runner').mayChoose.exactly('Frodo', 'Merry', 'Treebeard');
  t.expect.card('Merry', { wounds: 1 });
});
scenario('[6_37/1] Sam does not hurry him', (t) => {
  t.given(guardian(sam()));
  t.player('Ann').does('Runner').mayChoose.exactly('Frodo', 'Sam');
});
scenario('[6_37/2] he makes an Ent damage +1', (t) => {
  t.given(fight([tree(), { card: 'Treebeard, Guardian of the Forest', as: 'Treebeard' }], {}, 'Ent'));
  t.player('Ann').does('Treebeard').does('Ent');
  t.expect.card('Ent', { damage: 1 }).card('Treebeard', { wounds: 1, damage: 0 });
});
