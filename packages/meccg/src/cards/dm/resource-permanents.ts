/** Dark Minions: resource permanent-events. */
import { sites } from '../../map/map.ts';
import { companyOf } from '../../rules/cards/cards.ts';
import { isSame } from '../../rules/cards/identity.ts';
import { moving } from '../../rules/chain/forbidden.ts';
import { openTo } from '../../rules/characters/arrivals.ts';
import { avatarAtHomeOnly } from '../../rules/characters/avatar-person.ts';
import { guarded, oneAttackOnly } from '../../rules/combat/automatic-attacks.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  firstCompany, joinCompany, lastCompany, NO_LIMIT, placeOf, sizeLimit,
} from '../../rules/companies/company.ts';
import { influenceNeeded } from '../../rules/influence/influence.ts';
import { isOfOtherSide } from '../../rules/sites/side-of-site.ts';
import { siteType } from '../../rules/sites/sites.ts';
import { organizationPhase } from '../../turn/organization.ts';
import { burden } from '../families/burdens.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type AnyWord, aCompany, action, against, all, any, atLeast, atMost, attackDefeated, attemptBonus,
  attributeOf, avatar, bearerOf, behind, both, boundCompany, CardKind, type Condition, called, cardFile,
  cardPlayed, character, choose, chooseCharacter, companyNumber, companyWithoutCopy, condition,
  corruptionCheckBy, countOf, discardedIf, discardIt, duringYourAttempt, either, exactly, type Filter, filter,
  firstIn, follower, forbid, generalInfluence, goesWithSite, grantToCompany, healToTapped, host, hostOf, ifSo,
  inBoundCompany, inCompanyHere, inCompanyOf, inDeckOrDiscard, inEventCompany, inOrganization, inSitePhase,
  isAtAHaven, isWithBearer, it, itemGives, itsCompany, lastingEvent, learned, may, mind, modifier, moreThan,
  movementEnds, named, non, not, notGuardedBy, notUnderDeeps, ofRace, ofYou, onYourTurn, outer, passes, place,
  points, printed, raceBits, type S, say, saying, self, sequence, shortEvent, shuffle, silent, siteIsNamed,
  siteIsOne, siteOfType, siteOfYours, siteTypes, siteUntapped, standingAt, stays, staysOn, staysWith, stored,
  tapBearer, tapped, tapping, thatCompany, the, theAttempter, thereAre, theSite, trigger, unsaid, untapIt,
  untilEnd, value, verb, where, withoutAnother, withoutCopy, withUntappedBearer, wounded, woundTaken, yours,
  Zone,
} from '../words/index.ts';

export const card = cardFile();

const over5 = where(moreThan(attributeOf(it, mind), 5), behind(say`with a mind greater than ${5}`));
const upTo2 = where(atMost(attributeOf(it, mind), 2), behind(say`with a mind of ${2} or less`));
const spoilt = (member: Filter): Condition =>
  any(
    atLeast(countOf(both(non(avatar), character, member, over5)), 2),
    atLeast(countOf(both(non(ofRace('Dwarf')), character, member)), 3),
    not(thereAre(1, both(ofRace('Dwarf'), character, member, over5))),
  );
const unspoilt = where(not(spoilt(inCompanyOf(outer))), unsaid);
// An Unexpected Party
card(
  'DM-114',
  {
    onCompany: true,
    onePerCompany: true,
    otherNumbers: { more: [3], why: 'more than one and two are at least two and three' },
  },
  shortEvent({
    when: inOrganization,
    targets: [choose('company', both(aCompany, yours, companyWithoutCopy, unspoilt))],
    effect: sequence(
      staysWith(the('company')),
      grantToCompany(
        modifier({ attribute: openTo, of: thatCompany, by: raceBits(['Dwarf']), change: 'set' }),
        untilEnd(organizationPhase),
        companyNumber(the('company')),
      ),
    ),
    rules: 'ME-CARD-0031',
  }),
  modifier({ attribute: sizeLimit, of: boundCompany, by: NO_LIMIT }),
  modifier({
    attribute: influenceNeeded,
    of: both(ofRace('Dwarf'), character, inBoundCompany, upTo2),
    by: 0,
    change: 'set',
  }),
  ...discardedIf(spoilt(inBoundCompany)),
);

