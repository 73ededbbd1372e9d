/**
 * A set-up as it comes from outside, read field by field: decks, how long, by which optional rules. ME-SETUP-006, ME-OPTION-001
 *
 * Owns   every reason to refuse one, each with its field, and its rule where there is one.
 * Not    what makes a single deck illegal (legality.ts), or dealing (game.ts).
 */
import { RecordError } from '@westmarch/kernel';
import { isInPool } from '../cards/pool.ts';
import { factsOf } from '../facts/cards.ts';
import { declarations } from '../facts/names.ts';
import { isObject } from '../facts/read.ts';
import { placeIndex, siteIndex, sites as sitesOfMap, versionsOfPlace } from '../map/map.ts';
import { mayUse } from '../map/reach.ts';
import { characterOf } from '../rules/dragons/characters.ts';
import { dragonLairs } from '../rules/hazards/manifestations.ts';
import { type OptionName, optionalRules, readOptions } from '../rules/optional/optional.ts';
import { sideNamed } from '../rules/sides.ts';
import { startingSites } from '../rules/sites/starting-sites.ts';
import { MOST_PLAYERS } from '../state.ts';
import type { DeckList } from './challenge.ts';
import { undeclared } from './declared-avatars.ts';
import { checkDeck, type DeckOptions } from './legality.ts';
import { deckNamed, sitesListedWith } from './ready.ts';
import { beforeHeFalls, beginnings, declaredBy, playerOfDeck, sideOfDeck } from './side.ts';
import { solitaryDecks } from './solitaire.ts';
import { unfinishedIn } from './unfinished.ts';

export interface Setup {
  /** One for each player; a single one for solitaire. ME-SOLO-4000 */
  readonly decks: readonly DeckList[];
  /** Of solitaire: the deck whose hazards are played, where they are not those of one's own. */
  readonly hazards?: DeckList;
  /** Game length in decks. */
  readonly length: number;
  readonly avatarLoss: 'lose' | 'minus5' | 'eliminated';
  /** How starting companies are found: by the draft, or chosen whole and shown at once. */
  readonly method?: 'draft' | 'reveal';
  /**
   * The starter rules: two players, one deck each, starting companies shown at once, and without what the full game
   * adds. With "deck", somebody has only the cards of a starter deck. ME-STARTER-9000
   */
  readonly starter?: 'rules' | 'deck';
  /** Time is called in that turn of each: when all have had it the Council is held, whatever the points. ME-TOURN-4026 */
  readonly rounds?: number;
  /** Whoever tie at the Council roll dice for a single winner. ME-END-9001 */
  readonly tieRoll?: true;
  /** Everyone has just the sites of the location deck that is listed with his deck. ME-DECK-004, ME-TOURN-4031 */
  readonly locations?: 'listed';
  /** Optional rules to which everybody has agreed. ME-OPTION-001 */
  readonly options?: readonly OptionName[];
  /** Decks need not be legal: for trying cards out. */
  readonly anyDeck?: true;
}

/** More turns than any game has. */
const MOST_ROUNDS = 250;
export const LOSSES = ['lose', 'minus5', 'eliminated'] as const;
const STARTERS = ['rules', 'deck'] as const;
const DECK_FIELDS = ['deck', 'pool', 'sideboard'] as const;

function readList(value: unknown, where: string): DeckList {
  if (typeof value === 'string') {
    const known = deckNamed(value);
    if (known === undefined) throw new RecordError(where, `there is no deck "${value}"`);
    const missing = known.deck.concat(known.pool, known.sideboard).filter((id) => !isInPool(id));
    if (missing.length > 0)
      throw new RecordError(
        where,
        `the deck ${value} cannot be played yet: ${missing.length} of its cards are missing`,
      );
    return known;
  }
  if (!isObject(value))
    throw new RecordError(where, 'expected a deck: an object with deck, pool and sideboard');
  const lists = DECK_FIELDS.map((field) => {
    const list = value[field];
    if (!Array.isArray(list)) throw new RecordError(`${where}.${field}`, 'expected a list of card ids');
    return list.map((id: unknown, i) => {
      if (typeof id === 'string' && isInPool(id)) return id;
      throw new RecordError(`${where}.${field}[${i}]`, `${JSON.stringify(id)} is no card of the pool`);
    });
  });
  return {
    key: '',
    name: typeof value['name'] === 'string' ? value['name'] : 'deck',
    deck: lists[0],
    pool: lists[1],
    sideboard: lists[2],
    ...readSide(value['side'], `${where}.side`),
    ...readDeclared(value['declares'], `${where}.declares`),
  };
}

