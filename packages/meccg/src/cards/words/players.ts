/** Numbers of players: hand size, and whatever else is asked of them. */

import {
  behind,
  type Condition,
  choose,
  condition,
  type Domain,
  definite,
  type Effect,
  type Filter,
  filter,
  ifSo,
  inZone,
  type Modifier,
  may,
  modifier,
  NOTHING,
  noun,
  type PlayerRef,
  playerRef,
  say,
  sequence,
  the,
  thereAre,
  value,
} from '@westmarch/kernel';
import { handSize } from '../../engine.ts';
import { type SideName, sides } from '../../facts/names.ts';
import { opponentOf } from '../../rules/many-players.ts';
import { seatFrom } from '../../rules/seating.ts';
import { sideOf } from '../../rules/sides.ts';
import { MOST_PLAYERS, type S, Zone } from '../../state.ts';
import { about, grantAbout } from './companies/about.ts';
import { forTheGame } from './playing/events.ts';
import { shuffleIntoDeck } from './playing/piles.ts';

/** Of a number asked of players: of the controller of this card. */
export const ofYou: Filter = filter('of you', [], (_g, v) => `${v.it} === you`, definite(say`your`));
export const handSizeBonus = (by: number, when?: Condition): Modifier =>
  modifier({ attribute: handSize, of: ofYou, by, ...(when === undefined ? {} : { if: when }) });

/** Of a hazard: the player whose turn it is, against whom it is played. */
export const theOpponent: PlayerRef = playerRef(
  'the opponent',
  [],
  () => 's.global.active',
  say`your opponent`,
);
/** Of a number asked of players: of the one that the grant is about. */
const thatOne: Filter = filter('that player', [], (_g, v) => `${v.it} === ${about}`, definite(say`his`));
/** From now on somebody may hold fewer cards, or more. */
export const handSizeFrom = (who: PlayerRef, by: number): Effect => ({
  ...grantAbout(
    modifier({ attribute: handSize, of: thatOne, by }),
    forTheGame,
    value('number of', [who], (g, v) => who.js(g, v), who.say),
  ),
  say: say`decrease the hand size of ${who.say} by ${-by} ${forTheGame.say}`,
});

/** Of a number asked of players: of each of them. */
export const anyPlayer: Filter = filter('any player', [], () => 'true', noun('player'));

/** Cards of players of some kind. */
export const ofPlayersWho = (are: SideName): Filter =>
  filter(
    'of players',
    [],
    (_g, v) => `s.player.side[s.card.controller[${v.it}]] === ${sides.indexOf(are)}`,
    behind(say`of a ${are} player`),
  );

const seat = (after: number): PlayerRef =>
  playerRef('in order', [], (g) => `${g.ref(seatFrom)}(s, ${after})`, say`each player`);
const isSeated = (after: number): Condition =>
  condition(
    'is seated',
    [],
    (g, v) => `(${after} < s.layout.sizes.players && s.player.outcome[${seat(after).js(g, v)}] === 0)`,
    NOTHING,
  );
/** Each player in turn, from whose turn it is: the part says what he may do. */
export const eachPlayer = (part: (who: PlayerRef) => Effect): Effect => ({
  ...sequence(
    ...Array.from({ length: MOST_PLAYERS }, (_, after) => ifSo(isSeated(after), part(seat(after)))),
  ),
  say: part(seat(0)).say,
});

export const discardOf = (who: PlayerRef): Domain => inZone(Zone.discard, who, 'discard pile');
/** Each player may take one such card from his discard pile back into his play deck. */
export const eachMayReshuffle = (which: Filter): Effect => ({
  ...eachPlayer((who) =>
    ifSo(
      thereAre(1, which, discardOf(who)),
      may(sequence(choose('card', which, discardOf(who), who), shuffleIntoDeck(the('card'))), who),
    ),
  ),
  say: say`each player may shuffle ${which.say} from his discard pile into his play deck`,
});
/** Of an event about a player: he is another one. */
export const ofAnOpponent: Condition = condition(
  'of an opponent',
  [],
  () => '(a !== you)',
  say`it is an opponent's`,
);

/** You are Sauron himself. */
const isSauron = (s: S, player: number): boolean => sideOf(s, player).isHisOwnAvatar;
export const youAreSauron: Condition = condition(
  'you are Sauron',
  [],
  (g) => `${g.ref(isSauron)}(s, you)`,
  say`you are Sauron`,
);
const meetsWizard = (s: S, player: number): boolean => {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== player && sideOf(s, p).minions !== 'always') return true;
  return false;
};
/** Somebody else at the table is a Wizard, fallen or not. ME-ALIGN-007 */
export const opponentIsWizard: Condition = condition(
  'opponent is a Wizard',
  [],
  (g) => `${g.ref(meetsWizard)}(s, you)`,
  say`your opponent is a Wizard`,
);
/** Of two, the other one; of many, whom a play is against. ME-MP-4024 */
export const yourOpponent: PlayerRef = playerRef(
  'your opponent',
  [],
  (g) => `${g.ref(opponentOf)}(s, you)`,
  say`your opponent`,
);
export const handOf = (who: PlayerRef): Domain => inZone(Zone.hand, who, 'hand');
