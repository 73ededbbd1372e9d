/** Dark Minions: special items. */
import { describe, expect } from 'vitest';
import { faceAttack, inSitePhase, shortEvent, valueOf } from '../../../src/cards/words/index.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { rollTo } from '../../../src/rules/movement/under-deeps.ts';
import { invent } from '../../invented.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';
import { bearing } from '../positions.ts';

invent(
  'Falling Stone',
  'TW-204',
  shortEvent({
    when: inSitePhase,
    effect: faceAttack({ called: 'Trap', strikes: 1, prowess: 9, unarmed: true }),
  }),
);
invent(
  'Falling Wall',
  'TW-204',
  shortEvent({ when: inSitePhase, effect: faceAttack({ strikes: 1, prowess: 9 }) }),
);

describe('[DM-168] Dwarven Light-stone', () => {
  const stone = 'Dwarven Light-stone';
  const use = `${stone}: when`;
  scenario('[DM-168/1] +2 to rolls for ways below, for its company alone', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Moria', bearing('Balin', stone)), company('Bree', 'Elladan')] },
        Bob,
      },
    });
    const more = (who: string): number => valueOf(t.state, rollTo, companyOf(t.state, t.who.card(who)));
    expect(more('Balin') - more('Elladan')).toBe(2);
  });
  for (const [race, left] of [
    ['Orc', 7],
    ['Troll', 7],
    ['Man', 9],
  ] as const)
    scenario(`[DM-168/2] an attack of a ${race} has ${left} prowess`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9, race },
        players: {
          Ann: { hand: ['Dodge'], companies: [company('Moria', bearing('Balin', stone), 'Bofur')] },
          Bob,
        },
      });
      expect(offers(t, use)).toBe(left === 7);
      if (left === 7) {
        t.player('Ann').does(use);
        resolveChain(t);
        t.expect.card(stone, { status: 'tapped' });
      }
      t.expect.table({ 'attack prowess': left });
    });
  for (const [card, left] of [
    ['Falling Stone', 7],
    ['Falling Wall', 9],
  ] as const)
    scenario(`[DM-168/3] ${card}: ${left} prowess`, (t) => {
      t.given({
        phase: 'at the site',
        players: {
          Ann: { hand: [card], companies: [company('Moria', bearing('Balin', stone), 'Bofur')] },
          Bob,
        },
      });
      t.player('Ann').does(card);
      resolveChain(t);
      expect(offers(t, use)).toBe(left === 7);
    });
  scenario('[DM-168/2] tapped it does nothing', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, race: 'Orc' },
      players: {
        Ann: { companies: [company('Moria', bearing('Balin', { card: stone, status: 'tapped' }), 'Bofur')] },
        Bob,
      },
    });
    expect(offers(t, use)).toBe(false);
  });
  for (const [at, may] of [
    ['The Under-grottos', true],
    ['Moria', false],
  ] as const)
    scenario(`[DM-168] played at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: { Ann: { hand: [stone], companies: [company(at, 'Balin')] }, Bob },
      });
      expect(offers(t, `${stone}: play`)).toBe(may);
    });
});
