/** Items. Weapons and armour count first, up to their maximum, and one of each class at a time. */
import {
  type Ability,
  action,
  all,
  always,
  anyCard,
  both,
  type Condition,
  choose,
  condition,
  cost,
  exactly,
  grant,
  host,
  hostOf,
  modifier,
  NOTHING,
  passes,
  say,
  self,
  sequence,
  the,
  valueOf,
  verb,
} from '@westmarch/kernel';
import { directInfluence, palantirUse, points, ringTest } from '../engine.ts';
import { alignments } from '../facts/names.ts';
import { siteIndex } from '../map/map.ts';
import { companyOf } from '../rules/cards/cards.ts';
import { type S, Zone } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import { handSizeBonus } from './great-characters.ts';
import {
  against,
  armour,
  bearerFacesStrike,
  bearerHas,
  corruptionCheckBy,
  deckHasAtLeast,
  discardIt,
  faction,
  inDiscard,
  influencing,
  inOrganization,
  itsCompany,
  noTap,
  onYourTurn,
  onYourTurnOrAttacked,
  shuffleIntoDeck,
  strikeProwess,
  tapIt,
  tapped,
  tapSelf,
  untapIt,
  untapped,
  untappedSelf,
  untilYourUntap,
  weapon,
  weaponAgainst,
} from './words/index.ts';

const orcs = against('Orc');
/** Whoever bears it, kept before it goes. */
const bearer = choose('bearer', exactly(host));
const tappedBearer = choose('bearer', both(exactly(host), tapped));
const discardSelf = cost(always(say`it is borne`), discardIt(self));

/** One region more for the company of a character, this turn. */
function addRegion(s: S, character: number): void {
  s.company.extraRegions[companyOf(s, character)]++;
}

/** Worth more where it was stored. ME-STORE-2007 */
const storedFor = (worth: number, text: string, ...names: string[]): Ability => ({
  ...modifier({
    attribute: points,
    of: exactly(self),
    by: worth,
    change: 'set',
    if: condition(
      'stored at',
      [],
      () => `(${names.map((n) => `s.card.mark[self] === ${siteIndex(n)}`).join(' || ')})`,
      say`it is stored at ${text}`,
    ),
    within: [Zone.points],
  }),
  say: say`may be stored at ${text}, and is then worth ${worth} marshalling points`,
});

// ——— Palantíri ———
const canUse = (s: S, palantir: number, how: number): boolean =>
  (valueOf(s, palantirUse, hostOf(s, palantir)) & how) !== 0;
const bearerCan = (how: number, text: string): Condition =>
  condition('can use', [], (g) => `${g.ref(canUse)}(s, self, ${how})`, say`its bearer ${text}`);
const tapHost = cost({ ...passes(host, untapped), say: say`its bearer is untapped` }, tapIt(host));
const recover = (how: number, text: string, ...costs: (typeof tapSelf)[]): Ability =>
  action({
    window: onYourTurn,
    zone: untappedSelf,
    if: all(bearerCan(how, text), deckHasAtLeast(5)),
    costs: [tapSelf, ...costs],
    targets: [choose('card', anyCard, inDiscard)],
    effect: sequence(shuffleIntoDeck(the('card')), corruptionCheckBy(host)),
  });

/** No marshalling points for a fallen-wizard player, borne or stored. ME-CARD-0548 */
const ofFallen: Condition = condition(
  'of a fallen-wizard',
  [],
  () => `(s.player.alignment[s.card.controller[self]] === ${alignments.indexOf('fallen-wizard')})`,
  say`its player is a fallen-wizard`,
);
const AFTER_ALL = 3;
const worthless = {
  attribute: points,
  of: exactly(self),
  by: 0,
  change: 'set',
  if: ofFallen,
  stage: AFTER_ALL,
} as const;
const worthlessToFallen: readonly Ability[] = [
  { ...modifier(worthless), say: say`a fallen-wizard player has no marshalling points for ${self.say}` },
  { ...modifier({ ...worthless, within: [Zone.points] }), say: NOTHING },
];

export const items: readonly CardDefinition[] = [
  card('TD-105', {
    abilities: [
      action({
        window: onYourTurnOrAttacked,
        targets: [tappedBearer],
        costs: [discardSelf],
        effect: untapIt(the('bearer')),
      }),
      action({
        window: inOrganization,
        targets: [bearer],
        costs: [discardSelf],
        effect: verb(
          'add region',
          addRegion,
          [the('bearer')],
          say`let the company of ${the('bearer').say} move through 1 region more this turn`,
        ),
      }),
    ],
  }), // Cram
  card('TW-201', {
    at: ['Moria'],
    storeAt: { sites: ['Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'] },
    abilities: [
      storedFor(5, 'a Dwarf-hold', 'Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'),
      action({
        window: inOrganization,
        zone: untappedSelf,
        if: bearerHas('sage'),
        costs: [tapSelf],
        effect: {
          ...grant(handSizeBonus(1, always(NOTHING), NOTHING), untilYourUntap),
          say: say`increase your hand size by ${1} until your next untap phase`,
        },
        rules: 'ME-CARD-0099',
      }),
    ],
  }), // Book of Mazarbul
  card('TW-244', { keywords: ['weapon'], abilities: weaponAgainst([3, 8], [3, 9], orcs) }), // Glamdring
  card('TW-250', {
    keywords: ['shield'],
    abilities: [
      armour(2, 9),
      action({
        window: bearerFacesStrike,
        zone: untappedSelf,
        if: bearerHas('warrior'),
        costs: [tapSelf],
        effect: noTap,
      }),
    ],
  }), // Great-shield of Rohan
  card('TW-254', { keywords: ['armor'], abilities: [armour(2, 9, bearerHas('warrior'))] }), // Hauberk of Bright Mail
  card('TW-259', {
    onePerBearer: true,
    abilities: [modifier({ attribute: directInfluence, of: exactly(host), by: 2, if: influencing(faction) })],
  }), // Horn of Anor
  card('TW-295', { keywords: ['weapon'], abilities: weaponAgainst([3, 9], [4, 10], orcs) }), // Orcrist
  card('TW-300', {
    at: ['Isengard'],
    abilities: [recover(1, 'can use it'), recover(2, 'taps to use it', tapHost), ...worthlessToFallen],
  }), // Palantír of Orthanc
  card('TW-322', {
    notAt: ['shadow-hold', 'dark-hold'],
    storeAt: { sites: ['Minas Tirith'] },
    abilities: [storedFor(2, 'Minas Tirith', 'Minas Tirith')],
  }), // Sapling of the White Tree
  card('TW-323', {
    abilities: [
      {
        ...modifier({ attribute: ringTest, of: itsCompany, by: 2 }),
        say: say`when a gold ring is tested in its company, the roll is modified by +${2}`,
      },
    ],
  }), // Scroll of Isildur
  card('TW-327', {
    keywords: ['shield'],
    abilities: [
      armour(1, 8),
      action({ window: bearerFacesStrike, zone: untappedSelf, costs: [tapSelf], effect: strikeProwess(1) }),
    ],
  }), // Shield of Iron-bound Ash
  card('TW-336', { keywords: ['weapon'], abilities: [weapon(2, 8, bearerHas('warrior'))] }), // Sword of Gondolin
];
