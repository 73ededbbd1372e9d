/** The Wizards: hazard long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, asHazardOn, atSiteOfType, attackProwess, attackStrikes, attacksBy, automatic, both, cardFile,
  definite, doorsOfNight, doubleStrikes, type Filter, filter, lastingEvent, modifier, only, regionType,
  regionTypes, say, saying, shortEvent, stays, strikesAtNight, value,
} from '../words/index.ts';

export const card = cardFile();

// Awaken Denizens
card(
  'TW-9',
  {
    keywords: ['cannot be duplicated'],
    onGuard: { attacks: 'any', at: ['ruins-and-lairs'] },
  },
  lastingEvent(asHazard),
  doubleStrikes(both(automatic, atSiteOfType('ruins-and-lairs'))),
);

const anyRegion: Filter = filter('any region', [], () => 'true', definite(say`each region`));
const [WILDERNESS, SHADOW_LAND, DARK_DOMAIN] = ['wilderness', 'shadow-land', 'dark-domain'].map((name) =>
  regionTypes.findIndex((type) => type === name),
);
const [FREE_DOMAIN, BORDER_LAND] = ['free-domain', 'border-land'].map((name) =>
  regionTypes.findIndex((type) => type === name),
);
const wilder = value(
  'wilder',
  [],
  () => `(total === ${FREE_DOMAIN} ? ${BORDER_LAND} : total === ${BORDER_LAND} ? ${WILDERNESS} : total)`,
  say`wilder`,
);
// Fell Winter
card(
  'TW-35',
  {
    keywords: ['cannot be duplicated'],
    addsAttack: { type: 'border-hold', race: 'Wolf', strikes: 3, prowess: 7 },
  },
  lastingEvent(asHazard),
  {
    ...modifier({ attribute: regionType, of: anyRegion, by: wilder, change: 'set', if: doorsOfNight }),
    say: say`if ${doorsOfNight.say}, treat all Free-domains as Border-lands and all Border-lands as Wildernesses`,
    rules: 'ME-EVENT-2008',
  },
);

// Minions Stir
card(
  'TW-61',
  {
    otherNumbers: 'one and one more instead of two',
    keywords: ['cannot be duplicated'],
    onGuard: { attacks: ['Orc', 'Troll'] },
  },
  lastingEvent(asHazardOn(attacksBy('Orc', 'Troll'))),
  modifier({ attribute: attackStrikes, of: attacksBy('Orc', 'Troll'), by: 1 }),
  modifier({ attribute: attackProwess, of: attacksBy('Orc', 'Troll'), by: 1 }),
  modifier({ attribute: attackStrikes, of: attacksBy('Orc'), by: 1, if: doorsOfNight }),
  modifier({ attribute: attackProwess, of: attacksBy('Orc'), by: 1, if: doorsOfNight }),
  modifier({ attribute: strikesAtNight, of: attacksBy('Orc'), by: 1 }),
);

/** Each region changes once. ME-EVENT-2008 */
const darker = value(
  'darker',
  [],
  () => `(total === ${WILDERNESS} ? ${SHADOW_LAND} : total === ${SHADOW_LAND} ? ${DARK_DOMAIN} : total)`,
  say`darker`,
);
// Morgul Night
card(
  'TW-62',
  { keywords: ['cannot be duplicated'] },
  shortEvent({
    when: asHazard,
    if: all(doorsOfNight, ...only),
    effect: stays,
    rules: 'ME-CARD-0471 ME-CARD-4038',
  }),
  saying(
    modifier({ attribute: regionType, of: anyRegion, by: darker, change: 'set' }),
    say`treat all Wildernesses as Shadow-lands and all Shadow-lands as Dark-domains`,
    'types of regions are numbers to the engine',
  ),
);
