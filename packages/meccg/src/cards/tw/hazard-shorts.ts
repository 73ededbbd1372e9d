/** The Wizards: hazard short-events. */
import { entering, leaving, mayLeave } from '../../rules/chain/forbidden.ts';
import { placeOf } from '../../rules/companies/company.ts';
import { checkCorruption } from '../../rules/corruption/corruption.ts';
import { layOn } from '../../rules/items/bearing.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, announce, asHazard, asHazardOrOnStrike, atAnyTime, attackProwess, bearing, behind, both,
  type CardRef, type Condition, called, cancelDeclared, cardFile, cardPlayed, character, checksForEach,
  choose, chooseCharacter, chooseVictim, condition, controllerOf, corruptionCheckBy, corruptionIfBorne,
  discardIt, type Effect, either, environment, exactly, type Filter, faction, filter, forbid, gets, grant,
  grantAbout, guardGets, hasAutomaticAttack, hostOf, idleAtSite, ifSo, inBoundCompany, inChain, inCompanyOf,
  inForce, inMovingCompany, involved, item, itemClass, itemGained, keyword, may, mortal, move, NOTHING, named,
  negative, non, notGrantedHere, notInEffect, notInEffectHere, notItsBearer, noun, ofConcern, ofRace, on,
  onceDeclared, onYourTurn, otherThan, Phase, type PlayerRef, pathHas, place, playedAtThatPlace, playerRef,
  printed, prowess, returnToHand, rollAgainst, type S, Stage, say, saying, self, sequence, shortEvent, silent,
  siteBegins, skilled, subject, tapIt, tapping, targetSiteIs, thatCard, thatPlace, the, thereAre, trigger,
  turnEnds, turnsByNight, unsaid, untapped, untilEndOfTurn, verb, whereItWasPlayed, you, Zone,
} from '../words/index.ts';

export const card = cardFile();

// Arouse Denizens
card(
  'TW-6',
  { onGuard: { attacks: 'any', at: ['ruins-and-lairs'] } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('ruins-and-lairs'), hasAutomaticAttack, notInEffectHere),
    effect: guardGets([attackProwess, 3]),
  }),
);

function handDown(s: S, card: number, to: number): void {
  layOn(s, card, to);
  announce(s, itemGained, to, card);
}
/** Nothing keeps him from going back to a hand. */
const mayGo = (card: CardRef): Condition =>
  condition('may go', [card], (g, v) => `${g.ref(mayLeave)}(s, ${card.js(g, v)})`, NOTHING);
/** One of his items may pass to a companion, wounded or not. ME-CARD-0111 */
const callOfHome = (card: CardRef, number: number): Effect => {
  const owner = controllerOf(card);
  const his = both(item, on(card));
  const heirs = both(character, inCompanyOf(card), otherThan(card));
  const passOn = sequence(
    choose('item', his, undefined, owner),
    choose('heir', heirs, undefined, owner),
    verb('hand down', handDown, [the('item'), the('heir')], say`pass it on`),
  );
  const goes = sequence(
    ifSo(all(mayGo(card), thereAre(1, his), thereAre(1, heirs)), may(passOn, owner)),
    returnToHand(card),
  );
  return rollAgainst(
    card,
    number,
    saying(
      goes,
      say`he returns to his player's hand; one of his items may pass to another character in his company, and all his other cards but followers are discarded`,
      'what becomes of his cards is the rule of whoever leaves play',
    ),
  );
};
// Call of Home
card(
  'TW-18',
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(mortal, non(bearing(named('The One Ring')))))],
    effect: callOfHome(the('character'), 10),
  }),
);

// Choking Shadows
card(
  'TW-21',
  { onGuard: { attacks: 'any' } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('ruins-and-lairs'), hasAutomaticAttack, notInEffect),
    effect: guardGets([attackProwess, 2]),
  }),
  ...turnsByNight(['wilderness', 'shadow-land'], ['ruins-and-lairs', 'shadow-hold']),
);

// Greed
card(
  'TW-42',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    if: notGrantedHere,
    effect: grantAbout(
      trigger(cardPlayed, {
        of: item,
        if: playedAtThatPlace,
        effect: checksForEach(
          'character',
          both(non(ofRace('Hobbit')), mortal, character, whereItWasPlayed, notItsBearer),
          corruptionCheckBy(the('character'), negative(corruptionIfBorne(thatCard, the('character')))),
        ),
      }),
      untilEndOfTurn,
      thatPlace,
    ),
  }),
);

// Lost in Free-domains
card(
  'TW-53',
  shortEvent({ when: asHazard, if: pathHas([1, 'free-domain']), effect: idleAtSite, rules: 'ME-CARD-0423' }),
);

// Muster Disperses
card(
  'TW-67',
  shortEvent({
    when: asHazard,
    targets: [choose('faction', faction)],
    effect: rollAgainst(the('faction'), 11, discardIt(the('faction'))),
  }),
);

// New Moon
card(
  'TW-68',
  shortEvent({
    when: asHazard,
    if: notInEffect,
    targets: [chooseVictim(both(untapped, ofRace('Elf')))],
    effect: tapIt(the('character')),
  }),
  ...turnsByNight(['free-domain', 'border-land'], ['free-hold', 'border-hold']),
);

