/** Leaving play: what goes along, what stops, and who may be played again. Regions, and attacks that are no creatures. */
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../../../src/decks/legality.ts';
import { findCard, type Section } from '../../../src/decks/list.ts';
import { allRegions } from '../../../src/facts/sites.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('whoever leaves play', () => {
  const bearer = { card: 'Elladan', on: ['Cram', { card: 'Lure of Nature', owner: 'Bob' }] };
  scenario('[ME-DISCARD-4000] takes no card along that was played on him, not even to hand', (t) => {
    t.given({
      phase: 'hazards',
      dice: [1, 1],
      players: {
        Ann: { companies: [company('Moria', bearer, 'Elrond', 'Haldir')] },
        Bob: { ...Bob, hand: ['Call of Home'] },
      },
    });
    t.player('Bob').does('Call of Home: as a hazard', 'Elladan');
    resolveChain(t);
    t.player('Ann').does('No');
    t.expect
      .card('Elladan', { in: 'hand of Ann' })
      .card('Cram', { in: 'discard of Ann' })
      .card('Lure of Nature', { in: 'discard of Bob' });
  });
  scenario('[ME-DISCARD-4001] discarded, he may be played again, by the opponent too', (t) => {
    t.given({
      players: {
        Ann: { hand: [{ card: 'Elladan', as: 'hers' }], companies: [company('Rivendell', 'Haldir')] },
        Bob: { ...Bob, discard: [{ card: 'Elladan', as: 'his' }] },
      },
    });
    t.player('Ann').mayChoose.includes('hers: bring into play');
  });
  scenario('[ME-DISCARD-4001] eliminated, he may not', (t) => {
    t.given({
      players: {
        Ann: { hand: [{ card: 'Elladan', as: 'hers' }], companies: [company('Rivendell', 'Haldir')] },
        Bob: { ...Bob, out: [{ card: 'Elladan', as: 'his' }] },
      },
    });
    t.player('Ann').mayNot('hers', { rule: 'ME-UNIQ-007' });
  });
  scenario(
    '[ME-DISCARD-4001] takes his cards to the discard pile but not his followers, and his effect ends',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [
              company(
                'Rivendell',
                { card: 'Elrond', on: ['Glamdring', { card: 'Lure of Nature', owner: 'Bob' }] },
                { card: 'Orophin', leader: 'Elrond' },
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').has({ 'hand size': 9 });
      t.player('Ann').does('Elrond: discard');
      t.expect
        .card('Elrond', { in: 'discard of Ann' })
        .card('Glamdring', { in: 'discard of Ann' })
        .card('Lure of Nature', { in: 'discard of Bob' })
        .card('Orophin', { in: 'company of company 1' });
      t.player('Ann').has({ 'hand size': 8 });
    },
  );
});

describe('regions', () => {
  test('[ME-REGION-001] have a name of their own and one of six types', () => {
    const types = ['coastal-sea', 'free-domain', 'border-land', 'wilderness', 'shadow-land', 'dark-domain'];
    expect(new Set(allRegions.map(({ name }) => name)).size).toBe(allRegions.length);
    expect(new Set(allRegions.map(({ type }) => type))).toEqual(new Set(types));
  });
  test('[ME-REGION-002] their cards belong into the location deck, and nowhere else', () => {
    const rules = (section: Section): string[] =>
      checkDeck([{ line: 1, section, quantity: 1, name: 'Arthedain', card: findCard('Arthedain') }], {
        length: 2,
      }).problems.flatMap((problem) => problem.rules);
    expect(findCard('Arthedain')?.kind).toBe('region');
    expect(rules('sites')).not.toContain('ME-DECK-004');
    expect(rules('deck')).toContain('ME-DECK-004');
  });
  scenario('[ME-REGION-002] the map stands for them: nobody needs a card to move by regions', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: { Ann: { companies: [{ ...company('Bree', 'Elladan'), movesTo: 'Rivendell' }] }, Bob },
    });
    t.player('Ann').mayChoose.includes('Arthedain, Rhudaur');
  });
});

describe('a creature that is played as an automatic-attack', () => {
  const enters = (hand: readonly string[]) => ({
    phase: 'organization',
    players: {
      Ann: { hand, companies: [company('Framsburg', 'Fatty Bolger', 'Elladan')] },
      Bob: { ...Bob, hand: ['Orc-lieutenant'], deck: ['Cram'] },
    },
  });
  scenario('[ME-COMBAT-518] is no creature: Stealth does not keep it away', (t) => {
    t.given(enters(['Stealth']));
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    // As a creature it may not be played.
    t.player('Bob').mayNot('Orc-lieutenant', { because: 'no creatures' });
    for (let n = 0; n < 6 && !t.offered().includes('Yes'); n++) t.choose(t.state.kernel.asked, 'Pass');
    t.player('Ann').does('Yes');
    t.player('Bob').does('Orc-lieutenant');
    t.expect.table({ 'attack prowess': 7 });
    expect(t.state.attack.kind[t.state.global.attack]).toBe(2);
  });
});
