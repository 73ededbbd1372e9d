/** Battle of Helm's Deep: the Rohan culture, its conditions and possessions. */
import { ally, companion, invent, item, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli } from '../../people.ts';

invent(
  pause,
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  ally('Groom', { culture: 'Rohan', home: 1 << 4, homeBlock: 2 }),
  item('Steed', { itemClass: 'mount', culture: 'Rohan' }),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  minion('Bowman', { Archer: 1, vitality: 4 }),
  shadowCondition('Engine', { keyword: ['Machine'] }),
  shadowCondition('Curse'),
  site('Plain', { siteNumber: 4, block: 2, keyword: ['Plains'] }),
  site('Wood', { siteNumber: 4, block: 2, keyword: ['Forest'] }),
);
const rider = (as: string, more: object = {}) => ({ card: 'Rider', as, ...more });
const tokens = (n: number) => (n === 0 ? {} : { tokens: n, tokensOf: 'Isengard' });
const wall = (
  phase: string,
  card: string,
  men: readonly unknown[],
  more: object,
  machines: readonly object[],
) => ({
  phase,
  players: {
    Ann: { companions: [frodo(), ...men], support: [{ card, as: 'wall' }], ...more },
    Bob: {
      minions: [{ card: 'Bowman', as: 'bow' }],
      support: [...machines.map((more) => ({ card: 'Engine', ...more })), { card: 'Curse', ...tokens(2) }],
    },
  },
});
const two = [rider('a'), rider('b')];
const full = { as: 'full', ...tokens(3) };
const low = { as: 'low', ...tokens(1) };

for (const [phase, card, id] of [
  ['maneuver alone', 'Armory', '5_79'],
  ['archery alone', 'Parapet', '5_87'],
] as const) {
  scenario(`[${id}, LR-EFFECT-005] ${card} takes two tokens off a machine that has them`, (t) => {
    t.given(wall(phase, card, two, { discard: ['Steed'] }, [full, low]));
    t.player('Ann').does('wall', 'remove 2 tokens');
    t.expect
      .card('full', { tokens: 1 })
      .card('low', { tokens: 1 })
      .card('Curse', { tokens: 2 })
      .card('wall', { in: 'discard of Ann' });
  });
  scenario(`[${id}, LR-SPOT-001] ${card} needs two Rohan Men`, (t) => {
    t.given(wall(phase, card, [rider('a'), 'Guard'], {}, [full]));
    t.player('Ann').mayNot('wall', { rule: 'LR-SPOT-001' });
  });
}
scenario('[5_79] or a Rohan possession comes back to hand', (t) => {
  t.given(wall('maneuver alone', 'Armory', two, { discard: ['Steed', 'Armor', 'Pause'] }, [low]));
  t.player('Ann')
    .does('wall')
    .has({ hand: ['Steed'] });
  t.expect.card('low', { tokens: 1 }).card('wall', { in: 'discard of Ann' });
});
scenario('[5_79, LR-EFFECT-004] where neither can be done in full, one token goes', (t) => {
  t.given(wall('maneuver alone', 'Armory', two, {}, [low]));
  t.player('Ann').does('wall', 'remove 2 tokens');
  t.expect.card('low', { tokens: 0 });
});
scenario('[5_87] or the minion archery total is 3 less', (t) => {
  const position = wall('archery alone', 'Parapet', two, {}, [low]);
  t.given({
    ...position,
    players: {
      ...position.players,
      Bob: { ...position.players.Bob, minions: ['Bowman', 'Bowman', 'Bowman', 'Bowman'] },
    },
  });
  t.player('Ann').does('wall').mayChoose.exactly('Frodo', 'a', 'b');
  t.player('Ann').does('a');
  t.expect.card('a', { wounds: 1 }).card('b', { wounds: 0 }).card('Frodo', { wounds: 0 });
});
scenario('[5_80] Arrow-slits: a possession or a machine is discarded', (t) => {
  t.given(
    wall(
      'maneuver alone',
      'Arrow-slits',
      [rider('a', { on: [{ card: 'Steed', as: 'Steed' }] }), rider('b')],
      {},
      [full],
    ),
  );
  t.player('Ann').does('wall').mayChoose.exactly('Steed', 'full');
  t.player('Ann').does('full');
  t.expect.card('full', { in: 'discard of Bob' }).card('wall', { in: 'discard of Ann' });
});
scenario('[5_80, LR-SPOT-001] Arrow-slits needs two Rohan Men', (t) => {
  t.given(wall('maneuver alone', 'Arrow-slits', [rider('a'), 'Guard'], {}, [full]));
  t.player('Ann').mayNot('wall', { rule: 'LR-SPOT-001' });
});

