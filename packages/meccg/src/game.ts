/** The game as everyone outside uses it. */
import { Game, move, place } from '@westmarch/kernel';
import { indexOfCard, isInPool } from './cards/pool.ts';
import './rules/all.ts';
import type { DeckList } from './decks/challenge.ts';
import { idOfAvatar } from './decks/declared-avatars.ts';
import { LOSSES, readSetup, type Setup } from './decks/setup.ts';
import { dealtAs, declaredBy, sideOfDeck } from './decks/side.ts';
import { solitaryDecks } from './decks/solitaire.ts';
import { engine } from './engine.ts';
import { allCards } from './facts/cards.ts';
import { declarations, sides } from './facts/names.ts';
import { siteIndex } from './map/map.ts';
import { sitesFor } from './map/reach.ts';
import { hideTrails } from './rules/agents/hidden-agents.ts';
import { gatesOf } from './rules/chain/actions.ts';
import { avatarsAreDeclared, bitsOf } from './rules/optional/optional.ts';
import { type Side, sideNamed, sideOf } from './rules/sides.ts';
import { hideDestinations } from './rules/sites/hidden-sites.ts';
import { haveOnly, siteDefinition } from './rules/sites/sites.ts';
import { registerTexts } from './rules/solitaire/speaking.ts';
import { type S, SITES_OF_COMPANIES, SITES_PER_PLAYER, Starter, Zone } from './state.ts';
import { textOf } from './text/card-text.ts';
import { main } from './turn/turn.ts';

export { readSetup, type Setup } from './decks/setup.ts';

registerTexts(textOf);

/** The starter rules have no sideboards. */
const sideboardOf = (d: DeckList, { starter }: Setup): readonly string[] =>
  starter === undefined ? d.sideboard : [];
const cardsOf = (d: DeckList, setup: Setup): readonly string[] =>
  [...d.deck, ...d.pool, ...sideboardOf(d, setup)].map((id) => dealtAs(d, id));
/** The decks as they are dealt: of solitaire two, the hazards apart. */
const seatsOf = (setup: Setup): readonly DeckList[] =>
  setup.decks.length === 1 ? solitaryDecks(setup.decks[0], setup.hazards ?? setup.decks[0]) : setup.decks;

function deal(s: S, setup: Setup): void {
  s.global.decks = setup.length;
  s.global.avatarLoss = LOSSES.indexOf(setup.avatarLoss);
  s.global.rounds = setup.rounds ?? 0;
  s.global.tieRoll = setup.tieRoll === true ? 1 : 0;
  s.global.optional = bitsOf(setup.options ?? []);
  s.global.solitaire = setup.decks.length === 1 ? 1 : 0;
  s.global.starter = setup.starter === undefined ? Starter.no : Starter[setup.starter];
  s.global.simultaneous = setup.method === 'reveal' || setup.starter !== undefined ? 1 : 0;
  let card = 0;
  const put = (player: number, deck: DeckList, ids: readonly string[], zone: number): void => {
    for (const id of ids) {
      card++;
      s.card.def[card] = indexOfCard(dealtAs(deck, id));
      s.card.owner[card] = s.card.controller[card] = player;
      move(s, card, place(s, zone, player));
    }
  };
  const decks = seatsOf(setup);
  for (const [seat, deck] of decks.entries()) {
    const player = seat + 1;
    s.player.side[player] = sides.indexOf(sideOfDeck(deck));
    s.player.declared[player] = Math.max(
      0,
      declarations.findIndex((name) => name === declaredBy(deck)),
    );
    // Of the Nine, whom he has declared is the only one who may stand for him.
    if (avatarsAreDeclared(s) && sideOf(s, player).ofTheNine)
      s.player.revealed[player] = indexOfCard(idOfAvatar(deck));
    put(player, deck, deck.deck, Zone.deck);
    put(player, deck, deck.pool, Zone.pool);
    put(player, deck, sideboardOf(deck, setup), Zone.sideboard);
    for (let i = 0; i < SITES_OF_COMPANIES; i++) move(s, ++card, place(s, Zone.spare, player));
    if (deck.sites !== undefined) haveOnly(s, player, deck.sites.map(siteIndex));
  }
  // Rows that were added later come last, so that all others keep their numbers in records.
  for (let player = 1; player <= decks.length; player++)
    for (let i = SITES_OF_COMPANIES; i < SITES_PER_PLAYER; i++) move(s, ++card, place(s, Zone.spare, player));
}

/** Avatars that may be taken in place of one whom another has declared. ME-SETUP-003 */
function avatarsFor({ decks }: Setup): readonly number[] {
  const kinds = new Set<string>(decks.map((d) => sideNamed(sideOfDeck(d)).deck.avatars));
  const ids = allCards.filter(({ avatar, alignment }) => avatar && kinds.has(alignment)).map(({ id }) => id);
  return [...new Set(ids.filter(isInPool).map(indexOfCard))];
}

/** The kind of player that a deck makes, and the one that he may become. ME-OPT-4009 */
function sidesOf(deck: DeckList, { options }: Setup): readonly Side[] {
  const side = sideNamed(sideOfDeck(deck));
  const mayFall = options?.includes('wizards-may-fall') === true && side.mayTurnInto !== 'none';
  return mayFall ? [side, sideNamed(side.mayTurnInto)] : [side];
}

export const meccg = new Game<S, Setup>({
  engine,
  main,
  sizes: (setup) => ({
    players: seatsOf(setup).length,
    cards: seatsOf(setup).reduce((n, d) => n + cardsOf(d, setup).length + SITES_PER_PLAYER, 0),
  }),
  cards: (setup) => [
    ...seatsOf(setup).flatMap((d) => cardsOf(d, setup).map(indexOfCard)),
    ...(setup.decks.some((d) => declaredBy(d) !== '') ? avatarsFor(setup) : []),
    ...new Set(
      setup.decks
        .flatMap((d) => sidesOf(d, setup).flatMap(({ walker }) => sitesFor(walker)))
        .flatMap((site) => siteDefinition(site) ?? []),
    ),
  ],
  gates: () => gatesOf(),
  mask(s, viewer) {
    hideDestinations(s, viewer);
    hideTrails(s, viewer);
  },
  deal,
  readSetup,
});
