/**
 * Whoever has the Wizard that an opponent says he is may have others in his place. ME-SETUP-003, ME-TOURN-4030
 *
 * Owns   the exchange, before anybody is revealed.
 * Not    that the other cannot be played (rules/characters/avatar-person.ts).
 * Keeps  what is taken instead leaves a deck that is legal (DECISIONS D10). Avatars of another kind, whom he has for the day
 *        he falls, are no Wizards of his (ME-OPT-4007).
 */
import { again, finish, firstIn, idOf, isIn, Kind, move, type Options, place, say } from '@westmarch/kernel';
import { ask, engine, step } from '../engine.ts';
import { declarations } from '../facts/names.ts';
import { isOwn } from '../rules/cards/owning.ts';
import { avatarCalled, isDeclaredByAnother, personOf } from '../rules/characters/avatar-person.ts';
import { type S, Zone } from '../state.ts';

/** Those of the deck lie in the pool meanwhile, where their player sees them. */
const ZONES = [Zone.pool, Zone.sideboard] as const;
const MOST = 3;

/** The next card of deck or sideboard that cannot be played; 0: none. */
function nextBarred(s: S, player: number): number {
  for (let i = 0; i < ZONES.length; i++)
    for (let c = firstIn(s, place(s, ZONES[i], player)); c !== 0; c = s.card.next[c])
      if (isOwn(s, player, c) && isDeclaredByAnother(s, player, c)) return c;
  return 0;
}

/** How many of a person lie there; those who will go are not counted. */
function countIn(s: S, player: number, zone: number, person: number): number {
  let n = 0;
  for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c])
    if (personOf(s, c) === person && isOwn(s, player, c) && !isDeclaredByAnother(s, player, c)) n++;
  return n;
}
const countAll = (s: S, player: number, person: number): number =>
  countIn(s, player, Zone.pool, person) + countIn(s, player, Zone.sideboard, person);

/** With one more of him, no rule of avatars is broken. */
function fits(s: S, player: number, person: number, inDeck: boolean): boolean {
  const copies = countAll(s, player, person) + 1;
  if (copies > MOST) return false;
  let different = 0;
  for (let other = 1; other < declarations.length; other++) {
    if (other !== person && copies > 1 && countAll(s, player, other) > 1) return false;
    if (countIn(s, player, Zone.pool, other) > 0 || (inDeck && other === person)) different++;
  }
  return different < MOST;
}

function offerOthers(s: S, player: number, card: number, o: Options): void {
  const inDeck = isIn(s, card, Zone.pool);
  for (let person = 1; person < declarations.length; person++)
    if (
      person !== personOf(s, card) &&
      avatarCalled(s, player, person) !== 0 &&
      fits(s, player, person, inDeck)
    )
      o.choice(person);
}

/** Avatars go from one of a player's piles to another. */
function moveAvatars(s: S, player: number, from: number, to: number): void {
  for (let c = firstIn(s, place(s, from, player)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (personOf(s, c) !== 0) move(s, c, place(s, to, player));
  }
}
function isAnybodyDeclared(s: S): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++) if (s.player.declared[p] !== 0) return true;
  return false;
}

export const otherWizards = engine.procedure('other Wizards', { player: idOf('player') })({
  take: step('ME-SETUP-003', (s, f) => {
    if (!isAnybodyDeclared(s)) return finish;
    moveAvatars(s, f.player, Zone.deck, Zone.pool);
    return undefined;
  }),
  which: ask('ME-SETUP-003 ME-TOURN-4030', {
    who: (_s, f) => f.player,
    say: (s, f) =>
      say`${declarations[personOf(s, nextBarred(s, f.player))]} cannot be played here: whom do you take in his place?`,
    options(s, f, o) {
      const card = nextBarred(s, f.player);
      if (card === 0) return;
      offerOthers(s, f.player, card, o);
      if (o.count > 0) o.pass();
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Nobody` : say`${declarations[option.a]}`),
    choose(s, f, option) {
      if (option.kind === Kind.pass) return undefined;
      s.card.def[nextBarred(s, f.player)] = avatarCalled(s, f.player, option.a);
      return again;
    },
  }),
  giveBack: step('ME-SETUP-003', (s, f) => moveAvatars(s, f.player, Zone.pool, Zone.deck)),
});
