/** Against the Shadow: sites. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { goingTo } from '../positions.ts';

const worthy = (...characters: readonly string[]) => ({
  phase: 'at the site',
  players: {
    Ann: {
      hand: ['Smoke Rings'],
      discard: ['Dodge'],
      companies: [{ ...company('The Worthy Hills', ...characters), siteTapped: true }],
    },
    Bob,
  },
});

scenario('[AS-138] Geann a-Lisch: any Man creature may be played there', (t) => {
  t.given(goingTo('Edhellond', 'Geann a-Lisch'));
  t.player('Bob').mayChoose.includes('Ambusher: attack');
});

scenario('[AS-142] The Worthy Hills: a sage and a scout tap to untap the site', (t) => {
  t.given(worthy('Balin', 'Adrazar'));
  t.player('Ann').does('The Worthy Hills');
  resolveChain(t);
  t.expect.card('Balin', { status: 'tapped', 'site tapped': false }).card('Adrazar', { status: 'tapped' });
});

scenario('[AS-142] The Worthy Hills: not without a scout', (t) => {
  t.given(worthy('Balin', 'Bofur'));
  t.player('Ann').mayChoose.excludes('The Worthy Hills');
});

scenario(
  '[AS-138] Geann a-Lisch: Goblin-faces are Men as well as Orcs, and Orcs alone are not asked',
  (t) => {
    const { players, ...rest } = goingTo('Edhellond', 'Geann a-Lisch');
    t.given({ ...rest, players: { ...players, Bob: { ...Bob, hand: ['Goblin-faces', 'Orc-watch'] } } });
    t.player('Bob').mayChoose.includes('Goblin-faces: attack');
    t.player('Bob').mayNot('Orc-watch', { because: 'keyed' });
  },
);

describe('[AS-142] The Worthy Hills', () => {
  const hills = (at: string, who: readonly (string | object)[], more: object = { siteTapped: true }) => ({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Smoke Rings'], discard: ['Dodge'], companies: [{ ...company(at, ...who), ...more }] },
      Bob,
    },
  });
  const HILLS = 'The Worthy Hills';
  for (const [why, position] of [
    ['while the site is untapped', hills(HILLS, ['Balin', 'Adrazar'], {})],
    ['with a tapped sage', hills(HILLS, [{ card: 'Balin', status: 'tapped' }, 'Adrazar'])],
    ['with a tapped scout', hills(HILLS, ['Balin', { card: 'Adrazar', status: 'tapped' }])],
    ['without a sage', hills(HILLS, ['Adrazar', 'Beretar'])],
  ] as const)
    scenario(`not ${why}`, (t) => {
      t.given(position);
      t.player('Ann').mayChoose.excludes(HILLS);
    });
  scenario('by those who are there, not by another company', (t) => {
    const { players, ...rest } = hills(HILLS, ['Balin']);
    const companies = [...players.Ann.companies, company('Bree', 'Adrazar')];
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, companies } } });
    t.player('Ann').mayChoose.excludes(HILLS);
  });
});
