/** The Lidless Eye: Dragons that are factions. */
import { describe, expect } from 'vitest';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';
import { minion } from '../../minions.ts';
import { bearing } from '../../positions.ts';

describe('[LE-285] Smaug Roused', () => {
  const SMAUG = 'Smaug Roused';
  const trying = (dice: readonly number[], ...on: readonly string[]) => ({
    phase: 'at the site',
    turn: 5,
    dice,
    players: {
      Ann: minion('The Lonely Mountain', [bearing('Layos', ...on), 'Ostisen'], { hand: [SMAUG] }),
      Bob,
    },
  });
  const gives = `${SMAUG}: when`;
  /** Layos has a direct influence of 2; the check must be greater than 12. */
  for (const [dice, on, where] of [
    [[5, 6], [], 'factions'],
    [[5, 5], [], 'discard'],
    [[4, 4], ['High Helm'], 'factions'],
    [[3, 4], ['High Helm'], 'discard'],
    [[2, 3], ['Black Mace'], 'factions'],
    [[2, 2], ['Black Mace'], 'discard'],
  ] as const)
    scenario(
      `[LE-285/1] a roll of ${dice.join(' and ')} with ${on.join() || 'nothing'} to give: ${where}`,
      (t) => {
        t.given(trying(dice, ...on));
        t.player('Ann').does(`${SMAUG}: try`);
        if (t.offered().includes('Layos')) t.player('Ann').does('Layos');
        if (on.length > 0) {
          t.player('Ann').does(gives);
          t.expect.card(on.join(), { in: 'discard of Ann' });
        }
        resolveChain(t);
        t.expect.card(SMAUG, { in: `${where} of Ann` });
      },
    );
  scenario('[LE-285/1] one item, of whoever tries', (t) => {
    t.given({
      ...trying([1, 1]),
      players: {
        Ann: minion(
          'The Lonely Mountain',
          [bearing('Layos', 'High Helm', 'Black Mace'), bearing('Ostisen', 'Sable Shield')],
          { hand: [SMAUG] },
        ),
        Bob,
      },
    });
    t.player('Ann').does(`${SMAUG}: try`, 'Layos', gives);
    t.player('Ann').mayChoose.exactly('High Helm', 'Black Mace');
    t.player('Ann').does('High Helm');
    expect(offers(t, gives)).toBe(false);
    resolveChain(t);
    t.expect.card('Sable Shield', { in: 'on of Ostisen' }).card('Black Mace', { in: 'on of Layos' });
  });
  const crams = ['Cram', 'Cram', 'Cram', 'Cram'];
  const north = { movesTo: 'Dale', by: ['Northern Rhovanion'] };
  const moving = (ann: object, bob: object, more: object = {}) => ({
    phase: 'hazards',
    players: { Ann: { deck: crams, ...ann }, Bob: { deck: crams, ...bob } },
    ...more,
  });
  const four = ['Glorfindel II', 'Elrond', 'Elladan', 'Elrohir'];
  const heroes = { companies: [{ ...company('Lake-town', ...four), ...north }] };
  const has = minion('Dol Guldur', ['Layos'], { factions: [SMAUG] });
  scenario('[LE-285/3] hunts whoever moves in its regions; the attacker chooses', (t) => {
    t.given(moving(heroes, has));
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 17, 'attack body': 8 });
    t.player('Bob').mayChoose.includes(...four);
  });
  scenario('[LE-285/3] nobody elsewhere', (t) => {
    t.given(
      moving(
        { companies: [{ ...company('Bree', ...four), movesTo: 'Weathertop', by: ['Arthedain'] }] },
        { ...has, hand: ['Twilight'] },
      ),
    );
    resolveChain(t);
    t.expect.table({ 'attack strikes': 0 });
  });
  scenario('[LE-285/2] its own attack on a company of its player is cancelled', (t) => {
    t.given(
      moving(
        {
          side: 'ringwraith',
          factions: [SMAUG],
          hand: ['Strange Rations'],
          companies: [{ ...company('Lake-town', 'Layos', 'Asternak'), ...north }],
        },
        { ...Bob, hand: ['Twilight'] },
      ),
    );
    resolveChain(t);
    t.expect.table({ attack: 'none' }).card('Layos', { status: 'untapped' });
  });
  for (const owner of ['Ann', 'Bob'] as const)
    scenario(
      `[LE-285/2] so is one of Smaug Ahunt, if the faction is of the company's player: ${owner}`,
      (t) => {
        t.given(
          moving(
            {
              side: 'ringwraith',
              factions: owner === 'Ann' ? [SMAUG] : [],
              hand: ['Strange Rations'],
              companies: [{ ...company('Lake-town', 'Layos', 'Asternak'), ...north }],
            },
            {
              side: 'ringwraith',
              companies: [company('Dol Guldur', 'Ostisen')],
              factions: owner === 'Bob' ? [SMAUG] : [],
              events: ['Smaug Ahunt'],
              hand: ['Twilight'],
            },
          ),
        );
        idleUntil(t, () => t.state.global.attack !== 0 || t.state.global.phase > 4);
        resolveChain(t);
        expect(t.state.global.phase > 4 || t.state.global.attack === 0).toBe(owner === 'Ann');
      },
    );
  scenario('[LE-285/4] [ME-DRAGON-014] beaten, it is worth five kill points, and Smaug is gone', (t) => {
    t.given(
      moving(
        {
          companies: [{ ...company('Lake-town', bearing('Glorfindel II', 'Wormsbane'), 'Elrond'), ...north }],
        },
        { ...has, events: ['Smaug at Home'] },
        { dice: [6, 6, 6, 6, 6, 6, 6, 6] },
      ),
    );
    resolveChain(t);
    t.player('Bob').does('Glorfindel II');
    idleUntil(t, () => t.state.global.attack === 0);
    t.player('Ann').has({ 'kill points': 5, 'faction points': 0 });
    t.player('Bob').has({ 'faction points': 0 });
    t.expect.card(SMAUG, { in: 'points of Ann' }).card('Smaug at Home', { in: 'out of Bob' });
  });
});
