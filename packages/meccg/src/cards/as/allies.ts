/** Against the Shadow: allies. */
import { companyOf, isRace, toHand } from '../../rules/cards/cards.ts';
import { freeRiders, Mode, ringwraithMode } from '../../rules/characters/ringwraiths.ts';
import { endIfEmpty, firstOf } from '../../rules/companies/company.ts';
import { isHavenFor } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, type CardRef, type Condition, called, cardFile, cardPlayed, cardRef, cardsNamed, condition, definite,
  exactly, type Filter, firstIn, host, inCompanyOf, itsCompany, left, modifier, place, type S, say, self,
  takesUpMode, trigger, verb, yourRingwraith, Zone,
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
  if (rider === 0 || s.card.live[rider] === 0) return;
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
    otherNumbers: 'how many of it a deck may have is a rule of decks',
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
