/** Treachery & Deceit: the Men culture. */
import { invent, minion, pause, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli } from '../people.ts';

invent(
  minion('Corsair', { culture: 'Men', race: 'Man', vitality: 3 }),
  minion('Foreigner', { race: 'Man' }),
  shadowCondition('Fleet'),
  shadowCondition('Filler'),
  pause,
);

const axe = { card: 'Corsair Boarding Axe', as: 'Axe' };
scenario('[18_60/1] Corsair Boarding Axe is for minions of the Men', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: ['Corsair', 'Foreigner'], hand: [axe, 'Filler'] },
    },
  });
  t.player('Bob').does('Axe');
  t.expect
    .card('Axe', { in: 'on of Corsair' })
    .card('Corsair', { strength: 7, fierce: 0 })
    .table({ twilight: 2 });
});
scenario('[18_60/1] for no others', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Foreigner'], hand: [axe, 'Filler'] } },
  });
  t.player('Bob').mayNot('Axe', { because: 'nobody can bear it' });
});

const boarding = (twilight: number, fleet: object) => ({
  phase: 'skirmishes',
  twilight,
  players: {
    Ann: { companions: [frodo(), gimli({ wounds: 1 })], support: ['Pause'] },
    Bob: {
      minions: [
        { card: 'Corsair', against: 'Gimli', on: [axe] },
        { card: 'Corsair', as: 'other' },
      ],
      support: [{ card: 'Fleet', ...fleet }],
    },
  },
});
scenario('[18_60/2, LR-LATER-039] three twilight reinforce a Men token and make its bearer fierce', (t) => {
  t.given(boarding(3, { tokens: 1, tokensOf: 'Men' }));
  t.player('Ann').passes();
  t.player('Bob').does('Axe');
  t.expect
    .card('Corsair', { fierce: 1 })
    .card('other', { fierce: 0 })
    .card('Fleet', { tokens: 2, tokensOf: 'Men' })
    .table({ twilight: 0 });
});
scenario('[18_60/2] without a token it is fierce all the same', (t) => {
  t.given(boarding(4, {}));
  t.player('Ann').passes();
  t.player('Bob').does('Axe');
  t.expect.card('Corsair', { fierce: 1 }).card('Fleet', { tokens: 0 }).table({ twilight: 1 });
});
scenario('[18_60/2] two twilight are not enough', (t) => {
  t.given(boarding(2, { tokens: 1, tokensOf: 'Men' }));
  t.player('Ann').passes();
  t.player('Bob').mayNot('Axe', { rule: 'LR-COST-002' });
});
scenario('[18_60/2] it lasts until the regroup phase', (t) => {
  t.given({
    ...boarding(3, {}),
    players: {
      Ann: { companions: [frodo(), gimli()], support: ['Pause'] },
      Bob: { minions: [{ card: 'Corsair', against: 'Gimli', on: [axe] }] },
    },
  });
  t.player('Ann').passes();
  t.player('Bob').does('Axe');
  t.player('Ann').passes();
  // 7 against 6: Gimli is wounded, and a fierce skirmish follows.
  t.expect.card('Gimli', { wounds: 1 }).card('Corsair', { fierce: 1 });
  t.player('Ann').does('Corsair', 'Gimli').passes();
  t.expect.card('Gimli', { wounds: 2 }).card('Corsair', { fierce: 0 }).table({ 'phase name': 'regroup' });
});
scenario('[18_60/2, LR-LATER-039] only a card of one’s own is reinforced', (t) => {
  const { players, ...rest } = boarding(3, { tokens: 1, tokensOf: 'Men' });
  const theirs = { card: 'Fleet', as: 'theirs', tokens: 1, tokensOf: 'Men' };
  t.given({ ...rest, players: { ...players, Cid: { support: [theirs] } } });
  t.player('Ann').passes();
  t.player('Bob').does('Axe');
  t.expect.card('Fleet', { tokens: 2 }).card('theirs', { tokens: 1 });
});
