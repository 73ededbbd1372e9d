/** Whose turn it is and what may be played when; exhausting the play deck; cards that cannot be duplicated. ME-TURN, ME-DECK, ME-UNIQ */

import { place, sizeOf } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccg } from '../../../src/game.ts';
import { isAvailable } from '../../../src/rules/sites/sites.ts';
import { type S, Zone } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

const crams = (n: number): string[] => Array.from({ length: n }, () => 'Cram');

describe('turns', () => {
  scenario(
    '[ME-TURN-002 ME-TURN-4002 ME-TURN-4003] resources in one’s own turn, hazards in the other’s movement/hazard phase',
    (t) => {
      t.given({
        players: {
          Ann: {
            hand: ['Smoke Rings', 'Minions Stir'],
            discard: ['Cram'],
            companies: [company('Rivendell', 'Elladan')],
          },
          Bob: { ...Bob, hand: ['Smoke Rings', 'Doors of Night'], discard: ['Cram'] },
        },
      });
      t.player('Ann').mayChoose.includes('Smoke Rings');
      t.player('Ann').mayNot('Minions Stir', { rule: 'ME-HAZ-003' });
      t.player('Bob').mayNot('Smoke Rings in hand of Bob', { rule: 'ME-TURN-002' });
      t.player('Bob').mayNot('Doors of Night', { rule: 'ME-HAZ-003' });
    },
  );

  scenario('[ME-TURN-006] Twilight at any time, by either, outside the hazard limit', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          discard: ['Cram'],
          events: ['Gates of Morning'],
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob: { ...Bob, hand: ['Twilight'] },
      },
    });
    t.player('Ann').does('Smoke Rings');
    t.player('Bob').does('Twilight');
    t.expect.card('Gates of Morning', { in: 'discard of Ann' }).table({ hazardsDeclared: 0 });
  });

  test('[ME-TURN-005] six phases in their order, and then the other player', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'untap',
      players: {
        Ann: { deck: crams(20), companies: [company('Rivendell', 'Elladan')] },
        Bob: { ...Bob, deck: crams(20) },
      },
    });
    const seen: string[] = [];
    for (let i = 0; i < 60 && t.state.global.active === 1; i++) {
      const phase = String(t.state.global.phase);
      if (seen.at(-1) !== phase) seen.push(phase);
      const offered = t.offered();
      const on = offered.find((text) => ['Pass', 'No', 'Keep all', 'Done'].includes(text)) ?? offered[0];
      t.choose(t.state.kernel.asked, on);
    }
    expect(seen.every((phase, i) => i === 0 || Number(phase) > Number(seen[i - 1]))).toBe(true);
    expect(t.state.global.active).toBe(2);
  });

  scenario('[ME-EOT-4000] actions after hands were reset', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: { hand: ['Smoke Rings'], discard: ['Cram'], companies: [company('Rivendell', 'Elladan')] },
        Bob,
      },
    });
    t.player('Ann').does('Pass', 'Keep all');
    t.player('Ann').mayChoose.includes('Smoke Rings');
  });

  scenario(
    '[ME-ORG-007 ME-ORG-009 ME-DECK-007] any site that can be reached is taken from the location deck; one on the table is named',
    (t) => {
      t.given({
        players: { Ann: { companies: [company('Rivendell', 'Elladan'), company('Moria', 'Haldir')] }, Bob },
      });
      t.player('Ann').does('Elladan: declare movement');
      t.player('Ann').mayChoose.includes('Moria', 'Lórien', 'Bree');
      t.player('Ann').mayChoose.excludes('Rivendell');
      t.player('Ann').does('Moria');
      expect(t.state.company.destination[1]).toBe(t.state.company.site[2]);
    },
  );

  test('[ME-ORG-008] a site that lies face down is seen by its player only, and is not in play', () => {
    const t = new Table(adapter);
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
    t.player('Ann').does('Elladan: declare movement', 'Bree');
    const site = t.state.company.destination[1];
    expect(t.state.card.live[site]).toBe(0);
    expect(meccg.view(t.state, 2).card.def[site]).toBe(0);
    expect(meccg.view(t.state, 1).card.def[site]).not.toBe(0);
  });

  scenario('[ME-SITE-002] a company on its way is at no site', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Moria' }, company('Bree', 'Haldir')],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.expect.card('Elladan', { at: 'nowhere' }).card('Haldir', { at: 'Bree' });
  });
});

