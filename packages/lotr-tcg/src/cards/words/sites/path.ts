/**
 * The path: sites that are played out of turn or replaced, the move limit, and what a site's number is. LR-SITE-007, 008,
 * LR-MOVE-016
 */
import {
  type Ability,
  all,
  anyCard,
  behind,
  both,
  type Condition,
  counted,
  type Effect,
  exactly,
  type Filter,
  filter,
  firstIn,
  forbid,
  grant,
  isIn,
  type Modifier,
  many,
  modifier,
  NOTHING,
  place,
  say,
  self,
  sequence,
  thereAre,
  trigger,
  untilStart,
  verb,
  whilst,
  you,
} from '@westmarch/kernel';
import { engine, moveLimit } from '../../../engine.ts';
import type { Unloaded } from '../../../facts/names.ts';
import { currentSite } from '../../../rules/counters/twilight.ts';
import { movedFrom, phaseStarts } from '../../../rules/events.ts';
import { noArchery, noFights, noRest } from '../../../rules/prohibitions.ts';
import { playNextSite, playSite } from '../../../rules/sites/next-site.ts';
import { fitsNumber } from '../../../rules/sites/sites.ts';
import { type S, Zone } from '../../../state.ts';
import { shadowPhase } from '../../../turn/phases.ts';
import { turn } from '../../../turn/turn.ts';
import { a, acting, type Who } from '../cards/choosing.ts';
import { aSite } from '../cards/filters.ts';
import { here } from '../conditions.ts';
import { raiseMoveLimit } from '../counters/totals.ts';
import { forThisTurn } from '../durations.ts';
import { notNoted } from '../occasions/once.ts';

const playHere = (s: S, player: number): void => playSite(s, player, currentSite(s));
export const replacesCurrentSite: Effect = verb(
  'replace current site',
  playHere,
  [you],
  say`replace the fellowship's current site with your site of the same number`,
);
/** "Each site on the adventure path is a marsh"; those under control lie elsewhere. LR-CONTROL-007 */
export const sitesAre = (name: Unloaded): Modifier => ({
  ...modifier({ attribute: engine.traits.named('keyword', name), of: both(aSite, onThePath), by: 1 }),
  say: say`each site on the adventure path is ${many(1, name.toLowerCase())}`,
});
const onThePath: Filter = filter(
  'on the path',
  [],
  (g, v) => `${g.ref(isIn)}(s, ${v.it}, ${Zone.path})`,
  behind(say`on the adventure path`),
);
const hasSite = (s: S, player: number, number: number): boolean => {
  for (let c = firstIn(s, place(s, Zone.adventure, player)); c !== 0; c = s.card.next[c])
    if (fitsNumber(s, c, number)) return true;
  return false;
};
/** A site of another player for which one has another of that number. LR-SITE-008 */
export const opponentsSite: Filter = both(
  aSite,
  filter(
    "an opponent's",
    [],
    (g, v) =>
      `(s.card.owner[${v.it}] !== you && s.card.number[${v.it}] !== 0 && ${g.ref(hasSite)}(s, you, s.card.number[${v.it}]))`,
    behind(say`of an opponent`),
  ),
);
const playAt = (s: S, player: number, site: number): void => {
  if (site !== 0) playSite(s, player, s.card.number[site]);
};
/** It goes back to its owner, and one's own site of its number takes its place. */
export const replacesSite = (who: Who = a(opponentsSite)): Effect =>
  acting(who, (site) =>
    verb('replace site', playAt, [you, site], say`replace ${site.say} with your site of the same number`),
  );

/** The limit of whoever moves; never below 1. LR-MOVE-016 */
export const moveLimitIs = (by: number, when?: Condition): Modifier => ({
  ...modifier({ attribute: moveLimit, of: anyCard, by, ...(when === undefined ? {} : { if: when }) }),
  say: whilst(
    by < 0 ? say`the move limit is ${by} (to a minimum of 1)` : say`the move limit is +${by}`,
    when,
  ),
});

/** "While you can spot a ranger, the move limit is +1 for this turn": to spot one once there is enough. LR-MOVE-016 */
export const leadsOn = (which: Filter): readonly Ability[] => {
  const spotted = all(thereAre(1, which), notNoted);
  const limit = { times: 1, per: turn };
  const effect = raiseMoveLimit(1, forThisTurn);
  return [
    {
      ...trigger(phaseStarts, { if: all(here, spotted), limit, effect }),
      say: say`while you can spot ${counted(which.noun, 'a')}, the move limit is +${1} for this turn`,
    },
    // Whoever joined only now still counts as the fellowship leaves.
    { ...trigger(movedFrom, { of: exactly(self), if: spotted, limit, effect }), say: NOTHING },
  ];
};

/** The fellowship moves once more, if it may: its player is not asked. LR-REGROUP-006 */
export const mustMoveAgain: Effect = {
  ...grant(forbid(noRest), untilStart(shadowPhase)),
  say: say`make the fellowship move again this turn (if the move limit allows)`,
};

/** From one's own adventure deck, in place of one that lies there. LR-SITE-007 */
export const playsNextSite: Effect = verb(
  'play next site',
  playNextSite,
  [you],
  say`play the fellowship's next site from your adventure deck, in place of one that lies there`,
);

const playNext = (s: S, player: number, ahead: number): void => playSite(s, player, currentSite(s) + ahead);
/** The next so many, one after the other. LR-SITE-007 */
export const playsNextSites = (n: number): Effect => ({
  ...sequence(
    ...Array.from({ length: n }, (_x, i) => verb('play next sites', playNext, [you, i + 1], NOTHING)),
  ),
  say: say`play the fellowship's next ${n} sites from your adventure deck, in place of those that lie there`,
});

/** From the archery phase the fellowship goes on to the regroup phase. */
export const skipsFights = (when: Condition): Ability => ({
  ...forbid(noFights, { if: when }),
  say: whilst(say`skip the assignment and skirmish phases`, when),
});
/** LR-ARCHERY-001 */
export const skipsArchery = (when?: Condition): Ability => ({
  ...forbid(noArchery, when === undefined ? {} : { if: when }),
  say: whilst(say`skip the archery phase`, when),
});
