/** `cards --status`: how much of the card pool can be played, by game and set. */
import pico from 'picocolors';
import { cardsOfDeck, chosenDecks, readDecks } from '../decks.ts';
import { type Card, type CardSet, readCards, readSets } from '../facts.ts';
import { type CardStatus, chosenGames, type Game, loadCards, TITLE } from '../games.ts';
import { hintFor, plain } from '../near.ts';
import { Problem } from '../problem.ts';
import { percent, table } from '../table.ts';

export interface StatusOptions {
  readonly game?: string;
  readonly set?: string;
  readonly decks?: string;
  readonly json?: true;
}

interface CardLine extends Pick<Card, 'id' | 'name' | 'game' | 'set' | 'type'> {
  readonly status: CardStatus;
}

type Counts = Record<CardStatus, number>;

export async function printStatus(options: StatusOptions): Promise<void> {
  const games = chosenGames(options.game);
  const sets = readSets(games);
  const chosen = chosenCards(games, sets, options);
  const known = await loadCards(games);
  const cards = chosen.map((card) => lineOf(card, known(card.game).cardStatus(card.id)));
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ ...count(cards), cards })}\n`);
    return;
  }
  const shown = games.filter((game) => cards.some((card) => card.game === game));
  if (shown.length === 0) throw new Problem('no card is in both the sets and the decks named');
  process.stdout.write(`${shown.map((game) => gameTable(game, cards, sets)).join('\n\n')}\n`);
}

function chosenCards(games: readonly Game[], sets: readonly CardSet[], options: StatusOptions): Card[] {
  const wantedSets = options.set === undefined ? undefined : setsNamed(options.set, sets);
  const wantedDecks = options.decks === undefined ? undefined : chosenDecks(options.decks, readDecks(games));
  const deckCards = wantedDecks?.flatMap((deck) => cardsOfDeck(deck).map((id) => `${deck.game} ${id}`));
  const inDecks = deckCards && new Set(deckCards);
  return readCards(games).filter((card) => {
    const setFits = !wantedSets || wantedSets.some(({ game, set }) => game === card.game && set === card.set);
    return setFits && (!inDecks || inDecks.has(`${card.game} ${card.id}`));
  });
}

/** The sets of a list such as "TW,TD", each by code or name. */
function setsNamed(list: string, sets: readonly CardSet[]): CardSet[] {
  return list.split(',').map((word) => {
    const wanted = plain(word);
    const found = sets.find(({ set, name }) => plain(set) === wanted || plain(name) === wanted);
    if (found) return found;
    const hint =
      word.trim().length > 2
        ? hintFor(
            word,
            sets.map(({ name }) => name),
            '',
          )
        : '';
    const known = `known sets: ${sets.map(({ set, name }) => `${set} (${name})`).join(', ')}`;
    throw new Problem(`there is no set "${word.trim()}"`, { hint: `${hint} ${known}`.trim() });
  });
}

function lineOf({ id, name, game, set, type }: Card, status: CardStatus): CardLine {
  return { id, name, game, set, type, status };
}

function count(cards: readonly CardLine[]): Counts {
  const counts: Counts = { implemented: 0, partial: 0, missing: 0 };
  for (const card of cards) counts[card.status] += 1;
  return counts;
}

function gameTable(game: Game, cards: readonly CardLine[], sets: readonly CardSet[]): string {
  const ofGame = cards.filter((card) => card.game === game);
  const rows = sets
    .filter((set) => set.game === game)
    .map((set) => ({ set, ofSet: ofGame.filter((card) => card.set === set.set) }))
    .filter(({ ofSet }) => ofSet.length > 0)
    .map(({ set, ofSet }) => row(set.set, set.name, ofSet));
  const head = ['set', 'name', 'cards', 'implemented', 'partial', 'missing', 'done'];
  return `${pico.bold(TITLE[game])}\n${table(head, [...rows, row('', 'all', ofGame)], 2)}`;
}

function row(code: string, name: string, cards: readonly CardLine[]): string[] {
  const { implemented, partial, missing } = count(cards);
  const numbers = [cards.length, implemented, partial, missing].map((number) => number.toLocaleString('en'));
  return [code, name, ...numbers, percent(implemented, cards.length)];
}
