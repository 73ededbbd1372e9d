/** The Balrog: allies. */
import { alwaysReady } from '../../rules/combat/assignable.ts';
import { isGuardedBy } from '../../rules/combat/automatic-attacks.ts';
import { isUnder } from '../../rules/movement/under-deeps.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, aRoll, attackBy, attributeOf, byBalrog, type Condition, cancelAttack, cancellable, cardFile,
  deepSite, eliminateIt, exactly, facingAttack, findsWays, host, ifSo, inAttackedCompany, leftBehind,
  makesOvert, mind, modifier, moreThan, not, ofYou, passes, phaseBegins, races, rollLess, rollTerm, say,
  saying, self, tapSelf, theBalrog, trigger, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

const TROLL = races.indexOf('Troll');
// Cave Troll
card(
  'BA-35',
  {
    atAny: {
      suits: (s, site) => isUnder(s, site) && isGuardedBy(s, site, TROLL),
      say: say`Under-deeps site with a Troll automatic-attack`,
    },
    atTapped: true,
  },
  makesOvert,
  findsWays(1),
);

const notHis: Condition = not(passes(host, theBalrog));
const hostsMind = rollTerm(attributeOf(host, mind), 'mind', host);
// Evil Things Lingering
card(
  'BA-45',
  { at: ['The Under-galleries', 'The Under-courts', 'Remains of Thangorodrim'] },
  makesOvert,
  leftBehind,
  saying(
    trigger(phaseBegins.organization, {
      of: ofYou,
      if: notHis,
      effect: ifSo(
        moreThan(aRoll([hostsMind], rollLess(4, '', self)), attributeOf(host, mind)),
        eliminateIt(host),
      ),
    }),
    say`at the beginning of your organization phase, unless The Balrog controls ${self.say}, your opponent makes a roll and subtracts ${4}; if the result is more than the mind of its bearer, eliminate its bearer`,
    'who rolls the dice is said, though it changes nothing',
  ),
);

// Great Troll
card(
  'BA-46',
  { atAny: deepSite, playedBy: byBalrog, race: 'Troll' },
  makesOvert,
  modifier({ attribute: alwaysReady, of: exactly(self), by: 1 }),
);

// Nasty Slimy Thing
card(
  'BA-47',
  { atAny: deepSite },
  makesOvert,
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(attackBy('Drake'), passes(self, inAttackedCompany), cancellable),
    costs: [tapSelf],
    effect: cancelAttack,
  }),
  leftBehind,
);
