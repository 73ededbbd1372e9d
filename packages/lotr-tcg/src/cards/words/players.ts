/** The players a text speaks of. */
import {
  type Effect,
  effect,
  NOTHING,
  ofPlayer,
  type PlayerRef,
  playerRef,
  say,
  word,
  you,
} from '@westmarch/kernel';

/** Whose turn it is. */
export const freePeoplesPlayer: PlayerRef = playerRef(
  'Free Peoples player',
  [],
  () => 's.global.active',
  say`${word('the Free Peoples player')}`,
);
/** Whoever uses it: a site serves all players. */
export const anyPlayer: PlayerRef = playerRef('any player', [], () => 'you', say`${word('any player')}`);
/** An opponent that was chosen before. */
export const theOpponent: PlayerRef = playerRef(
  'the opponent',
  [],
  (_g, v) => v.slot('opponent'),
  say`${word('an opponent')}`,
);

const MOST_PLAYERS = 5;
/** A player chooses one of the others, and does something about him. */
export const withOpponent = (part: Effect): Effect =>
  effect('with an opponent', [part], part.say, (b) => {
    b.asks('choose an opponent', {
      who: you.js(b.g, b.v),
      options:
        'for (let p = 1; p <= s.layout.sizes.players; p++) if (p !== you && s.player.outcome[p] === 0) o.choice(p);',
      choose: `${b.slot('opponent')} = option.a;`,
      say: say`Choose an opponent`,
      describe: [NOTHING, ...Array.from({ length: MOST_PLAYERS }, (_x, i) => say`${ofPlayer(i + 1)}`)],
    });
    part.build(b);
  });
