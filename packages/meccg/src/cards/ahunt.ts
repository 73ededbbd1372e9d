/**
 * Dragons Ahunt: a long-event that attacks every company moving through its regions, once each. ME-CARD-0014, 0015
 *
 * Keeps  the attack counts as a hazard creature's; whoever defeats it takes the card for its points.
 */
import {
  type Ability,
  type Condition,
  call,
  condition,
  type Effect,
  ifSo,
  listed,
  move,
  place,
  say,
  self,
  sequence,
  thatCard,
  trigger,
  verb,
} from '@westmarch/kernel';
import { attackDefeated, companyOnWay } from '../engine.ts';
import { type RegionType, races, regionTypes } from '../facts/names.ts';
import { regionIndex } from '../map/map.ts';
import { attack, newAttack } from '../rules/combat.ts';
import { passesThrough } from '../rules/keying.ts';
import { type S, Zone } from '../state.ts';
import { asHazard, doorsOfNight, lastingEvent, stays } from './words/index.ts';

export interface Hunt {
  readonly regions: readonly string[];
  /** With Doors of Night in play, these too; and every region of a type. */
  readonly atNight: readonly string[];
  readonly nightType: RegionType;
  readonly strikes: number;
  readonly prowess: number;
  readonly body: number;
}

const passesOne = (s: S, company: number, regions: readonly number[]): boolean => {
  for (let i = 0; i < regions.length; i++) if (passesThrough(s, company, regions[i])) return true;
  return false;
};

/** The company now moving goes where the Dragon hunts. */
function huntedBy(hunt: Hunt): (s: S, night: boolean) => boolean {
  const [regions, atNight] = [hunt.regions.map(regionIndex), hunt.atNight.map(regionIndex)];
  const type = regionTypes.indexOf(hunt.nightType);
  return (s, night) => {
    const { company, pathLength } = s.global;
    if (company === 0 || s.company.moved[company] === 0) return false;
    if (passesOne(s, company, regions)) return true;
    if (!night) return false;
    for (let i = 1; i <= pathLength; i++) if (s.path.type[i] === type) return true;
    return passesOne(s, company, atNight);
  };
}

const CREATURE = 1;
const DRAGON = races.indexOf('Dragon');
function hunts(hunt: Hunt): (s: S, card: number) => void {
  return (s, card) => {
    const a = newAttack(s, s.global.company, s.card.controller[card]);
    s.attack.kind[a] = CREATURE;
    s.attack.card[a] = card;
    s.attack.race[a] = DRAGON;
    s.attack.strikes[a] = hunt.strikes;
    s.attack.prowess[a] = hunt.prowess;
    s.attack.body[a] = hunt.body;
    s.attack.attackerChooses[a] = 1;
    call(s, attack, a);
  };
}

function take(s: S, card: number, company: number): void {
  move(s, card, place(s, Zone.points, s.company.player[company]));
}

export function dragonAhunt(hunt: Hunt): Ability[] {
  const test = huntedBy(hunt);
  const hunted: Condition = condition(
    'hunted',
    [doorsOfNight],
    (g, v) => `${g.ref(test)}(s, ${doorsOfNight.js(g, v)})`,
    say`the company moves in ${listed(hunt.regions, 'or')}`,
  );
  const attacks: Effect = verb('hunt', hunts(hunt), [self], say`it attacks`);
  const beaten: Condition = condition('beaten', [], () => 's.attack.card[b] === self', say`it is beaten`);
  return [
    { ...lastingEvent(asHazard, sequence(stays, ifSo(hunted, attacks))), say: lastingEvent(asHazard).say },
    {
      ...trigger(companyOnWay, { if: hunted, effect: attacks }),
      say: say`any company moving in ${listed(hunt.regions, 'or')} faces ${1} Dragon attack, as if by a hazard creature: ${hunt.strikes} strikes with ${hunt.prowess} prowess and ${hunt.body} body (the attacker chooses the defending characters); if ${doorsOfNight.say}, so does any company moving in ${listed([...hunt.atNight, say`any Coastal Sea`], 'or')}`,
    },
    {
      ...trigger(attackDefeated, {
        if: beaten,
        effect: verb('take as trophy', take, [self, thatCard], say`take ${self.say}`),
      }),
      say: say`whoever defeats its attack takes ${self.say} for its marshalling points`,
    },
  ];
}
