/** The Two Towers: conditions of the Raider culture. */
import { ally, companion, invent, minion, pause, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 3, strength: 6 }),
  companion('Bound one', { vitality: 3, keyword: ['Ring-bound'] }),
  ally('Neighbour', { strength: 6 }),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'], strength: 8, vitality: 3 }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'], strength: 8 }),
  minion('Bowman', { culture: 'Raider', race: 'Man', Archer: 1, vitality: 4 }),
  minion('Plain Orc', { strength: 8 }),
  site('Field', { siteNumber: 1, block: 2 }),
  ...[2, 3, 6, 7, 8, 9].map((n) => site(`Tower ${n}`, { siteNumber: n, block: 2, twilight: 1 })),
  ...[2, 3, 7, 8].map((n) => site(`Old ${n}`, { siteNumber: n, block: 1, twilight: 1 })),
);

const raiderTokens = (n: number) => (n === 0 ? {} : { tokens: n, tokensOf: 'Raider' });
const losing = (card: string, fighter: string, hero: string, twilight = 9) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Bound one'] },
    Bob: { minions: [{ card: fighter, against: hero }], support: [{ card, as: 'condition' }] },
  },
});
scenario('[4_216/1] who loses to a Raider Man may bring a token', (t) => {
  t.given(losing('Arrow From the South', 'Eastern one', 'Friend'));
  t.player('Bob').does('condition');
  t.expect.card('condition', { tokens: 1 });
});
scenario('[4_216/1] an ally brings one, too', (t) => {
  const given = losing('Arrow From the South', 'Eastern one', 'Neighbour');
  t.given({
    ...given,
    players: { ...given.players, Ann: { companions: [frodo()], support: ['Neighbour'] } },
  });
  t.player('Bob').does('condition');
  t.expect.card('condition', { tokens: 1 });
});
scenario('[4_216/1] it may be left', (t) => {
  t.given(losing('Arrow From the South', 'Eastern one', 'Friend'));
  t.player('Bob').does('Pass');
  t.expect.card('condition', { tokens: 0 });
});
scenario('[4_216/1] who loses to an Orc brings none', (t) => {
  t.given(losing('Arrow From the South', 'Plain Orc', 'Friend'));
  t.expect.card('condition', { tokens: 0 }).card('Friend', { wounds: 1 });
});
for (const tokens of [0, 1, 3])
  scenario(`[4_216/2, LR-EFFECT-010] ${tokens} tokens heal Raider archers so often`, (t) => {
    t.given({
      phase: 'archery alone',
      players: {
        Ann: { companions: [frodo(), 'Friend'] },
        Bob: {
          minions: [
            { card: 'Bowman', wounds: 3 },
            { card: 'Rider', wounds: 2 },
          ],
          support: [{ card: 'Arrow From the South', as: 'Arrow', ...raiderTokens(tokens) }, 'Idle'],
        },
      },
    });
    t.player('Bob').does('Arrow');
    t.expect
      .card('Bowman', { wounds: 3 - tokens })
      .card('Rider', { wounds: 2 })
      .card('Arrow', { in: 'discard of Bob' });
  });

const walking = (block: string, from: number, twilight: number, support: string, wounds = 0) => ({
  phase: 'move',
  twilight,
  path: [from, from + 1].map((number) => ({ card: `${block} ${number}`, number })),
  players: {
    Ann: {
      companions: [frodo(), { card: 'Bound one', wounds }, 'Friend'],
      site: from,
    },
    Bob: { support: [{ card: support, as: 'condition' }] },
  },
});
scenario('[4_231/1] each Ring-bound companion exerts twice who leaves site 2 of the Towers block', (t) => {
  t.given(walking('Tower', 2, 0, 'Eastern Emyn Muil'));
  t.expect.card('Frodo', { wounds: 2 }).card('Bound one', { wounds: 2 }).card('Friend', { wounds: 0 });
});
scenario('[4_231/1, LR-EXERT-003] whoever can exert only once does so once', (t) => {
  t.given(walking('Tower', 2, 0, 'Eastern Emyn Muil', 1));
  t.expect.card('Bound one', { wounds: 2 });
});
for (const [block, from] of [
  ['Old', 2],
  ['Tower', 8],
] as const)
  scenario(`[4_231/1, LR-BLOCK-003] nobody exerts for leaving ${block} ${from}`, (t) => {
    t.given(walking(block, from, 0, 'Eastern Emyn Muil'));
    t.expect.card('Frodo', { wounds: 0 }).card('Bound one', { wounds: 0 });
  });
const muil = (minions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), 'Bound one', 'Friend'] },
    Bob: { minions, support: [{ card: 'Eastern Emyn Muil', as: 'Muil' }, 'Idle'] },
  },
});
scenario('[4_231/2] it is discarded and a Raider Man exerts for one more exertion', (t) => {
  t.given(muil(['Eastern one']));
  t.player('Bob').does('Muil');
  t.player('Bob').mayChoose.exactly('Frodo', 'Bound one');
  t.player('Bob').does('Bound one');
  t.expect
    .card('Bound one', { wounds: 1 })
    .card('Eastern one', { wounds: 1 })
    .card('Muil', { in: 'discard of Bob' });
});
scenario('[4_231/2, LR-EXERT-003] not without a Raider Man who can exert', (t) => {
  t.given(muil([{ card: 'Eastern one', wounds: 1 }, 'Plain Orc']));
  t.player('Bob').mayNot('Muil', { rule: 'LR-EXERT-003' });
});

