/** Kinds of cards and sides: what the facts know, and what a hero may have. ME-CARD-001..010, ME-ALIGN, ME-FAQ-002 */
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import { findCard, type ListEntry, type Section } from '../../../src/decks/list.ts';
import { allCards, factsOf } from '../../../src/facts/cards.ts';
import { sides } from '../../../src/facts/names.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { heroSites } from '../../sites.ts';
import { Bob, company, scenario } from '../../table.ts';

const line = (section: Section, name: string, quantity = 1): ListEntry => ({
  line: 0,
  section,
  quantity,
  name,
  card: findCard(name),
});
/** Challenge Deck A, which is legal, and some lines more. */
function deckWith(...more: ListEntry[]): readonly string[] {
  const { deck = [], pool = [], sideboard = [] } = challengeDeck('A') ?? {};
  const list = [
    ...deck.map((id) => line('deck', id)),
    ...pool.map((id) => line('pool', id)),
    ...sideboard.map((id) => line('sideboard', id)),
    ...more,
  ];
  return checkDeck(list, { length: 2 }).problems.flatMap(({ rules }) => rules);
}
const kindsOf = (alignment: string) =>
  new Set(allCards.filter((card) => card.alignment === alignment).map(({ kind }) => kind));

describe('kinds of cards', () => {
  test('[ME-CARD-001] every card is a site, a character, a resource, a hazard or a region', () => {
    const types: Readonly<Record<string, string>> = {
      site: 'site',
      character: 'character',
      item: 'resource',
      ally: 'resource',
      faction: 'resource',
      'resource event': 'resource',
      creature: 'hazard',
      'hazard event': 'hazard',
      region: 'region',
    };
    expect(allCards).toHaveLength(1683);
    expect(allCards.filter(({ kind }) => types[kind] === undefined)).toEqual([]);
    expect(new Set(allCards.map(({ kind }) => types[kind])).size).toBe(5);
  });
  test('[ME-CARD-002] hazards are on no side, and may be in any deck', () => {
    const hazards = allCards.filter(({ kind }) => kind === 'creature' || kind === 'hazard event');
    expect(new Set(hazards.map(({ alignment }) => alignment))).toEqual(new Set(['neutral']));
    expect(deckWith(line('deck', 'Cave-drake'), line('deck', 'Orcrist'))).toEqual([]);
  });
  test('[ME-CARD-003] a hero site and a minion site of one name are two cards', () => {
    const morias = allCards.filter(({ kind, names }) => kind === 'site' && names['en'] === 'Moria');
    expect(morias.map(({ id, alignment }) => [id, alignment])).toEqual([
      ['TW-413', 'hero'],
      ['LE-392', 'minion'],
      ['BA-93', 'balrog'],
    ]);
    expect(heroSites.filter(({ name }) => name === 'Moria')).toHaveLength(1);
  });
  test('[ME-CARD-004] sites are of four sides', () => {
    const found = new Set(allCards.filter(({ kind }) => kind === 'site').map(({ alignment }) => alignment));
    expect(found).toEqual(new Set(['hero', 'minion', 'fallen-wizard', 'balrog']));
  });
  test('[ME-CARD-005] characters know their side, and whether they are avatars', () => {
    const avatars = allCards.filter(({ avatar }) => avatar);
    const of = (side: string) =>
      avatars.filter(({ alignment }) => alignment === side).map(({ names }) => names['en']);
    expect(of('hero').toSorted()).toEqual(['Alatar', 'Gandalf', 'Pallando', 'Radagast', 'Saruman']);
    expect(of('fallen-wizard')).toHaveLength(5);
    expect(of('minion')).toHaveLength(9);
    expect(of('balrog')).toEqual(['The Balrog']);
    expect(factsOf('TW-145')).toMatchObject({ alignment: 'hero', avatar: false });
  });
  test('[ME-CARD-006] stage resources are a class of their own, and no hero has any', () => {
    const stage = allCards.find(({ alignment }) => alignment === 'stage');
    expect(kindsOf('stage').has('hazard event')).toBe(false);
    expect(deckWith(line('sideboard', stage?.id ?? ''))).toContain('ME-DECK-014');
  });
  test('[ME-CARD-007] a site does not belong in the play deck, nor a hazard among the sites', () => {
    expect(deckWith(line('deck', 'TW-413'))).toContain('ME-DECK-004');
    expect(deckWith(line('sites', 'Cave-drake'))).toContain('ME-DECK-004');
    expect(deckWith(line('sites', 'TW-413'))).toEqual([]);
  });
  scenario('[ME-CARD-008] what is printed twice counts once', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Sam Gamgee', 'Bofur')] }, Bob } });
    t.expect.card('Sam Gamgee', { 'corruption check': 3 }).card('Bofur', { 'corruption check': -1 });
  });
  scenario('[ME-CARD-009] a site says how many cards its mover draws, and how many his opponent', (t) => {
    const spare = Array.from({ length: 6 }, () => 'Cram');
    const moria = heroSites.find(({ name }) => name === 'Moria');
    expect(moria).toMatchObject({
      type: 'shadow-hold',
      region: 'Redhorn Gate',
      nearestHaven: 'Lórien',
      path: ['wilderness', 'wilderness'],
      resourceDraws: 2,
      hazardDraws: 3,
    });
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { deck: spare, companies: [{ ...company('Lórien', 'Elrond'), movesTo: 'Moria' }] },
        Bob: { ...Bob, deck: spare },
      },
    });
    t.player('Ann').does('the path printed');
    while (t.offered().includes('Yes')) t.choose(t.state.kernel.asked, 'Yes');
    t.player('Ann').has({ deck: 4 });
    t.player('Bob').has({ deck: 3 });
  });
  test('[ME-CARD-010] a creature has what it is keyed to, prowess, maybe a body, and points', () => {
    expect(factsOf('LE-90')).toMatchObject({
      keyedRegions: { 'border-land': 1 },
      keyedSites: ['border-hold'],
      prowess: 11,
      body: 0,
      strikes: 1,
      points: 2,
      pointKind: 'kill',
    });
  });
});

