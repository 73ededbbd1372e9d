/** The Lidless Eye: resource permanent-events that are commands of leaders. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, ally, body, both, called, cardFile, character, chooseCharacter, corruptionCheck,
  directInfluence, either, exactly, type Filter, forEach, host, inCompanyOf, inOrganization, inPlayItself,
  keyword, modifier, noun, ofItsBearer, on, prowess, returnToHand, say, saying, self, sequence, shortEvent,
  staysOn, the, word,
} from '../words/index.ts';

export const card = cardFile();

const leader = chooseCharacter('leader', called(noun('leader'), both(keyword.has('Leader'), character)));
const otherCommands: Filter = called(
  { ...noun('card'), adjectives: [word('other'), word('command')], after: [say`on the leader`] },
  both(keyword.has('command'), on(the('leader'))),
);
/** Given to a leader in place of any other: he has less influence, and his company more of something. ME-LEADER-001 */
const command = (change: Ability): readonly Ability[] => [
  shortEvent({
    when: inOrganization,
    targets: [leader],
    effect: sequence(forEach('command', otherCommands, returnToHand(the('command'))), staysOn(the('leader'))),
  }),
  // No direct influence is ever less than none.
  saying(
    modifier({ attribute: directInfluence, of: exactly(host), by: -2 }),
    say`its bearer has ${-2} direct influence (to a minimum of ${0})`,
    'the least is a rule of the attribute',
  ),
  change,
  action({ window: inOrganization, zone: inPlayItself, effect: returnToHand(self) }),
];

// I’ll Be At Your Heels
card('LE-195', ...command(modifier({ attribute: corruptionCheck, of: ofItsBearer, by: 1 })));

/** Allies count as characters in combat. ME-CARD-0369 */
const fighters: Filter = called(ofItsBearer.noun, both(either(character, ally), inCompanyOf(host)));
// I’ll Report You
card('LE-196', ...command(modifier({ attribute: prowess, of: fighters, by: 1, rules: 'ME-CARD-0369' })));

// Smart and Secret
card('LE-229', ...command(modifier({ attribute: body, of: ofItsBearer, by: 1 })));