describe('exhausting the play deck', () => {
  const exhausting = (sideboard: readonly string[]) => ({
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: crams(7),
        deck: ['Dodge'],
        discard: ['Glamdring', ...Array.from({ length: 19 }, () => 'Concealment')],
        sideboard,
        discardedSites: ['Moria', 'Bree'],
        companies: [company('Rivendell', 'Elladan')],
      },
      Bob,
    },
  });
  const deckSize = (t: Table<S>): number => sizeOf(t.state, place(t.state, Zone.deck, 1));
  scenario(
    '[ME-DECK-001 ME-DECK-4009] with its last card drawn the discard pile becomes the play deck',
    (t) => {
      t.given(exhausting([]));
      expect(deckSize(t)).toBe(1);
      t.player('Ann').does('Keep all').has({ exhausted: 1, discard: [], hand: 8 });
      expect(deckSize(t)).toBe(20);
    },
  );
  scenario('[ME-DECK-013 ME-DECK-001] discarded sites go back to the location deck, not into it', (t) => {
    t.given(exhausting([]));
    for (const site of ['Moria', 'Bree']) expect(isAvailable(t.state, 1, siteOf(site))).toBe(false);
    t.player('Ann').does('Keep all');
    for (const site of ['Moria', 'Bree']) expect(isAvailable(t.state, 1, siteOf(site))).toBe(true);
    expect(deckSize(t)).toBe(20);
  });
  scenario('[ME-DECK-001 ME-DECK-4009] the exchange comes before the shuffle', (t) => {
    t.given(exhausting(['Orcrist']));
    t.player('Ann').does('Keep all').mayChoose.exactly('Pass', 'Orcrist');
    t.player('Ann')
      .does('Orcrist', 'Glamdring', 'Pass')
      .has({ sideboard: ['Glamdring'], discard: [] });
    t.expect.card('Orcrist', { in: 'deck of Ann' });
  });

  const spent = (sideboard: readonly string[], discard: readonly string[]) => ({
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: crams(7),
        deck: ['Dodge'],
        discard,
        sideboard,
        companies: [company('Rivendell', 'Elladan')],
      },
      Bob,
    },
  });
  scenario('[ME-SIDE-2000 ME-SIDE-4002 ME-DECK-028] five cards for five, and no more either way', (t) => {
    const ins = ['Orcrist', 'Glamdring', 'Sting', 'Great-shield of Rohan', 'Book of Mazarbul', 'Lesser Ring'];
    const outs = ['Concealment', 'Escape', 'Risky Blow', 'Vanishment', 'Stealth', 'Twilight', 'Marvels Told'];
    t.given(spent(ins, outs));
    t.player('Ann').does('Keep all');
    for (let i = 0; i < 5; i++) t.player('Ann').does(ins[i], outs[i]);
    t.player('Ann').has({ sideboard: [ins[5], ...outs.slice(0, 5)], discard: [], exhausted: 1 });
    expect(sizeOf(t.state, place(t.state, Zone.deck, 1))).toBe(7);
  });
  scenario('[ME-SIDE-2000] with the whole sideboard exchanged nothing else goes out', (t) => {
    t.given(spent(['Orcrist'], ['Concealment', 'Escape']));
    t.player('Ann').does('Keep all', 'Orcrist', 'Concealment');
    // What went out could come in again, for another; then it is over.
    t.player('Ann')
      .does('Concealment', 'Escape', 'Pass')
      .has({ sideboard: ['Escape'], exhausted: 1 });
  });

  scenario('[ME-SIDE-2000] with nothing discarded there is nothing to exchange', (t) => {
    t.given(spent(['Orcrist'], []));
    t.player('Ann')
      .does('Keep all')
      .has({ sideboard: ['Orcrist'], exhausted: 1 });
  });
  scenario('[ME-DECK-003] reshuffling by a card is not exhausting', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          deck: ['Dodge'],
          discard: ['Cram'],
          companies: [company('Moria', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Smoke Rings').has({ exhausted: 0 });
  });

  scenario('[ME-DECK-002 ME-DECK-4011] what exhaustion discards goes into the new deck', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: crams(7),
          deck: ['Dodge'],
          discard: ['Glamdring'],
          events: ['Safe from the Shadow'],
          companies: [company('Rivendell', 'Elladan')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Keep all').has({ exhausted: 1, discard: [], events: [] });
  });
});

describe('cards that cannot be duplicated', () => {
  const hazards = (mine: readonly string[], events: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        events,
        hand: ['Twilight'],
        companies: [{ ...company('Rivendell', 'Elladan', 'Haldir'), movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: mine },
    },
  });
  scenario('[ME-UNIQ-001 ME-UNIQ-4000] a second copy is not played', (t) => {
    t.given(hazards(['Doors of Night', 'Minions Stir'], ['Doors of Night']));
    t.player('Ann').passes();
    t.player('Bob').mayChoose.excludes('Doors of Night: as');
    t.player('Bob').mayChoose.includes('Minions Stir: as');
  });

  scenario('[ME-UNIQ-002 ME-UNIQ-4000] unless the first is on its way out in this chain', (t) => {
    t.given(hazards(['Doors of Night', 'Minions Stir'], ['Doors of Night']));
    t.player('Ann').does('Twilight');
    t.player('Bob').mayChoose.includes('Doors of Night: as');
  });

  scenario('[ME-UNIQ-003 ME-UNIQ-4002] on a given character: one each, on different ones', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            {
              ...company(
                'Rivendell',
                { card: 'Elladan', on: [{ card: 'Lure of Nature', owner: 'Bob', controller: 'Bob' }] },
                'Haldir',
                'Orophin',
              ),
              movesTo: 'Moria',
            },
          ],
        },
        Bob: { ...Bob, hand: ['Lure of Nature'] },
      },
    });
    t.player('Bob').does('Lure of Nature: as');
    t.player('Bob').mayChoose.exactly('Haldir', 'Orophin');
  });
});
