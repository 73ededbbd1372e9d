/** The Two Towers: the Dunland culture. */
import { itsBearer, modifier, strength } from '../../../src/cards/words/index.ts';
import { invent, item, minion, pause, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

const gift = (by: number) => modifier({ attribute: strength, of: itsBearer, by });

invent(shadowCondition('Filler'), site('Field', { siteNumber: 1, block: 2 }));

const field = { card: 'Field', number: 1 };
const chief = (wounds: number, ann: object, bob: object, path: readonly unknown[] = []) => ({
  phase: 'shadow alone',
  twilight: 1,
  path,
  players: {
    Ann: { companions: [frodo()], site: 3, ...ann },
    Bob: {
      minions: [{ card: 'Hill Chief', as: 'Chief', wounds }],
      hand: ['Filler'],
      deck: ['Filler', 'Filler', 'Filler', 'Filler'],
      ...bob,
    },
  },
});
scenario('[4_20] Hill Chief draws three cards while a site is under control', (t) => {
  t.given(chief(0, {}, { support: [field] }));
  t.player('Bob').does('Chief').has({ hand: 4, deck: 1 });
  t.expect.card('Chief', { wounds: 1 });
});
scenario('[4_20] [LR-EXERT-003] Hill Chief does not exert when he is exhausted', (t) => {
  t.given(chief(1, {}, { support: [field] }));
  t.player('Bob').mayNot('Chief', { because: 'can exert' });
});
for (const [where, ann, path] of [
  ['on the path', {}, [field]],
  ["in another's control", { support: [field] }, []],
] as const)
  scenario(`[4_20] [LR-CONTROL-001] a site ${where} is none that he controls`, (t) => {
    t.given(chief(0, ann, {}, path));
    t.player('Bob').mayNot('Chief', { because: 'you can spot a site you control' });
  });

invent(
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9 }),
  minion('Dunland Orc', { culture: 'Dunland', strength: 9 }),
);
const raid = (card: string, other: string | null, ann: object = {}, more: object = {}) => ({
  phase: 'skirmish',
  path: [{ card: 'Field', number: 1, as: 'field' }],
  players: {
    Ann: { companions: [frodo(), gimli()], site: 3, ...ann },
    Bob: {
      minions: [
        { card, as: 'raider', against: 'Gimli' },
        ...(other === null ? [] : [{ card: other, as: 'other' }]),
      ],
      site: 3,
      ...more,
    },
  },
});
for (const card of ['Dunlending Ransacker', 'Hillman Tribe'])
  scenario(`[4_14, 4_25, LR-CONTROL-001] ${card} wins, and may take control of a site`, (t) => {
    t.given(raid(card, 'Hillman'));
    t.player('Bob').does('raider');
    t.expect.card('field', { in: 'support of Bob' });
  });
scenario('[4_14] it may be left', (t) => {
  t.given(raid('Dunlending Ransacker', 'Hillman'));
  t.player('Bob').does('Pass');
  t.expect.card('field', { in: 'path' });
});
scenario('[4_14, 4_25] a Dunland minion who is no Man helps only one of them', (t) => {
  t.given(raid('Hillman Tribe', 'Dunland Orc'));
  t.player('Bob').does('raider');
  t.expect.card('field', { in: 'support of Bob' });
});
for (const [why, card, other, bob] of [
  ['no other Man is there', 'Dunlending Ransacker', 'Dunland Orc', {}],
  ['no other minion is there', 'Hillman Tribe', null, {}],
  ['a fellowship is still on the site', 'Dunlending Ransacker', 'Hillman', { site: 1 }],
] as const)
  scenario(`[4_14, 4_25, LR-CONTROL-002] nothing is offered where ${why}`, (t) => {
    t.given(raid(card, other, {}, bob));
    t.expect.card('field', { in: 'path' }).card('Gimli', { wounds: 1 }).asked('nobody');
  });

