/** Minor items: what a company carries for need and luck. */
import {
  action,
  all,
  always,
  both,
  choose,
  cost,
  either,
  exactly,
  type Filter,
  host,
  modifier,
  not,
  passes,
  say,
  self,
  the,
} from '@westmarch/kernel';
import { directInfluence } from '../engine.ts';
import { type CardDefinition, card } from './card.ts';
import {
  bearerFacesStrike,
  byCreature,
  cancelStrike,
  character,
  discardIt,
  faction,
  healIt,
  inCompanyOf,
  influencing,
  keyedToOneOf,
  ofRace,
  onYourTurnOrAttacked,
  tapIt,
  tapped,
  tapSelf,
  untapIt,
  untapped,
  untappedSelf,
  weapon,
  wounded,
} from './words/index.ts';

const tapBearer = cost(
  { ...passes(host, untapped), say: say`its bearer is untapped`, sayNot: say`its bearer is not untapped` },
  tapIt(host),
);
const discardSelf = cost(always(say`it is borne`), discardIt(self));
/** Chosen while they are borne; when it resolves, the herbs are gone, and their bearer is not asked for. */
const withBearer: Filter = { ...inCompanyOf(host), atDeclaration: true };
const companion = (which: Filter) => choose('character', both(which, character, withBearer));
const elves = either(both(ofRace('Elf'), character), both(ofRace('Elf'), faction));
const onHobbit = passes(host, ofRace('Hobbit'));

export const minorItems: readonly CardDefinition[] = [
  card('TW-206', { keywords: ['weapon'], abilities: [weapon(1, 8)] }), // Dagger of Westernesse
  card('TW-224', {
    onePerBearer: true,
    abilities: [modifier({ attribute: directInfluence, of: exactly(host), by: 2, if: influencing(elves) })],
  }), // Elf-stone
  card('TW-225', {
    onePerBearer: true,
    abilities: [
      action({
        window: bearerFacesStrike,
        zone: untappedSelf,
        if: all(byCreature, keyedToOneOf('wilderness')),
        costs: [tapSelf],
        effect: cancelStrike,
        rules: 'ME-CARD-0194 ME-KEY-4000',
      }),
    ],
  }), // Elven Cloak
  card('TW-255', {
    abilities: [
      action({
        window: onYourTurnOrAttacked,
        targets: [companion(wounded)],
        costs: [tapBearer, discardSelf],
        effect: healIt(the('character')),
        rules: 'ME-CARD-0330 ME-BODY-506',
      }),
      action({
        window: onYourTurnOrAttacked,
        targets: [companion(tapped)],
        costs: [tapBearer, discardSelf],
        effect: untapIt(the('character')),
        rules: 'ME-CARD-0329',
      }),
    ],
  }), // Healing Herbs
  card('TW-333', {
    keywords: ['weapon'],
    abilities: [
      { ...weapon(1, 8, not(onHobbit)), say: say`its bearer has +${1} prowess to a maximum of ${8}` },
      { ...weapon(2, 8, onHobbit), say: say`a Hobbit has +${2} prowess instead, to a maximum of ${8}` },
    ],
  }), // Sting
];
