/** Battle of Helm's Deep: Sméagol, and what Gollum must have. */
import { freeCondition, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli } from '../../people.ts';

invent(pause, idle, minion('Orc', { strength: 5, vitality: 3 }), freeCondition('Twig'));
type Fields = Readonly<Record<string, unknown>>;
const smeagol = (more: Fields = {}) => ({ card: 'Sméagol, Slinker', as: 'Sméagol', ...more });
const gollum = (more: Fields = {}) => ({ card: 'Gollum, Stinker', as: 'Gollum', ...more });
const table = (phase: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase,
  ...more,
  players: { Ann: { companions: [frodo(), smeagol()], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

const noser = (wounds: number, deck: readonly unknown[]) =>
  table(
    'regroup alone',
    { companions: [frodo(), { card: 'Sméagol, Old Noser', as: 'Sméagol', wounds }], deck },
    {
      minions: [
        { card: 'Orc', as: 'one' },
        { card: 'Orc', as: 'two' },
      ],
    },
  );
const page = (card: string, i: number) => ({ card, as: `card ${i}` });
scenario('[5_28/2, LR-EFFECT-003] each Shadow card of four wounds a minion, and they go beneath', (t) => {
  t.given(noser(0, ['Orc', 'Twig', 'Orc', 'Twig', 'Orc'].map(page)));
  t.player('Ann').does('Sméagol').does('one').does('two').does('card 2').does('card 0').does('card 3');
  t.expect.card('one', { wounds: 1 }).card('two', { wounds: 1 }).card('Sméagol', { wounds: 2 });
  t.player('Ann').has({ deck: ['card 4', 'card 2', 'card 0', 'card 3', 'card 1'] });
  t.expect.asked('Bob');
});
scenario('[5_28/2] no Shadow card, no wound; fewer than four are as many', (t) => {
  t.given(noser(0, ['Twig', 'Twig'].map(page)));
  t.player('Ann')
    .does('Sméagol')
    .does('card 1')
    .has({ deck: ['card 1', 'card 0'] });
  t.expect.card('one', { wounds: 0 });
});
scenario('[5_28/2, LR-EXERT-004] he must be able to exert twice', (t) => {
  t.given(noser(2, ['Orc'].map(page)));
  t.expect.card('Sméagol', { wounds: 2 });
});

for (const [id, card] of [
  ['5_28/1', 'Sméagol, Old Noser'],
  ['5_29/1', 'Sméagol, Slinker'],
  ['6_45/1', 'Sméagol, Poor Creature'],
] as const)
  scenario(`[${id}] ${card} brings a burden`, (t) => {
    t.given(
      table('fellowship alone', { companions: [frodo()], hand: [{ card, as: 'he' }, 'Twig'], burdens: 1 }),
    );
    t.player('Ann').does('he: play').has({ burdens: 2 });
    t.expect.card('he', { in: 'companions of Ann' });
  });
scenario('[5_29/2] for a burden Sméagol is strength +2 and takes no wounds', (t) => {
  t.given(
    table(
      'skirmish',
      { support: ['Pause'], burdens: 1 },
      { minions: [{ card: 'Orc', against: 'Sméagol' }], support: [] },
    ),
  );
  t.player('Ann').does('Sméagol').has({ burdens: 2 });
  t.expect.card('Sméagol', { strength: 5 });
  t.player('Ann').does('Pass');
  t.expect.card('Sméagol', { wounds: 0 });
});
scenario('[5_29/2] without it he is wounded', (t) => {
  t.given(table('skirmish', { burdens: 1 }, { minions: [{ card: 'Orc', against: 'Sméagol' }], support: [] }));
  t.player('Ann').does('Pass').has({ burdens: 1 });
  t.expect.card('Sméagol', { wounds: 1 });
});

for (const zone of ['deck', 'discard'] as const)
  scenario(`[5_30/1] Gollum comes from the ${zone}`, (t) => {
    t.given(
      table(
        'shadow alone',
        { site: 3 },
        {
          [zone]: [gollum(), { card: 'Orc', as: 'orc' }],
          hand: [{ card: 'We Must Have It', as: 'event' }, 'Orc'],
        },
        { twilight: 4 },
      ),
    );
    t.player('Bob').does('event');
    t.expect.card('Gollum', { in: 'minions of Bob' }).table({ twilight: 2 });
  });
const haveIt = (hand: readonly unknown[]) =>
  table(
    'skirmish',
    { companions: [frodo(), gimli()], support: ['Pause'] },
    { minions: [gollum({ against: 'Gimli' })], hand: [{ card: 'We Must Have It', as: 'event' }, ...hand] },
  );
scenario('[5_30/2] a card at random makes him strength +3', (t) => {
  t.given(haveIt(['Orc']));
  t.player('Ann').does('Pass');
  t.player('Bob').does('event').has({ hand: 0 });
  t.expect.card('Gollum', { strength: 8 });
});
scenario('[5_30/2, LR-COST-002] the event itself is no card to discard', (t) => {
  t.given(haveIt([]));
  t.player('Ann').does('Pass');
  t.player('Bob').mayNot('event', { rule: 'LR-COST-002', because: 'a card in hand' });
});
