/** Against the Shadow: Ancient Black Axe and Helm of Fear. */
import { describe, expect } from 'vitest';
import { choose, keyword, onYourTurn, shortEvent, tapIt, the } from '../../../../src/cards/words/index.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../../table.ts';
import { minion } from '../../minions.ts';
import { bearing } from '../../positions.ts';

invent(
  'Weariness of Arms',
  'LE-258',
  shortEvent({
    when: onYourTurn,
    targets: [choose('weapon', keyword.has('weapon'))],
    effect: tapIt(the('weapon')),
  }),
);

describe('[AS-122] Ancient Black Axe', () => {
  const axe = 'Ancient Black Axe';
  for (const [who, prowess] of [
    ['Asternak', 5 + 3],
    ['Gorbag', 6 + 3],
    ['Ciryaher', 2],
  ] as const)
    scenario(`[AS-122/1, AS-122/2] ${who} has +2 direct influence, and a warrior +3 prowess`, (t) => {
      t.given({ players: { Ann: minion('Dol Guldur', [bearing(who, axe)]), Bob } });
      t.expect.value(who, 'direct influence', (who === 'Gorbag' ? 0 : 2) + 2).value(who, 'prowess', prowess);
    });
  for (const [who, on, left] of [
    ['Asternak', [axe], 7],
    ['Ciryaher', [axe], 8],
    ['Asternak', ['Black Mace', axe], 8],
  ] as const)
    scenario(`[AS-122/3] the body of what strikes ${who} with ${on.join(' and ')} is ${left}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 30, body: 8 },
        players: { Ann: minion('Moria', [bearing(who, ...on), 'Ostisen'], { hand: ['Dodge'] }), Bob },
      });
      t.player('Ann').does(...(on.length > 1 ? ['Pass'] : []), who);
      t.expect.table({ 'attack body': left });
    });
  const use = `${axe}: when your`;
  /** Dôgrib, with six points of corruption, is about to check; the axe is somewhere. */
  const checking = (dice: readonly number[], ...holder: readonly object[]) => ({
    phase: 'corruption check',
    check: { character: 'Dôgrib' },
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          { ...company('Moria', bearing('Dôgrib', 'Black Mace', 'Black Mace')), as: 'us' },
          ...holder,
        ],
      },
      Bob,
    },
  });
  for (const [roll, status] of [
    [[1, 4], 'untapped'],
    [[1, 3], 'tapped'],
  ] as const)
    scenario(
      `[AS-122/4, AS-122/5] one at the same site passes without dice, and its bearer checks: ${roll.join(' and ')}`,
      (t) => {
        t.given(checking(roll, company('Moria', bearing('Asternak', axe))));
        t.player('Ann').does(use);
        t.expect
          .card(axe, { status: 'tapped' })
          .card('Dôgrib', { in: 'company of us', status: 'untapped' })
          .card('Asternak', { status });
        expect([t.state.global.check, t.state.global.checkSure]).toEqual([0, 0]);
      },
    );
  for (const [why, holder] of [
    ['at another site', company('Ettenmoors', bearing('Asternak', axe))],
    ['by who is no warrior', company('Moria', bearing('Ciryaher', axe))],
    ['tapped', company('Moria', bearing('Asternak', { card: axe, status: 'tapped' }))],
  ] as const)
    scenario(`[AS-122/4] not ${why}`, (t) => {
      t.given(checking([1, 1], holder));
      t.expect.card('Dôgrib', { in: 'out of Ann' });
    });
  scenario('[AS-122/5] whatever taps it', (t) => {
    t.given({
      dice: [1, 3],
      players: {
        Ann: minion('Dol Guldur', [bearing('Asternak', axe)], { hand: ['Weariness of Arms'] }),
        Bob,
      },
    });
    t.player('Ann').does('Weariness of Arms');
    resolveChain(t);
    t.expect.card('Asternak', { status: 'tapped' });
  });
  for (const [at, may] of [
    ['The Under-leas', true],
    ['The Gem-deeps', false],
    ['Moria', false],
  ] as const)
    scenario(`[AS-122] played at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: minion(at, ['Layos'], { hand: [axe] }),
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      expect(offers(t, `${axe}: play`)).toBe(may);
    });
});

