/** Set 1: rings. */
import { all, exactly, host, instead, say } from '@westmarch/kernel';
import { aboutToBeWounded } from '../../engine.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  addsBurdens,
  during,
  inResponseTo,
  notWornYet,
  wearIt,
  wearsTheRing,
  whileSkirmishing,
} from '../words/index.ts';

export const rings: readonly CardDefinition[] = [
  // The One Ring, The Ruling Ring
  card(
    '1_2',
    during(inResponseTo(aboutToBeWounded, exactly(host), whileSkirmishing), {
      if: notWornYet,
      effect: wearIt,
    }),
    {
      ...instead(aboutToBeWounded, {
        of: exactly(host),
        if: all(whileSkirmishing, wearsTheRing),
        effect: addsBurdens(1),
        rules: 'LR-RESPONSE-004',
      }),
      say: say`while ${host.say} wears The One Ring, each time he is about to take a wound during a skirmish, add a burden instead`,
    },
  ),
];
