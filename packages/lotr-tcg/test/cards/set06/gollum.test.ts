/** Ents of Fangorn: the Gollum culture. */
import { addsTwilight, during, regroup } from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../invented.ts';
import { frodo, passThrough, scenario } from '../../table.ts';
import { idle } from '../idle.ts';
import { gimli, merry, sam } from '../people.ts';

const number = (n: number) => site(`Site ${n}`, { siteNumber: n, block: 2, twilight: 0 });
invent(
  pause,
  idle,
  minion('Orc', { strength: 1, vitality: 3 }),
  minion('Wraith', { culture: 'Wraith', strength: 1, vitality: 3 }),
  companion('Guard', { strength: 3 }),
  companion('Shirefolk', { culture: 'Shire', race: 'Hobbit', strength: 3 }),
  companion('Bound', { keyword: ['Ring-bound'] }),
  freeCondition('Twig'),
  shadowCondition('Camp', {}, during(regroup, { effect: addsTwilight(1) })),
  ...[3, 4, 5].map(number),
);
type Fields = Readonly<Record<string, unknown>>;
const smeagol = (more: Fields = {}) => ({ card: 'Sméagol, Poor Creature', as: 'Sméagol', ...more });
const gollum = (more: Fields = {}) => ({ card: 'Gollum, Old Villain', as: 'Gollum', ...more });
const table = (phase: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase,
  ...more,
  players: { Ann: { companions: [frodo(), smeagol()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});
const hand = (card: string, ...more: readonly unknown[]) => [{ card, as: 'event' }, ...more];

/** Sméagol wins against an Orc, or Gimli does. */
const wins = (card: string, who: string, more: Fields = {}) =>
  table(
    'skirmish',
    { companions: [frodo(), smeagol({ wounds: 1 }), gimli()], hand: hand(card), burdens: 3, ...more },
    {
      minions: [
        { card: 'Orc', as: 'loser', against: who },
        { card: 'Orc', as: 'other' },
      ],
      support: [],
    },
  );
scenario('[6_38] Sméagol wins, and for a burden a minion goes', (t) => {
  t.given(wins("Don't Follow the Lights", 'Sméagol'));
  t.player('Ann').does('Pass').does('event').has({ burdens: 4 });
  t.expect.card('other', { in: 'discard of Bob' });
});
scenario('[6_43] Sméagol wins, heals, and two burdens go', (t) => {
  t.given(wins('Not Listening', 'Sméagol'));
  t.player('Ann').does('Pass').does('event').has({ burdens: 1 });
  t.expect.card('Sméagol', { wounds: 0 });
});
for (const card of ["Don't Follow the Lights", 'Not Listening'])
  scenario(`[6_38, 6_43] ${card}: not for Gimli's victory`, (t) => {
    t.given(wins(card, 'Gimli'));
    t.player('Ann').has({ hand: 1, burdens: 3 });
    t.expect.card('other', { in: 'minions of Bob' });
  });

const three = ['Twig', 'Camp', 'Idle'];
for (const [card, foe, cards, wounds] of [
  ["Don't Look at Them", 'Orc', 3, 1],
  ["Don't Look at Them", 'Wraith', 3, 2],
] as const)
  scenario(`[6_39, LR-ERRATA-078] three cards wound a ${foe} ${wounds} times`, (t) => {
    t.given(
      table(
        'skirmish',
        { support: [{ card, as: 'here' }, 'Pause'], hand: three.slice(0, cards) },
        {
          minions: [
            { card: foe, as: 'he', against: 'Sméagol' },
            { card: 'Orc', as: 'other' },
          ],
        },
      ),
    );
    t.player('Ann').does('here').does('Twig').does('Camp').has({ hand: 0 });
    t.expect.card('he', { wounds });
  });
scenario('[6_39, LR-ERRATA-078] two cards are not enough, nor is anybody else', (t) => {
  t.given(
    table(
      'skirmish',
      { support: [{ card: "Don't Look at Them", as: 'here' }, 'Pause'], hand: ['Twig', 'Twig'] },
      { minions: [{ card: 'Orc', against: 'Sméagol' }] },
    ),
  );
  t.player('Ann').mayNot('here', { rule: 'LR-COST-002' });
});
scenario('[6_39] Sméagol must be there', (t) => {
  t.given(
    table(
      'skirmish',
      {
        companions: [frodo(), gimli()],
        support: [{ card: "Don't Look at Them", as: 'here' }, 'Pause'],
        hand: three,
      },
      { minions: [{ card: 'Orc', against: 'Gimli' }] },
    ),
  );
  t.player('Ann').mayNot('here', { because: 'Sméagol' });
});

const stole = (who: string, minions: readonly unknown[]) =>
  table(
    'skirmish',
    { companions: [frodo(), { card: who, as: 'he' }], support: ['Pause'] },
    { minions, support: [{ card: 'They Stole It', as: 'here' }], hand: three },
  );
for (const [who, wounds] of [
  ['Guard', 1],
  ['Shirefolk', 2],
] as const)
  scenario(`[6_46, LR-ERRATA-079] three cards wound a ${who} ${wounds} times`, (t) => {
    t.given(stole(who, [gollum({ against: 'he' })]));
    t.player('Ann').does('Pass');
    t.player('Bob').does('here').does('Twig').does('Camp').has({ hand: 0 });
    t.expect.card('he', { wounds });
  });
scenario('[6_46] Gollum must be there', (t) => {
  t.given(stole('Guard', [{ card: 'Orc', against: 'he' }]));
  t.player('Ann').does('Pause');
  t.player('Bob').mayNot('here', { because: 'Gollum' });
});

for (const [who, strength] of [
  ['Guard', 6],
  ['Bound', 7],
] as const)
  scenario(`[6_40] a card from hand: strength ${strength} against a ${who}`, (t) => {
    t.given(
      table(
        'skirmish',
        { companions: [frodo(), { card: who, as: 'he' }], support: ['Pause'] },
        { minions: [gollum({ against: 'he' })], hand: ['Orc'] },
      ),
    );
    t.player('Ann').does('Pass');
    t.player('Bob').does('Gollum').has({ hand: 0 });
    t.expect.card('Gollum', { strength });
    t.player('Ann').does('Pause');
    t.player('Bob').mayNot('Gollum');
  });
scenario('[6_45/2] a card from hand makes Sméagol strength +1', (t) => {
  t.given(
    table(
      'skirmish',
      { hand: ['Twig'], support: ['Pause'] },
      { minions: [{ card: 'Orc', against: 'Sméagol' }] },
    ),
  );
  t.player('Ann').does('Sméagol').has({ hand: 0 });
  t.expect.card('Sméagol', { strength: 4 });
});

const broke = (wounds: number) =>
  table(
    'regroup alone',
    { companions: [frodo(), gimli(), smeagol()] },
    { minions: [gollum({ wounds })], hand: hand('Master Broke His Promise') },
    { twilight: 5, moveLimit: 4 },
  );
scenario('[6_41] Gollum exerts 3 times: every companion is wounded, and the move limit is 1 less', (t) => {
  t.given(broke(0));
  t.player('Bob').does('event');
  t.expect.card('Frodo', { wounds: 1 }).card('Gimli', { wounds: 1 }).card('Sméagol', { wounds: 1 });
  t.expect.card('Gollum', { wounds: 3 }).table({ 'move limit': 3 });
});
scenario('[6_41, LR-EXERT-004] not when he can exert but twice', (t) => {
  t.given(broke(1));
  t.player('Bob').mayNot('event', { rule: 'LR-EXERT-004' });
});

const villain = (card: string, minion: unknown) =>
  table(
    'skirmish',
    { companions: [frodo(), { card: 'Guard', as: 'he' }, gimli()], burdens: 1 },
    { minions: [minion], hand: hand(card), support: [] },
  );
scenario('[6_42] Gollum wins, and a burden is added', (t) => {
  t.given(villain('Nasty, Foul Hobbitses', gollum({ against: 'he' })));
  t.player('Bob').does('Pass').does('event');
  t.player('Ann').has({ burdens: 2 });
});
scenario('[6_47] Gollum wins, and a companion but the Ring-bearer is wounded', (t) => {
  t.given(villain("You're a Liar and a Thief", gollum({ against: 'he' })));
  t.player('Bob').does('Pass').does('event').mayChoose.exactly('he', 'Gimli');
  t.player('Bob').does('Gimli');
  t.expect.card('Gimli', { wounds: 1 });
});
for (const card of ['Nasty, Foul Hobbitses', "You're a Liar and a Thief"])
  scenario(`[6_42, 6_47] ${card}: not for another minion`, (t) => {
    t.given(villain(card, { card: 'Goblin Runner', against: 'he' }));
    t.player('Bob').has({ hand: 1 });
  });

const paths = (wounds: number, bob: Fields = {}) =>
  table(
    'regroup',
    { companions: [frodo(), sam(), merry(), smeagol({ wounds })], hand: hand('Safe Paths'), site: 3 },
    {
      minions: [{ card: 'Orc', as: 'orc' }],
      discard: [{ card: 'Orc', as: 'first' }, { card: 'Orc', as: 'second' }, 'Wraith', 'Orc', 'Twig'],
      support: ['Camp'],
      ...bob,
    },
    { moves: 2, path: [3, 4].map((n) => ({ card: `Site ${n}`, number: n })) },
  );
scenario('[6_44] Sméagol goes, minions are wounded, and the fellowship may move once more', (t) => {
  t.given(paths(0));
  t.player('Ann').does('event');
  t.expect.card('Sméagol', { in: 'discard of Ann' }).card('orc', { wounds: 1 }).table({ 'move limit': 3 });
  passThrough(t, 'regroup phase');
  t.player('Ann').does('Yes');
  t.player('Bob').does('Yes').does('Wraith').does('first').does('second').has({ hand: 3, discard: 2 });
});
scenario('[6_44, LR-EXERT-004] not when he can exert but twice', (t) => {
  t.given(paths(1));
  t.expect.card('Sméagol', { in: 'companions of Ann' });
});
