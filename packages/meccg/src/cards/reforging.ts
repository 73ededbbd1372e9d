/** The sword that was broken: Reforging, and Andúril, which lies with Narsil when it is made. ME-ITEM-2009 */
import {
  type Ability,
  action,
  always,
  announce,
  behind,
  both,
  type CardRef,
  type Condition,
  cardRef,
  choose,
  condition,
  cost,
  either,
  exactly,
  type Filter,
  filter,
  host,
  hostOf,
  ifSo,
  inZone,
  isIn,
  it,
  modifier,
  move,
  NOTHING,
  noun,
  passes,
  place,
  say,
  self,
  sequence,
  the,
  verb,
  where,
  you,
} from '@westmarch/kernel';
import { directInfluence, itemClass, itemGained, keyword, points, prowess } from '../engine.ts';
import { canPlayUnique } from '../rules/cards/unique.ts';
import { isInUse } from '../rules/items/in-use.ts';
import { type S, Zone } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import { wonLore } from './lore.ts';
import {
  character,
  corruptionCheckBy,
  discardIt,
  hasSkill,
  inCompanyOf,
  inDiscard,
  inOrganization,
  isAtAHaven,
  named,
  ofRace,
  onYourTurnOrAttacked,
  staysOn,
  tapIt,
  tapped,
  tapSelf,
  untapIt,
  untapped,
  untappedSelf,
  yours,
} from './words/index.ts';

const stored: Condition = condition(
  'stored',
  [],
  (g) => `${g.ref(isIn)}(s, self, ${Zone.points})`,
  say`it is stored`,
);
const inPoints = inZone(Zone.points, you, 'marshalling point pile');
const REFORGING = named('TW-314', 'Reforging');
const NARSIL = named('TW-289', 'Narsil');

// ——— Reforging ———
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
function giveBack(s: S, item: number, bearer: number): void {
  if (item === 0 || s.card.live[bearer] === 0) return;
  move(s, item, place(s, Zone.on, bearer));
  announce(s, itemGained, bearer, item, 0);
}
const discardSelf = cost(always(say`it is stored`), discardIt(self));
const retrieves: Ability = {
  ...action({
    window: inOrganization,
    zone: stored,
    targets: [
      choose('sage', sageAtHaven),
      choose('item', lostGear, inDiscard),
      choose('bearer', both(character, yours, inCompanyOf(the('sage')))),
    ],
    costs: [cost(always(say`there is one to tap`), tapIt(the('sage'))), discardSelf],
    effect: verb('give back', giveBack, [the('item'), the('bearer')], say`give it to him`),
    rules: 'ME-CARD-0597 ME-CARD-0598',
  }),
  say: say`${inOrganization.say}, once stored: tap a sage at a Haven and discard ${self.say} to put a minor or major weapon, armor or shield from your discard pile on a character in his company`,
};

// ——— Andúril ———
const withNarsil: Condition = { ...passes(host, NARSIL), say: say`it lies with Narsil` };
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
  NOTHING,
);
/** Weapons count before all else. ME-STRIKE-536 */
const FIRST = 0;
const sageChecks = ifSo(
  { ...passes(the('sage'), character), say: NOTHING },
  corruptionCheckBy(the('sage'), -3),
);
const anduril: readonly Ability[] = [
  ...wonLore({ ...sageChecks, say: corruptionCheckBy(the('sage'), -3).say }),
  {
    ...action({
      window: inOrganization,
      zone: stored,
      targets: [choose('Reforging', REFORGING, inPoints), choose('Narsil', both(NARSIL, yours))],
      costs: [cost(always(say`there is a stored Reforging`), discardIt(the('Reforging')))],
      effect: staysOn(the('Narsil')),
      rules: 'ME-ITEM-2009',
    }),
    say: say`${inOrganization.say}, once stored: discard a stored Reforging to place ${self.say} with your Narsil`,
  },
  {
    ...modifier({ attribute: points, of: exactly(self), by: 4, change: 'set', if: withNarsil }),
    say: say`with Narsil it is worth ${4} marshalling points`,
  },
  {
    ...modifier({
      attribute: prowess,
      of: exactly(bearerOfSword),
      by: 4,
      upTo: 11,
      stage: FIRST,
      if: wielded,
      rules: 'ME-STRIKE-536',
    }),
    say: say`with Narsil it gives its bearer +${4} prowess to a maximum of ${11}`,
  },
  {
    ...modifier({ attribute: directInfluence, of: exactly(bearerOfSword), by: 1, if: wielded }),
    say: say`with Narsil it gives its bearer +${1} direct influence`,
  },
  action({
    window: onYourTurnOrAttacked,
    zone: untappedSelf,
    if: withNarsil,
    costs: [tapSelf],
    targets: [choose('Dúnadan', both(tapped, ofRace('Dúnadan'), character, inCompanyOf(self)))],
    effect: sequence(untapIt(the('Dúnadan')), corruptionCheckBy(bearerOfSword, -1)),
  }),
];

const carried = { storeAt: { types: ['haven'] }, tapsSite: true, usedStored: true } as const;
export const reforging: readonly CardDefinition[] = [
  card('TW-192', { ...carried, abilities: anduril }), // Andúril, the Flame of the West
  card('TW-314', { ...carried, abilities: [...wonLore(), retrieves] }), // Reforging
];
