/** The Two Towers: Merry, Pippin and Sam. */
import { addsBurdens, bearer, character, during, shadowPhase } from '../../../../src/cards/words/index.ts';
import { freeCondition, invent, item, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli, merry, sam } from '../../people.ts';

invent(
  idle,
  minion('Orc', { strength: 9, vitality: 3 }),
  minion('Weak', { strength: 1, vitality: 3 }),
  freeCondition('Twig'),
  item('Cloak', {}, bearer(character)),
  shadowCondition('Dread', {}, during(shadowPhase, { effect: addsBurdens(2) })),
);
type Fields = Readonly<Record<string, unknown>>;
const ofAnn = (phase: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase,
  ...more,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

const goodWork = (phase: string, tokens: number, ann: Fields = {}, bob: Fields = {}) =>
  ofAnn(
    phase,
    {
      support: [{ card: 'Good Work', as: 'work', ...(tokens > 0 ? { tokens, tokensOf: 'Shire' } : {}) }],
      burdens: 4,
      hand: ['Twig'],
      ...ann,
    },
    bob,
  );
for (const [tokens, burdens] of [
  [2, 2],
  [4, 1],
] as const)
  scenario(`[4_305/2, LR-LIMIT-001] ${tokens} tokens leave ${burdens} burdens`, (t) => {
    t.given(goodWork('fellowship alone', tokens));
    t.player('Ann').does('work').has({ burdens });
    t.expect.card('work', { in: 'discard of Ann' });
  });
for (const [who, tokens] of [
  ['Merry', 1],
  ['Gimli', 0],
] as const)
  scenario(`[4_305/1] ${who} wins: ${tokens} tokens`, (t) => {
    t.given(
      goodWork(
        'skirmish',
        0,
        { companions: [frodo(), merry(), gimli()] },
        { minions: [{ card: 'Weak', against: who }], support: [] },
      ),
    );
    if (tokens === 1) t.player('Ann').does('work');
    t.expect.card('work', { tokens });
  });

for (const [id, card, wounds, burdens] of [
  ['4_310', 'Merry, Learned Guide', 1, 1],
  ['4_314', 'Pippin, Woolly-footed Rascal', 0, 2],
] as const) {
  const slip = (twilight: number) =>
    ofAnn(
      'skirmish',
      { companions: [frodo(), { card, as: 'he' }], burdens: 1 },
      { minions: [{ card: 'Orc', against: 'he' }] },
      { twilight },
    );
  scenario(`[${id}] ${card} slips away`, (t) => {
    t.given(slip(1));
    t.player('Ann').does('he').has({ burdens });
    t.expect.card('he', { in: 'discard of Ann' }).card('Frodo', { wounds });
  });
  scenario(`[${id}] ${card}: the Shadow may prevent it for 2 twilight`, (t) => {
    t.given(slip(2));
    t.player('Ann').does('he');
    t.player('Bob').does('Yes');
    t.expect.card('he', { in: 'companions of Ann' }).table({ twilight: 0 });
  });
}

scenario('[4_315/1] Sam finds his pack in the draw deck', (t) => {
  t.given(
    ofAnn('fellowship alone', {
      companions: [frodo(), { card: "Sam, Frodo's Gardener", as: 'Sam' }],
      deck: ['Cloak', { card: "Sam's Pack", as: 'pack' }],
      hand: ['Twig'],
    }),
  );
  t.player('Ann').does('Sam').does('Sam');
  t.expect.card('pack', { in: 'on of Sam' }).card('Cloak', { in: 'deck of Ann' });
});
for (const [id, card] of [
  ['4_315/2', "Sam, Frodo's Gardener"],
  ['4_316/2', 'Sam, Samwise the Brave'],
] as const)
  scenario(`[${id}, LR-LOSE-001] ${card} takes up the Ring when Frodo is killed`, (t) => {
    t.given(
      ofAnn(
        'skirmish',
        { companions: [frodo({ wounds: 3 }), { card, as: 'Sam' }] },
        { minions: [{ card: 'Orc', against: 'Frodo' }], support: [] },
      ),
    );
    t.player('Ann').does('Sam').has({ ringBearer: 'Sam' });
  });

const brave = (wounds: number) =>
  ofAnn(
    'shadow alone',
    { companions: [frodo(), { card: 'Sam, Samwise the Brave', as: 'Sam', wounds }], burdens: 1 },
    { support: [{ card: 'Dread', as: 'dread' }] },
  );
scenario('[4_316/1] Sam prevents burdens of a Shadow card', (t) => {
  t.given(brave(0));
  t.player('Bob').does('dread');
  t.player('Ann').does('Sam').has({ burdens: 1 });
  t.expect.card('Sam', { wounds: 1 });
});
scenario('[4_316/1, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(brave(3));
  t.player('Bob').does('dread');
  t.player('Ann').has({ burdens: 3 });
});

const pack = (...companions: readonly unknown[]) => ({
  phase: 'turn',
  players: {
    Ann: {
      companions: [
        frodo({ on: ['The One Ring, The Ruling Ring', { card: "Sam's Pack", as: 'pack' }] }),
        ...companions,
      ],
      hand: ['Twig'],
    },
    Bob: {},
  },
});
scenario("[4_317/2] at the start of the turn Sam's Pack heals for 2 twilight", (t) => {
  t.given(pack(sam({ wounds: 1 }), merry({ wounds: 1 })));
  t.player('Ann').does('pack');
  t.expect.card('Sam', { wounds: 0 }).card('Merry', { wounds: 1 }).table({ twilight: 2 });
});
scenario('[4_317/2] it may be left, and an unbound one does not heal', (t) => {
  t.given(pack(sam(), merry({ wounds: 1 })));
  t.player('Ann').does('Twig: play');
  t.expect.card('Merry', { wounds: 1 }).table({ twilight: 1 });
});