describe('[AS-126] Helm of Fear', () => {
  const helm = 'Helm of Fear';
  const facing = (who: readonly (string | object)[], more: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 30 },
    players: { Ann: minion('Moria', who), Bob },
    ...more,
  });
  const use = `${helm}: when`;
  scenario('[AS-126/1] taps, and an attack on the company of a Ringwraith is cancelled', (t) => {
    t.given(facing([bearing('Ren the Ringwraith', helm), 'Layos']));
    t.player('Ann').does(use);
    resolveChain(t);
    t.expect.card(helm, { status: 'tapped' }).table({ attack: 'none' });
  });
  for (const [why, who] of [
    ['for who is no Ringwraith', ['Ren the Ringwraith', bearing('Layos', helm)]],
    ['tapped', [bearing('Ren the Ringwraith', { card: helm, status: 'tapped' }), 'Layos']],
  ] as const)
    scenario(`[AS-126/1, ME-CARD-0338] not ${why}`, (t) => {
      t.given(facing(who));
      expect(offers(t, use)).toBe(false);
    });
  scenario('[AS-126/1] no combat with a hero company', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { companies: [company('Moria', 'Beorn')] },
        Bob: minion('Moria', [bearing('Ren the Ringwraith', helm)], { hand: ['Cram'] }),
      },
    });
    t.player('Ann').does('Beorn: attack another company');
    expect(offers(t, use)).toBe(false);
  });
  /** The strike succeeds; the body check is a roll of 9 or 11, against a body of 10. */
  for (const [roll, on, where] of [
    [[4, 5], [], 'company of servants'],
    [[4, 5], [helm], 'hand of Ann'],
    [[5, 6], [], 'out of Ann'],
    [[5, 6], [helm], 'company of servants'],
  ] as const)
    scenario(
      `[AS-126/2] body checks for its bearer are modified by −1: ${roll.join(' and ')} with ${on.length} of it`,
      (t) => {
        t.given({
          ...facing([bearing('Ren the Ringwraith', ...on), 'Layos']),
          attack: { strikes: 1, prowess: 30 },
          dice: [1, 1, ...roll],
        });
        t.player('Ann').does(...(on.length > 0 ? ['Pass'] : []), 'Ren the Ringwraith', 'No', 'Pass');
        t.expect.card('Ren the Ringwraith', { in: where });
      },
    );
  for (const [on, where] of [
    [[], 'out of Ann'],
    [[helm], 'out of Ann'],
  ] as const)
    scenario(`[AS-126/2, ME-CARD-0338] not for Layos with ${on.length} of it`, (t) => {
      t.given({
        ...facing([bearing('Layos', ...on)]),
        attack: { strikes: 1, prowess: 30 },
        dice: [1, 1, 4, 5],
      });
      t.player('Ann').does('Layos', 'No');
      t.expect.card('Layos', { in: where });
    });
  for (const [at, who, tapped, may] of [
    ['Barad-dûr', 'Ren the Ringwraith', true, true],
    ['Barad-dûr', 'Ren the Ringwraith', false, true],
    ['Barad-dûr', 'Layos', false, false],
    ['Minas Morgul', 'Ren the Ringwraith', false, false],
  ] as const)
    scenario(`[AS-126] played by ${who} at ${at}, tapped ${tapped}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: {
            side: 'ringwraith',
            hand: [helm],
            companies: [{ ...company(at, who), siteTapped: tapped }],
          },
          Bob,
        },
      });
      const text = t.offered().find((one) => one.startsWith(`${helm}: play`));
      expect(text !== undefined).toBe(may);
      if (text === undefined) return;
      t.player('Ann').does(text);
      resolveChain(t);
      t.expect.card(helm, { in: `on of ${who}` }).card(at, { status: tapped ? 'tapped' : 'untapped' });
    });
  scenario('[AS-126] a Ringwraith who follows plays none', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: minion('Barad-dûr', [{ card: 'Ren the Ringwraith', status: 'tapped' }, 'The Witch-king'], {
          hand: [helm],
        }),
        Bob,
      },
    });
    expect(offers(t, `${helm}: play`)).toBe(false);
  });
});
