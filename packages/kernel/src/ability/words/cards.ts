/** Words for single cards and single players. */

import { say, target, word } from '../../text/phrase.ts';
import { hostOf } from '../../zone/host.ts';
import { type CardRef, cardRef, type PlayerRef, playerRef } from './node.ts';

/** The card that the ability is on. */
export const self: CardRef = cardRef('self', [], () => 'self', say`${word('this card')}`);
/** The card that a filter looks at. */
export const it: CardRef = cardRef('it', [], (_g, v) => v.it, say`${word('it')}`);
/** Within a count inside a filter: the card that the filter looks at, while `it` is the one being counted. */
export const outer: CardRef = cardRef(
  'outer',
  [],
  (_g, v) => {
    if (v.outer === undefined) throw new Error('"outer" can only be used within a count inside a filter');
    return v.outer;
  },
  say`${word('it')}`,
);
/** The card that the ability's card lies on. */
export const host: CardRef = cardRef(
  'host',
  [],
  (g) => `${g.ref(hostOf)}(s, self)`,
  say`${word('its bearer')}`,
);
/** The card that a lasting ability was put on. */
export const subject: CardRef = cardRef('subject', [], () => 'subject', say`${word('that card')}`);
/** The card that the event is about. */
export const thatCard: CardRef = cardRef('that card', [], () => 'a', say`${word('that card')}`);
/** The second card that the event is about. */
export const otherCard: CardRef = cardRef('other card', [], () => 'b', say`${word('the other card')}`);
/** A target or remembered card of this ability, by the name it was given. */
export const the = (name: string): CardRef =>
  cardRef('the', [], (_g, v) => v.slot(name), say`${target(name)}`);

/** The controller of the ability's card. */
export const you: PlayerRef = playerRef('you', [], () => 'you', say`${word('you')}`);
export const ownerOf = (card: CardRef): PlayerRef =>
  playerRef('owner of', [card], (g, v) => `s.card.owner[${card.js(g, v)}]`, say`the owner of ${card.say}`);
export const controllerOf = (card: CardRef): PlayerRef =>
  playerRef(
    'controller of',
    [card],
    (g, v) => `s.card.controller[${card.js(g, v)}]`,
    say`the controller of ${card.say}`,
  );
/** The player that the event is about. */
export const thatPlayer: PlayerRef = playerRef('that player', [], () => 'a', say`${word('that player')}`);
/** The second thing that the event is about, where that is a player. */
export const otherPlayer: PlayerRef = playerRef('other player', [], () => 'b', say`${word('that player')}`);
/** The card that a number is being used on: "against Elves" asks about it. */
export const opposing: CardRef = cardRef('opposing', [], () => 's.side.against', say`${word('the other')}`);
