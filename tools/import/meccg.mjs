/**
 * The Middle-earth CCG: cards, sets, sites, regions, Challenge Decks.
 *
 * Owns   which attributes are facts, and the change from symbols to words where the words exist in structure.
 * Not    automatic-attacks (automatic-attacks.mjs), or the decks of The Balrog (balrog-decks.mjs).
 * Keeps  what sites.json and regions.json say is not repeated in cards.json; the two were compared when read.
 */
import { termFinder } from '../../packages/meccg/test/cards/terms.ts';
import { automaticAttacks } from './automatic-attacks.mjs';
import { balrogDecks } from './balrog-decks.mjs';
import { bare, byId, compact, expect, numbersOf, printings } from './shared.mjs';

const SETS = {
  TW: 'The Wizards',
  TD: 'The Dragons',
  DM: 'Dark Minions',
  LE: 'The Lidless Eye',
  AS: 'Against the Shadow',
  WH: 'The White Hand',
  BA: 'The Balrog',
};
const sorted = byId(Object.keys(SETS));

/** Values that the text of the same card contradicts. */
const MENDED = { 'TW-89': { strikes: '1' } };

/** Said by sites.json and regions.json, or no fact of the game. */
const ELSEWHERE = new Set(
  (
    'adjacent artOrientation autoAttack draw drawOpponent haven haven1 haven2 moveTo playable region regionType ' +
    'sitePath siteType special underDeeps'
  ).split(' '),
);

export function meccgFacts({ cards: given, sites, regions, decks, boxes }) {
  const printed = given.map(mended);
  const cards = printed.map(factsOf).sort(sorted);
  const byCard = new Map(printed.map((card) => [card.id, card]));
  return {
    cards,
    sets: Object.entries(SETS).map(([set, name]) => ({ set, name })),
    sites: sites.map((site) => siteOf(site, byCard.get(site.id))).sort(sorted),
    regions: regions.map((region) => regionOf(region, byCard.get(region.id))).sort(sorted),
    printings: printings([...printed].sort(sorted), sameness),
    'decks-challenge': [...decks.map((deck) => deckOf(deck, byCard)), ...balrogDecks(boxes, printed)],
    numbers: numbersOf(printed).sort(sorted),
    terms: termsOf(printed, sites, regions).sort(sorted),
  };
}

/** The terms of each printed text: names of cards and places, races, types, what is done. */
function termsOf(printed, sites, regions) {
  const named = [...sites, ...regions].map(({ name }) => name);
  const find = termFinder([...named, ...printed.map(({ name }) => name.en)]);
  return printed.flatMap(({ id, name, text = '' }) => {
    const terms = find(text, name.en);
    return terms.length === 0 ? [] : [{ id, terms }];
  });
}

function mended(card) {
  const right = MENDED[card.id];
  if (right === undefined) return card;
  const fields = Object.keys(right).map((field) => `attributes.${field}`);
  return {
    ...card,
    attributes: { ...card.attributes, ...right },
    corrected: [...(card.corrected ?? []), ...fields],
  };
}

/** Whatever two printings of one card have in common. */
function sameness({ name, type, alignment, attributes, text }) {
  const sortedEntries = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([name.en, type, alignment, sortedEntries, bare(text)]);
}

function factsOf(card) {
  const { text: _text, corrected, attributes, ...facts } = card;
  const onTheMap = card.type === 'Site' || card.type === 'Region';
  const kept = Object.entries(attributes).filter(([key]) => !(onTheMap && ELSEWHERE.has(key)));
  const corrections = (corrected ?? []).filter((field) => !field.startsWith('text'));
  return compact({ ...facts, attributes: Object.fromEntries(kept), corrected: corrections });
}

function siteOf(site, card) {
  expect(card !== undefined && card.name.en === site.name, `site ${site.id} is not the card of that id`);
  expect(Number(card.attributes.draw) === site.resourceDraws, `${site.id}: draws differ`);
  expect(Number(card.attributes.drawOpponent) === site.hazardDraws, `${site.id}: hazard draws differ`);
  const { id, name, alignment, siteType, region, nearestHaven, sitePath, havenPaths } = site;
  const { resourceDraws, hazardDraws, information, underDeeps } = site;
  return compact({
    id,
    name,
    alignment,
    siteType,
    region,
    nearestHaven,
    sitePath,
    havenPaths,
    resourceDraws,
    hazardDraws,
    information,
    ...itemsOf(site),
    automaticAttacks: automaticAttacks(site),
    underDeeps,
    noSurfaceSite: site.adjacent.some((way) => way.site === 'no surface site'),
    adjacent: site.adjacent.flatMap(adjacency),
    hasRule: hasRule(site),
  });
}

/**
 * Whether a rule is printed that the fields do not say: it is written as abilities, not kept as text.
 * The line on wounded characters is in the attack (`woundedCheck`); Deep Mines prints its rule without a heading.
 */
function hasRule({ name, special }) {
  return name === 'Deep Mines' || (special !== null && !special.startsWith('Each character wounded'));
}

/** "Items (minor, greater*) *-Palantíri only" → the kinds, and what a starred kind is limited to. */
function itemsOf({ id, playableItems, playableRaw }) {
  const starred = playableItems.find((kind) => kind.endsWith('*'));
  const items = playableItems.map((kind) => kind.replace('*', ''));
  if (!starred) return { playableItems: items };
  const only = /\*-(.+) only$/.exec(playableRaw)?.[1];
  expect(only !== undefined, `${id}: a starred kind of item without its limit`);
  const limits = String(only).split(/,? or |, /);
  return { playableItems: items, itemLimits: { [starred.replace('*', '')]: limits } };
}

function adjacency({ site, roll }) {
  if (site === 'no surface site') return [];
  if (site.startsWith('one Under-deeps')) return [{ chosen: 'under-deeps ruins-and-lairs', roll }];
  const anySiteIn = /^Any site in (.+)$/.exec(site)?.[1];
  return [anySiteIn ? { anySiteIn, roll } : { site, roll }];
}

function regionOf(region, card) {
  const printed = new Set(card.attributes.moveTo.split(', '));
  const same = printed.size === region.adjacent.length && region.adjacent.every((name) => printed.has(name));
  expect(same, `${region.id}: neighbours differ from the card`);
  return region;
}

function deckOf(deck, byCard) {
  const [, key = '', title = ''] = /^(.+?) - (.+)$/.exec(deck.name) ?? [];
  const sections = Object.entries(deck.sections).map(([section, cards]) => {
    const entries = cards.map(({ qty, card }) => {
      expect(byCard.has(card), `deck ${deck.name}: no card ${card}`);
      return { qty, card, name: byCard.get(card).name.en };
    });
    return [section, entries];
  });
  // "F_" stands for a Fallen-wizard in file names; the solo scenario has a name where the others have a letter.
  const name = title.replace(/^F_ /, 'Fallen ');
  const lettered = key.length === 1;
  return {
    key: lettered ? key : `ioreth-${name.toLowerCase()}`,
    name: lettered ? name : `${key}: ${name}`,
    sections: Object.fromEntries(sections),
  };
}