scenario('[4_236, LR-ERRATA-056] Howl of Harad: for 4 twilight one who is Ring-bound is wounded', (t) => {
  t.given(losing('Howl of Harad', 'Rider', 'Friend', 4));
  t.player('Bob').does('condition');
  t.player('Ann').mayChoose.exactly('Frodo', 'Bound one');
  t.player('Ann').does('Bound one');
  t.expect.card('Bound one', { wounds: 1 }).table({ twilight: 0 });
});
for (const [why, fighter, twilight] of [
  ['with 3 twilight', 'Rider', 3],
  ['against an Easterling', 'Eastern one', 9],
] as const)
  scenario(`[4_236] nothing is offered ${why}`, (t) => {
    t.given(losing('Howl of Harad', fighter, 'Friend', twilight));
    t.expect.card('Friend', { wounds: 1 }).card('Frodo', { wounds: 0 }).table({ twilight });
  });

// The move itself brings the Shadow number of the site, and one for each of the three companions.
const march = (block: string, from: number, twilight: number) => ({
  ...walking(block, from, twilight, 'Ithilien Wilderness'),
  phase: 'fellowship',
});
for (const [from, twilight] of [
  [6, 2],
  [7, 0],
  [8, 2],
] as const)
  scenario(
    `[4_237/1, LR-ERRATA-057] 8 twilight are added after the move from ${from}, with ${twilight + 4} in the pool`,
    (t) => {
      t.given(march('Tower', from, twilight));
      t.player('Bob').does('condition');
      t.expect.table({ twilight: twilight + 12 });
    },
  );
for (const [why, block, from, twilight] of [
  ['with 7 in the pool', 'Tower', 7, 3],
  ['before site 7', 'Tower', 2, 0],
  ['on another path', 'Old', 7, 0],
] as const)
  scenario(`[4_237/1, LR-ERRATA-057, LR-BLOCK-003] none are offered ${why}`, (t) => {
    t.given(march(block, from, twilight));
    t.expect.table({ twilight: twilight + 4 });
    t.player('Bob').mayChoose.excludes('condition');
  });
scenario('[4_237/2, LR-ERRATA-058] discarded, it makes a Raider Man stronger by 2', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
      Bob: {
        minions: [{ card: 'Eastern one', against: 'Friend' }, 'Plain Orc'],
        support: [{ card: 'Ithilien Wilderness', as: 'wild' }],
      },
    },
  });
  t.player('Ann').does('Pass');
  t.player('Bob').does('wild');
  t.expect.card('Eastern one', { strength: 10 }).card('wild', { in: 'discard of Bob' });
});

const harad = (twilight: number, sites: number, riders: number) => ({
  phase: 'shadow alone',
  twilight,
  players: {
    Ann: { companions: [frodo()], site: 3 },
    Bob: {
      minions: [
        'Eastern one',
        ...Array.from({ length: riders }, (_x, i) => ({ card: 'Rider', as: `rider ${i}` })),
      ],
      support: [
        { card: 'Men of Harad', as: 'Men' },
        'Idle',
        ...(sites === 1 ? [{ card: 'Field', number: 1 }] : []),
      ],
      deck: ['Idle', 'Pause'],
      site: 3,
    },
  },
});
scenario('[4_238] Men of Harad: 2 twilight draw a card, with a site and three Southrons in sight', (t) => {
  t.given(harad(2, 1, 3));
  t.player('Bob').does('Men').has({ hand: 1, deck: 1 });
  t.expect.table({ twilight: 0 });
});
for (const [why, twilight, sites, riders, rule] of [
  ['with 1 twilight', 1, 1, 3, 'LR-COST-002'],
  ['without a site', 2, 0, 3, 'LR-SPOT-001'],
  ['with two Southrons', 2, 1, 2, 'LR-SPOT-001'],
] as const)
  scenario(`[4_238] not ${why}`, (t) => {
    t.given(harad(twilight, sites, riders));
    t.player('Bob').mayNot('Men', { rule });
  });

const raiders = (phase: string, twilight: number, tokens: number, minions: readonly unknown[]) => ({
  phase,
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      minions,
      support: [{ card: 'Raiders From the East', as: 'Raiders', ...raiderTokens(tokens) }, 'Idle'],
    },
  },
});
scenario('[4_242/1] 3 twilight and an exertion place a token', (t) => {
  t.given(raiders('shadow alone', 3, 0, ['Eastern one', 'Plain Orc']));
  t.player('Bob').does('Raiders');
  t.expect.card('Raiders', { tokens: 1 }).card('Eastern one', { wounds: 1 }).table({ twilight: 0 });
});
for (const [why, twilight, minions, rule] of [
  ['with 2 twilight', 2, ['Eastern one'], 'LR-COST-002'],
  ['with an Orc', 3, ['Plain Orc'], 'LR-EXERT-003'],
] as const)
  scenario(`[4_242/1] not ${why}`, (t) => {
    t.given(raiders('shadow alone', twilight, 0, minions));
    t.player('Bob').mayNot('Raiders', { rule });
  });
scenario('[4_242/2] a token becomes twilight, and without one nothing does', (t) => {
  t.given(raiders('maneuver alone', 0, 1, ['Eastern one']));
  t.player('Bob').does('Raiders').mayNot('Raiders', { rule: 'LR-COST-002' });
  t.expect.table({ twilight: 1 }).card('Raiders', { tokens: 0 });
});
