/** Battle of Helm's Deep: Saruman of the Isengard culture, Siege Engine and Black Shapes Crawling. */
import {
  a,
  aCondition,
  both,
  discardEvery,
  discardIt,
  during,
  maneuver,
  non,
  opponentTo,
  self,
  sequence,
  shadow,
  theOpponent,
  withKeyword,
} from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

const machine = withKeyword('Machine');
invent(
  idle,
  minion('Orc', { culture: 'Isengard', vitality: 4 }),
  minion('Moria Orc', { vitality: 4 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', vitality: 3, twilight: 3, strength: 9 }),
  companion('Bowman', { Archer: 1, vitality: 4 }),
  shadowCondition('Engine', { keyword: ['Machine'], culture: 'Isengard' }),
  shadowCondition('Plain', { culture: 'Isengard' }),
  shadowCondition('Own fire', {}, during(maneuver, { effect: discardIt(a(machine)) })),
  shadowCondition('Mist'),
  freeCondition(
    'Small fire',
    {},
    during(maneuver, { effect: discardIt(a(both(shadow, aCondition, non(machine)))) }),
  ),
  freeCondition('Fire', {}, during(maneuver, { effect: discardIt(a(machine)) })),
  freeCondition(
    'Threat',
    {},
    during(maneuver, { effect: opponentTo('discard', machine, (it) => discardIt(it, theOpponent)) }),
  ),
  freeCondition(
    'Great fire',
    {},
    during(maneuver, { effect: sequence(discardEvery(both(shadow, aCondition)), discardIt(self)) }),
  ),
  site('Meadow', { siteNumber: 1, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [
    { card: 'Meadow', number: 3, as: 'here' },
    { card: 'Meadow', number: 4, as: 'next' },
  ],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Bowman'], site: 3, ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
const saruman = (wounds = 0) => ({ card: 'Saruman, Master of Foul Folk', as: 'Saruman', wounds });

scenes(
  '[5_56/1, 5_56/2] Saruman takes no archery wounds, and fights with nobody',
  [
    table('archery fire', {}, { minions: [saruman(), 'Orc'] }),
    (t) => {
      t.expect.card('Saruman', { wounds: 0 }).card('Orc', { wounds: 1 });
    },
  ],
  [
    table('assignment alone', {}, { minions: [saruman()], support: [] }),
    (t) => {
      t.expect.asked('nobody').card('Saruman', { against: 'none' });
    },
  ],
);
{
  const moving = table(
    'move',
    {},
    { minions: [saruman(), { card: 'Orc', wounds: 3 }, { card: 'Moria Orc', wounds: 3 }], support: [] },
  );
  scenes(
    '[5_56/3] as the fellowship moves each Isengard Orc may be healed twice',
    [
      moving,
      (t) => {
        t.player('Bob').does('Saruman');
        t.expect.card('Orc', { wounds: 1 }).card('Moria Orc', { wounds: 3 });
      },
    ],
    [
      moving,
      (t) => {
        t.player('Bob').does('Pass');
        t.expect.card('Orc', { wounds: 3 });
      },
    ],
  );
}
const fetching = (discard: readonly string[], wounds = 0) =>
  table('shadow alone', {}, { minions: [saruman(wounds), 'Orc'], discard });
scenes(
  '[5_56/4] he exerts to play an Isengard possession from the discard pile',
  [
    fetching(['Uruk', 'Isengard Scimitar']),
    (t) => {
      t.player('Bob').does('Saruman');
      t.expect.card('Isengard Scimitar', { in: 'on of Orc' }).card('Saruman', { wounds: 1 });
    },
  ],
  [
    fetching(['Uruk', 'Engine']),
    (t) => {
      t.player('Bob').mayNot('Saruman', {});
    },
  ],
  [
    fetching(['Isengard Scimitar'], 3),
    (t) => {
      t.player('Bob').mayNot('Saruman', { rule: 'LR-EXERT-003' });
    },
  ],
);

const siege = { card: 'Siege Engine', as: 'siege' };
const building = (hand: readonly string[], support: readonly unknown[] = [siege, 'Engine', 'Plain']) =>
  table('shadow alone', {}, { hand: [...hand, 'Mist'], support });
scenes(
  '[5_60/1] Siege Engine: an Uruk-hai is played, and a machine gets a token',
  [
    building(['Uruk']),
    (t) => {
      t.player('Bob').does('siege').mayChoose.exactly('siege', 'Engine');
      t.player('Bob').does('Engine');
      t.expect.card('Engine', { tokens: 1, tokensOf: 'Isengard' }).card('Uruk', { in: 'minions of Bob' });
    },
  ],
  [
    building(['Orc']),
    (t) => {
      t.player('Bob').mayNot('siege', {});
    },
  ],
);
const burning = (fire: string, support: readonly unknown[] = [siege, 'Engine', 'Plain']) =>
  table('maneuver alone', { support: [fire] }, { minions: ['Orc'], support });
scenes(
  '[5_60/2] it goes to save a machine from an opponent',
  [
    burning('Fire'),
    (t) => {
      t.player('Ann').does('Fire', 'Engine');
      t.player('Bob').does('siege');
      t.expect.card('Engine', { in: 'support of Bob' }).card('siege', { in: 'discard of Bob' });
    },
  ],
  [
    burning('Fire'),
    (t) => {
      t.player('Ann').does('Fire', 'Engine');
      t.player('Bob').passes();
      t.expect.card('Engine', { in: 'discard of Bob' }).card('siege', { in: 'support of Bob' });
    },
  ],
);
scenario('[5_60/2, LR-ERRATA-2012] once for all that the same action would discard of its player', (t) => {
  t.given(burning('Great fire', ['Engine', siege, { card: 'Engine', as: 'second' }, 'Plain']));
  t.player('Ann').does('Great fire');
  t.player('Bob').does('siege');
  for (const card of ['Engine', 'second', 'Plain']) t.expect.card(card, { in: 'support of Bob' });
  t.expect.card('siege', { in: 'discard of Bob' }).card('Great fire', { in: 'discard of Ann' });
});
scenario('[5_60/2] the next action may discard again', (t) => {
  t.given({
    ...burning('Fire'),
    players: {
      Ann: { companions: [frodo()], support: ['Fire', { card: 'Fire', as: 'second fire' }], site: 3 },
      Bob: { minions: ['Orc'], support: [siege, 'Engine', 'Idle'] },
    },
  });
  t.player('Ann').does('Fire', 'Engine');
  t.player('Bob').does('siege', 'Idle');
  t.player('Ann').does('second fire');
  t.expect.card('Engine', { in: 'discard of Bob' });
});
scenario('[5_60/2] nothing else is saved', (t) => {
  t.given(burning('Small fire'));
  t.player('Ann').does('Small fire');
  t.expect.card('Plain', { in: 'discard of Bob' }).card('siege', { in: 'support of Bob' });
});
scenario('[5_60/2, LR-ERRATA-2013] nor when its player is made to discard his own', (t) => {
  t.given(burning('Threat'));
  t.player('Ann').does('Threat');
  t.player('Bob').does('Engine');
  t.expect.card('Engine', { in: 'discard of Bob' }).card('siege', { in: 'support of Bob' });
});
scenario('[5_60/2, LR-ERRATA-2013] one does not save another that its player pays with', (t) => {
  const { players, ...rest } = burning('Fire');
  const Cid = { minions: ['Moria Orc'], support: [{ card: 'Siege Engine', as: 'other siege' }], site: 1 };
  t.given({ ...rest, players: { ...players, Cid } });
  t.player('Ann').does('Fire', 'Engine');
  // Any of the Shadow players may save it; then the other has nothing to answer.
  t.player('Cid').does('other siege');
  t.expect
    .card('Engine', { in: 'support of Bob' })
    .card('other siege', { in: 'discard of Cid' })
    .card('siege', { in: 'support of Bob' });
});
scenario('[5_60/2] not from its own player', (t) => {
  t.given(table('maneuver alone', {}, { minions: ['Orc'], support: [siege, 'Engine', 'Own fire'] }));
  t.player('Bob').does('Own fire', 'Engine');
  t.expect.card('Engine', { in: 'discard of Bob' });
});

const shapes = (uruks: number, discard: readonly unknown[]) =>
  table(
    'maneuver alone',
    {},
    {
      minions: [...Array.from({ length: uruks }, (_x, i) => ({ card: 'Uruk', as: `uruk ${i}` })), 'Orc'],
      hand: [{ card: 'Black Shapes Crawling', as: 'it' }],
      discard,
    },
  );
const swords = [
  { card: 'Broad-bladed Sword', as: 'sword 1' },
  { card: 'Broad-bladed Sword', as: 'sword 2' },
];
scenario('[5_48] Black Shapes Crawling: two weapons come back, and two wounds may be given for it', (t) => {
  t.given(shapes(2, swords));
  t.player('Bob').does('it', '2');
  t.player('Ann').does('Yes', 'Orc', 'uruk 0');
  t.player('Bob').does('sword 1', 'uruk 0');
  t.expect.card('sword 1', { in: 'on of uruk 0' }).card('sword 2', { in: 'on of uruk 1' });
  t.expect.card('Orc', { wounds: 1 }).card('uruk 0', { wounds: 1 }).card('uruk 1', { wounds: 0 });
});
scenes(
  '[5_48] no more than Uruk-hai are there, and the wounds may be left',
  [
    shapes(1, swords),
    (t) => {
      t.player('Bob').does('it').mayChoose.exactly('0', '1');
      t.player('Bob').does('1');
      t.player('Ann').does('No');
      t.player('Bob').does('sword 2');
      t.expect.card('sword 2', { in: 'on of uruk 0' }).card('sword 1', { in: 'discard of Bob' });
      t.expect.card('uruk 0', { wounds: 0 });
    },
  ],
  [
    shapes(2, ['Engine']),
    (t) => {
      t.player('Bob').mayNot('it', {});
    },
  ],
);
