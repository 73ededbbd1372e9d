/** Dark Minions: sites. */
import { timesFaced } from '../../rules/combat/automatic-attacks.ts';
import type { Called } from '../../rules/combat/called-attacks.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, beside, both, type Condition, cardFile, cardsNamed, choose, companyIsHere, condition,
  creaturesHere, definite, discarding, type Filter, filter, inCompanyHere, inSitePhase, isIn, isInPlay, minor,
  modifier, type Namesakes, otherThan, outer, printed, races, readsAs, ringTest, type S, say, self,
  siteUntapped, spent, the, verb, Zone,
} from '../words/index.ts';

export const card = cardFile();

// The Gem-deeps
card('DM-30', creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// Haudh-in-Gwanûr
card('DM-31');

const borne = both(minor, inCompanyHere);
/** One major item may be played here for the rest of the turn: rules/site-plays.ts asks for it. */
const openForMajor = (s: S, site: number): void => {
  s.card.openIn[site] = s.global.turn;
};
// Hermit’s Hill
card(
  'DM-32',
  { otherNumbers: 'two items are chosen one after the other' },
  action({
    window: inSitePhase,
    if: all(companyIsHere, siteUntapped),
    targets: [
      spent(choose('item', both(borne, beside(both(borne, otherThan(outer)))))),
      spent(choose('second', both(borne, otherThan(the('item'))))),
    ],
    costs: [discarding(the('item')), discarding(the('second'))],
    effect: verb(
      'open for major',
      openForMajor,
      [self],
      say`make one major item, hoard items included, playable at this site this turn`,
    ),
  }),
);

const isOneOf = (...names: readonly string[]): Called => {
  const cards = names.map(cardsNamed);
  return (s, card) => cards.some((one) => one.has(s.card.def[card]));
};
const witchKing = readsAs(
  say`if Witch-king of Angmar is in play as a permanent-event, he must attack as one more automatic-attack; afterwards discard him, defeated or not`,
);
// The Iron-deeps
card('DM-33', { calls: isOneOf('Witch-king of Angmar') }, witchKing);

// The Pûkel-deeps
card('DM-34', creaturesHere('Undead or Pûkel-creature', 'Undead', 'Pûkel-creature'));

// The Sulfur-deeps
card(
  'DM-35',
  { calls: isOneOf('Khamûl the Easterling', 'Adûnaphel') },
  readsAs(
    say`if Khamûl the Easterling or Adûnaphel is in play as a permanent-event, one of the attacker's choice must attack as one more automatic-attack; afterwards discard it, defeated or not`,
  ),
);

const NAZGUL = races.indexOf('Nazgûl');
const isNazgul: Called = (s, card) => printed.race(s, card) === NAZGUL;
// The Under-courts
card(
  'DM-36',
  { calls: isNazgul },
  readsAs(
    say`if a Nazgûl is in play as a permanent-event, one of the attacker's choice must attack as one more automatic-attack; afterwards discard it, defeated or not`,
  ),
);

const STOLEN_KNOWLEDGE = 3;
// The Under-galleries
card(
  'DM-37',
  { worthStored: STOLEN_KNOWLEDGE },
  readsAs(
    say`when this site would be discarded, it is stored instead: ${STOLEN_KNOWLEDGE} miscellaneous marshalling points`,
  ),
);

const BALROG_OF_MORIA = cardsNamed('Balrog of Moria');
const DURINS_BANE = cardsNamed("Durin's Bane");
function wasDefeated(s: S, cards: Namesakes): boolean {
  for (let c = 1; c < s.card.def.length; c++)
    if (cards.has(s.card.def[c]) && (isIn(s, c, Zone.points) || isIn(s, c, Zone.out))) return true;
  return false;
}
const isElsewhere = (s: S): boolean =>
  isInPlay(s, BALROG_OF_MORIA) || wasDefeated(s, BALROG_OF_MORIA) || wasDefeated(s, DURINS_BANE);
const balrogElsewhere: Condition = condition(
  'Balrog elsewhere',
  [],
  (g) => `${g.ref(isElsewhere)}(s)`,
  say`Balrog of Moria is in play, or it or Durin's Bane was defeated`,
);
const firstAttackHere: Filter = filter(
  'first attack here',
  [],
  (_g, v) => `(s.attack.number[${v.it}] === 1 && s.company.site[s.attack.company[${v.it}]] === self)`,
  definite(say`its first automatic-attack`),
);
// The Under-gates
card(
  'DM-38',
  modifier({ attribute: timesFaced, of: firstAttackHere, by: 0, change: 'set', if: balrogElsewhere }),
);

const companyHere: Filter = filter(
  'company here',
  [],
  (_g, v) => `s.company.site[${v.it}] === self`,
  definite(say`a company at this site`),
);
// The Under-grottos
card('DM-39', modifier({ attribute: ringTest, of: companyHere, by: 2 }));

// The Under-leas
card('DM-40', { calls: isOneOf('Witch-king of Angmar') }, witchKing);

// The Under-vaults
card('DM-41', creaturesHere('Undead creature', 'Undead'));

// Urlurtsu Nurn
card('DM-42');
