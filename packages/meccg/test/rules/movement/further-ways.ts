/** Companies that move on after they have arrived, for tests of a second movement/hazard phase in one turn. */
import type { Table } from '@westmarch/testkit';
import { Phase, type S } from '../../../src/state.ts';
import { idleUntil, offers, resolveChain } from '../../table.ts';

export const cards = (n: number): string[] => Array.from({ length: n }, () => 'Cram');

/** Everybody passes until Ann can play a card at the end of a movement/hazard phase, or until it is over. */
export const toTheEnd = (t: Table<S>, card: string): void => {
  idleUntil(
    t,
    () =>
      t.state.kernel.asked === 1 && (offers(t, `${card}: `) || t.state.global.phase > Phase.movementHazard),
  );
};

/** Until Bob may play hazards on a company. */
export const toHazards = (t: Table<S>): void =>
  idleUntil(
    t,
    () =>
      t.state.kernel.asked === 2 &&
      t.state.global.company !== 0 &&
      t.state.global.entries === 0 &&
      t.offered().includes('Pass'),
  );

export const plays = (t: Table<S>, card = 'Bridge'): void => {
  toTheEnd(t, card);
  t.player('Ann').does(`${card}: at`);
  resolveChain(t);
  idleUntil(t, () => t.offered().includes('It stays there'));
};

export const toSites = (t: Table<S>): void => idleUntil(t, () => t.state.global.phase > Phase.movementHazard);
