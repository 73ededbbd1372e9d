/** Five and no more, five and no fewer: what comes from the sideboard, and when. ME-SIDE-2000..2012 */
import { place, sizeOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { Zone } from '../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

const six = ['Glamdring', 'Orcrist', 'Haldir', 'Beretar', 'Muster', 'Stealth'];
const sixHazards = ['Hobgoblins', 'Orc-guard', 'Orc-watch', 'Ghosts', 'Slayer', 'Ambusher'];
const cram = (many: number): string[] => Array.from({ length: many }, () => 'Cram');

describe('resources that an avatar fetches', () => {
  const ann = (deck: number) => ({
    deck: cram(deck),
    sideboard: six,
    companies: [company('Edhellond', 'Alatar', 'Elladan')],
  });

  scenario('[ME-SIDE-2001] five go to the discard pile; a sixth is not asked for', (t) => {
    t.given({ players: { Ann: ann(6), Bob } });
    t.player('Ann').does('Alatar: bring cards', 'Up to five');
    for (const card of six.slice(0, 4)) t.player('Ann').does(card);
    t.player('Ann').mayChoose.exactly('Muster', 'Stealth', 'Pass');
    t.player('Ann')
      .does('Muster')
      .has({ discard: 5, sideboard: ['Stealth'] });
    t.player('Ann').mayChoose.excludes('Stealth');
  });

  scenario('[ME-SIDE-2002] five cards in the play deck are enough to add one, four are not', (t) => {
    t.given({ players: { Ann: ann(5), Bob } });
    t.player('Ann').does('Alatar: bring cards');
    t.player('Ann').mayChoose.includes('One into the play deck');
  });

  scenario('[ME-SIDE-2002] four cards in the play deck are too few', (t) => {
    t.given({ players: { Ann: ann(4), Bob } });
    t.player('Ann').does('Alatar: bring cards');
    t.player('Ann').mayChoose.excludes('One into the play deck');
  });
});

describe('hazards that the opponent fetches', () => {
  const given = (deck: number) => ({
    phase: 'untap',
    players: {
      Ann: { companies: [company('Edhellond', 'Alatar', 'Elladan')] },
      Bob: { ...Bob, sideboard: [...sixHazards, 'Glamdring'], deck: cram(deck) },
    },
  });

  scenario('[ME-SIDE-2006] five go to the discard pile; a sixth is not asked for', (t) => {
    t.given(given(6));
    t.player('Bob').does('Up to five');
    for (const card of sixHazards.slice(0, 4)) t.player('Bob').does(card);
    t.player('Bob').mayChoose.exactly('Slayer', 'Ambusher', 'Pass');
    t.player('Bob')
      .does('Slayer')
      .has({ discard: 5, sideboard: ['Ambusher', 'Glamdring'] });
    t.expect.asked('Ann');
  });

  scenario('[ME-SIDE-2012] a play deck of five takes one', (t) => {
    t.given(given(5));
    t.player('Bob').mayChoose.exactly('Pass', 'Up to five to the discard pile', 'One into the play deck');
  });

  scenario('[ME-SIDE-2012] a play deck of four takes none', (t) => {
    t.given(given(4));
    t.player('Bob').mayChoose.exactly('Pass', 'Up to five to the discard pile');
  });
});

scenario('[ME-SIDE-2000] when the deck is exhausted five cards are exchanged, and no sixth', (t) => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }],
        deck: ['Cram'],
        discard: ['Dodge', 'Escape', 'Concealment', 'Dark Quarrels', 'Marvels Told', 'Horn of Anor', 'Cram'],
        sideboard: six,
      },
      Bob: { ...Bob, deck: cram(4) },
    },
  });
  t.player('Ann').does('the path printed');
  const out = ['Dodge', 'Escape', 'Concealment', 'Dark Quarrels', 'Marvels Told'];
  for (const [i, card] of six.slice(0, 5).entries()) t.player('Ann').does(card, out[i]);
  expect(sizeOf(t.state, place(t.state, Zone.discard, 1))).toBe(0);
  t.player('Ann').has({ deck: 7, sideboard: ['Stealth', ...out] });
  idleUntil(t, () => t.state.kernel.asked !== 1);
});
