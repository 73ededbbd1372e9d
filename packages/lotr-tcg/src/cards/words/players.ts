/** The players a text speaks of. */
import {
  type Condition,
  type Effect,
  effect,
  Kind,
  NOTHING,
  ofPlayer,
  type Phrase,
  type PlayerRef,
  playerRef,
  say,
  word,
  you,
} from '@westmarch/kernel';
import { Kind as CardKind, isKind } from '../../rules/cards/cards.ts';
import { placesToTheRight } from '../../rules/order.ts';
import type { S } from '../../state.ts';

/** Whose turn it is. */
export const freePeoplesPlayer: PlayerRef = playerRef(
  'Free Peoples player',
  [],
  () => 's.global.active',
  say`${word('the Free Peoples player')}`,
);
const userOf = (s: S, card: number, player: number): number =>
  isKind(s, card, CardKind.site) ? player : s.card.controller[card];
/** Whoever uses it: a site serves all players, and an ally who has its text his own. LR-ACTIVE-006 */
export const anyPlayer: PlayerRef = playerRef(
  'any player',
  [],
  (g) => `${g.ref(userOf)}(s, self, you)`,
  say`${word('any player')}`,
);
/** Whoever it is of them; only what forbids something asks for him. */
export const anyShadowPlayer: PlayerRef = playerRef(
  'any Shadow player',
  [],
  () => 's.global.shadow',
  say`${word('any Shadow player')}`,
);
/** An opponent that was chosen before. */
export const theOpponent: PlayerRef = playerRef(
  'the opponent',
  [],
  (_g, v) => v.slot('opponent'),
  say`${word('an opponent')}`,
);

/** The Shadow player whose turn to decide it is. */
export const thatShadowPlayer: PlayerRef = playerRef(
  'that Shadow player',
  [],
  (_g, v) => v.slot('Shadow player'),
  say`${word('each Shadow player')}`,
);
/** Each Shadow player, from the right of the Free Peoples player on, may do it, if it can be done at all. */
export const eachShadowPlayerMay = (can: Condition, part: Effect): Effect =>
  effect('each Shadow player may', [can, part], say`each Shadow player may ${part.say}`, (b) => {
    const places = b.slot(b.slots.fresh());
    const player = b.slot('Shadow player');
    const next = b.label();
    const end = b.label();
    b.goes(end, `!(${can.js(b.g, b.v)})`);
    b.does('Shadow players', `${places} = 0;`);
    b.here(next);
    b.does(
      'next Shadow player',
      `if (++${places} >= s.layout.sizes.players) return ${end.mark}; ${player} = ${b.g.ref(placesToTheRight)}(s, s.global.active, ${places}); if (${player} === 0) return ${next.mark};`,
    );
    b.asks('may', {
      who: thatShadowPlayer.js(b.g, b.v),
      options: 'o.yesOrNo();',
      choose: `if (option.kind === ${Kind.no}) return ${next.mark};`,
      say: say`Do you want to ${part.say}?`,
      describe: [],
    });
    part.build(b);
    b.goes(next);
    b.here(end);
  });

const MOST_PLAYERS = 5;
type Builder = Parameters<Effect['build']>[0];
/** `among` is a test of player `p`. */
const choosingAPlayer = (name: string, among: (b: Builder) => string, ask: Phrase, part: Effect): Effect =>
  effect(name, [part], part.say, (b) => {
    b.asks(`choose ${name.slice('with '.length)}`, {
      who: you.js(b.g, b.v),
      options: `for (let p = 1; p <= s.layout.sizes.players; p++) if (s.player.outcome[p] === 0 && ${among(b)}) o.choice(p);`,
      choose: `${b.slot('opponent')} = option.a;`,
      say: ask,
      describe: [NOTHING, ...Array.from({ length: MOST_PLAYERS }, (_x, i) => say`${ofPlayer(i + 1)}`)],
    });
    part.build(b);
  });
/** A player chooses one of the others, of whom `who` holds for `p`, and does something about him. */
/** A player chooses one of the others, of whom `who` holds, and does something about him. */
export const withOpponent = (part: Effect, who: (b: Builder) => string = () => 'true'): Effect =>
  choosingAPlayer('with an opponent', (b) => `p !== you && ${who(b)}`, say`Choose an opponent`, part);
/** The same where it may be he himself: "any draw deck". */
export const withAnyPlayer = (part: Effect): Effect =>
  choosingAPlayer('with a player', () => 'true', say`Choose a player`, part);
/** Whoever was chosen. */
export const thePlayer: PlayerRef = { ...theOpponent, word: 'the player', say: say`${word('a player')}` };
