/** The White Hand: special items. */
import { companyOf } from '../../rules/cards/cards.ts';
import { guarded, timesFaced } from '../../rules/combat/automatic-attacks.ts';
import { placeOf } from '../../rules/companies/company.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  about, action, all, attackIs, automatic, behind, both, type Condition, cancelAttack, cancellable, cardFile,
  character, companyNumber, condition, countAs, discardSelf, eitherSite, exactly, type Filter, facingAttack,
  faction, filter, goesWithSite, grantToCompany, inCompanyHere, influenceCheck, influencing, inPlayItself,
  inSitePhase, itsAttack, itsBearer, itsSite, modifier, onlyDeclared, onThatCompany, passes, points, type S,
  say, saying, self, sequence, silent, siteIsOne, siteOf, siteUnder, staysOn, the, theSite, untilEndOfTurn,
  versionsOf,
} from '../words/index.ts';

export const card = cardFile();

/** Where such things are found: in the holds of Orcs, and where Dwarves make them. */
const forges = eitherSite(siteOf(['shadow-hold', 'dark-hold']), siteOf([], { guardedBy: 'Dwarf' }));
/** Attacks of its guards that can be kept from the company. */
const further: Filter = both(
  automatic,
  onThatCompany,
  filter('not certain', [], (_g, v) => `s.attack.certain[${v.it}] === 0`, {
    adjectives: [],
    noun: null,
    after: [],
  }),
);
const isNearby = (s: S, character: number, company: number): boolean =>
  companyOf(s, character) !== 0 && placeOf(s, companyOf(s, character)) === placeOf(s, company);
/** Whoever is where the company is. */
const nearby: Filter = filter(
  'nearby',
  [],
  (g, v) => `${g.ref(isNearby)}(s, ${v.it}, ${about})`,
  behind(say`at the site`),
);
// Blasting Fire
card(
  'WH-51',
  { atAny: forges, atTapped: true },
  action({
    window: facingAttack,
    if: all(attackIs(automatic), { ...itsAttack, atDeclaration: true }, cancellable),
    // Whose company it is must be known when the item is gone.
    targets: [silent(itsBearer)],
    costs: [discardSelf],
    effect: saying(
      sequence(
        cancelAttack,
        grantToCompany(
          modifier({ attribute: timesFaced, of: further, by: 0, change: 'set' }),
          untilEndOfTurn,
          companyNumber(the('bearer')),
        ),
        grantToCompany(
          modifier({
            attribute: influenceCheck,
            of: both(character, nearby),
            by: 2,
            if: influencing(faction),
          }),
          untilEndOfTurn,
          companyNumber(the('bearer')),
        ),
      ),
      say`cancel all automatic-attacks against the company, and give influence attempts against factions at the site +${2} until the end of the turn`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

const ofTown = siteIsOne('border-hold', 'shadow-hold');
const isLeft = (s: S, card: number): boolean => siteUnder(s, card) !== 0;
const leftAtSite: Condition = condition(
  'left at a site',
  [],
  (g) => `${g.ref(isLeft)}(s, self)`,
  say`it is kept with a site`,
);
// Vile Fumes
card(
  'WH-54',
  {
    atAny: forges,
    atTapped: true,
    addsAttack: { called: 'Gas', race: 'none', strikes: 'each', prowess: 7, certain: true },
  },
  action({
    window: inSitePhase,
    zone: inPlayItself,
    if: all(ofTown, onlyDeclared(passes(self, inCompanyHere))),
    costs: [discardSelf],
    effect: staysOn(theSite),
  }),
  countAs(versionsOf(itsSite), 'ruins-and-lairs'),
  modifier({ attribute: guarded, of: versionsOf(itsSite), by: 0, change: 'set' }),
  // It was discarded for what it does.
  modifier({ attribute: points, of: exactly(self), by: 0, change: 'set', if: leftAtSite }),
  goesWithSite,
);
