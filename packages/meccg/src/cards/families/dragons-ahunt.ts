/**
 * Dragons Ahunt: a long-event that attacks every company moving through its regions, once each. ME-CARD-0014, 0015
 *
 * Keeps  the attack counts as a hazard creature's; a company already on its way faces it in the chain after the one
 *        in which the Dragon came (ME-DRAGON-005); whoever defeats it takes the card for its points.
 */
import { regionIndex } from '../../map/map.ts';
import { raceBit } from '../../rules/cards/races.ts';
import { newAttack, OTHER } from '../../rules/combat/attack-rows.ts';
import { attack } from '../../rules/combat/combat.ts';
import { claim } from '../../rules/companies/trophies.ts';
import { passesThrough, pathType } from '../../rules/hazards/keying.ts';
import { dragonOf, isOneTooMany } from '../../rules/hazards/manifestations.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, all, asHazard, attackBegins, attackDefeated, befalls, type Condition, call, cancelAttack,
  comes, companyOnWay, condition, doorsOfNight, type Effect, lastingEvent, listed, NOTHING, type Phrase,
  type RegionType, races, regionTypes, type S, say, saying, self, sequence, stays, trigger, verb, word,
} from '../words/index.ts';

export interface Hunt {
  readonly regions: readonly string[];
  /** With Doors of Night in play, these too; and every region of a type. */
  readonly atNight?: readonly string[];
  readonly nightType?: RegionType;
  readonly strikes: number;
  readonly prowess: number;
  readonly body: number;
  readonly attackerChooses: boolean;
}

const passesOne = (s: S, company: number, regions: readonly number[]): boolean =>
  regions.some((region) => passesThrough(s, company, region));

/** The company now moving goes where the Dragon hunts. */
function huntedBy(hunt: Hunt): (s: S, night: boolean) => boolean {
  const [regions, atNight] = [hunt.regions.map(regionIndex), (hunt.atNight ?? []).map(regionIndex)];
  const type = hunt.nightType === undefined ? -1 : regionTypes.indexOf(hunt.nightType);
  return (s, night) => {
    const { company, pathLength } = s.global;
    if (s.company.moved[company] === 0) return false;
    if (passesOne(s, company, regions)) return true;
    if (!night) return false;
    for (let i = 1; i <= pathLength; i++) if (pathType(s, i) === type) return true;
    return passesOne(s, company, atNight);
  };
}

const CREATURE = 1;
const isSameDragon = (s: S, card: number, other: number): boolean =>
  dragonOf(s.card.def[card]) === dragonOf(s.card.def[other]);
const DRAGON = raceBit(races.indexOf('Dragon'));
function hunts(hunt: Hunt, kind: number): (s: S, card: number) => void {
  return (s, card) => {
    const a = newAttack(s, s.global.company, s.card.controller[card]);
    s.attack.kind[a] = kind;
    s.attack.card[a] = card;
    s.attack.races[a] = DRAGON;
    s.attack.strikes[a] = hunt.strikes;
    s.attack.prowess[a] = hunt.prowess;
    s.attack.body[a] = hunt.body;
    s.attack.attackerChooses[a] = hunt.attackerChooses ? 1 : 0;
    call(s, attack, a);
  };
}

const take = (s: S, card: number): void => claim(s, card, s.global.attack);
const beaten: Condition = condition(
  'beaten',
  [],
  // An attack that only repeats it does not count. ME-CARD-0757
  () => '(s.attack.card[b] === self && s.attack.copy[b] === 0)',
  say`the attack was that of ${self.say}`,
);
/** No card in play keeps it out this turn. It is asked once: it counts itself from then on. */
const notTooMany: Condition = {
  ...condition('not too many', [], (g) => `!${g.ref(isOneTooMany)}(s, you, self)`, NOTHING),
  sayNot: say`one manifestation of a unique Dragon was played this turn, and a card allows no more`,
  atDeclaration: true,
};
/** A Dragon that is an event comes into play. */
export const dragonComes: Ability = lastingEvent(asHazard, sequence(stays, comes), notTooMany);
/** Whoever beats a Dragon that is no creature card has its points. ME-DRAGON-014 */
export const takenForPoints: Ability = trigger(attackDefeated, {
  if: beaten,
  effect: verb('take for points', take, [self], say`its player takes ${self.say} for its marshalling points`),
});

function huntedIn(hunt: Hunt): Condition {
  const test = huntedBy(hunt);
  const farther = [
    ...(hunt.atNight ?? []),
    ...(hunt.nightType === undefined ? [] : [say`any ${word(hunt.nightType)}`]),
  ];
  const byNight =
    farther.length === 0 ? NOTHING : say` (or, if ${doorsOfNight.say}, in ${listed(farther, 'or')})`;
  return condition(
    'hunted',
    [doorsOfNight],
    (g, v) => `${g.ref(test)}(s, ${doorsOfNight.js(g, v)})`,
    say`moves in ${listed(hunt.regions, 'or')}${byNight}`,
  );
}
const numbersOf = ({ strikes, prowess, body, attackerChooses }: Hunt): Phrase =>
  say`${strikes} strikes with ${prowess} prowess and ${body} body${
    attackerChooses ? say` (the attacker chooses the defending characters)` : NOTHING
  }`;

export function hunting(hunt: Hunt): Ability[] {
  const hunted = huntedIn(hunt);
  const attacks: Effect = verb(
    'hunt',
    hunts(hunt, CREATURE),
    [self],
    say`it faces a Dragon attack as if by a hazard creature: ${numbersOf(hunt)}`,
  );
  return [...befalls(hunted, attacks, dragonComes), takenForPoints];
}

const bySame: Condition = condition(
  'by the same Dragon',
  [],
  (g) => `${g.ref(isSameDragon)}(s, s.attack.card[b], self)`,
  say`a manifestation of the same Dragon makes it`,
);
const onYours: Condition = condition(
  'on yours',
  [],
  () => '(s.company.player[a] === you)',
  say`the company is yours`,
);
/** As a faction: the Dragon hunts, and does no harm to whoever has roused it. ME-DRAGON-008, ME-DETAIN-4002 */
export const roused = (name: string, hunt: Hunt): Ability[] => [
  saying(
    trigger(attackBegins, { if: all(bySame, onYours), effect: cancelAttack }),
    say`all attacks by manifestations of ${name} against any of your companies are cancelled`,
    'the words tell the occasion apart from what it is about',
  ),
  trigger(companyOnWay, {
    if: huntedIn(hunt),
    effect: verb('hunt', hunts(hunt, OTHER), [self], say`it faces a Dragon attack: ${numbersOf(hunt)}`),
  }),
  takenForPoints,
];
