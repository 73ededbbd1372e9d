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
  type CardRef,
  type Choice,
  type Condition,
  cardRef,
  choose,
  counted,
  type Domain,
  type Effect,
  exactly,
  type Filter,
  filter,
  forbid,
  grant,
  inZone,
  isIn,
  type Modifier,
  many,
  modifier,
  NOTHING,
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
import { engine, moveLimit, printed } from '../../../engine.ts';
import { blocks, type Unloaded } from '../../../facts/names.ts';
import { currentSite } from '../../../rules/counters/twilight.ts';
import { movedFrom, phaseStarts } from '../../../rules/events.ts';
import { noArchery, noFights, noRest } from '../../../rules/prohibitions.ts';
import { playNextSite, playSite } from '../../../rules/sites/next-site.ts';
import { fitsNumber, LAST_SITE, laySite, replaceSite } from '../../../rules/sites/sites.ts';
import { type S, Zone } from '../../../state.ts';
import { shadowPhase } from '../../../turn/phases.ts';
import { turn } from '../../../turn/turn.ts';
import { acting, type Who } from '../cards/choosing.ts';
import { aSite, unsaid } from '../cards/filters.ts';
import { here } from '../conditions.ts';
import { raiseMoveLimit } from '../counters/totals.ts';
import { forThisTurn } from '../durations.ts';
import { notNoted } from '../occasions/once.ts';

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
/** The limit of whoever moves; never below 1. LR-MOVE-016 */
export const moveLimitIs = (by: number, when: Condition): Modifier => ({
  ...modifier({ attribute: moveLimit, of: anyCard, by, if: when }),
  say: whilst(say`the move limit is ${by} (to a minimum of 1)`, when),
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
const nextOf = (s: S, site: number): boolean =>
  currentSite(s) < LAST_SITE && fitsNumber(s, site, currentSite(s) + 1);
/** One's own adventure deck, which only its player looks through. */
const yourAdventureDeck: Domain = {
  ...inZone(Zone.adventure, you, 'adventure deck'),
  say: say`from your adventure deck`,
};
/** A site of one's own that can lie next, and passes; there may be none. LR-SITE-007, LR-EFFECT-007 */
export const nextSite = (which: Filter): Choice => {
  const fits = filter('next', [], (g, v) => `${g.ref(nextOf)}(s, ${v.it})`, unsaid);
  return choose('site', both(which, aSite, fits), yourAdventureDeck);
};
const layNext = (s: S, site: number): void => {
  if (site !== 0) laySite(s, site, currentSite(s) + 1);
};
/** The same with a site that is chosen. */
export const playsAsNextSite = (who: Who): Effect =>
  acting(who, (site) =>
    verb(
      'play as next site',
      layNext,
      [site],
      say`play ${site.say} as the fellowship's next site, in place of one that lies there`,
    ),
  );

const FELLOWSHIP_BLOCK = blocks.indexOf('Fellowship');
/** Cards that replace a site by one of its number do so on a path of the Fellowship block alone. LR-ERRATA-021, 023, 039 */
const mayReplace = (s: S, site: number, old: number): boolean =>
  s.global.freePath === 0 &&
  printed.block(s, old) === FELLOWSHIP_BLOCK &&
  printed.block(s, site) === FELLOWSHIP_BLOCK &&
  fitsNumber(s, site, s.card.number[old]);
const sameNumberAs = (old: CardRef): Filter =>
  filter('same number', [old], (g, v) => `${g.ref(mayReplace)}(s, ${v.it}, ${old.js(g, v)})`, unsaid);
/** A site of an opponent, of the Fellowship block, for which one has such a site of the same number. LR-ERRATA-023, 039 */
export const opponentsSiteFor = (which: Filter): Filter => {
  const site: CardRef = cardRef('that site', [], () => 'it', say`that site`);
  const own = both(which, sameNumberAs(site));
  return both(
    aSite,
    filter(
      "an opponent's",
      [which],
      (g, v) =>
        g.hoist(
          `if (s.card.owner[it] === you || s.card.number[it] === 0) return false; for (let c = s.place.first[s.layout.placeBase[${Zone.adventure}] + you]; c !== 0; c = s.card.next[c]) if (${own.js(g, { ...v, it: 'c' })}) return true; return false;`,
          v.it,
        ),
      behind(say`of an opponent`),
    ),
  );
};
/** Wherever that site lies. LR-SITE-008, LR-CONTROL-006 */
export const replacesWith = (old: CardRef, which: Filter): Effect =>
  acting(choose('own site', both(which, aSite, sameNumberAs(old)), yourAdventureDeck), (site) => ({
    ...verb('replace with', replaceSite, [old, site], NOTHING),
    say: say`replace ${old.say} with your ${counted(both(which, aSite).noun, 'bare')} of the same number`,
  }));

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