/** With its location deck, as it is listed with a known deck or stands in the list. */
function withSites(list: DeckList, value: unknown, where: string): DeckList {
  const given: unknown = isObject(value) ? value['sites'] : sitesListedWith(list.key);
  if (!Array.isArray(given) || given.length === 0)
    throw new RecordError(
      `${where}.sites`,
      'expected a location deck: a list of the ids of sites (ME-DECK-004)',
    );
  const sites = given.map((id: unknown, i) => {
    if (typeof id === 'string' && siteIndex(id) !== 0) return id;
    throw new RecordError(`${where}.sites[${i}]`, `${JSON.stringify(id)} is no site`);
  });
  const whole = { ...list, sites };
  const starts = startsOf(whole);
  if (!starts.some((site) => sites.some((id) => siteIndex(id) === site)))
    throw new RecordError(
      `${where}.sites`,
      `a ${playerOfDeck(list)} begins at ${starts.map((site) => sitesOfMap[site]?.name ?? '').join(' or ')}, which this location deck has not (ME-SETUP-013 ME-SETUP-014 ME-SETUP-015 ME-SETUP-016)`,
    );
  return whole;
}
/** The sites where its player may begin: of his side, or his lair. */
function startsOf(list: DeckList): readonly number[] {
  const side = sideNamed(sideOfDeck(list));
  if (!side.livesInLair) return startingSites(side);
  const lair = placeIndex(dragonLairs[declaredBy(list)] ?? '');
  return (versionsOfPlace[lair] ?? []).filter((site) => mayUse(side.walker, site));
}

/** A Sauron player begins as a Ringwraith player. ME-SETUP-001, DECISIONS F1 */
function readSide(given: unknown, where: string): Pick<DeckList, 'side'> {
  if (given === undefined) return {};
  const side = beginnings.find((name) => name === given);
  if (side === undefined) throw new RecordError(where, `expected one of ${beginnings.join(', ')}`);
  return { side };
}
function readDeclared(given: unknown, where: string): Pick<DeckList, 'declares'> {
  if (given === undefined) return {};
  const [, ...names] = declarations;
  const declares = names.find((name) => name === given);
  if (declares === undefined) throw new RecordError(where, `expected one of ${names.join(', ')}`);
  return { declares };
}

/** A deck that breaks the rules is refused with all of them. ME-SETUP-006 */
function refuseIllegal(deck: DeckList, options: Omit<DeckOptions, 'side' | 'declared'>, where: string): void {
  const entries = [...DECK_FIELDS, 'sites' as const].flatMap((section) =>
    (deck[section] ?? []).map((id) => ({ line: 0, section, quantity: 1, name: id, card: factsOf(id) })),
  );
  const { problems } = checkDeck(entries, {
    ...options,
    side: sideOfDeck(deck),
    ...(deck.declares === undefined ? {} : { declared: deck.declares }),
  });
  const reasons = problems.map(({ message, rules }) => `${message} (${rules.join(' ')})`);
  if (reasons.length > 0) throw new RecordError(where, `the deck is not legal: ${reasons.join('; ')}`);
  const unfinished = unfinishedIn(deck);
  const [first] = unfinished;
  if (first !== undefined)
    throw new RecordError(
      where,
      `${factsOf(first).names['en'] ?? first} (${first})${unfinished.length > 1 ? ` and ${unfinished.length - 1} more of its cards` : ''} cannot be played yet`,
    );
}

/** The starter rules are for two, with one deck each and no draft. */
function refuseForStarter(kind: Setup['starter'], decks: number, length: unknown, method: unknown): void {
  if (kind === undefined) throw new RecordError('setup.starter', `expected one of ${STARTERS.join(', ')}`);
  if (decks !== 2) throw new RecordError('setup.decks', 'the starter rules are for two players');
  if (length !== undefined && length !== 1)
    throw new RecordError('setup.length', 'a game by the starter rules is one deck long');
  if (method === 'draft') throw new RecordError('setup.method', 'the starter rules have no draft');
}

/** The starter rules and their way to a starting company know no other players than Wizards. ME-SETUP-9000, DECISIONS B15 */
function refuseOtherSides(lists: readonly DeckList[], what: string): void {
  for (const [i, list] of lists.entries())
    if (sideNamed(sideOfDeck(list)).deck.avatars !== 'hero')
      throw new RecordError(
        `setup.decks[${i}]`,
        `${what} are for Wizard players, and this is the deck of a ${playerOfDeck(list)} (ME-SETUP-9000)`,
      );
}

/** A ready deck that is for an optional rule is for games with that rule alone. */
function refuseOutOfPlace(lists: readonly DeckList[], options: readonly OptionName[]): void {
  for (const [i, { name, needs }] of lists.entries()) {
    const rule = optionalRules.find((one) => one.name === needs);
    if (rule !== undefined && !options.includes(rule.name))
      throw new RecordError(
        `setup.decks[${i}]`,
        `“${name}” is a deck for games with the optional rule "${rule.name}" (${rule.rules})`,
      );
  }
}

