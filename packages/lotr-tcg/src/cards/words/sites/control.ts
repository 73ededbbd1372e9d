/** Sites under a player's control, and initiative. LR-CONTROL, LR-INIT */
import {
  type Ability,
  behind,
  both,
  type Condition,
  called,
  condition,
  counted,
  countOf,
  type Effect,
  type Filter,
  filter,
  forbid,
  NOTHING,
  noun,
  otherCard,
  type PlayerRef,
  say,
  thereAre,
  type Value,
  verb,
  whilst,
  you,
} from '@westmarch/kernel';
import { hasInitiative } from '../../../rules/counters/initiative.ts';
import { noInitiative } from '../../../rules/prohibitions.ts';
import { takeControl } from '../../../rules/sites/control.ts';
import { isControlled, liberate, siteToControl, siteToLiberate } from '../../../rules/sites/sites.ts';
import { during, type Window } from '../actions.ts';
import { aSite, yours } from '../cards/filters.ts';
import { byAnOpponent, inAnswerTo } from '../occasions/occasions.ts';
import { winsASkirmish } from '../occasions/when-phases.ts';
import { controlAboutToBeTaken } from '../occasions/when-played.ts';
import { freePeoplesPlayer } from '../players.ts';
import { bearer, itsBearer } from '../playing/bearing.ts';
import { discardSelf } from '../prices/costs.ts';

/** A site that lies in its controller's support area; one on the path is under nobody's control. LR-CONTROL-001, 007 */
const controlled: Filter = filter(
  'controlled',
  [],
  (g, v) => `${g.ref(isControlled)}(s, ${v.it})`,
  behind(say`under control`),
);
export const aSiteYouControl: Filter = called(
  { ...noun('site'), after: [say`you control`] },
  both(aSite, controlled, yours),
);

/** Of such a kind too: "a battleground you control". LR-CONTROL-004 */
export const siteYouControl = (which: Filter): Filter =>
  called({ ...which.noun, after: [...which.noun.after, say`you control`] }, both(aSiteYouControl, which));
/** A card that is played on such a site: who may bear it is asked while nothing of it is in force, so of its owner. */
export const playsOnSiteYouControl = (which: Filter = aSite): Ability =>
  bearer(
    called(
      { ...which.noun, after: [...which.noun.after, say`you control`] },
      both(
        aSite,
        controlled,
        which,
        filter(
          "its owner's",
          [otherCard],
          (g, v) => `s.card.controller[${v.it}] === s.card.owner[${otherCard.js(g, v)}]`,
          behind(say`you control`),
        ),
      ),
    ),
  );
export const sitesYouControl: Value = countOf(aSiteYouControl);
/** For what a card says of its own cost, which is asked where nothing of it is in force: of whoever owns it. LR-MODIF-002 */
export const sitesItsPlayerControls: Value = countOf(
  called(
    aSiteYouControl.noun,
    both(
      aSite,
      controlled,
      filter(
        "its player's",
        [],
        (_g, v) => `s.card.controller[${v.it}] === s.card.owner[${v.outer ?? v.it}]`,
        behind(say`you control`),
      ),
    ),
  ),
);
export const youControlSites = (n: number, which: Filter = aSite): Condition => ({
  ...thereAre(n, siteYouControl(which)),
  say: say`you control ${counted(which.noun, n)}`,
});

/** Nobody is on the lowest site of the path any more. LR-CONTROL-002, 003 */
export const canTakeControl: Condition = condition(
  'can take control',
  [],
  (g) => `${g.ref(siteToControl)}(s) !== 0`,
  NOTHING,
  say`no site can be taken control of`,
);
export const takesControlOfASite: Effect = verb('control', takeControl, [you], say`take control of a site`);
/** In response to an opponent who is about to take a site. LR-CONTROL-001 */
export const opponentAboutToControl: Window = (() => {
  const window = inAnswerTo(controlAboutToBeTaken(byAnOpponent));
  const label = say`response, if an opponent is about to control a site`;
  return { ...window, when: { ...window.when, say: label }, label };
})();
/** An opponent controls one. LR-CONTROL-009, 010 */
export const canLiberate: Condition = condition(
  'can liberate',
  [],
  (g) => `${g.ref(siteToLiberate)}(s, you) !== 0`,
  NOTHING,
  say`there is no site to liberate`,
);
/** The highest site that an opponent controls goes back to its place. LR-CONTROL-008..010 */
export const liberateASite: Effect = verb('liberate', liberate, [you], say`liberate a site`);

/** A banner is given up for a site as its bearer wins. LR-CONTROL-008 */
export const bannerOfVictory: Ability = during(inAnswerTo(winsASkirmish(itsBearer)), {
  costs: [discardSelf],
  effect: liberateASite,
});

/** Whatever the Free Peoples player holds. LR-INIT-001 */
export const shadowHasInitiative = (when?: Condition): Ability => ({
  ...forbid(noInitiative, when === undefined ? {} : { if: when }),
  say: whilst(say`the Shadow has initiative, whatever ${freePeoplesPlayer.say} holds`, when),
});
/** LR-INIT-001..003 */
export const haveInitiative = (who: PlayerRef = you): Condition =>
  condition(
    'initiative',
    [who],
    (g, v) => `${g.ref(hasInitiative)}(s, ${who.js(g, v)})`,
    say`${who.say} have initiative`,
  );
