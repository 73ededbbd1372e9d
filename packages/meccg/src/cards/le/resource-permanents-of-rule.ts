/** The Lidless Eye: resource permanent-events about who rules, and whom. */
import { isRace } from '../../rules/cards/cards.ts';
import { staysOnBody } from '../../rules/combat/body.ts';
import { influenceNeeded } from '../../rules/influence/influence.ts';
import { attuned } from '../families/palantiri.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  AFTER_ALL, action, all, atSiteOf, behind, both, type Condition, cardFile, cardPlayed, character, choose,
  condition, directInfluence, discardedIf, discardIt, exactly, type Filter, filter, generalInfluence,
  givesKeyword, host, hostOf, ifSo, influencing, inOrganization, inPlayItself, isAtADarkhaven, isIn, it,
  leftWhenMoving, modifier, not, ofItsBearer, ofYou, onBearer, oneOfYours, onYourTurn, outer, outshone,
  passes, printed, type S, say, saying, self, sequence, shortEvent, stays, staysOn, thatCard, the, thereAre,
  trigger, unsaid, value, where, withoutCopy, yourRingwraith, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

/** What influence he needs, halved and rounded down. */
const halved = value('halved', [], () => '(total >> 1)', say`half (rounded down)`);
const weakMind: Filter = filter('weak mind', [], (g, v) => `${g.ref(printed.mind)}(s, ${v.it}) <= 6`, {
  adjectives: [],
  noun: null,
  after: [say`with a mind of ${6} or less`],
});
const afield: Filter = where(not(isAtADarkhaven(it)), behind(say`at a non-Darkhaven site`));
// Awaiting the Call
card(
  'LE-165',
  shortEvent({
    when: inOrganization,
    targets: [choose('character', both(yours, character, weakMind, afield, withoutCopy))],
    effect: staysOn(the('character')),
  }),
  saying(
    modifier({
      attribute: influenceNeeded,
      of: exactly(host),
      by: halved,
      change: 'set',
      stage: AFTER_ALL,
    }),
    say`its bearer needs half his mind (rounded down) in influence to be controlled`,
    'the attribute has no name that a reader knows',
  ),
  leftWhenMoving,
);

const hisRest: Condition = thereAre(
  1,
  both(yourRingwraith, where(isAtADarkhaven(it), behind(say`at a Darkhaven`))),
);
const noRingwraith: Condition = not(thereAre(1, yourRingwraith));
const waits: Condition = condition(
  'waits',
  [],
  (g) => `${g.ref(isIn)}(s, self, ${Zone.events})`,
  say`${self.say} waits for him`,
);
// Bade to Rule
card(
  'LE-167',
  {
    otherNumbers: { less: [5], why: 'the influence is said once for both ways' },
    barredFrom: ['balrog', 'fallen-wizard'],
  },
  shortEvent({
    when: inOrganization,
    if: all(oneOfYours, hisRest),
    targets: [choose('Ringwraith', yourRingwraith)],
    effect: staysOn(the('Ringwraith')),
    rules: 'ME-CARD-0057',
  }),
  shortEvent({ when: onYourTurn, if: all(noRingwraith, oneOfYours), effect: stays }),
  modifier({ attribute: generalInfluence, of: ofYou, by: 5 }),
  onBearer(directInfluence, -2),
  action({ window: inOrganization, zone: inPlayItself, effect: discardIt(self) }),
  leftWhenMoving,
  trigger(cardPlayed, { of: yourRingwraith, if: waits, effect: staysOn(thatCard) }),
);

const besideHim: Filter = where(
  thereAre(1, both(yourRingwraith, where(isAtADarkhaven(it), unsaid), atSiteOf(outer))),
  behind(say`at the same Darkhaven as your Ringwraith (not on himself)`),
);
const otherThanHim: Filter = where(not(passes(it, yourRingwraith)), unsaid);
// By the Ringwraith’s Word
card(
  'LE-174',
  { barredFrom: ['balrog'] },
  shortEvent({
    when: inOrganization,
    if: oneOfYours,
    targets: [choose('character', both(yours, character, otherThanHim, besideHim))],
    effect: sequence(staysOn(the('character')), ifSo(outshone, discardIt(self))),
    rules: 'ME-CARD-0109',
  }),
  givesKeyword(exactly(host), 'Leader', say`leader`),
  onBearer(directInfluence, 4, influencing(ofItsBearer)),
  modifier({ attribute: staysOnBody, of: exactly(host), by: 1 }),
  ...discardedIf(outshone),
);

const isRider = (s: S, event: number): boolean => isRace(s, hostOf(s, hostOf(s, event)), 'Ringwraith');
const noRider: Condition = condition(
  'no Ringwraith bears it',
  [],
  (g) => `!${g.ref(isRider)}(s, self)`,
  say`he is no Ringwraith`,
);
// Focus Palantír
card('LE-184', ...attuned(noRider));
