/** Against the Shadow: allies. */
import { companyOf, isRace, toHand } from '../../rules/cards/cards.ts';
import { struck } from '../../rules/chain/forbidden.ts';
import { freeRiders, Mode, ringwraithMode } from '../../rules/characters/ringwraiths.ts';
import { stopAttack } from '../../rules/combat/attack-rows.ts';
import { endIfEmpty, firstOf } from '../../rules/companies/company.ts';
import { isHavenFor } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, both, byCompany, byCreature, type CardRef, type Condition, called, cancellable,
  cardFile, cardPlayed, cardRef, cardsNamed, condition, definite, discardIt, type Effect, exactly,
  type Filter, facingAttack, facingStrike, firstIn, forbid, grant, host, inCompanyOf, itsAttack, itsCompany,
  left, makesOvert, modifier, notKeyedToSite, ofRace, passes, place, prowess, type S, say, saying, self,
  siteOf, takesUpMode, tapSelf, theAttackerChooses, theDefenderChooses, theStruck, trigger, untappedSelf,
  untilEndOfAttack, verb, woundTaken, yourRingwraith, Zone,
} from '../words/index.ts';

export const card = cardFile();

const HORSE = cardsNamed('Black Horse');
const hasHorse = (s: S, rider: number): boolean => {
  for (let c = firstIn(s, place(s, Zone.on, rider)); c !== 0; c = s.card.next[c])
    if (HORSE.has(s.card.def[c])) return true;
  return false;
};
function areAllMounted(s: S, horse: number): boolean {
  const company = companyOf(s, horse);
  if (company === 0) return false;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (isRace(s, c, 'Ringwraith') && !hasHorse(s, c)) return false;
  return true;
}
const allMounted: Condition = condition(
  'all mounted',
  [],
  (g) => `${g.ref(areAllMounted)}(s, self)`,
  say`each Ringwraith in its company has a Black Horse`,
);
function unhorse(s: S, rider: number): void {
  if (s.card.live[rider] === 0) return;
  const company = companyOf(s, rider);
  toHand(s, rider);
  endIfEmpty(s, company);
}
const itsRider: CardRef = cardRef('its rider', [], () => 'n', say`the character who controlled it`);
const hisRider: Filter = called(definite(say`your Ringwraith`), both(yourRingwraith, inCompanyOf(self)));
// Black Horse
card(
  'AS-72',
  {
    atAny: { suits: (s, site) => isHavenFor(s, s.card.owner[site], site), say: say`Darkhaven` },
    playedBy: { who: (s, character) => isRace(s, character, 'Ringwraith'), say: say`a Ringwraith` },
    keepsSite: true,
    barredFrom: ['balrog'],
    otherNumbers: { less: [9], why: 'how many of it a deck may have is a rule of decks' },
  },
  modifier({
    attribute: freeRiders,
    of: hisRider,
    by: 1,
    rules: 'ME-CARD-0090',
  }),
  modifier({
    attribute: ringwraithMode,
    of: itsCompany,
    by: Mode.blackRider,
    change: 'set',
    if: allMounted,
    rules: 'ME-CARD-0092',
  }),
  trigger(cardPlayed, { of: exactly(self), if: allMounted, effect: takesUpMode(host) }),
  trigger(left, {
    of: exactly(self),
    evenIfGone: true,
    effect: verb('unhorse', unhorse, [itsRider], say`return ${itsRider.say} to your hand`),
  }),
);

/** It flies above the company: nobody strikes it, and it is gone when its bearer is hurt. */
const flies: readonly Ability[] = [
  makesOvert,
  forbid(struck, { of: exactly(self) }),
  trigger(woundTaken, { of: exactly(host), effect: discardIt(self) }),
];
// Great Bats
card(
  'AS-74',
  { atAny: siteOf(['shadow-hold']), atTapped: true, onePerCompany: true },
  ...flies,
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, theAttackerChooses),
    costs: [tapSelf],
    effect: theDefenderChooses,
  }),
);

const rally: Effect = grant(
  modifier({ attribute: prowess, of: both(ofRace('Orc'), inCompanyOf(self)), by: 2 }),
  untilEndOfAttack,
);
const betweenCompanies: Condition = saying(
  byCompany,
  say`it is combat between companies`,
  'either company may have begun it',
);
// Great Lord of Goblin-gate
card(
  'AS-75',
  {
    otherNumbers: { more: [2], why: 'said of an attack and of a strike' },
    at: ['Goblin-gate'],
    race: 'Orc',
    manifests: 'The Great Goblin',
  },
  makesOvert,
  action({ window: facingAttack, zone: untappedSelf, if: itsAttack, costs: [tapSelf], effect: rally }),
  // Whoever attacks does so on a strike. ME-CVCC-509, 517
  action({
    window: facingStrike,
    zone: untappedSelf,
    if: all(betweenCompanies, passes(theStruck, inCompanyOf(self))),
    costs: [tapSelf],
    effect: rally,
  }),
);

const driveOff = (s: S, by: number): void => {
  const { attack } = s.global;
  stopAttack(s, attack, by);
  if (s.attack.cancelled[attack] === 0) return;
  s.attack.further[attack] = 0;
  toHand(s, s.attack.card[attack]);
};
// Regiment of Black Crows
card(
  'AS-76',
  { atAny: siteOf(['ruins-and-lairs'], { underDeeps: false }), atTapped: true, onePerCompany: true },
  ...flies,
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, byCreature, notKeyedToSite, cancellable),
    costs: [tapSelf],
    effect: verb(
      'drive off',
      driveOff,
      [self],
      say`cancel the attack, and all further attacks of the creature, and return its card to its owner's hand`,
    ),
    rules: 'ME-CARD-0602 ME-CARD-0603 ME-CARD-0604',
  }),
);
