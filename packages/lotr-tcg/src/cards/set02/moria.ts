/** Mines of Moria: the Moria culture. */
import { priceOf } from '../../rules/counters/twilight.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, addsBurdens, addsTwilight, all, anArcher, archerCharacter, archeryIs, atSiteWith, bearer,
  bearing, bears, besideAnother, borneBy, both, burdensNow, byShadowCard, type Condition, called, cannotBear,
  cannotExert, canSpot, cardFile, character, choose, chooseNumber, companion, countOf, damage, definite,
  discardedIf, discardIt, during, duringPhase, dwarf, either, elf, endOf, endOfSkirmishOf, event, exactly,
  exertA, exertBearer, exertIt, exertSelf, fellowshipMoves, filter, forbid, freePeoplesPlayer, fromDiscard,
  fromHand, gandalf, grant, hasAll, healIt, hobbitCompanion, host, inAnswerTo, inSkirmish, itsBearer,
  maneuver, minion, minionArchery, modifier, moriaMinion, moriaOrc, movedMoreThanOnce, named, noArchery, non,
  not, noun, ofClass, ofCulture, opponentsSiteFor, orc, otherThan, otherThanBy, Phase, playIt, possession,
  removeTwilight, repeat, replacesWith, revealIt, roamingPenaltyIs, type S, say, saying, searchAndPlay, self,
  sequence, shadowPhase, skipsArchery, skirmish, skirmishing, skirmishingIt, spotXOf, staysAlone, strength,
  strengthenOr, takesAWound, the, theBalrog, times, toHeal, toPlaySpot, unique, untilRegroup, type Value,
  value, when, whenPlayed, withKeyword, woundIt, X, you, yourDeck, yourHand,
} from '../words/index.ts';

export const card = cardFile();

// Archer Commander
card(
  '2_49',
  modifier({ attribute: strength, of: both(otherThan(self), ofCulture('Moria', archerCharacter)), by: 2 }),
);

// The Balrog's Sword
card(
  '2_50',
  bearer(theBalrog),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  besideAnother('hand weapon'),
);

// The Balrog, Durin's Bane
card('2_51', ...staysAlone(minion), skipsArchery(), ...discardedIf(not(atSiteWith('Underground'))));

const anOrc = fromDiscard(moriaOrc, 2);
// The Balrog, Flame of Udûn
card(
  '2_52',
  toPlaySpot(1, moriaOrc),
  ...discardedIf(not(atSiteWith('Underground'))),
  during(shadowPhase, {
    targets: [anOrc],
    costs: [exertSelf, removeTwilight(2)],
    effect: playIt(the(anOrc.name)),
  }),
);

// Cave Troll's Chain. Once its bearer is dead it can do nothing any more. LR-ERRATA-042
card(
  '2_53',
  bearer(named('Cave Troll of Moria')),
  saying(
    when(endOf(Phase.maneuver), {
      by: freePeoplesPlayer,
      may: true,
      effect: saying(
        grant(forbid(noArchery), untilRegroup),
        say`skip the archery phase`,
        'what is granted or forbidden would be said as a card of its own',
      ),
    }),
    say`at the end of each maneuver phase, ${freePeoplesPlayer.say} may choose to skip the archery phase`,
    'another player may',
  ),
  when(takesAWound(itsBearer), {
    may: true,
    if: duringPhase(Phase.archery),
    effect: woundIt(a(both(anArcher, companion))),
  }),
);

// Dark Fire
card('2_54', toPlaySpot(1, theBalrog), bearer(gandalf), when(fellowshipMoves, { effect: exertIt(host) }));

const marshOrUnderground = either(withKeyword('Marsh'), withKeyword('Underground'));
const hisSite = a(opponentsSiteFor(marshOrUnderground), you, 'site');
// Dark Places. LR-ERRATA-039
card(
  '2_55',
  modifier({ attribute: strength, of: both(unique, moriaMinion), by: 1 }),
  during(shadowPhase, { targets: [hisSite], effect: replacesWith(the('site'), marshOrUnderground) }),
);

// Fill With Fear
card(
  '2_56',
  skipsArchery(canSpot(1, theBalrog)),
  during(maneuver, { costs: [exertA(theBalrog)], effect: discardIt(a(ofClass('ranged weapon'))) }),
);

const whipOf = called(
  definite(say`The Balrog bearing Whip of Many Thongs`),
  both(theBalrog, bearing(named('Whip of Many Thongs'))),
);
const companionInIt = called(
  { ...noun('companion'), after: [say`in that skirmish`] },
  both(companion, inSkirmish),
);
// Final Cry
card('2_57', event(inAnswerTo(endOfSkirmishOf(whipOf)), { effect: woundIt(a(companionInIt), 2) }));