const arson = (twilight: number, hand: readonly unknown[]) => ({
  phase: 'skirmish',
  twilight,
  path: [{ card: 'Field', number: 1 }],
  players: {
    Ann: { companions: [frodo(), gimli()], site: 1 },
    Bob: { minions: [{ card: 'Dunlending Arsonist', as: 'Arsonist', against: 'Gimli' }], hand },
  },
});
scenario('[4_9] whoever it brings costs 2 less, and is fierce and damage +1', (t) => {
  t.given(arson(1, ['Hillman', 'Filler']));
  t.player('Bob').does('Arsonist');
  t.expect.card('Hillman', { in: 'minions of Bob', fierce: 1, damage: 1 }).table({ twilight: 1 });
});
scenario('[4_9, LR-EFFECT-008] nobody else is played', (t) => {
  t.given(arson(9, ['Dunland Orc', 'Filler']));
  t.expect.card('Dunland Orc', { in: 'hand of Bob' });
});
const looter = (support: readonly unknown[], twilight = 9) => ({
  phase: 'shadow alone',
  twilight,
  path: [{ card: 'Field', number: 1, as: 'lower' }],
  players: { Ann: { companions: [frodo()], site: 3 }, Bob: { support, hand: ['Filler'] } },
});
scenario('[4_11/1, LR-STACK-001] a winner may lie down on a site under control', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli()], site: 3 },
      Bob: {
        minions: [{ card: 'Dunlending Looter', as: 'Looter', against: 'Gimli' }],
        support: [{ card: 'Field', number: 1, as: 'field' }],
      },
    },
  });
  t.player('Bob').does('Looter');
  t.expect.card('Looter', { in: 'stacked of field' });
});
scenario('[4_11/2, LR-STACK-002] and is played from there for 2 less', (t) => {
  t.given(
    looter(
      [{ card: 'Field', number: 2, as: 'field', stacked: [{ card: 'Dunlending Looter', as: 'Looter' }] }],
      1,
    ),
  );
  t.player('Bob').does('Looter');
  t.expect.card('Looter', { in: 'minions of Bob' }).table({ twilight: 0 });
});
scenario('[4_11/2] not from another card', (t) => {
  t.given(looter([{ card: 'Filler', as: 'pile', stacked: [{ card: 'Dunlending Looter', as: 'Looter' }] }]));
  t.player('Bob').mayNot('Looter', { because: 'is stacked on a site you control' });
});
scenario('[4_11/2, LR-COST-009] not without the twilight', (t) => {
  t.given(
    looter(
      [{ card: 'Field', number: 2, as: 'field', stacked: [{ card: 'Dunlending Looter', as: 'Looter' }] }],
      0,
    ),
  );
  t.player('Bob').mayNot('Looter', {});
});

invent(item('Sword of the test', {}, gift(2)), pause);
const defence = (tokens: number, foe: string) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), gimli({ on: ['Sword of the test'] })], support: ['Pause'] },
    Bob: {
      minions: [{ card: foe, as: 'foe', against: 'Gimli' }],
      support: [
        { card: 'No Defense', as: 'Defense', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Dunland' }) },
      ],
    },
  },
});
scenario('[4_28/2] a token goes, and possessions give whoever fights the Man nothing', (t) => {
  t.given(defence(1, 'Hillman'));
  t.expect.card('Gimli', { strength: 8 });
  t.player('Ann').does('Pause');
  t.player('Bob').does('Defense');
  t.expect.card('Gimli', { strength: 6 }).card('Defense', { tokens: 0 });
});
scenario('[4_28/2, LR-COST-002] not without a token', (t) => {
  t.given(defence(0, 'Hillman'));
  t.player('Bob').mayNot('Defense', { rule: 'LR-COST-002' });
});
scenario('[4_28/2] nor where no Dunland Man fights', (t) => {
  t.given(defence(1, 'Dunland Orc'));
  t.player('Bob').mayNot('Defense', {});
});
scenario('[4_28/1, LR-TOKEN-001] three twilight place a token', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 4,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { support: [{ card: 'No Defense', as: 'Defense' }], hand: ['Filler'] },
    },
  });
  t.player('Bob').does('Defense');
  t.expect.card('Defense', { tokens: 1, tokensOf: 'Dunland' }).table({ twilight: 1 });
  t.player('Bob').mayNot('Defense', { rule: 'LR-COST-002' });
});

for (const [card, strength] of [
  ['Dunlending Brigand', 8],
  ['Dunlending Savage', 11],
] as const)
  scenario(`[4_10, 4_17] ${card} has strength ${strength}, and nothing to say`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: { Ann: { companions: [frodo()] }, Bob: { minions: [{ card, as: 'it' }] } },
    });
    t.expect.card('it', { strength, fierce: 0 });
  });
for (const [card, strength] of [
  ['Dunlending Madman', 7],
  ['Dunlending Robber', 9],
] as const)
  scenario(`[4_12, 4_16] ${card} wins, and may be stronger and fierce`, (t) => {
    t.given(raid(card, null));
    t.player('Bob').does('raider');
    t.expect.card('raider', { strength: strength + 2, fierce: 1 });
  });
scenario('[4_12] it may be left', (t) => {
  t.given(raid('Dunlending Madman', null));
  t.player('Bob').does('Pass');
  t.expect.card('raider', { strength: 7, fierce: 0 });
});
scenario('[4_26] Iron Axe is borne by a Dunland Man', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: ['Hillman', 'Dunland Orc'], hand: ['Iron Axe', 'Filler'] },
    },
  });
  t.player('Bob').does('Iron Axe: play');
  t.expect.card('Iron Axe', { in: 'on of Hillman' }).card('Hillman', { strength: 12 });
});
