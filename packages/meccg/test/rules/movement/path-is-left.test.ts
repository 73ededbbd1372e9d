/** When a company has arrived or was sent back, nothing of its path is left. ME-MOVE-509, ME-RETURN-500 */
import { expect } from 'vitest';
import { Phase } from '../../../src/state.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';

type Table = Parameters<Parameters<typeof scenario>[1]>[0];
const nothingLeft = (t: Table): void => {
  const { path, global } = t.state;
  for (let i = 0; i < path.type.length; i++) expect([path.type[i], path.region[i]]).toEqual([0, 0]);
  expect([global.pathLength, global.byRegions]).toEqual([0, 0]);
};

scenario('[ME-MOVE-509] after it has moved', (t) => {
  t.given(going(['Orc-guard'], ['Elladan', 'Elrohir']));
  t.expect.table({ pathLength: 3, byRegions: true });
  idleUntil(t, () => t.state.global.phase === Phase.site);
  nothingLeft(t);
});
scenario('[ME-RETURN-500] when it is sent back', (t) => {
  t.given({
    phase: 'hazards',
    dice: [1, 1],
    players: {
      Ann: {
        companies: [{ ...company('Lórien', 'Anborn'), as: 'riders', movesTo: 'Dol Guldur' }],
        hand: ['Smoke Rings'],
        discard: ['Cram'],
      },
      Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
    },
  });
  expect(t.state.global.pathLength).toBeGreaterThan(0);
  t.player('Ann').does('Pass');
  t.player('Bob').does('Seized by Terror: as');
  resolveChain(t);
  nothingLeft(t);
});
