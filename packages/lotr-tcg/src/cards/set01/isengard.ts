/** The Fellowship of the Ring: the Isengard culture. */
import { isCurrentSite } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, addsBurdens, ally, anArcher, anEvent, archeryIs, aShadowCard, aSite, atItsSite, bearer,
  both, type Condition, canSpot, cardFile, character, companion, condition, costsOfYour, countOf,
  discardedAtEndOfTurn, discardedThatWay, discardIt, discardSelf, discardTop, discardTopCounting, during,
  either, event, exactly, exertA, exertSelf, exertSeveral, fellowshipArchery, forbid, freePeoplesPlayer,
  gainsNoBonusesFrom, healIt, hostOf, inAnswerTo, isengardMinion, itsBearer, makesRingBearerPutItOn, maneuver,
  minion, modifier, mustChoose, NOTHING, named, not, noUse, ofCulture, otherThan, Phase, removeTwilight,
  ringIsWorn, type S, say, saying, self, sequence, skipsArchery, skirmish, skirmishingIt, strength,
  strengthen, strengthenForEach, strengthenUpTo, the, theRingIsPutOn, thereAre, toHeal, toPlayExert,
  toPlaySpot, turnEndsNow, urukHai, weapon, when, whenPlayed, winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

// Bred for Battle
card('1_121', event(skirmish, { costs: [exertA(urukHai)], effect: strengthen(the('Uruk-hai'), 3) }));

// Saruman's Ambition
card(
  '1_133',
  costsOfYour(ofCulture('Isengard', anEvent), -1),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(urukHai), 2) }),
);

// Saruman's Reach
card(
  '1_137',
  event(maneuver, {
    costs: [exertA(urukHai)],
    effect: mustChoose([
      { can: thereAre(2, both(companion, ableToExert)), does: exertSeveral(2, companion, freePeoplesPlayer) },
      { can: not(ringIsWorn), does: makesRingBearerPutItOn },
    ]),
  }),
);

/** An action of a skirmish phase is meant, while the fellowship stands at the site that the card lies on. */
const isAtHost = (s: S, card: number): boolean => isCurrentSite(s, hostOf(s, card));
const skirmishActionHere: Condition = condition(
  'skirmish action here',
  [],
  (g) => `s.global.phase === ${Phase.skirmish} && s.global.moment === 0 && ${g.ref(isAtHost)}(s, self)`,
  NOTHING,
);
// Saruman's Snows. LR-ERRATA-014
card(
  '1_138',
  ...toPlayExert(ofCulture('Isengard', minion)),
  bearer(aSite),
  saying(
    forbid(noUse, { if: skirmishActionHere }),
    say`while a skirmish is fought at that site, nobody can play skirmish events or use skirmish abilities`,
    'the ban asks where',
  ),
  when(turnEndsNow, { effect: discardIt(self) }),
);

// Spies of Saruman
card('1_140', ...toPlayExert(isengardMinion), bearer(aSite), skipsArchery(atItsSite), discardedAtEndOfTurn);

// Their Arrows Enrage
card(
  '1_141',
  toPlaySpot(1, either(named('Saruman'), urukHai)),
  modifier({ attribute: strength, of: both(anArcher, either(companion, ally)), by: -1 }),
);

// Troop of Uruk-hai
card('1_143', gainsNoBonusesFrom(both(character, skirmishingIt(self)), weapon));

const anotherUruk = both(urukHai, otherThan(self));
// Uruk Brood
card(
  '1_145',
  during(skirmish, { costs: [removeTwilight(2)], effect: strengthenForEach(self, 1, anotherUruk) }),
);

// Uruk Rager
card('1_150', when(winsASkirmish(exactly(self)), { effect: discardTop(2) }));

// Uruk Savage
card('1_151');

// Uruk Shaman
card('1_152', during(maneuver, { costs: [removeTwilight(2)], effect: healIt(toHeal(urukHai)) }));

// Uruk Slayer
card('1_153', during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(self, 1, 3) }));

// Uruk Soldier
card('1_154', whenPlayed({ may: true, effect: discardTop(1) }));

// Uruk Spy
card(
  '1_155',
  during(inAnswerTo(theRingIsPutOn), {
    costs: [exertSelf],
    effect: sequence(
      discardTopCounting(countOf(isengardMinion), aShadowCard),
      addsBurdens(discardedThatWay(aShadowCard)),
    ),
  }),
);

// Uruk-hai Armory
card('1_157', archeryIs(fellowshipArchery, -1, canSpot(1, urukHai)));

// Uruk-hai Raiding Party
card('1_158');

// Uruk-hai Sword
card('1_160', bearer(urukHai), when(winsASkirmish(itsBearer), { effect: discardTop(1) }));
