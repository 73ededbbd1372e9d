/** Corruption cards: how a character is rid of them, and what does not count as one. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';

/** Beretar bears a Lure of Nature (more than 4 is needed), in the organization phase of his player. */
function bears(
  t: Table<S>,
  status: string,
  dice: readonly number[],
  on: readonly unknown[] = ['Lure of Nature'],
): void {
  t.given({
    phase: 'organization',
    dice,
    players: { Ann: { companies: [company('Moria', { card: 'Beretar', status, on }, 'Elladan')] }, Bob },
  });
}
const removing = (t: Table<S>): string[] => t.offered().filter((text) => text.startsWith('Lure of Nature'));

describe('removing a corruption card', () => {
  scenario('[ME-CORR-2028] he taps, and a roll above the number does it', (t) => {
    bears(t, 'untapped', [2, 3]);
    t.player('Ann').does(removing(t)[0]);
    resolveChain(t);
    t.expect.card('Lure of Nature', { in: 'discard of Ann' }).card('Beretar', { status: 'tapped' });
  });
  scenario('[ME-CORR-2028] [ME-CORR-4003] or he does not, at −3', (t) => {
    bears(t, 'untapped', [3, 4]);
    t.player('Ann').does(removing(t)[1]);
    resolveChain(t);
    t.expect.card('Lure of Nature', { in: 'on of Beretar' }).card('Beretar', { status: 'untapped' });
  });
  scenario('[ME-CORR-2028] tapped or wounded, he has only the attempt at −3', (t) => {
    bears(t, 'wounded', [4, 4]);
    const left = removing(t);
    if (left.length !== 1) throw new Error(`expected one way, found ${left.join('; ')}`);
    t.player('Ann').does(left[0]);
    resolveChain(t);
    t.expect.card('Lure of Nature', { in: 'discard of Ann' });
  });
  scenario(
    '[ME-CORR-2030] [ME-CORR-2036] [ME-CORR-4001] [ME-CORR-4003] [ME-CORR-4008] after an attempt at −3 no other on that card this turn',
    (t) => {
      bears(t, 'untapped', [1, 1]);
      t.player('Ann').does(removing(t)[1]);
      resolveChain(t);
      if (removing(t).length > 0) throw new Error(`still offered: ${removing(t).join('; ')}`);
      t.expect.card('Lure of Nature', { in: 'on of Beretar' });
    },
  );
  scenario('[ME-CORR-2036] [ME-CORR-4008] nor one at −3 after one that tapped', (t) => {
    bears(t, 'untapped', [1, 1]);
    t.player('Ann').does(removing(t)[0]);
    resolveChain(t);
    if (removing(t).length > 0) throw new Error(`still offered: ${removing(t).join('; ')}`);
  });
  scenario('[ME-CORR-2030] another card on him may still be tried', (t) => {
    bears(t, 'untapped', [1, 1], ['Lure of Nature', 'Lure of Expedience']);
    t.player('Ann').does(removing(t)[1]);
    resolveChain(t);
    if (!offers(t, 'Lure of Expedience')) throw new Error(`not offered: ${t.offered().join('; ')}`);
  });
});

describe('playing them', () => {
  scenario('[ME-CORR-2004] what cannot be duplicated on a character may lie on another', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company(
                'Lórien',
                { card: 'Beretar', on: [{ card: 'Lure of Nature', as: 'old', owner: 'Bob' }] },
                'Elladan',
                'Elrohir',
              ),
              movesTo: 'Moria',
            },
          ],
        },
        Bob: { ...Bob, hand: [{ card: 'Lure of Nature', as: 'new' }] },
      },
    });
    t.player('Bob').does('new: as a hazard').mayChoose.exactly('Elladan', 'Elrohir');
  });
  scenario('[ME-CORR-2003] what only forces a check is none: both may be played on one', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company('Lórien', { card: 'Beretar', on: ['Glamdring'] }, 'Elladan', 'Elrohir'),
              movesTo: 'Moria',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Lure of Nature', 'Dragon-sickness'] },
      },
    });
    t.player('Bob').does('Lure of Nature: as a hazard', 'Beretar');
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Dragon-sickness: as a hazard');
  });
  scenario('[ME-ALLY-505] they are not played on allies', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company('Lórien', { card: 'Beretar', on: ['Treebeard'] }, 'Elladan', 'Elrohir'),
              movesTo: 'Moria',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Lure of Nature'] },
      },
    });
    t.player('Bob').does('Lure of Nature: as a hazard').mayChoose.excludes('Treebeard');
  });
});