/** It lies with the company that goes to a site, and knows the site. */
const lieThere = (s: S, card: number, player: number): void => {
  move(s, card, place(s, Zone.events, player));
  s.card.ofCompany[card] = s.global.company;
  s.card.where[card] = printed.place(s, s.company.destination[s.global.company]);
};
const laysItself: Effect = verb(
  'lie there',
  lieThere,
  [self, you],
  say`put ${self.say} on the company's new site until the end of the turn`,
);
const isCrossing = (s: S, card: number, company: number): boolean =>
  s.card.ofCompany[card] === company && placeOf(s, company) === s.card.where[card];
const atTheRiver: Condition = condition(
  'at the river',
  [],
  (g) => `${g.ref(isCrossing)}(s, self, a)`,
  say`it has moved to that site`,
);
const traveller: PlayerRef = playerRef(
  'traveller',
  [],
  () => 's.company.player[s.card.ofCompany[self]]',
  say`its player`,
);
const onTheBank: Filter = both(untapped, skilled('ranger'), inBoundCompany);
const beforeRiver: Condition = condition(
  'before the river',
  [],
  () =>
    `(s.global.phase === ${Phase.movementHazard} && s.global.active === s.company.player[s.card.ofCompany[self]] && s.global.attack === 0 && s.global.check === 0)`,
  say`in the movement/hazard phase of its player`,
);
const inNewSite: Condition = condition(
  'to a new site',
  [],
  () => '(s.company.moved[s.global.company] === 1)',
  say`the company moves`,
);
// River
card(
  'TW-84',
  { onCompany: true },
  shortEvent({ when: asHazard, if: inNewSite, effect: laysItself, rules: 'ME-CARD-0636 ME-CARD-0638' }),
  forbid(entering, { if: atTheRiver }),
  action({
    window: onceDeclared(beforeRiver),
    by: traveller,
    targets: [choose('ranger', onTheBank)],
    costs: [tapping(the('ranger'))],
    effect: discardIt(self),
    rules: 'ME-CARD-0637 ME-CARD-0639',
  }),
  trigger(siteBegins, {
    if: all(atTheRiver, silent(thereAre(1, onTheBank))),
    by: traveller,
    effect: may(
      sequence(choose('ranger', onTheBank, inForce, traveller), tapIt(the('ranger')), discardIt(self)),
      traveller,
    ),
    rules: 'ME-CARD-0637',
  }),
  silent(trigger(turnEnds, { effect: discardIt(self) })),
);

const ring: Filter = called(noun('Ring'), either(keyword.has('ring'), itemClass.is('gold ring')));
const betray = (s: S, card: number): void => checkCorruption(s, hostOf(s, card), -2, card);
// The Ring’s Betrayal
card(
  'TW-99',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [choose('Ring', both(ring, inMovingCompany))],
    effect: verb(
      'betray',
      betray,
      [the('Ring')],
      say`have the bearer of ${the('Ring').say} make a corruption check modified by ${-2}; if he fails, that Ring is discarded and he stays in play`,
    ),
    rules: 'ME-CARD-0635',
  }),
);

const hobbit: Filter = both(ofRace('Hobbit'), character);
// Tookish Blood
card(
  'TW-104',
  shortEvent({
    when: asHazard,
    targets: [choose('Hobbit', both(hobbit, inMovingCompany))],
    effect: callOfHome(the('Hobbit'), 11),
  }),
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('Hobbit', ofRace('Hobbit'))],
    effect: grant(forbid(leaving, { of: exactly(subject) }), untilEndOfTurn, the('Hobbit')),
    rules: 'ME-CARD-0763 ME-CARD-4053',
  }),
);

// Twilight
card(
  'TW-106',
  { free: true },
  shortEvent({
    when: atAnyTime,
    if: involved,
    targets: [choose('environment', environment)],
    effect: discardIt(the('environment')),
  }),
  shortEvent({
    when: atAnyTime,
    targets: [choose('environment', both(environment, ofConcern), inChain)],
    effect: cancelDeclared(the('environment')),
    rules: 'ME-CARD-0785 ME-MP-4028',
  }),
);

/** While a strike is about to be resolved, only its target matters. */
const whoMatters: Filter = filter(
  'who matters',
  [],
  (_g, v) => `(s.global.stage !== ${Stage.hazards} || s.strike.target[s.global.strike] === ${v.it})`,
  unsaid,
);
const isWeary = (s: S, character: number, card: number): boolean => {
  const { source, subject } = s.effect;
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (subject[row] === character && s.card.def[source[row]] === s.card.def[card]) return true;
  return false;
};
/** "This use cannot be duplicated on a given character." ME-CARD-0812 */
const notWeary: Filter = filter(
  'not weary',
  [],
  (g, v) => `!${g.ref(isWeary)}(s, ${v.it}, self)`,
  behind(say`on whom it is not in effect already`),
);
// Weariness of the Heart
card(
  'TW-111',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazardOrOnStrike,
    targets: [choose('character', both(character, inMovingCompany, whoMatters, notWeary))],
    effect: gets(the('character'), prowess, -1, untilEndOfTurn),
    rules: 'ME-CARD-0812 ME-STRIKE-514',
  }),
  shortEvent({
    when: asHazard,
    targets: [choose('character', both(character, inMovingCompany))],
    effect: corruptionCheckBy(the('character')),
    rules: 'ME-CORR-2003',
  }),
);
