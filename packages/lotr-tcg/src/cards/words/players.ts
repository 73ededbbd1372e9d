/** The players a text speaks of. */
import {
  type Condition,
  type Effect,
  effect,
  Kind,
  NOTHING,
  ofPlayer,
  type PlayerRef,
  playerRef,
  say,
  word,
  you,
} from '@westmarch/kernel';
import { placesToTheRight } from '../../rules/order.ts';

/** Whose turn it is. */
export const freePeoplesPlayer: PlayerRef = playerRef(
  'Free Peoples player',
  [],
  () => 's.global.active',
  say`${word('the Free Peoples player')}`,
);
/** Whoever uses it: a site serves all players. */
export const anyPlayer: PlayerRef = playerRef('any player', [], () => 'you', say`${word('any player')}`);
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
