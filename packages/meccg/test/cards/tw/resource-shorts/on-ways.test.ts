/** The Wizards and The Lidless Eye: short-events that keep creatures of the regions away: Secret Passage, Down Down to Goblin-town. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { KeyedBy } from '../../../../src/rules/hazards/keying.ts';
import type { S } from '../../../../src/state.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../../table.ts';

const hazards = ['Wargs', 'Cave Worm', 'Cave-drake', 'Choking Shadows'];
/** A company of heroes or minions that goes over the High Pass, or stays in the Anduin Vales. */
const going = (card: string, to: string | undefined, side: string) => ({
  players: {
    Ann: {
      side,
      hand: [card, side === 'wizard' ? 'Smoke Rings' : 'Weigh All Things to a Nicety'],
      discard: ['Cram'],
      companies: [
        {
          ...(side === 'wizard'
            ? company('Rivendell', 'Elladan', 'Elrohir')
            : company('Goblin-gate', 'Gorbag', 'Muzgash')),
          ...(to === undefined ? {} : { movesTo: to }),
        },
      ],
    },
    Bob: { ...Bob, hand: hazards, events: ['Doors of Night'] },
  },
});
const routes: Readonly<Record<string, string>> = {
  wizard: 'Rhudaur, High Pass, Anduin Vales',
  ringwraith: 'High Pass, Anduin Vales',
};
/** Ann goes her way until Bob may play hazards. */
const untilBob = (t: Table<S>, side: string): void => {
  resolveChain(t);
  for (let n = 0; n < 12 && t.state.kernel.asked === 1; n++) {
    t.player('Ann').does(t.offered().includes(routes[side]) ? routes[side] : 'Pass');
    resolveChain(t);
  }
};
const setOut = (t: Table<S>, card: string, side: string): void => {
  if (side === 'wizard') t.player('Ann').does('Pass');
  t.player('Ann').does(`${card}: `);
  untilBob(t, side);
};

for (const [id, card, side] of [
  ['TW-325', 'Secret Passage', 'wizard'],
  ['LE-181', 'Down Down to Goblin-town', 'ringwraith'],
] as const)
  describe(`[${id}] ${card}`, () => {
    scenario('on the way to a Ruins & Lairs no creature is keyed to regions, by type or by name', (t) => {
      t.given(going(card, 'Gladden Fields', side));
      setOut(t, card, side);
      t.player('Bob').mayNot('Wargs', { because: 'keyed' });
      t.player('Bob').mayNot('Cave Worm', { because: 'keyed' });
      attackWith(t, 'Bob', 'Cave-drake');
      expect(t.state.attack.keyedBy[t.state.global.attack]).toBe(KeyedBy.siteType);
    });
    scenario('without it they come', (t) => {
      t.given(going(card, 'Gladden Fields', side));
      untilBob(t, side);
      t.player('Bob').mayChoose.includes('Wargs: attack', 'Cave Worm: attack');
    });
    scenario('[ME-CARD-0669] it does nothing once the site is of another type', (t) => {
      t.given(going(card, 'Gladden Fields', side));
      setOut(t, card, side);
      const shadow = t.offered().find((text) => /Choking Shadows.*Shadow-hold/.test(text)) ?? '';
      t.player('Bob').does(shadow);
      untilBob(t, side);
      t.player('Bob').mayChoose.includes('Wargs: attack', 'Cave Worm: attack');
    });
    scenario('nor where the site is of another type', (t) => {
      t.given(going(card, 'Beorn’s House', side));
      setOut(t, card, side);
      t.player('Bob').mayChoose.includes('Wargs: attack', 'Cave Worm: attack');
    });
    scenario('it is played on a company that has declared its movement', (t) => {
      t.given(going(card, undefined, side));
      if (side === 'wizard') {
        t.player('Ann').mayNot(card, { because: 'end of your organization phase' });
        t.player('Ann').does('Pass');
      }
      t.player('Ann').mayNot(card, { because: 'nothing to choose' });
    });
  });
