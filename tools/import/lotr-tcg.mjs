/**
 * The Lord of the Rings TCG: cards, sets, starter decks, and what the sources disagree about.
 *
 * Keeps  where two of three sources share a value, that value is used and the field is named in `corrected`
 *        (decision F1 in packages/lotr-tcg/ledger/DECISIONS.md).
 */
import { bare, byId, compact, expect, numbersOf, printings } from './shared.mjs';

/** The words of the comparison, and ours. */
const FIELD = { site: 'siteNumber', tw: 'twilight', name: 'title', sig: 'signet', st: 'strength' };

/** Titles were compared in bare letters: this is the one spelling that had to be put right. */
const TITLES = { ruinoushail: 'Ruinous Hail' };

export function lotrTcgFacts({ cards: printed, decks, discrepancies }) {
  const cards = printed.map((card) => factsOf(card, discrepancies)).sort(byId());
  const named = new Map(cards.map((card) => [card.id, fullName(card)]));
  return {
    cards,
    sets: setsOf(printed),
    printings: printings([...printed].sort(lastPromotional), sameness),
    'decks-starter': decks.map((deck) => deckOf(deck, named)),
    discrepancies: discrepancies
      .map(({ id, field, values }) => ({ id, field: FIELD[field], values }))
      .sort(byId()),
    numbers: numbersOf(printed).sort(byId()),
  };
}

/** Promotional cards came after the sets that they belong to. */
const lastPromotional = (a, b) => (a.set === 0) - (b.set === 0) || byId()(a, b);

/** Whatever two printings of one card have in common. */
function sameness(card) {
  const {
    id: _id,
    set: _set,
    setName: _setName,
    number: _number,
    collInfo: _info,
    rarity: _rarity,
    ...rest
  } = card;
  const facts = Object.entries(rest)
    .filter(([field]) => field !== 'text' && field !== 'corrected')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([facts, bare(card.text)]);
}

function factsOf(card, discrepancies) {
  const { text: _text, setName: _setName, ...rest } = card;
  const facts = compact(rest);
  facts.set = card.set; // the promotional set is number 0
  const settled = discrepancies
    .filter(({ id }) => id === card.id)
    .map(agreed)
    .filter((change) => change !== undefined);
  const changes = settled.filter(([field, value]) => facts[field] !== value);
  if (changes.length === 0) return facts;
  return { ...facts, ...Object.fromEntries(changes), corrected: changes.map(([field]) => field) };
}

/** The value that two sources share against the third, with its field. */
function agreed({ field, values }) {
  if (values.realms === undefined || values.realms !== values.csv) return undefined;
  if (field !== 'name') return [FIELD[field], values.csv];
  return TITLES[values.csv] ? ['title', TITLES[values.csv]] : undefined;
}

function fullName(card) {
  return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
}

function setsOf(cards) {
  const names = new Map(cards.map((card) => [card.set, card.setName]));
  return [...names].sort(([a], [b]) => a - b).map(([set, name]) => ({ set, name }));
}

function deckOf(deck, named) {
  const [, setName, title] = /^(\w+) - (.+) Starter$/.exec(deck.name) ?? [];
  expect(title !== undefined, `deck without a set in its name: ${deck.name}`);
  const entry = (card, qty) => {
    expect(named.has(card), `${deck.name}: no card ${card}`);
    return { qty, card, name: named.get(card) };
  };
  // One list repeats its Ring-bearer among the sixty cards, without a side: he is listed once, as Ring-bearer.
  const sixty = deck.deck.filter((card) => card.side !== undefined);
  const ofSide = (side) => sixty.filter((card) => card.side === side).map((card) => entry(card.id, card.qty));
  return {
    key: `${setName}-${title}`.toLowerCase().replaceAll(' ', '-'),
    name: `${setName} ${title}`,
    sections: {
      'Ring-bearer': [entry(deck.ringBearer, 1)],
      'The One Ring': [entry(deck.ring, 1)],
      Sites: deck.sites.map((site) => entry(site, 1)),
      'Free Peoples': ofSide('Free Peoples'),
      Shadow: ofSide('Shadow'),
    },
  };
}
