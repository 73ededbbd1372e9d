/** The Wizards: resource permanent-events that are won by lore: where Information is playable. */
import { canPlayUnique } from '../../rules/cards/unique.ts';
import { untapping } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, behind, both, type CardRef, type Condition, called, cardFile, cardRef, character,
  choose, condition, corruptionCheckBy, directInfluence, discarding, discardSelf, type Effect, either,
  exactly, type Filter, filter, forbid, gains, hasSkill, host, hostOf, ifSo, inCompanyHere, inCompanyOf,
  inDiscard, informationHere, inOrganization, inPoints, inSitePhase, isAtAHaven, isIn, isInUse, it, itemClass,
  keyword, kind, modifier, named, noun, ofRace, only, onYourTurnOrAttacked, passes, points, prowess, type S,
  say, saying, self, sequence, shortEvent, silent, siteUntapped, staysOn, tapped, tapping, tapSelf, tapSite,
  the, untapIt, untapped, untappedSelf, where, worded, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const stored: Condition = condition(
  'stored',
  [],
  (g) => `${g.ref(isIn)}(s, self, ${Zone.points})`,
  say`it is stored`,
);
/** A character, or an ally with the skill. ME-ALLY-502 */
const sage: Filter = called(
  noun('sage'),
  both(hasSkill('sage'), either(kind.is('character'), kind.is('ally')), yours, inCompanyHere),
);
/** It is borne by the sage who won it, and keeps him from untapping until it is stored; something may follow at once. */
const wonLore = (...follows: readonly Effect[]): readonly Ability[] => [
  shortEvent({
    when: inSitePhase,
    if: all(siteUntapped, informationHere, ...only),
    targets: [choose('sage', both(untapped, sage))],
    taps: the('sage'),
    effect: sequence(tapSite, staysOn(the('sage')), ...follows),
    rules: 'ME-CARD-4016',
  }),
  forbid(untapping, { of: exactly(host) }),
];
const REFORGING = named('Reforging');
const NARSIL = named('Narsil');
const withNarsil: Condition = worded(passes(host, NARSIL), say`it lies with Narsil`);
const bearerOfSword: CardRef = cardRef(
  'bearer of the sword',
  [],
  (g) => `${g.ref(hostOf)}(s, ${g.ref(hostOf)}(s, self))`,
  say`its bearer`,
);
const isWielded = (s: S, card: number): boolean => isInUse(s, hostOf(s, card));
const wielded: Condition = condition(
  'wielded',
  [withNarsil],
  (g, v) => `(${withNarsil.js(g, v)} && ${g.ref(isWielded)}(s, self))`,
  withNarsil.say,
);
/** Weapons count before all else. ME-STRIKE-536 */
const FIRST = 0;
const sageChecks = ifSo(silent(passes(the('sage'), character)), corruptionCheckBy(the('sage'), -3));
const carried = { storeAt: { types: ['haven'] }, tapsSite: true, usedStored: true } as const;
// Andúril, the Flame of the West
card(
  'TW-192',
  { ...carried },
  ...wonLore(sageChecks),
  saying(
    action({
      window: inOrganization,
      zone: stored,
      targets: [choose('Reforging', REFORGING, inPoints), choose('Narsil', both(NARSIL, yours))],
      costs: [discarding(the('Reforging'))],
      effect: staysOn(the('Narsil')),
      rules: 'ME-ITEM-2009',
    }),
    say`${inOrganization.say}, once stored: discard a stored Reforging to place ${self.say} with your Narsil`,
    'from where it is used has no word in a sentence',
  ),
  modifier({ attribute: points, of: exactly(self), by: 4, change: 'set', if: withNarsil }),
  modifier({
    attribute: prowess,
    of: exactly(bearerOfSword),
    by: 4,
    upTo: 11,
    stage: FIRST,
    if: wielded,
    rules: 'ME-STRIKE-536',
  }),
  modifier({ attribute: directInfluence, of: exactly(bearerOfSword), by: 1, if: wielded }),
  action({
    window: onYourTurnOrAttacked,
    zone: untappedSelf,
    if: withNarsil,
    costs: [tapSelf],
    targets: [choose('Dúnadan', both(tapped, ofRace('Dúnadan'), character, inCompanyOf(self)))],
    effect: sequence(untapIt(the('Dúnadan')), corruptionCheckBy(bearerOfSword, -1)),
  }),
);

// Dreams of Lore
card('TW-210', { storeAt: { types: ['haven'] }, tapsSite: true }, ...wonLore());

const gear: Filter = filter('gear that may come back', [], (g, v) => `${g.ref(canPlayUnique)}(s, ${v.it})`, {
  ...noun('item'),
  adjectives: [say`minor or major`],
  after: [say`that is a weapon, armor or shield`],
});
const lostGear: Filter = {
  ...both(
    either(itemClass.is('minor'), itemClass.is('major')),
    either(keyword.has('weapon'), keyword.has('armor'), keyword.has('shield')),
    gear,
  ),
  noun: gear.noun,
};
const sageAtHaven: Filter = both(
  untapped,
  hasSkill('sage'),
  character,
  yours,
  where(isAtAHaven(it), behind(say`at a Haven`)),
);
// Reforging
card(
  'TW-314',
  { ...carried },
  ...wonLore(),
  saying(
    action({
      window: inOrganization,
      zone: stored,
      targets: [
        choose('sage', sageAtHaven),
        choose('item', lostGear, inDiscard),
        choose('bearer', both(character, yours, inCompanyOf(the('sage')))),
      ],
      costs: [tapping(the('sage')), discardSelf],
      effect: gains(the('bearer'), the('item')),
      rules: 'ME-CARD-0597 ME-CARD-0598',
    }),
    say`${inOrganization.say}, once stored: tap a sage at a Haven and discard ${self.say} to put a minor or major weapon, armor or shield from your discard pile on a character in his company`,
    'from where it is used has no word in a sentence',
  ),
);
