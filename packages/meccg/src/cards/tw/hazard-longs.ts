/** The Wizards: hazard long-events. */
import { doubling } from '../../rules/corruption/doubled-source.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, asHazardOn, atSiteOfType, attackProwess, attackStrikes, attacksBy, automatic, both, cardFile,
  character, companyLacks, definite, doorsOfNight, doubleStrikes, type Filter, filter, fromHandOr, hasSkill,
  lastingEvent, modifier, ofNoMinionPlayer, only, pathHas, regionType, regionTypes, say, saying, shortEvent,
  someoneCorrupted, stays, strikesAtNight, turnsBack, value,
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

// Awaken Minions
card(
  'TW-10',
  {
    keywords: ['cannot be duplicated'],
    onGuard: { attacks: 'any', at: ['shadow-hold', 'dark-hold'] },
  },
  lastingEvent(asHazard),
  doubleStrikes(both(automatic, atSiteOfType('shadow-hold', 'dark-hold'))),
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
    ...saying(
      modifier({ attribute: regionType, of: anyRegion, by: wilder, change: 'set', if: doorsOfNight }),
      say`if ${doorsOfNight.say}, treat all Free-domains as Border-lands and all Border-lands as Wildernesses`,
      'the attribute has no name that a reader knows',
    ),
    rules: 'ME-EVENT-2008',
  },
);

const darkLands = ['shadow-land', 'dark-domain'] as const;
// Foul Fumes
card(
  'TW-36',
  { keywords: ['cannot be duplicated'] },
  ...turnsBack(
    all(pathHas([1, 'shadow-land'], [1, 'dark-domain']), companyLacks(hasSkill('ranger')), ofNoMinionPlayer),
    { needs: ofNoMinionPlayer, taps: { least: 1, types: darkLands, bit: 1, sparesMinions: true } },
  ),
);

// Long Winter
card(
  'TW-49',
  { keywords: ['cannot be duplicated'] },
  ...turnsBack(all(pathHas([2, 'wilderness']), companyLacks(hasSkill('ranger'))), {
    taps: { least: 2, types: ['wilderness'], bit: 2 },
  }),
);

// Minions Stir
card(
  'TW-61',
  {
    otherNumbers: { less: [2], why: 'one and one more instead of two' },
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

// Plague of Wights
card(
  'TW-81',
  { keywords: ['cannot be duplicated'], onGuard: { attacks: ['Undead'] } },
  lastingEvent(asHazardOn(attacksBy('Undead'))),
  modifier({ attribute: attackProwess, of: attacksBy('Undead'), by: 1 }),
  doubleStrikes(attacksBy('Undead'), doorsOfNight),
  modifier({ attribute: strikesAtNight, of: attacksBy('Undead'), by: 1 }),
);

// Snowstorm
card(
  'TW-91',
  { keywords: ['cannot be duplicated'] },
  ...turnsBack(pathHas([1, 'wilderness']), { needs: doorsOfNight }),
);

// The Balance of Things
card(
  'TW-93',
  { onGuard: { company: true } },
  lastingEvent(asHazard, stays, fromHandOr(someoneCorrupted)),
  modifier({ attribute: doubling, of: character, by: 1 }),
);

// Wake of War
card(
  'TW-108',
  {
    otherNumbers: { less: [2], why: 'one and one more instead of two' },
    keywords: ['cannot be duplicated'],
    onGuard: { attacks: ['Wolf', 'Spider', 'Animal'] },
  },
  lastingEvent(asHazardOn(attacksBy('Wolf', 'Spider', 'Animal'))),
  modifier({ attribute: attackStrikes, of: attacksBy('Wolf', 'Spider', 'Animal'), by: 1 }),
  modifier({ attribute: attackProwess, of: attacksBy('Wolf', 'Spider', 'Animal'), by: 1 }),
  modifier({ attribute: attackStrikes, of: attacksBy('Wolf'), by: 1, if: doorsOfNight }),
  modifier({ attribute: attackProwess, of: attacksBy('Wolf'), by: 1, if: doorsOfNight }),
  modifier({ attribute: strikesAtNight, of: attacksBy('Wolf'), by: 1 }),
);
