/** The cards of the nine Dragons: whole, keyed by night, and what they do at home beside guarding their lairs. */
import { describe, expect, test } from 'vitest';
import { pool } from '../../../src/cards/pool.ts';
import { cardStatus } from '../../../src/definitions.ts';
import { factsOf } from '../../../src/facts/cards.ts';
import { textOf } from '../../../src/text/card-text.ts';
import { onTheWay, spare, type Way } from '../../dragons.ts';
import { borrow } from '../../invented.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

describe('all of their cards', () => {
  const ids = pool.filter(({ text }) => text.dragon !== undefined).map(({ id }) => id);
  test.each(ids)('%s is whole, and its text is clean', (id) => {
    expect(cardStatus(id)).toBe('implemented');
    for (const line of textOf(id)) {
      expect(line).not.toMatch(/undefined|null|NaN|[{}]| {2}| [,.;:]|\(not yet/);
      expect(line).toMatch(/^["“(+−0-9A-ZÉ].*[.!?]$/u);
    }
  });
  test('there are three of each of the nine, and one that is a faction', () => {
    expect(ids).toHaveLength(27 + 1);
  });
});

describe('away from their lairs', () => {
  const lake: Way = { at: 'Iron Hill Dwarf-hold', to: 'Lake-town', by: ['Iron Hills', 'Northern Rhovanion'] };
  scenario('[TW-90] Smaug as a creature: only with Doors of Night in play', (t) => {
    t.given(onTheWay(lake, { hand: ['Smaug', 'Twilight'] }));
    t.player('Bob').mayNot('Smaug', { because: 'keyed' });
  });
  scenario('[TW-90] Smaug with Doors of Night is keyed to a region, or to a site there', (t) => {
    t.given(onTheWay(lake, { hand: ['Smaug', 'Twilight'], events: ['Doors of Night'] }));
    t.player('Bob').does('Smaug: attack');
    t.player('Bob').mayChoose.exactly('Iron Hills', 'Northern Rhovanion', 'Lake-town');
  });
  scenario('[TW-90] Smaug: Doors of Night gone before it resolves, he has nothing to be keyed to', (t) => {
    t.given(
      onTheWay(lake, { hand: ['Smaug', 'Orc-guard'], events: ['Doors of Night'] }, { hand: ['Twilight'] }),
    );
    t.player('Ann').does('Pass');
    t.player('Bob').does('Smaug: attack', 'Iron Hills');
    t.player('Ann').does('Twilight');
    resolveChain(t);
    t.expect.card('Smaug', { in: 'discard of Bob' }).table({ stage: 'none' });
  });
});

describe('what else they do at home', () => {
  scenario('[TD-38/3] Itangast: greater items weigh more', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: { companies: [company('Rivendell', { card: 'Elrond', on: ['Orcrist', 'Glamdring'] })] },
        Bob: { ...Bob, events: ['Itangast at Home'] },
      },
    });
    t.expect.card('Orcrist', { 'corruption points': 3 }).card('Glamdring', { 'corruption points': 1 });
  });
  scenario('[TD-62/3] Scatha: influence checks are 1 lower', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond')] },
        Bob: { ...Bob, events: ['Scatha at Home'] },
      },
    });
    t.expect.card('Elrond', { 'influence check': -1 });
  });
  scenario('[TD-11/3] Daelomin: given up on an opponent’s way, two more hazards', (t) => {
    t.given(
      onTheWay(
        { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] },
        { events: ['Daelomin at Home'], hand: ['Twilight'] },
      ),
    );
    t.expect.table({ hazardLimit: 4 });
    t.player('Bob').does('Daelomin at Home');
    resolveChain(t);
    t.expect.table({ hazardLimit: 6 }).card('Daelomin at Home', { in: 'discard of Bob' });
  });
  const sail: Way = {
    at: 'Dol Amroth',
    to: 'Isle of the Ulond',
    by: ['Belfalas', 'Bay of Belfalas', 'Andrast Coast'],
  };
  scenario('[TD-22/3] Eärcaraxë: one more hazard against who sails', (t) => {
    t.given(onTheWay(sail, { events: ['Eärcaraxë at Home'], hand: ['Orc-guard'] }));
    resolveChain(t);
    t.expect.table({ hazardLimit: 5 });
  });
  scenario('[TD-22/3] Eärcaraxë: none against who walks', (t) => {
    t.given(
      onTheWay(
        { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] },
        { events: ['Eärcaraxë at Home'], hand: ['Orc-guard'] },
      ),
    );
    resolveChain(t);
    t.expect.table({ hazardLimit: 4 });
  });
  const draws = (events: readonly string[]) => ({
    phase: 'movement/hazard',
    players: {
      Ann: { deck: spare, companies: [{ ...company('Rivendell', 'Elrond'), movesTo: 'Moria' }] },
      Bob: { ...Bob, deck: spare, events },
    },
  });
  scenario('[TD-71/3] Smaug: one card fewer for the mover', (t) => {
    t.given(draws(['Smaug at Home']));
    t.player('Ann').does('Rhudaur, Hollin');
    t.player('Ann').has({ hand: 1 });
  });
  const rohan: Way = { at: 'Edoras', to: 'Dunharrow', by: ['Rohan'] };
  const dragons = ['Smaug Ahunt', 'Itangast Ahunt', 'Orc-guard'];
  scenario('[TD-2/3] Agburanar: the first Dragon on a company is free, and the second is not', (t) => {
    t.given({
      ...onTheWay(rohan, { events: ['Agburanar at Home'], hand: dragons }),
      hazardsDeclared: 4,
    });
    t.expect.table({ 'hazards left': 0 });
    t.player('Bob').does('Smaug Ahunt: as');
    resolveChain(t);
    t.expect.table({ hazardsDeclared: 4 }).card('Smaug Ahunt', { in: 'events of Bob' });
    t.player('Bob').mayNot('Itangast Ahunt');
  });
  scenario('[TD-2/3] Agburanar: without him none is free', (t) => {
    t.given({ ...onTheWay(rohan, { hand: dragons }), hazardsDeclared: 4 });
    t.player('Bob').mayNot('Smaug Ahunt');
  });
  for (const events of [['Leucaruth at Home'], []])
    scenario(
      `[TD-44/3] Leucaruth ${events.length === 0 ? 'away' : 'at home'}: ${events.length === 0 ? 'two Dragons' : 'one Dragon'} in a turn`,
      (t) => {
        t.given(onTheWay(rohan, { events, hand: dragons }));
        t.player('Bob').does('Smaug Ahunt: as');
        resolveChain(t);
        t.expect.card('Smaug Ahunt', { in: 'events of Bob' });
        if (events.length === 0) t.player('Bob').mayChoose.includes('Itangast Ahunt: as');
        else t.player('Bob').mayNot('Itangast Ahunt', { because: 'allows no more' });
      },
    );
  const leucaruth = ['Leucaruth at Home', 'Smaug at Home', 'Itangast Ahunt'];
  scenario('[TD-44/3 ME-CARD-0409] Leucaruth: in the turn she is played she is the one Dragon', (t) => {
    t.given(onTheWay(rohan, { hand: leucaruth }));
    t.player('Bob').does('Leucaruth at Home: as');
    resolveChain(t);
    t.expect.card('Leucaruth at Home', { in: 'events of Bob' });
    t.player('Bob').mayNot('Smaug at Home', { because: 'allows no more' });
    t.player('Bob').mayNot('Itangast Ahunt', { because: 'allows no more' });
  });
  scenario('[TD-44/3 ME-CARD-0410] Leucaruth: what answers her resolves first, and all stay', (t) => {
    t.given(onTheWay(rohan, { hand: leucaruth }));
    t.player('Bob').does('Leucaruth at Home: as');
    t.player('Bob').does('Smaug at Home: as');
    t.expect.table({ chain: 'Leucaruth at Home, Smaug at Home' });
    resolveChain(t);
    t.player('Bob').has({ events: ['Smaug at Home', 'Leucaruth at Home'] });
    t.player('Bob').mayNot('Itangast Ahunt', { because: 'allows no more' });
  });
  // Only its numbers and its race matter here.
  const animal = 'TW-25';
  borrow(animal);
  const beast = factsOf(animal).names['en'] ?? '';
  for (const [at, limit] of [
    [['Bairanax at Home'], 5],
    [[], 4],
  ] as const)
    scenario(
      `[TD-5/3] Bairanax: the limit is ${limit} after ${beast}, ${at.length === 0 ? 'without' : 'with'} him at home`,
      (t) => {
        expect(factsOf(animal).race).toBe('Animal');
        t.given({
          ...onTheWay(
            { at: 'Rivendell', to: 'Moria', by: ['Rhudaur', 'Hollin', 'Redhorn Gate'] },
            { events: at, hand: [beast, 'Orc-watch'] },
            { hand: ['Escape', 'Smoke Rings'], discard: ['Dodge'] },
          ),
        });
        t.player('Ann').does('Pass');
        attackWith(t, 'Bob', beast, 'wilderness');
        t.player('Ann').does('Escape', 'Elladan');
        resolveChain(t);
        t.expect.table({ hazardLimit: limit });
      },
    );
});