/** Dragon players are of the scenario, and each is another Dragon. ME-DRAGON-4000 */
function refuseDragons(lists: readonly DeckList[], options: readonly OptionName[]): void {
  const taken = new Set<string>();
  for (const [i, list] of lists.entries()) {
    const side = sideNamed(sideOfDeck(list));
    if (!side.deck.dragons) continue;
    const who = declaredBy(list);
    const refuse = (why: string): never => {
      throw new RecordError(`setup.decks[${i}]`, `${why} (ME-DRAGON-4000)`);
    };
    if (!options.includes('here-be-dragons'))
      refuse(`a ${side.player} needs the optional rule "here-be-dragons"`);
    if (characterOf(who) === undefined) refuse(`a ${side.player} is one of the nine Dragons`);
    if (taken.has(who)) refuse(`${who} is another player already`);
    taken.add(who);
  }
}

/** Reads a set-up from outside; every fault names its field. */
export function readSetup(value: unknown): Setup {
  if (!isObject(value)) throw new RecordError('setup', 'expected an object with decks');
  const {
    decks,
    length,
    avatarLoss,
    anyDeck,
    method,
    starter,
    tieRoll,
    rounds,
    options,
    hazards,
    locations,
  } = value;
  if (method !== undefined && method !== 'draft' && method !== 'reveal')
    throw new RecordError('setup.method', 'expected "draft" or "reveal"');
  if (!Array.isArray(decks) || decks.length < 1 || decks.length > MOST_PLAYERS)
    throw new RecordError('setup.decks', `expected 1 to ${MOST_PLAYERS} decks`);
  const beginners = STARTERS.find((kind) => kind === starter);
  if (starter !== undefined) refuseForStarter(beginners, decks.length, length, method);
  const many = length ?? (beginners === undefined ? 2 : 1);
  if (typeof many !== 'number' || !Number.isInteger(many) || many < 1 || many > 4)
    throw new RecordError('setup.length', 'expected a game length of 1 to 4 decks');
  const loss = LOSSES.find((l) => l === (avatarLoss ?? 'lose'));
  if (loss === undefined) throw new RecordError('setup.avatarLoss', `expected one of ${LOSSES.join(', ')}`);
  if (
    rounds !== undefined &&
    (!Number.isInteger(rounds) || Number(rounds) < 1 || Number(rounds) > MOST_ROUNDS)
  )
    throw new RecordError('setup.rounds', `expected a number of turns from 1 to ${MOST_ROUNDS}`);
  if (tieRoll !== undefined && typeof tieRoll !== 'boolean')
    throw new RecordError('setup.tieRoll', 'expected true or false');
  if (locations !== undefined && locations !== 'listed')
    throw new RecordError('setup.locations', 'expected "listed"');
  const lone = decks.length === 1;
  if (hazards !== undefined && !lone)
    throw new RecordError('setup.hazards', 'a deck of hazards is for solitaire, which has one deck besides');
  if (lone && many !== 2)
    throw new RecordError(
      'setup.length',
      'solitaire ends when the play deck is exhausted twice (ME-SOLO-4008)',
    );
  const theirs = hazards === undefined ? undefined : readList(hazards, 'setup.hazards');
  const chosen = readOptions(options ?? [], decks.length, (message) => {
    throw new RecordError('setup.options', message);
  });
  const mayFall = chosen.includes('wizards-may-fall');
  const lists = decks
    .map((d: unknown, i) => readList(d, `setup.decks[${i}]`))
    .map((list) => (mayFall ? beforeHeFalls(list) : list))
    .map((list, i) => (locations === undefined ? list : withSites(list, decks[i], `setup.decks[${i}]`)));
  if (beginners !== undefined) refuseOtherSides(lists, 'the starter rules');
  else if (method === 'reveal') refuseOtherSides(lists, 'starting companies shown at once');
  if (lone && solitaryDecks(lists[0], theirs ?? lists[0])[1].deck.length === 0)
    throw new RecordError(
      theirs === undefined ? 'setup.decks[0]' : 'setup.hazards',
      'solitaire needs hazards, and this deck has none (ME-SOLO-4000)',
    );
  refuseOutOfPlace(lists, chosen);
  refuseDragons(lists, chosen);
  if (chosen.includes('avatar-draft')) {
    const fault = undeclared(lists);
    if (fault !== null) throw new RecordError(`setup.decks[${fault.deck}]`, `${fault.why} (ME-MPOPT-4003)`);
  }
  if (anyDeck !== true)
    for (const [i, list] of lists.entries())
      refuseIllegal(
        list,
        {
          length: many,
          starter: beginners !== undefined,
          players: lists.length,
          solitaire: lone,
          against: lists.filter((_other, j) => j !== i).map(sideOfDeck),
          mayFall,
        },
        `setup.decks[${i}]`,
      );
  return {
    decks: lists,
    ...(theirs === undefined ? {} : { hazards: theirs }),
    length: many,
    avatarLoss: loss,
    ...(method === undefined ? {} : { method }),
    ...(beginners === undefined ? {} : { starter: beginners }),
    ...(rounds === undefined ? {} : { rounds: Number(rounds) }),
    ...(tieRoll === true ? { tieRoll } : {}),
    ...(locations === undefined ? {} : { locations }),
    ...(chosen.length > 0 ? { options: chosen } : {}),
    ...(anyDeck === true ? { anyDeck } : {}),
  };
}
