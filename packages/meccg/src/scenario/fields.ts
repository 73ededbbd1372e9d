/**
 * Fields of a position that the columns hold only as numbers: sites by name, the location deck, hoards, what a card
 * remembers. And which columns are no words of a position at all.
 */
import { isIn } from '@westmarch/kernel';
import { engine, printed } from '../engine.ts';
import { PLACES, placeName } from '../map/map.ts';
import { isHazard, Kind } from '../rules/cards/cards.ts';
import { bitsOf, namesIn, optionalRules, readOptions } from '../rules/optional/optional.ts';
import { layRescueSite } from '../rules/prisoners/capture.ts';
import { rescueSite } from '../rules/prisoners/held.ts';
import { isOwnHaven } from '../rules/sites/sites.ts';
import { LOCATIONS, Location, type S, Zone } from '../state.ts';
import { type Build, type Names, numberOf, type Plain, textOf, textsOf } from './build.ts';
import { layBlankSites, placeNamed, placeSaid, site, siteMeant, siteSaid } from './companies.ts';

/** Fields that say what a phase is about. They are read when it starts. */
const later = (): void => undefined;

const locationOf = (player: number, number: number): number => (player - 1) * LOCATIONS + number;
const placesWhere = (fits: (number: number) => boolean): string[] => {
  const found: string[] = [];
  for (let number = 1; number <= PLACES; number++) if (fits(number)) found.push(placeName(number));
  return found;
};

const attack = {
  creature: 'text',
  race: 'text',
  strikes: { either: ['number', { oneOf: ['each'] }] },
  prowess: 'number',
  body: 'number',
  detainment: 'flag',
  attackerChooses: 'flag',
  automatic: 'flag',
  /** It cannot be cancelled. */
  certain: 'flag',
  /** How many attacks the creature makes, all against one character. */
  attacks: 'number',
  woundedCheck: 'number',
} as const;

/** The creature that attacks, or what kind of attack it is. */
function nameOfAttack(s: S, _row: number, names: Names): Plain {
  const { attack } = s.global;
  if (attack === 0) return 'none';
  if (s.attack.card[attack] !== 0) return names.card(s.attack.card[attack]);
  if (s.attack.from[attack] !== 0) return names.group('company', s.attack.from[attack]);
  return s.attack.kind[attack] === AUTOMATIC ? 'automatic-attack' : 'attack';
}
const AUTOMATIC = 2;

const table = {
  /** The company that hazards are played on, that is at its site, or that is attacked: its name, or one of its members. */
  company: {
    shape: 'text',
    place: later,
    read: (s: S, _row: number, names: Names): Plain =>
      s.global.company === 0 ? 'none' : names.group('company', s.global.company),
  },
  /** Who plays the hazards, where it is not the next player. */
  hazardPlayer: {
    shape: 'text',
    place: later,
    read: (s: S, _row: number, names: Names): Plain =>
      s.global.hazardPlayer === 0 ? 'none' : names.player(s.global.hazardPlayer),
  },
  /** Optional rules that are in force. */
  options: {
    shape: { list: { oneOf: optionalRules.map(({ name }) => name), what: 'optional rule' } },
    place(s: S, _row: number, value: Plain, build: Build): void {
      // Of solitaire one plays, though the hazards have a seat.
      const players = build.given['solitaire'] === true ? 1 : build.players;
      s.global.optional = bitsOf(
        readOptions(value, players, (why) => build.refuse(why, { field: 'options' })),
      );
    },
    read: (s: S): Plain => namesIn(s.global.optional),
  },
  /** The attack that a phase is about; what is faced now is read by its name. */
  attack: { shape: { fields: attack }, place: later, read: nameOfAttack },
  check: {
    shape: { fields: { character: 'text', modifier: 'number' }, required: ['character'] },
    place: later,
  },
  /** Sites whose hoards count this turn; those of unbeaten Dragons unless it is said. */
  hoards: {
    shape: { list: site },
    place: later,
    read: (s: S): Plain => placesWhere((number) => s.lair.hoard[number] === 1),
  },
} as const;

const player = {
  /** The Ringwraith whom he has revealed, wherever he is now. */
  revealed: {
    shape: 'text',
    place(s: S, row: number, value: Plain, build: Build): void {
      s.player.revealed[row] = value === 'none' ? 0 : s.card.def[build.card(value)];
    },
    read(s: S, row: number): Plain {
      const def = s.player.revealed[row];
      return def === 0 ? 'none' : (engine.definitions[def].names['en'] ?? 'none');
    },
  },
  /** Sites of a player that were discarded, so that nobody of his can go there. */
  discardedSites: {
    shape: { list: site },
    place(s: S, row: number, value: Plain, build: Build): void {
      for (const name of textsOf(value)) {
        const number = siteMeant(s, row, name);
        if (isOwnHaven(s, row, number)) build.refuse(`${name} is a Haven, and Havens are never discarded`);
        s.location.state[locationOf(row, number)] = Location.discarded;
      }
    },
    read(s: S, row: number): Plain {
      const found: string[] = [];
      for (let number = 1; number <= LOCATIONS; number++)
        if (s.location.state[locationOf(row, number)] === Location.discarded)
          found.push(siteSaid(s, row, number));
      return found;
    },
  },
} as const;

