/** The Two Towers: the Rohan culture, Fortress Never Fallen. */
import { companion, freeCondition, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';

invent(
  companion('Rider', { culture: 'Rohan' }),
  companion('Guard'),
  minion('Pikeman', { vitality: 4, strength: 1 }),
  shadowCondition('Curse'),
  freeCondition('Blessing'),
);

const fortress = (tokens: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [
        {
          card: 'Fortress Never Fallen',
          as: 'Fortress',
          ...(tokens === 0 ? {} : { tokens, tokensOf: 'Rohan' }),
        },
        'Blessing',
      ],
    },
    Bob: {
      support: [
        { card: 'Curse', as: 'a' },
        { card: 'Curse', as: 'b' },
        { card: 'Curse', as: 'c' },
      ],
    },
  },
});
scenario('[4_276/2] two tokens discard two Shadow conditions, and the fortress goes', (t) => {
  t.given(fortress(2));
  t.player('Ann').does('Fortress').mayChoose.exactly('a', 'b', 'c');
  t.player('Ann').does('b').mayChoose.exactly('a', 'c');
  t.player('Ann').does('c');
  t.expect
    .card('a', { in: 'support of Bob' })
    .card('b', { in: 'discard of Bob' })
    .card('c', { in: 'discard of Bob' })
    .card('Blessing', { in: 'support of Ann' })
    .card('Fortress', { in: 'discard of Ann' });
});
for (const [tokens, left] of [
  [0, 'support of Bob'],
  [5, 'discard of Bob'],
] as const)
  scenario(`[4_276/2, LR-EFFECT-004] with ${tokens} tokens all are in ${left}`, (t) => {
    t.given(fortress(tokens));
    t.player('Ann').does('Fortress');
    if (tokens === 5) t.player('Ann').does('a', 'b');
    t.expect.card('Fortress', { in: 'discard of Ann' });
    for (const card of ['a', 'b', 'c']) t.expect.card(card, { in: left });
  });
scenario('[4_276/2, 5_60/2, LR-ERRATA-2012] whoever saves a machine saves all that were chosen', (t) => {
  const { players } = fortress(3);
  const engine = { card: 'Siege Engine', as: 'Engine' };
  t.given({
    phase: 'regroup alone',
    players: { ...players, Bob: { support: [...players.Bob.support.slice(0, 2), engine] } },
  });
  t.player('Ann').does('Fortress', 'a', 'b');
  t.player('Bob').does('Engine');
  t.expect
    .card('a', { in: 'support of Bob' })
    .card('b', { in: 'support of Bob' })
    .card('Engine', { in: 'discard of Bob' })
    .card('Fortress', { in: 'discard of Ann' });
});
for (const [hero, tokens] of [
  ['Rider', 1],
  ['Guard', 0],
] as const)
  scenario(`[4_276/1] ${hero} wins: ${tokens} tokens`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), { card: hero, as: 'hero' }],
          support: [{ card: 'Fortress Never Fallen', as: 'Fortress' }],
        },
        Bob: { minions: [{ card: 'Pikeman', against: 'hero' }] },
      },
    });
    if (tokens === 1) t.player('Ann').does('Fortress');
    t.expect.card('Fortress', { tokens });
  });