const SITE_WORDS = new Set([
  'site is',
  'site is named',
  'site untapped',
  'site tapped',
  'tap site',
  'information here',
]);
const mentions = (node: AnyWord): boolean => SITE_WORDS.has(node.word) || node.parts.some(mentions);
const needing = new Map<number, boolean>();
/** It is an item, ally or faction, or an event that needs the site. ME-CARD-0050, 0051 */
function needsSite(s: S, card: number): boolean {
  const kindOf = printed.kind(s, card);
  if (kindOf === CardKind.item || kindOf === CardKind.ally || kindOf === CardKind.faction) return true;
  const def = s.card.def[card];
  let found = needing.get(def);
  if (found === undefined) {
    found = s.engine.definitions[def].actions.some((id) => {
      const { ability } = s.engine.abilities[id];
      return ability !== null && mentions(ability);
    });
    needing.set(def, found);
  }
  return found;
}
const isPlayedHere = (s: S, played: number, company: number, card: number): boolean =>
  s.card.controller[played] === s.card.controller[card] &&
  company !== 0 &&
  s.company.site[company] === s.company.site[companyOf(s, card)] &&
  needsSite(s, played);
const playedAtHisSite: Condition = condition(
  'played at his site',
  [],
  (g) => `${g.ref(isPlayedHere)}(s, a, n, self)`,
  say`it is yours and needs or taps the site of its bearer`,
);
const upTo6 = where(atMost(attributeOf(it, mind), 6), behind(say`with a mind of ${6} or less`));
const offHaven: Filter = called(
  behind(say`at a non-Haven site`),
  both(
    standingAt('free-hold', 'border-hold', 'ruins-and-lairs', 'shadow-hold', 'dark-hold'),
    where(not(isAtAHaven(it)), unsaid),
  ),
);
// Await the Advent of Allies
card(
  'DM-117',
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('character', both(non(avatar), upTo6, offHaven, withoutAnother))],
    effect: staysOn(the('character')),
    rules: 'ME-CARD-0050',
  }),
  forbid(moving, { of: itsCompany }),
  modifier({
    attribute: influenceNeeded,
    of: exactly(host),
    by: 0,
    change: 'set',
    if: saying(
      not(passes(host, follower)),
      say`general influence controls him`,
      'who follows nobody is under it',
    ),
  }),
  modifier({ attribute: points, of: exactly(host), by: 0, change: 'set' }),
  trigger(woundTaken, { of: exactly(host), effect: discardIt(self) }),
  trigger(cardPlayed, { if: playedAtHisSite, effect: discardIt(self) }),
);

const againstWights = against('Undead', 'Nazgûl');
const dagger: Filter = called(
  {
    adjectives: [],
    noun: 'Dagger of Westernesse',
    after: [say`whose bearer is untapped, with no other copy of ${self.say}`],
  },
  both(yours, named('Dagger of Westernesse'), inCompanyHere, withoutCopy, withUntappedBearer),
);
// Barrow-blade
card(
  'DM-119',
  { otherNumbers: { more: [8, 8], why: 'the maximum is that of the Dagger' } },
  shortEvent({
    when: inSitePhase,
    if: siteIsOne('ruins-and-lairs'),
    targets: [choose('Dagger', dagger)],
    costs: [tapping(bearerOf(the('Dagger')))],
    effect: staysOn(the('Dagger')),
  }),
  itemGives(1, 8, { ...not(againstWights), behind: say`against others` }),
  itemGives(3, 8, againstWights),
);

// Crown of Flowers
card(
  'DM-121',
  lastingEvent(
    onYourTurn,
    saying(
      stays,
      say`${stays.say}; one resource from your hand may be played with it as though Gates of Morning were in play and Doors of Night were not; it affects no other card, and each is discarded with the other`,
      'what it does stands with the cards it is played with',
    ),
  ),
);

const lairs = new Set(
  sites.flatMap((site, i) => (site?.attacks.some(({ race }) => race === 'Dragon') === true ? [i] : [])),
);
const isForewarned = (s: S, card: number, player: number, event: number): boolean =>
  !lairs.has(printed.place(s, card)) && !isOfOtherSide(s, player, event, card);
/** Whatever attacks, creatures and sites, but Dragons' lairs, and what no event of heroes affects. ME-CARD-0241 */
const forewarned: Filter = filter(
  'forewarned',
  [],
  (g, v) => `${g.ref(isForewarned)}(s, ${v.it}, you, self)`,
  { adjectives: [], noun: 'creature, and each site that is no Dragon’s lair,', after: [] },
);
const wasIsolated: Condition = condition(
  'was isolated',
  [],
  () => 's.attack.certain[b] === 1',
  say`it was such an attack`,
);
// Forewarned Is Forearmed
card(
  'DM-132',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: oneAttackOnly, of: forewarned, by: 1 }),
  trigger(attackDefeated, { if: wasIsolated, effect: discardIt(self) }),
);

