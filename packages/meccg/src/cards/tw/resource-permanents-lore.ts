/** The Wizards: resource permanent-events that are won by lore: where Information is playable. */
import { canPlayUnique } from '../../rules/cards/unique.ts';
import { weaponsUsed } from '../../rules/items/in-use.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, bearerOf, behind, both, type Condition, cardFile, character, choose, condition,
  corruptionCheckBy, directInfluence, discarding, discardSelf, either, exactly, type Filter, filter, gains,
  givesSkill, hasSkill, hasSkillAnyway, host, ifSo, inCompanyOf, inDiscard, inOrganization, inPoints,
  isAtAHaven, isIn, it, itemClass, itemGives, itemInUse, keyword, learned, liesWith, modifier, named, noun,
  ofRace, onYourTurnOrAttacked, passes, points, say, saying, self, sequence, silent, staysOn, tapped, tapping,
  tapSelf, the, untapIt, untapped, untappedSelf, where, withoutAnother, wonLore, yours, Zone,
} from '../words/index.ts';

export const card = cardFile();

const stored: Condition = condition(
  'stored',
  [],
  (g) => `${g.ref(isIn)}(s, self, ${Zone.points})`,
  say`it is stored`,
);
const REFORGING = named('Reforging');
const NARSIL = named('Narsil');
const withNarsil = liesWith(NARSIL);
const wielded: Condition = all(withNarsil, itemInUse);
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
  itemGives(4, 11, withNarsil),
  modifier({ attribute: directInfluence, of: exactly(bearerOf(host)), by: 1, if: wielded }),
  action({
    window: onYourTurnOrAttacked,
    zone: untappedSelf,
    if: withNarsil,
    costs: [tapSelf],
    targets: [choose('Dúnadan', both(tapped, ofRace('Dúnadan'), character, inCompanyOf(self)))],
    effect: sequence(untapIt(the('Dúnadan')), corruptionCheckBy(bearerOf(host), -1)),
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

// Swordmaster
card(
  'TW-498',
  { tapsSite: true },
  learned(withoutAnother),
  givesSkill(exactly(host), 'warrior'),
  modifier({ attribute: weaponsUsed, of: exactly(host), by: 1, if: hasSkillAnyway('warrior') }),
);
