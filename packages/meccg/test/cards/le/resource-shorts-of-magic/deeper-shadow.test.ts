/** The Lidless Eye: Deeper Shadow, for a company on its way or at its site. */
import { describe, expect } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';
import { bearing } from '../../positions.ts';

describe('[LE-179] Deeper Shadow', () => {
  const moving = (
    hand: readonly (string | object)[],
    {
      who = ['Ciryaher'],
      dice = [],
      stays = false,
    }: { who?: readonly (string | object)[]; dice?: readonly number[]; stays?: boolean } = {},
  ) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Deeper Shadow'],
        companies: [
          {
            ...company(stays ? 'Dimrill Dale' : 'Dol Guldur', ...who),
            ...(stays ? {} : { movesTo: 'Dimrill Dale', by: 'starter' }),
          },
        ],
      },
      Bob: { ...Bob, hand },
    },
  });
  type Asked = { offered(): readonly string[] };
  const way = (t: Asked, which: RegExp): string => t.offered().find((text) => which.test(text)) ?? '';
  const darkens = (t: Parameters<Parameters<typeof scenario>[1]>[0], which: RegExp): void => {
    t.player('Ann').does(way(t, which));
    resolveChain(t);
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
  };
  const [site, region, limit] = [/Deeper.*treat that site/, /Deeper.*treat one/, /Deeper.*hazard limit/];
  /** Over the Redhorn Gate, a Wilderness. */
  const nearby = (dice: readonly number[]) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Deeper Shadow'],
        companies: [{ ...company('Moria', 'Ciryaher'), movesTo: 'Dimrill Dale', by: ['Redhorn Gate'] }],
      },
      Bob: { ...Bob, hand: ['Orc-watch', 'Wargs'] },
    },
  });
  scenario('[LE-179/1, ME-CARD-0144] a Ruins & Lairs becomes a Shadow-hold', (t) => {
    t.given(nearby([6, 6]));
    darkens(t, site);
    t.expect.card('Deeper Shadow', { in: 'discard of Ann' });
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('[LE-179/1] without it nothing is keyed to one', (t) => {
    t.given(nearby([]));
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('Orc-watch', { because: 'keyed' });
    t.player('Bob').mayChoose.includes('Wargs: attack');
  });
  scenario('[LE-179/2] of two Wildernesses one becomes a Shadow-land', (t) => {
    t.given(moving(['Hobgoblins', 'Wargs'], { dice: [6, 6] }));
    t.expect.table({ 'site path': 'dark-domain, shadow-land, wilderness, wilderness' });
    darkens(t, region);
    t.expect.table({ 'site path': 'dark-domain, shadow-land, shadow-land, wilderness' });
    t.player('Bob').mayNot('Hobgoblins', { because: 'keyed' });
    t.player('Bob').mayChoose.includes('Wargs: attack');
  });
  scenario('[LE-179/3] the hazard limit is one less', (t) => {
    t.given(moving(['Wargs'], { dice: [6, 6] }));
    t.expect.table({ hazardLimit: 2 });
    darkens(t, limit);
    t.expect.table({ hazardLimit: 1 });
  });
  scenario('[LE-179/3, ME-CARD-0145] a hazard that is beyond it now comes to nothing', (t) => {
    t.given(moving(['Rebel-talk', 'Minions Stir'], { dice: [6, 6] }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Rebel-talk: as');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Ciryaher' });
    t.player('Ann').does('Pass');
    t.player('Bob').does('Minions Stir: as');
    darkens(t, limit);
    resolveChain(t);
    t.expect.card('Minions Stir', { in: 'discard of Bob' });
  });
  scenario('[LE-179/3, ME-CARD-0145] and a card on guard goes back to hand', (t) => {
    t.given(moving(['Rebel-talk', 'Orc-guard'], { dice: [6, 6] }));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Rebel-talk: as');
    resolveChain(t);
    t.player('Ann').does('Pass');
    t.player('Bob').does('Orc-guard: place on guard');
    darkens(t, limit);
    t.expect.card('Orc-guard', { in: 'hand of Bob' });
  });
  for (const [dice, status] of [
    [[2, 3], 'tapped'],
    [[3, 3], 'untapped'],
  ] as const)
    scenario(`[LE-179/3] he checks corruption at −3: ${dice[0] + dice[1]}`, (t) => {
      t.given(moving(['Wargs'], { who: [bearing('Ciryaher', 'High Helm')], dice }));
      darkens(t, limit);
      t.expect.card('Ciryaher', { status });
    });
  scenario('[LE-179/3] a Ringwraith does not', (t) => {
    t.given({
      ...moving(['Wargs']),
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow'],
          events: [{ card: 'Black Rider', company: 'riders' }],
          companies: [
            {
              ...company('Dol Guldur', 'Ren the Ringwraith'),
              as: 'riders',
              movesTo: 'Dimrill Dale',
              by: 'starter',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Wargs'] },
      },
    });
    darkens(t, limit);
    t.expect.table({ hazardLimit: 1 });
  });
  scenario('[LE-179/1, LE-179/3, ME-CARD-0146] not by one who does not move', (t) => {
    t.given(moving(['Wargs'], { stays: true }));
    t.player('Ann').mayNot('Deeper Shadow', { because: 'nothing to choose' });
  });
  scenario('[LE-179/1] nor by one without such magic', (t) => {
    t.given(moving(['Wargs'], { who: ['Belegorn'] }));
    t.player('Ann').mayNot('Deeper Shadow', { because: 'nothing to choose' });
  });
  scenario('[LE-179/1, ME-CARD-0147] a Ruins & Lairs of the Under-deeps, too', (t) => {
    t.given({
      phase: 'hazards',
      dice: [6, 6],
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow'],
          companies: [{ ...company('Goblin-gate', 'Ciryaher'), movesTo: 'The Under-grottos' }],
        },
        Bob: { ...Bob, hand: ['Orc-watch'] },
      },
    });
    darkens(t, site);
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('[LE-179/2] not where the path has no Wilderness', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Deeper Shadow'],
          companies: [{ ...company('Dol Guldur', 'Ciryaher'), movesTo: 'Bandit Lair', by: 'starter' }],
        },
        Bob: { ...Bob, hand: ['Wargs'] },
      },
    });
    expect(way(t, region)).toBe('');
    expect(way(t, site)).not.toBe('');
  });
});
