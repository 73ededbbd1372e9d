/** The Lidless Eye: commands that leaders give. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, ally, both, cardFile, character, choose, corruptionCheck, directInfluence, either,
  forEach, inCompanyOf, inOrganization, inPlayItself, keyword, leader, modifier, on, onBearer, prowess,
  returnToHand, say, self, sequence, shortEvent, staysOn, the, yours,
} from '../words/index.ts';

export const card = cardFile();

const others = both(keyword.has('command'), on(the('leader')));
/** A leader has one command at a time, and less influence for it. */
const command = (...gives: readonly Ability[]): readonly Ability[] => [
  shortEvent({
    when: inOrganization,
    targets: [choose('leader', both(leader, yours))],
    effect: sequence(forEach('command', others, returnToHand(the('command'))), staysOn(the('leader'))),
  }),
  {
    ...onBearer(directInfluence, -2),
    say: say`its bearer has ${-2} direct influence (to a minimum of ${0})`,
  },
  ...gives,
  action({ window: inOrganization, zone: inPlayItself, effect: returnToHand(self) }),
];
// I’ll Be At Your Heels
card(
  'LE-195',
  ...command(modifier({ attribute: corruptionCheck, of: both(character, inCompanyOf(self)), by: 1 })),
);

// I’ll Report You
card(
  'LE-196',
  ...command(
    modifier({
      attribute: prowess,
      of: both(either(character, ally), inCompanyOf(self)),
      by: 1,
      rules: 'ME-CARD-0369',
    }),
  ),
);