/** What cards of some kind, in some place, remember in a column of their own. */
const remembers = (
  column: 'where' | 'ofCompany' | 'hazardNumber',
  what: string,
  fits: (s: S, card: number) => boolean,
  write: (value: Plain, build: Build) => number,
  read: (note: number, names: Names) => Plain,
) => ({
  place(s: S, card: number, value: Plain, build: Build): void {
    if (!fits(s, card)) build.refuse(`"${build.names.card(card)}" is not ${what}`);
    s.card[column][card] = write(value, build);
  },
  read: (s: S, card: number, names: Names): Plain =>
    fits(s, card) ? read(s.card[column][card], names) : read(0, names),
});
const asSite = [(value: Plain) => placeNamed(textOf(value)), placeSaid] as const;
const isLive = (s: S, card: number): boolean => s.card.live[card] === 1;

/** Only a hazard in play, by itself or on a site, has anybody under it. */
const mayHold = (s: S, card: number): boolean =>
  isHazard(s, card) && (isIn(s, card, Zone.events) || isIn(s, card, Zone.on));

const card = {
  /** Of a faction in play: where it was won. */
  wonAt: {
    shape: site,
    ...remembers(
      'where',
      'a faction in play',
      (s, c) => s.card.live[c] === 1 && printed.kind(s, c) === Kind.faction,
      ...asSite,
    ),
  },
  /** Of a card in the points pile: where it was stored. */
  storedAt: {
    shape: site,
    ...remembers('where', 'in the points pile', (s, c) => isIn(s, c, Zone.points), ...asSite),
  },
  /** Of a card in play that remembers where it was played. */
  playedAt: {
    shape: site,
    ...remembers(
      'where',
      'a card in play that remembers a site',
      (s, c) => isLive(s, c) && isIn(s, c, Zone.on),
      ...asSite,
    ),
  },
  /** Of a hazard in play that holds prisoners, who lie "on" it: the site where they can be rescued. */
  rescueSite: {
    shape: site,
    place(s: S, card: number, value: Plain, build: Build): void {
      if (!mayHold(s, card)) build.refuse(`"${build.names.card(card)}" is no hazard in play`, { card });
      layBlankSites(s);
      layRescueSite(s, card, siteMeant(s, s.card.controller[card], textOf(value)), 1);
    },
    read: (s: S, card: number): Plain => {
      const lying = mayHold(s, card) ? rescueSite(s, card) : 0;
      return lying === 0 ? 'none' : siteSaid(s, s.card.owner[lying], printed.site(s, lying));
    },
  },
  /** Of an event in play that is about one company. */
  company: {
    shape: 'text',
    ...remembers(
      'ofCompany',
      'an event in play',
      (s, c) => isIn(s, c, Zone.events),
      (value, build) => {
        const row = build.group('company', value);
        return row === 0 ? build.refuse(`"${textOf(value)}" is no company here`) : row;
      },
      (note, names) => (note === 0 ? 'none' : names.group('company', note)),
    ),
  },
  /** Of a card on guard: which hazard it was that was declared on the company, from 1. */
  hazard: {
    shape: 'number',
    ...remembers(
      'hazardNumber',
      'on guard',
      (s, c) => isIn(s, c, Zone.onGuard),
      (value) => numberOf(value, 0),
      (note) => note,
    ),
  },
} as const;

export const fields = { table, player, card };

/** Columns that follow from the rest, and those that are notes of the rules to themselves. */
export const columns = {
  table: {
    kept: 'inner',
    optional: 'inner',
    front: 'inner',
    strike: 'inner',
    moment: 'read',
    entries: 'read',
    stage: 'read',
    checkModifier: 'read',
    checkSure: 'inner',
    attempt: 'read',
    attemptOn: 'read',
    attemptCopy: 'read',
    attemptModifier: 'read',
    pathLength: 'read',
    byRegions: 'read',
    roll: 'read',
  },
  player: {
    avatar: 'read',

    chosen: 'inner',
    pick: 'inner',
    stops: 'inner',
    done: 'inner',
    draftMind: 'read',
    lands: 'inner',
    through: 'inner',
    strikesLost: 'inner',
  },
  card: {
    mark: 'inner',
    due: 'inner',
    where: 'inner',
    ofCompany: 'inner',
    ofAttack: 'inner',
    ofCard: 'inner',
    hazardNumber: 'inner',
    takenUp: 'inner',
    usedUp: 'inner',
    user: 'inner',
    openIn: 'inner',
    lent: 'inner',
    weathered: 'inner',
  },
} as const;

/** Zones that are filled by the rules alone. */
export const zones = {
  chosen: 'read',
  sites: 'read',
  attacking: 'read',
  declared: 'read',
  spare: 'inner',
} as const;

/** Attributes whose rows are no cards, and those of cards that a reader wants to hear of. */
export const attributes = {
  rows: {
    'hand size': 'player',
    'general influence': 'player',
    'sees discards': 'player',
    'one Dragon a turn': 'player',
    'stores at the end of the turn': 'player',
    'cards drawn by the mover': 'company',
    'cards drawn by the opponent': 'company',
    'hazard limit on the way': 'company',
    'Dragons that do not count': 'company',
    'gold ring test': 'company',
    flight: 'company',
    ship: 'company',
    strikes: 'attack',
    'strike prowess': 'attack',
    'strike body': 'attack',
    'strikes at night': 'attack',
    'attacker chooses': 'attack',
    'cannot be cancelled': 'attack',
    'times faced': 'attack',
    'region type': 'path',
  },
  told: ['prowess', 'body', 'mind', 'direct influence', 'corruption points', 'marshalling points'],
} as const;
