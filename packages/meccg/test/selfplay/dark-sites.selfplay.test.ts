/**
 * Random play around every site of minions, fallen-wizards and the Balrog: a company stands there with rings, items and
 * company, an opponent has creatures of all kinds, and both do whatever comes.
 */
import { Luck, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { allSites, type SiteFacts } from '../../src/facts/sites.ts';
import { meccg } from '../../src/game.ts';
import { adapter, company } from '../table.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'dark sites';
/** About two turns each. */
const CHOICES = 400;
const sides = { minion: 'ringwraith', balrog: 'balrog', 'fallen-wizard': 'fallen-wizard' } as const;
const isDark = ({ alignment }: SiteFacts): boolean => alignment in sides;

const hazards = 'Orc-watch Orc-raiders Ghosts Cave-drake Pûkel-men Ambusher Corsairs_of_Umbar Barrow-wight'
  .split(' ')
  .map((name) => name.replaceAll('_', ' '));
const cram = Array.from({ length: 30 }, () => 'Cram');
const people = (side: string): readonly (string | object)[] => {
  const bearer = { card: 'Jerrek', on: ['Precious Gold Ring', 'Cram', 'Cram'] };
  if (side === 'fallen-wizard') return ['Haldir', { card: 'Adrazar', on: ['Precious Gold Ring'] }];
  return side === 'balrog' ? ['Gorbag', 'Hill-troll'] : ['Asternak', bearer, 'Pon Opar'];
};
const position = (site: SiteFacts) => {
  const side = sides[site.alignment as keyof typeof sides];
  return {
    players: {
      Ann: {
        side,
        deck: [...cram, ...hazards],
        hand: ['Glamdring', 'Cram', 'Orc-watch', 'Lesser Ring'],
        discard: ['Orc Brawler'],
        companies: [company(site.id, ...people(side))],
      },
      Bob: {
        deck: [...cram, ...hazards],
        hand: [...hazards],
        companies: [company('Edhellond', 'Ioreth', 'Elladan')],
      },
    },
  };
};

describe('random play', () => {
  test.each(allSites.filter(isDark))('around $id $name', (site) => {
    const t = new Table(adapter);
    t.given(position(site));
    const luck = new Luck(`${SEED} ${site.id}`);
    const s = t.state;
    // Dice fall as they will.
    s.side.fate = null;
    let n = 0;
    for (; n < CHOICES && meccg.result(s) === null; n++) meccg.apply(s, luck.below(meccg.options(s).count));
    expect(n).toBeGreaterThan(50);
  });
});
