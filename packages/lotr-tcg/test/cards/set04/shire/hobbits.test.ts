/** The Two Towers: Hobbits, and what they bear. */
import { discardAtRandom, discardTop, during, shadowPhase } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli, legolas, merry, sam } from '../../people.ts';
import { moving } from '../../standing.ts';

invent(
  pause,
  idle,
  minion('Orc', { strength: 9, vitality: 3 }),
  minion('Middling', { strength: 5 }),
  freeCondition('Twig'),
  companion('Bound', { keyword: ['Ring-bound'], twilight: 0 }),
  companion('Guard', { twilight: 0 }),
  shadowCondition('Thief', {}, during(shadowPhase, { effect: discardAtRandom(1) })),
  shadowCondition('Rats', {}, during(shadowPhase, { effect: discardTop(1) })),
  site('Field of Towers', { siteNumber: 1, block: 2 }),
  site('Field of old', { siteNumber: 1, block: 1 }),
  site('Fourth', { siteNumber: 4, block: 2 }),
  site('Fifth', { siteNumber: 5, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const ofAnn = (phase: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase,
  ...more,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

scenario('[4_298] Brace of Coneys takes a burden away', (t) => {
  t.given(
    ofAnn('fellowship alone', {
      companions: [frodo(), sam({ on: [{ card: 'Brace of Coneys', as: 'coneys' }] })],
      burdens: 2,
      hand: ['Twig'],
    }),
  );
  t.player('Ann').does('coneys: Fellowship').has({ burdens: 1 });
  t.expect.card('coneys', { in: 'discard of Ann' });
});
for (const [id, card] of [
  ['4_298/1', 'Brace of Coneys'],
  ['4_317/1', "Sam's Pack"],
] as const)
  scenario(`[${id}] ${card} is for Ring-bound Hobbits`, (t) => {
    t.given(
      ofAnn('fellowship alone', {
        companions: [frodo(), merry(), 'Bound'],
        hand: [{ card, as: 'it' }, 'Twig'],
      }),
    );
    t.player('Ann').does('it: play');
    t.expect.card('it', { in: 'on of Frodo' });
  });

const cliffs = { support: [{ card: 'Cliffs of Emyn Muil', as: 'cliffs' }], burdens: 3 };
scenario('[4_299/1] leaving site 1 of the Towers block takes up to 2 burdens away', (t) => {
  t.given(moving('Field of Towers', 1, 'Plains of Rohan Camp', cliffs));
  t.player('Ann').mayChoose.exactly('0', '1', '2');
  t.player('Ann').does('2').has({ burdens: 1 });
});
scenario('[4_299/1, LR-BLOCK-003] site 1 of another block does not', (t) => {
  t.given(moving('Field of old', 1, 'Plains of Rohan Camp', cliffs));
  t.player('Ann').has({ burdens: 3 });
});
for (const [who, wounds] of [
  ['Merry', 1],
  ['Gimli', 0],
] as const)
  scenario(`[4_299/2] the condition wounds a minion against ${who} ${wounds} times`, (t) => {
    t.given(
      ofAnn(
        'skirmish',
        { companions: [frodo(), merry(), gimli()], ...cliffs },
        { minions: [{ card: 'Orc', as: 'orc', against: who }] },
      ),
    );
    t.player('Ann').does('cliffs');
    t.expect.card('orc', { wounds }).card('cliffs', { in: 'discard of Ann' });
  });

const escape = (twilight: number, wounds = 0) =>
  ofAnn(
    'skirmish',
    { companions: [frodo(), merry({ wounds, on: [{ card: 'Escape', as: 'escape' }] })] },
    { minions: [{ card: 'Middling', as: 'orc', against: 'Merry' }], support: [] },
    { twilight },
  );
scenario('[4_300/3] Escape cancels the skirmish of its bearer', (t) => {
  t.given(escape(0));
  t.player('Ann').does('escape');
  t.expect.card('Merry', { wounds: 2, vitality: 5 });
});
for (const [answer, wounds] of [
  ['Yes', 3],
  ['No', 2],
] as const)
  scenario(`[4_300/3] and the Shadow may prevent it for 1 twilight: ${answer}`, (t) => {
    t.given(escape(1));
    t.player('Ann').does('escape');
    t.player('Bob').does(answer);
    if (answer === 'Yes') t.player('Ann').does('Pass');
    t.expect.card('Merry', { wounds }).table({ twilight: answer === 'Yes' ? 0 : 1 });
  });
scenario('[4_300/3, LR-EXERT-004] bearer must be able to exert twice', (t) => {
  t.given(
    ofAnn(
      'skirmish',
      {
        companions: [frodo(), merry({ wounds: 3, on: [{ card: 'Escape', as: 'escape' }] })],
        support: ['Pause'],
      },
      { minions: [{ card: 'Orc', against: 'Merry' }] },
    ),
  );
  t.player('Ann').mayNot('escape');
});
scenario('[4_300/1, 4_300/2] one for each unbound Hobbit', (t) => {
  t.given(
    ofAnn('fellowship alone', {
      companions: [frodo(), sam(), merry({ on: ['Escape'] }), gimli()],
      hand: [{ card: 'Escape', as: 'it' }, 'Twig'],
    }),
  );
  t.player('Ann').mayNot('it');
});

const courteous = (n: number, card: string) =>
  ofAnn(
    'shadow alone',
    {
      companions: [
        frodo({ card: 'Frodo, Courteous Halfling' }),
        sam(),
        ...[gimli(), legolas(), merry()].slice(0, n),
      ],
      hand: ['Twig'],
      deck: ['Twig'],
    },
    { support: [{ card, as: 'trick' }] },
  );
for (const [card, n, hand, deck] of [
  ['Thief', 3, 1, 1],
  ['Thief', 2, 0, 1],
  ['Rats', 3, 1, 1],
  ['Rats', 2, 1, 0],
] as const)
  scenario(
    `[4_301/${card === 'Thief' ? 1 : 2}] ${card} against a courteous Halfling with ${n} unbound companions`,
    (t) => {
      t.given(courteous(n, card));
      t.player('Bob').does('trick');
      t.player('Ann').has({ hand, deck });
    },
  );

const tired = (hand: readonly unknown[]) =>
  ofAnn('fellowship alone', {
    companions: [frodo({ card: 'Frodo, Tired Traveller' })],
    burdens: 1,
    hand: [...hand, 'Twig'],
  });
scenario('[4_302] a Ring-bound companion who is played takes a burden away', (t) => {
  t.given(tired(['Bound']));
  t.player('Ann').does('Frodo').has({ burdens: 0 });
  t.expect.card('Bound', { in: 'companions of Ann' });
});
scenario('[4_302] another does not', (t) => {
  t.given(tired(['Guard']));
  t.player('Ann').mayNot('Frodo');
});

const cloaked = (site: number) => ({
  ...ofAnn(
    'skirmish',
    {
      companions: [
        { card: 'Sam, Son of Hamfast', as: 'Sam', on: ['The One Ring, The Ruling Ring'] },
        { card: 'Frodo, Son of Drogo', as: 'Frodo', wounds: 1, on: [{ card: "Frodo's Cloak", as: 'cloak' }] },
      ],
      ringBearer: 'Sam',
      burdens: 1,
      site,
    },
    { minions: [{ card: 'Orc', as: 'orc', against: 'Frodo' }], support: [] },
  ),
  path: [4, 5].map((number) => ({ card: number === 4 ? 'Fourth' : 'Fifth', number })),
});
scenario('[4_303/2] at site 4 the cloak costs a burden and cancels the skirmish', (t) => {
  t.given(cloaked(4));
  t.player('Ann').does('cloak').has({ burdens: 2 });
  t.expect.card('Frodo', { wounds: 1 }).card('cloak', { in: 'discard of Ann' });
});
scenario('[4_303/3] at site 5 it takes one away and heals Frodo, and the fight goes on', (t) => {
  t.given(cloaked(5));
  t.player('Ann').does('cloak').has({ burdens: 0 });
  t.expect.card('cloak', { in: 'discard of Ann' });
});
scenario("[4_303/1] Frodo's Cloak is for Frodo", (t) => {
  t.given(
    ofAnn('fellowship alone', {
      companions: [frodo(), sam()],
      hand: [{ card: "Frodo's Cloak", as: 'it' }, 'Twig'],
    }),
  );
  t.player('Ann').does('it: play');
  t.expect.card('it', { in: 'on of Frodo' });
});
