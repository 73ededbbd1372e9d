/** The Lidless Eye: the nine Ringwraiths. */
import { keepsMagic } from '../../rules/cards/magic.ts';
import { freeRiders } from '../../rules/characters/ringwraiths.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, all, asYourRingwraith, behind, body, both, byCreature, type Condition, cancelAttack,
  cancellable, cardFile, character, choose, companyNumber, corruptionCheck, endOfTurnBegins, exactly,
  type Filter, facingAttack, filter, grantToCompany, handSizeBonus, inDiscard, inOrganization, inThatCompany,
  isAtADarkhaven, kind, magicCard, modifier, notKeyedToSite, ofRace, onYourTurn, prowess, ridesAs, say, self,
  sequence, shuffleIntoDeck, takeIntoHand, tapSelf, the, untappedSelf, untilEndOfTurn, yours,
} from '../words/index.ts';

export const card = cardFile();

/** What he does by tapping where Ringwraiths are safe. */
const atRest: Condition = all(asYourRingwraith, isAtADarkhaven(self));

// Adûnaphel the Ringwraith
card(
  'LE-50',
  { manifests: 'Adûnaphel', keywords: ['spirit-magic'] },
  ...ridesAs(2, -2),
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(atRest, byCreature, notKeyedToSite, cancellable),
    costs: [tapSelf],
    effect: cancelAttack,
  }),
);

// Akhôrahil the Ringwraith
card(
  'LE-51',
  { manifests: 'Akhôrahil', keywords: ['sorcery', 'spirit-magic', 'shadow-magic'] },
  ...ridesAs(3, 1),
  modifier({ attribute: keepsMagic, of: exactly(self), by: 1, if: asYourRingwraith, rules: 'ME-CARD-0017' }),
);

const everyone: Filter = both(character, inThatCompany);
const oneCompany = choose('company', both(aCompany, yours));
const companyOfIt = companyNumber(the('company'));
// Dwar the Ringwraith
card(
  'LE-52',
  { manifests: 'Dwar of Waw', keywords: ['sorcery'] },
  ...ridesAs(-3, -1),
  action({
    window: onYourTurn,
    zone: untappedSelf,
    if: atRest,
    costs: [tapSelf],
    targets: [oneCompany],
    effect: sequence(
      grantToCompany(modifier({ attribute: prowess, of: everyone, by: 1 }), untilEndOfTurn, companyOfIt),
      grantToCompany(modifier({ attribute: body, of: everyone, by: 1 }), untilEndOfTurn, companyOfIt),
    ),
    rules: 'ME-CARD-0174',
  }),
);

// Hoarmûrath the Ringwraith
card(
  'LE-53',
  { manifests: 'Hoarmûrath of Dír', keywords: ['sorcery'] },
  ...ridesAs(1, 2),
  handSizeBonus(1, atRest),
);

// Indûr the Ringwraith
card(
  'LE-54',
  { manifests: 'Indûr Dawndeath', keywords: ['sorcery', 'spirit-magic'] },
  ...ridesAs(-1, -3),
  action({
    window: endOfTurnBegins,
    zone: untappedSelf,
    if: asYourRingwraith,
    costs: [tapSelf],
    targets: [choose('magic card', magicCard, inDiscard)],
    effect: takeIntoHand(the('magic card')),
  }),
);

/** Whoever is struck by this very character. */
const struckByIt: Filter = filter(
  'struck by it',
  [],
  (_g, v) => `(s.strike.target[s.global.strike] === ${v.it} && s.attack.card[s.global.attack] === self)`,
  behind(say`whom ${self.say} strikes`),
);
// Khamûl the Ringwraith
card(
  'LE-55',
  { manifests: 'Khamûl the Easterling', keywords: ['sorcery'] },
  ...ridesAs(-2, 1),
  modifier({ attribute: body, of: both(ofRace('Elf'), character, struckByIt), by: -2 }),
  modifier({ attribute: freeRiders, of: exactly(self), by: 1, if: asYourRingwraith }),
);

// Ren the Ringwraith
card(
  'LE-56',
  { manifests: 'Ren the Unclean', keywords: ['sorcery', 'shadow-magic'] },
  ...ridesAs(-2, 2),
  action({
    window: inOrganization,
    zone: untappedSelf,
    if: atRest,
    costs: [tapSelf],
    targets: [oneCompany],
    effect: grantToCompany(
      modifier({ attribute: corruptionCheck, of: everyone, by: 2 }),
      untilEndOfTurn,
      companyOfIt,
    ),
  }),
);

// Ûvatha the Ringwraith
card(
  'LE-57',
  { manifests: 'Ûvatha the Horseman', keywords: ['spirit-magic'], joinsRingwraiths: true },
  ...ridesAs(-3, -1),
  action({
    window: inOrganization,
    zone: untappedSelf,
    if: atRest,
    costs: [tapSelf],
    targets: [choose('event', kind.is('resource event'), inDiscard)],
    effect: shuffleIntoDeck(the('event')),
  }),
);

// The Witch-king
card(
  'LE-58',
  { manifests: 'Witch-king of Angmar', keywords: ['spirit-magic', 'shadow-magic'] },
  ...ridesAs(3, 1),
  modifier({ attribute: freeRiders, of: exactly(self), by: 2, if: asYourRingwraith, rules: 'ME-CARD-0842' }),
);