for (const [id, card] of [
  ['5_88/1', 'Rohirrim Bow'],
  ['5_89/1', 'Rohirrim Helm'],
  ['5_91/1', 'Rohirrim Shield'],
] as const)
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by a Rohan Man`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), 'Guard', gimli(), 'Rider'], hand: [card] }, Bob },
    });
    t.player('Ann').does(`${card}: play`);
    t.expect.card(card, { in: 'on of Rider' });
  });
const bow = (wounds: number) => ({
  phase: 'archery alone',
  players: {
    Ann: { companions: [frodo(), rider('a', { wounds, on: [{ card: 'Rohirrim Bow', as: 'Bow' }] })] },
    Bob: {
      minions: [
        { card: 'Pikeman', as: 'x' },
        { card: 'Pikeman', as: 'y' },
      ],
    },
  },
});
scenario('[5_88/2] Rohirrim Bow: its bearer exerts, it goes, and a minion is wounded', (t) => {
  t.given(bow(0));
  t.expect.card('a', { strength: 7 });
  t.player('Ann').does('Bow', 'y');
  t.expect
    .card('y', { wounds: 1 })
    .card('x', { wounds: 0 })
    .card('a', { wounds: 1 })
    .card('Bow', { in: 'discard of Ann' });
});
scenario('[5_88/2, LR-EXERT-003] not when its bearer is exhausted', (t) => {
  t.given(bow(2));
  t.player('Ann').mayNot('Bow', { rule: 'LR-EXERT-003' });
});

const helm = (wounds: number, hero = 'a') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), rider('a', { on: [{ card: 'Rohirrim Helm', as: 'Helm' }] }), gimli()],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: 'Pikeman', as: 'x', against: hero, wounds },
        { card: 'Pikeman', as: 'y' },
      ],
    },
  },
});
for (const [answer, wounds] of [
  ['Yes', 1],
  ['No', 0],
] as const)
  scenario(
    `[5_89/2] Rohirrim Helm cancels the skirmish of its bearer unless a minion in it exerts: ${answer}`,
    (t) => {
      t.given(helm(0));
      t.player('Ann').does('Helm');
      t.player('Bob').does(answer);
      t.expect.card('x', { wounds }).card('y', { wounds: 0 }).card('Helm', { in: 'discard of Ann' });
      if (answer === 'Yes') t.player('Ann').does('Pause');
      else t.expect.asked('nobody');
    },
  );
scenario('[5_89/2, LR-EXERT-003] an exhausted minion prevents nothing', (t) => {
  t.given(helm(3));
  t.player('Ann').does('Helm');
  t.expect.asked('nobody').card('x', { wounds: 3 }).card('a', { wounds: 0 });
});
scenario('[5_89/2] the skirmish of another goes on', (t) => {
  t.given(helm(0, 'Gimli'));
  t.player('Ann').does('Helm').does('Pause');
  t.expect.card('x', { wounds: 0 });
});

scenario('[5_91/2] Rohirrim Shield: the minion archery total is 1 less', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: {
        companions: [
          frodo({ on: ['The One Ring, The Ruling Ring'] }),
          rider('a', { on: ['Rohirrim Shield'] }),
        ],
      },
      Bob: { minions: ['Bowman', 'Bowman'] },
    },
  });
  t.player('Ann').does('a');
  t.expect.card('a', { wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[5_91/3] Rohirrim Shield is discarded to heal its bearer', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: {
        companions: [
          frodo({ wounds: 1 }),
          rider('a', { wounds: 2, on: [{ card: 'Rohirrim Shield', as: 'Shield' }] }),
          rider('b', { wounds: 1 }),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Shield');
  t.expect.card('a', { wounds: 1 }).card('b', { wounds: 1 }).card('Shield', { in: 'discard of Ann' });
});

for (const [site, wounds] of [
  ['Plain', 0],
  ['Wood', 1],
] as const)
  scenario(
    `[5_94] Thundering Host at ${site}: strength +3 for a mounted Rohan Man, ${wounds} wounds left`,
    (t) => {
      t.given({
        phase: 'skirmish',
        path: [{ card: site, number: 4 }],
        players: {
          Ann: {
            companions: [
              frodo(),
              rider('a', { wounds: 1, on: ['Steed'] }),
              rider('b', { wounds: 1 }),
              { card: 'Guard', on: ['Horse of Rohan'] },
            ],
            support: ['Pause', { card: 'Thundering Host', as: 'Host' }],
            site: 4,
          },
          Bob: { minions: [{ card: 'Pikeman', against: 'a' }] },
        },
      });
      t.player('Ann').does('Host');
      t.expect
        .card('a', { strength: 9, wounds })
        .card('b', { strength: 6, wounds: 1 })
        .card('Host', { in: 'discard of Ann' });
    },
  );