const atThisHaven: Condition = condition(
  'at this Haven',
  [],
  (g) =>
    `((s.company.moved[a] === 1 ? s.company.destination[a] : s.company.site[a]) === ${g.ref(hostOf)}(s, self))`,
  say`it is at this Haven`,
);
const weary: Filter = both(either(tapped, wounded), character, inEventCompany);
// Hall of Fire
card(
  'DM-134',
  shortEvent({
    when: onYourTurn,
    targets: [choose('site', both(siteOfType('haven'), siteOfYours))],
    effect: staysOn(the('site')),
  }),
  trigger(movementEnds, {
    if: atThisHaven,
    effect: ifSo(
      silent(thereAre(1, weary)),
      may(
        sequence(
          choose('character', weary),
          ifSo(passes(the('character'), tapped), untapIt(the('character')), healToTapped(the('character'))),
        ),
      ),
    ),
    rules: 'ME-CARD-0327 ME-CARD-0328',
  }),
  goesWithSite,
);

const BORDER_HOLD = siteTypes.indexOf('border-hold');
// Rebuild the Town
card(
  'DM-155',
  shortEvent({
    when: inSitePhase,
    if: all(siteIsOne('ruins-and-lairs'), notGuardedBy('Dragon', "Dragon's lair"), notUnderDeeps),
    targets: [choose('site', both(siteOfYours, exactly(theSite)))],
    effect: staysOn(the('site')),
    rules: 'ME-CARD-0595 ME-CARD-0596',
  }),
  modifier({ attribute: siteType, of: exactly(host), by: BORDER_HOLD, change: 'set' }),
  modifier({ attribute: guarded, of: exactly(host), by: 0, change: 'set' }),
);

function hasOne(s: S, card: number): boolean {
  const player = s.card.controller[card];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && s.card.controller[c] === player) return true;
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (isSame(s, c, card)) return true;
  return false;
}
const notYours: Condition = condition(
  'not yours',
  [],
  (g) => `!${g.ref(hasOne)}(s, self)`,
  say`you have no other copy in play`,
);
const notRevealed: Condition = condition(
  'not revealed',
  [],
  () => '(s.player.avatar[you] === 0 && s.player.revealed[you] === 0)',
  say`your Wizard is not revealed`,
);
// Saw Further and Deeper
card(
  'DM-156',
  lastingEvent(onYourTurn, stays, all(notRevealed, notYours)),
  modifier({ attribute: generalInfluence, of: ofYou, by: 5 }),
  modifier({ attribute: avatarAtHomeOnly, of: ofYou, by: 1 }),
  trigger(cardPlayed, { of: both(avatar, yours), effect: discardIt(self) }),
);

// When You Know More
card(
  'DM-163',
  { tapsSite: true },
  learned(),
  action({
    window: duringYourAttempt,
    if: isWithBearer(theAttempter),
    costs: [tapBearer],
    effect: sequence(attemptBonus(2), corruptionCheckBy(host)),
  }),
);

const noWizard: Condition = condition(
  'no Wizard',
  [],
  () => '(s.player.avatar[you] === 0 && s.player.avatarLost[you] === 0)',
  say`your Wizard is not in play`,
);
function comeTo(s: S, wizard: number, site: number): void {
  if (wizard === 0) return;
  const player = s.card.owner[wizard];
  for (let c = firstCompany(player); c <= lastCompany(player); c++)
    if (placeOf(s, c) === site) {
      joinCompany(s, wizard, c);
      s.card.arrived[wizard] = 1;
      s.player.avatar[player] = wizard;
      break;
    }
  shuffle(s, place(s, Zone.deck, player));
}
const there = value('there', [], () => 'n', say`that Haven`);
// The Windlord Found Me
card(
  'DM-164',
  { storeAt: { types: ['haven'] }, tapsSite: true, barredFrom: ['fallen-wizard'] },
  ...burden({
    if: all(siteUntapped, any(siteIsNamed('Isengard'), siteIsOne('shadow-hold', 'dark-hold')), notYours),
    race: 'Orc',
    strikes: 4,
    prowess: 9,
    tapsSite: true,
  }),
  saying(
    trigger(stored, {
      of: exactly(self),
      evenIfGone: true,
      effect: ifSo(
        noWizard,
        may(
          sequence(
            choose('Wizard', avatar, inDeckOrDiscard),
            verb('come to', comeTo, [the('Wizard'), there], say`play him`),
          ),
        ),
      ),
    }),
    say`when ${self.say} is stored, if your Wizard is not in play, you may search your play deck or discard pile for a Wizard and play him at that Haven (this does not count as your one character this turn)`,
    'what does not count is said as an aside',
  ),
);