const tentacle = withKeyword('Tentacle');
/** It bears no possession, and stays at no dry place. */
const ofTheLake = [cannotBear(exactly(self), possession), ...discardedIf(not(atSiteWith('Marsh')))];
// Foul Tentacle
card('2_58', whenPlayed({ may: true, effect: searchAndPlay(tentacle, yourDeck) }), ...ofTheLake);

const moriaMinionFromDiscard = fromDiscard(moriaMinion);
// Foul Things
card(
  '2_59',
  event(shadowPhase, {
    targets: [moriaMinionFromDiscard],
    effect: playIt(the(moriaMinionFromDiscard.name)),
  }),
);

// Goblin Bowman
card('2_60');

// Goblin Flankers
card('2_61', whenPlayed({ may: true, if: movedMoreThanOnce, effect: addsTwilight(3) }));

// Goblin Pursuer
card('2_62', modifier({ attribute: strength, of: exactly(self), by: 3, if: movedMoreThanOnce }));

// Goblin Reinforcements
card('2_63', whenPlayed({ may: true, effect: healIt(toHeal(moriaMinion)) }));

// Goblin Scrabbler
card(
  '2_64',
  whenPlayed({ may: true, effect: discardIt(a(ofCulture('Elven', aCondition))) }),
  roamingPenaltyIs(moriaOrc, -1),
);

// Goblin Spearman
card(
  '2_65',
  modifier({ attribute: damage, of: exactly(self), by: 2, if: bears(self, named('Goblin Spear')) }),
);

// Huge Tentacle
card(
  '2_66',
  whenPlayed({ may: true, effect: searchAndPlay(named('Watcher in the Water'), yourDeck) }),
  ...ofTheLake,
);

// Moria Archer Troop
card(
  '2_67',
  archeryIs(minionArchery, 1, canSpot(1, both(otherThan(self), ofCulture('Moria', archerCharacter)))),
);

// Must Do Without Hope
card('2_68', event(maneuver, { costs: [exertA(theBalrog)], effect: addsBurdens(1) }));

const elfAndDwarf: Condition = all(canSpot(1, elf), canSpot(1, dwarf));
// Old Differences
card(
  '2_69',
  event(skirmish, {
    effect: strengthenOr(
      a(both(either(elf, dwarf), skirmishing(ofCulture('Moria', orc)))),
      -1,
      -3,
      () => elfAndDwarf,
    ),
  }),
);

const orcsToShow: Value = times(-2, countOf(moriaOrc, yourHand));
const theBalrogInHand = fromHand(theBalrog, orcsToShow);
/** So many Orcs must be shown that The Balrog can be paid: the price depends on what is revealed for it. */
const needed = (s: S, card: number): number =>
  Math.ceil(Math.max(0, priceOf(s, card) - s.global.twilight) / 2);
const enough: Value = value(
  'Orcs needed',
  [],
  (g, v) => `${g.ref(needed)}(s, ${the(theBalrogInHand.name).js(g, v)})`,
  say`as many as are needed`,
);
const hidden = filter(
  'not shown yet',
  [],
  (_g, v) => `s.card.knownTo[${v.it}] !== (2 << s.layout.sizes.players) - 2`,
  { adjectives: [], noun: null, after: [] },
);
// Power and Terror
card(
  '2_70',
  event(shadowPhase, {
    targets: [theBalrogInHand],
    effect: saying(
      sequence(
        chooseNumber('X', enough, countOf(moriaOrc, yourHand)),
        repeat(X, revealIt(choose('shown', both(moriaOrc, hidden), yourHand))),
        playIt(the(theBalrogInHand.name), times(-2, X)),
      ),
      say`reveal any number of Moria Orcs from hand to play The Balrog with its twilight cost ${-2} for each Orc revealed`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

// Throw Yourself in Next Time
card(
  '2_71',
  toPlaySpot(1, moriaOrc),
  bearer(hobbitCompanion),
  cannotExert(itsBearer, otherThanBy(byShadowCard)),
);

// Troubled Mountains
card(
  '2_72',
  event(shadowPhase, {
    costs: [exertA(ofCulture('Moria', minion)), spotXOf(burdensNow, 'burden', 5)],
    effect: addsTwilight(X),
  }),
);

// Watcher in the Water, Keeper of Westgate. LR-EFFECT-012
card(
  '2_73',
  ...staysAlone(called({ ...noun('minion'), after: [say`(except tentacles)`] }, both(minion, non(tentacle)))),
  ...hasAll(tentacle, [
    [strength, 2],
    [damage, 1],
  ]),
  ...ofTheLake,
);

const foeOfTheBalrog = both(character, skirmishingIt(host));
// Whip of Many Thongs
card(
  '2_74',
  bearer(theBalrog),
  during(skirmish, {
    costs: [exertBearer()],
    effect: discardIt(a(both(ofClass('helm', 'shield', 'armor'), borneBy(foeOfTheBalrog)), you, 'item')),
  }),
);
