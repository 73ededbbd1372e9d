/** The Lidless Eye: commands that leaders give. */
import { describe, expect } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

for (const [id, event, other] of [
  ['LE-195', 'I’ll Be At Your Heels', 'I’ll Report You'],
  ['LE-196', 'I’ll Report You', 'I’ll Be At Your Heels'],
] as const)
  describe(`[${id}] ${event}`, () => {
    scenario(`[${id}/1] is put on a leader, who has no other command then`, (t) => {
      t.given({
        players: {
          Ann: minion('Dol Guldur', [bearing('Lieutenant of Morgul', other), 'Lagduf'], { hand: [event] }),
          Bob,
        },
      });
      t.player('Ann').does(`${event}: in your`);
      resolveChain(t);
      t.expect.card(event, { in: 'on of Lieutenant of Morgul' }).card(other, { in: 'hand of Ann' });
    });
    scenario(`[${id}/1] on nobody else`, (t) => {
      t.given({ players: { Ann: minion('Dol Guldur', ['Lagduf', 'Layos'], { hand: [event] }), Bob } });
      t.player('Ann').mayNot(event, { because: 'nothing to choose' });
    });
    for (const [who, influence] of [
      ['Lieutenant of Morgul', 0],
      ['Orc Captain', 0],
    ] as const)
      scenario(`[${id}/2] ${who} has ${influence} direct influence`, (t) => {
        t.given({ players: { Ann: minion('Dol Guldur', [bearing(who, event)]), Bob } });
        t.expect.value(who, 'direct influence', influence);
      });
    scenario(`[${id}/3] what it gives to the company, and to no other`, (t) => {
      t.given({
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [
              company('Moria', bearing('Orc Captain', event, 'War-wolf'), 'Lagduf'),
              company('Dol Guldur', 'Muzgash'),
            ],
          },
          Bob,
        },
      });
      const [more, better] = id === 'LE-196' ? [1, 0] : [0, 1];
      t.expect
        .value('Lagduf', 'prowess', 5 + more)
        .value('Orc Captain', 'prowess', 5 + more)
        .value('Muzgash', 'prowess', 4)
        .value('Lagduf', 'corruption check', better)
        .value('Muzgash', 'corruption check', 0);
    });
    if (id === 'LE-196')
      scenario('[LE-196/3] [ME-CARD-0369] allies have it, too', (t) => {
        t.given({ players: { Ann: minion('Moria', [bearing('Orc Captain', event, 'War-wolf')]), Bob } });
        t.expect.value('War-wolf', 'prowess', 3);
      });
    scenario(`[${id}/4] goes back to hand in an organization phase`, (t) => {
      t.given({ players: { Ann: minion('Dol Guldur', [bearing('Orc Captain', event)]), Bob } });
      t.player('Ann').does(`${event}: in your`);
      resolveChain(t);
      t.expect.card(event, { in: 'hand of Ann' });
    });
    scenario(`[${id}/4] not later`, (t) => {
      t.given({
        phase: 'long-event',
        players: { Ann: minion('Dol Guldur', [bearing('Orc Captain', event)]), Bob },
      });
      expect(t.offered().some((text) => text.startsWith(`${event}: in your`))).toBe(false);
    });
  });
