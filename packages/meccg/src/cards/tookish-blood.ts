/** Tookish Blood: a hazard that calls a Hobbit home, or a resource that keeps him where he is. */
import { both, choose, exactly, type Filter, forbid, grant, say, subject, the } from '@westmarch/kernel';
import { leaving } from '../rules/chain/forbidden.ts';
import { type CardDefinition, card } from './card.ts';
import { callOfHome } from './hazard-deeds.ts';
import {
  asHazard,
  character,
  chooseCharacter,
  inMovingCompany,
  ofRace,
  onYourTurn,
  shortEvent,
  untilEndOfTurn,
} from './words/index.ts';

const hobbit: Filter = both(ofRace('Hobbit'), character);

export const tookishBlood: readonly CardDefinition[] = [
  card('TW-104', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [choose('Hobbit', both(hobbit, inMovingCompany))],
        effect: callOfHome(the('Hobbit'), 11),
      }),
      shortEvent({
        when: onYourTurn,
        targets: [chooseCharacter('Hobbit', ofRace('Hobbit'))],
        effect: {
          ...grant(forbid(leaving, { of: exactly(subject) }), untilEndOfTurn, the('Hobbit')),
          say: say`for the rest of the turn, keep ${the('Hobbit').say} from being discarded or returned to his owner's hand for any reason`,
        },
        rules: 'ME-CARD-0763 ME-CARD-4053',
      }),
    ],
  }), // Tookish Blood
];
