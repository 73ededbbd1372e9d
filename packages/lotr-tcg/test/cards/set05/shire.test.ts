/** Battle of Helm's Deep: the Shire culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import { addsTwilight, during, regroup } from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, pause, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli, merry, sam } from '../people.ts';

invent(
  pause,
  idle,
  companion('Slinker', {
    culture: 'Gollum',
    race: 'none',
    twilight: 0,
    keyword: ['Ring-bound'],
    title: titleNumber('Sméagol'),
  }),
  minion('Stinker', { culture: 'Gollum', race: 'none', title: titleNumber('Gollum') }),
  minion('Orc', { strength: 5, vitality: 4 }),
  minion('Giant', { strength: 8, vitality: 4 }),
  companion('Friend', { signet: 'Frodo' }),
  freeCondition('Twig'),
  freeCondition('Rest', {}, during(regroup, { effect: addsTwilight(1) })),
  shadowCondition('Camp', {}, during(regroup, { effect: addsTwilight(5) })),
);
type Fields = Readonly<Record<string, unknown>>;
const slinker = (more: Fields = {}) => ({ card: 'Slinker', as: 'Sméagol', ...more });
const stinker = (more: Fields = {}) => ({ card: 'Stinker', as: 'Gollum', ...more });
const table = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase,
  players: { Ann: { companions: [frodo(), sam()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

const master = (discard: readonly unknown[]) =>
  table('fellowship alone', {
    companions: [frodo({ card: 'Frodo, Master of the Precious' })],
    discard,
    burdens: 1,
    hand: ['Twig'],
  });
scenario('[5_111] for a burden Sméagol comes from the discard pile', (t) => {
  t.given(master([slinker(), gimli()]));
  t.player('Ann').does('Frodo').has({ burdens: 2 });
  t.expect.card('Sméagol', { in: 'companions of Ann' });
});
scenario('[5_111, LR-EFFECT-008] nobody else does', (t) => {
  t.given(master([gimli()]));
  t.player('Ann').mayNot('Frodo');
});

const noHelp = (companions: readonly unknown[], minions: readonly unknown[], more: Fields = {}) =>
  table(
    'regroup alone',
    { companions, burdens: 4, hand: [{ card: 'No Help for It', as: 'event' }], support: ['Rest'], ...more },
    { minions },
  );
for (const [who, companions, minions] of [
  ['Sméagol', [frodo(), sam(), slinker()], []],
  ['Gollum', [frodo(), sam()], [stinker()]],
] as const)
  scenario(`[5_112] ${who} goes, and three burdens with him`, (t) => {
    t.given(noHelp(companions, minions));
    t.player('Ann').does('event').has({ burdens: 1 });
    t.expect.card(who, { in: who === 'Gollum' ? 'discard of Bob' : 'discard of Ann' });
  });
for (const [why, companions, more] of [
  ['without Sam', [frodo(), slinker()], {}],
  ['without either', [frodo(), sam(), gimli()], {}],
  [
    'with Sméagol as Ring-bearer',
    [sam(), slinker({ on: ['The One Ring, The Ruling Ring'] })],
    { ringBearer: 'Sméagol' },
  ],
] as const)
  scenario(`[5_112, LR-RING-004] not ${why}`, (t) => {
    t.given(noHelp(companions, [], more));
    t.player('Ann').mayNot('event');
  });

for (const [who, wounds] of [
  ['Friend', 2],
  ['Gimli', 0],
] as const)
  scenario(`[5_113] for 3 burdens a minion against ${who} is wounded ${wounds} times`, (t) => {
    t.given(
      table(
        'skirmish',
        {
          companions: [frodo(), 'Friend', gimli()],
          burdens: 1,
          hand: [{ card: 'No Use That Way', as: 'event' }],
          support: ['Pause'],
        },
        { minions: [{ card: 'Orc', as: 'orc', against: who }] },
      ),
    );
    t.player('Ann').does('event').has({ burdens: 4 });
    t.expect.card('orc', { wounds });
  });

const ballast = (minions: readonly unknown[]) => ({
  ...table(
    'regroup alone',
    { companions: [frodo(), sam({ on: [{ card: 'Rare Good Ballast', as: 'ballast' }] })] },
    { minions, support: ['Camp'] },
  ),
  twilight: 0,
});
scenario('[5_114/2] discarding Gollum cancels a regroup special ability', (t) => {
  t.given(ballast([stinker()]));
  t.player('Bob').does('Camp');
  t.player('Ann').does('ballast');
  t.expect.card('Gollum', { in: 'discard of Bob' }).table({ twilight: 0 });
  t.expect.card('Sam', { vitality: 5 });
});
scenario('[5_114/2] without either of them nothing is cancelled', (t) => {
  t.given(ballast(['Orc']));
  t.player('Bob').does('Camp');
  t.expect.table({ twilight: 5 });
});
for (const [id, card, who] of [
  ['5_114/1', 'Rare Good Ballast', 'Sam'],
  ['5_116/1', 'Sting, Baggins Heirloom', 'Frodo'],
] as const)
  scenario(`[${id}] ${card} is for ${who}`, (t) => {
    t.given(
      table('fellowship alone', {
        companions: [frodo(), sam(), merry()],
        hand: [{ card, as: 'it' }, 'Twig'],
      }),
    );
    t.player('Ann').does('it: play');
    t.expect.card('it', { in: `on of ${who}` });
  });

const sensible = (others: readonly unknown[], against = 'Sam') =>
  table(
    'skirmish',
    {
      companions: [
        frodo({ wounds: against === 'Frodo' ? 3 : 0 }),
        { card: 'Sam, Nice Sensible Hobbit', as: 'Sam' },
        ...others,
      ],
    },
    { minions: [{ card: 'Giant', against }], support: [] },
  );
for (const [others, place] of [
  [[slinker()], 'companions of Ann'],
  [[gimli()], 'dead of Ann'],
] as const)
  scenario(`[5_115/1] eight to three: Sam is in ${place}`, (t) => {
    t.given(sensible(others));
    t.expect.card('Sam', { in: place });
  });
scenario('[5_115/2, LR-LOSE-001] he takes up the Ring when Frodo is killed', (t) => {
  t.given(sensible([], 'Frodo'));
  t.player('Ann').does('Sam').has({ ringBearer: 'Sam' });
});

const sting = (wounds: number, companions: readonly unknown[], minions: readonly unknown[]) =>
  table(
    'skirmish',
    {
      companions: [
        frodo({
          wounds,
          on: ['The One Ring, The Ruling Ring', { card: 'Sting, Baggins Heirloom', as: 'Sting' }],
        }),
        gimli(),
        ...companions,
      ],
      support: ['Pause'],
    },
    { minions: [{ card: 'Orc', against: 'Gimli' }, ...minions] },
  );
scenario('[5_116/2] Frodo exerts: Sméagol is stronger or Gollum weaker', (t) => {
  t.given(sting(0, [slinker()], [stinker()]));
  t.expect.card('Frodo', { strength: 3 + 1 + 2 });
  t.player('Ann').does('Sting').does('give Gollum');
  t.expect.card('Gollum', { strength: 3 }).card('Sméagol', { strength: 6 }).card('Frodo', { wounds: 1 });
});
scenario('[5_116/2] Sméagol alone is strengthened', (t) => {
  t.given(sting(0, [slinker()], []));
  t.player('Ann').does('Sting');
  t.expect.card('Sméagol', { strength: 8 });
});
scenario('[5_116/2, LR-EXERT-003] not when Frodo is exhausted', (t) => {
  t.given(sting(3, [slinker()], []));
  t.player('Ann').mayNot('Sting', { rule: 'LR-EXERT-003' });
});

const help = (discard: readonly unknown[]) =>
  table('fellowship alone', {
    companions: [frodo({ wounds: 2 }), sam({ wounds: 3 }), merry({ wounds: 2 })],
    discard,
    hand: [{ card: 'You Must Help Us', as: 'event' }, 'Twig'],
  });
scenario('[5_117] Sméagol comes back, and Ring-bound Hobbits heal twice', (t) => {
  t.given(help([slinker()]));
  t.player('Ann').does('event');
  t.expect
    .card('Sméagol', { in: 'companions of Ann' })
    .card('Frodo', { wounds: 0 })
    .card('Sam', { wounds: 1 });
  t.expect.card('Merry', { wounds: 2 });
});
scenario('[5_117, LR-EFFECT-008] not without him', (t) => {
  t.given(help([gimli()]));
  t.player('Ann').mayNot('event');
});