describe('sides', () => {
  test('[ME-ALIGN-002] a hero has hero resources and characters, and none of the minions', () => {
    const minion = allCards.find(
      ({ alignment, kind }) => alignment === 'minion' && kind === 'resource event',
    );
    const orc = findCard('Gorbag');
    expect(deckWith(line('sideboard', minion?.id ?? ''))).toContain('ME-DECK-014');
    expect(deckWith(line('sideboard', orc?.id ?? ''))).toContain('ME-CHAR-503');
    expect(deckWith(line('sideboard', 'Lucky Search'))).toEqual([]);
  });
  test('[ME-ALIGN-012] a game begins with a side for each player', () => {
    const s = meccg.create(readSetup({ decks: ['A', 'B'], length: 2 }), 'sides');
    expect([1, 2].map((player) => sides[s.player.side[player]])).toEqual(['wizard', 'wizard']);
  });
  test('[ME-FAQ-002] two of one Wizard and one of another, or three of one; three different ones never', () => {
    const wizards = (...names: readonly (readonly [string, number])[]) => {
      const { deck = [] } = challengeDeck('A') ?? {};
      const list = [
        ...deck.map((id) => line('deck', id)).filter(({ card }) => card?.avatar !== true),
        ...names.map(([name, n]) => line('deck', name, n)),
      ];
      return checkDeck(list, { length: 2 }).problems.flatMap(({ rules }) => rules);
    };
    expect(wizards(['TW-156', 2], ['TW-181', 1])).toEqual([]);
    expect(wizards(['TW-156', 3])).toEqual([]);
    expect(wizards(['TW-156', 1], ['TW-181', 1], ['TW-178', 1])).toContain('ME-DECK-011');
  });
});
