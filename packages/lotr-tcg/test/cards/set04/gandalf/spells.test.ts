/** The Two Towers: Gandalf, his staff and his patience. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { ally, companion, freeCondition, invent, item, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli } from '../../people.ts';

invent(
  idle,
  companion('Grey one', { race: 'Wizard', culture: 'Gandalf', vitality: 4, title: titleNumber('Gandalf') }),
  companion('Stranger'),
  ally('Neighbour'),
  minion('Orc', { vitality: 4 }),
  freeCondition('Tale'),
  shadowCondition('Rubble'),
  item('Axe', { side: 'Shadow', culture: 'Moria' }),
);
const grey = (more: object = {}) => ({ card: 'Grey one', as: 'Gandalf', ...more });
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, twilight: number, ann: Fields, bob: Fields = {}) => ({
  phase,
  twilight,
  players: { Ann: { companions: [frodo(), grey()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});
const inHand = (card: string, ...more: readonly unknown[]) => [{ card, as: 'event' }, ...more];

const rider = (tokens: number, more: Fields = {}) =>
  table(
    'skirmish',
    0,
    { support: [{ card: 'Behold the White Rider', as: 'here', tokens, tokensOf: 'Gandalf' }] },
    {
      minions: [
        { card: 'Orc', as: 'one', against: 'Gandalf' },
        { card: 'Orc', as: 'other' },
      ],
      ...more,
    },
  );
scenario('[4_88/2] a minion against Gandalf is wounded for each token, and the condition goes', (t) => {
  t.given(rider(2));
  t.player('Ann').does('here');
  t.expect.card('one', { wounds: 2 }).card('other', { wounds: 0 }).card('here', { in: 'discard of Ann' });
});
scenario('[4_88/1] a token may be placed as Gandalf wins', (t) => {
  t.given(rider(1, { support: [] }));
  t.player('Ann').does('Pass').does('here');
  t.expect.card('here', { tokens: 2 }).card('one', { wounds: 1 });
});
scenario('[4_88/1] none for another winner', (t) => {
  t.given(
    table(
      'skirmish',
      0,
      {
        companions: [frodo(), 'Stranger'],
        support: [{ card: 'Behold the White Rider', as: 'here', tokens: 1, tokensOf: 'Gandalf' }],
      },
      { minions: [{ card: 'Orc', against: 'Stranger' }], support: [] },
    ),
  );
  t.player('Ann').does('Pass');
  t.expect.card('here', { tokens: 1 });
});

const greyhame = (twilight: number, discard: readonly unknown[]) => ({
  phase: 'fellowship alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Gandalf, Greyhame', as: 'Gandalf' }],
      discard,
      hand: ['Neighbour'],
    },
    Bob: {},
  },
});
scenario('[4_89] with little twilight a character comes back for 2 more', (t) => {
  t.given(greyhame(1, ['Stranger', 'Orc', 'Tale']));
  t.player('Ann').does('Gandalf: Fellowship');
  t.expect.card('Stranger', { in: 'companions of Ann' }).table({ twilight: 1 + 2 + 2 });
});
for (const [twilight, discard] of [
  [2, ['Stranger']],
  [1, ['Orc', 'Tale']],
] as const)
  scenario(`[4_89] nothing with ${twilight} twilight and ${discard[0]}`, (t) => {
    t.given(greyhame(twilight, discard));
    t.player('Ann').mayNot('Gandalf');
  });

for (const [twilight, strength, damage] of [
  [1, 7, 0],
  [2, 7, 2],
  [3, 10, 2],
] as const)
  scenario(`[4_90, 4_91] the white wizard and his staff with ${twilight} twilight`, (t) => {
    t.given(
      table(
        'maneuver alone',
        twilight,
        {
          companions: [
            frodo(),
            { card: 'Gandalf, The White Wizard', as: 'Gandalf', on: ["Gandalf's Staff, Walking Stick"] },
          ],
        },
        { minions: ['Orc'] },
      ),
    );
    t.expect.card('Gandalf', { strength, damage, vitality: 5 });
  });
scenario('[4_91/1] the staff is for Gandalf only', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli()],
        hand: [{ card: "Gandalf's Staff, Walking Stick", as: 'staff' }, 'Neighbour'],
      },
      Bob: {},
    },
  });
  t.player('Ann').mayNot('staff');
});

scenario('[4_92] all conditions are discarded', (t) => {
  t.given(
    table(
      'fellowship alone',
      0,
      { hand: inHand('Grown Suddenly Tall', 'Neighbour'), support: ['Tale'] },
      { support: ['Rubble'] },
    ),
  );
  t.player('Ann').does('event');
  t.expect.card('Tale', { in: 'discard of Ann' }).card('Rubble', { in: 'discard of Bob' });
});
scenario('[4_93] an unbound companion heals twice', (t) => {
  t.given(
    table('fellowship alone', 0, {
      companions: [frodo({ wounds: 2 }), grey(), { ...gimli(), wounds: 2 }],
      hand: inHand('Have Patience', 'Neighbour'),
    }),
  );
  t.player('Ann').does('event');
  t.expect.card('Gimli', { wounds: 0 }).card('Frodo', { wounds: 2 });
});
for (const [id, phase, card] of [
  ['4_92', 'fellowship alone', 'Grown Suddenly Tall'],
  ['4_93', 'fellowship alone', 'Have Patience'],
  ['4_99', 'fellowship alone', 'Roll of Thunder'],
] as const)
  scenario(`[${id}] ${card} asks for Gandalf`, (t) => {
    t.given(
      table(
        phase,
        9,
        { companions: [frodo(), gimli({ wounds: 1 })], hand: inHand(card, 'Neighbour') },
        { support: ['Rubble', 'Axe'] },
      ),
    );
    t.player('Ann').mayNot('event', { because: 'Gandalf' });
  });
