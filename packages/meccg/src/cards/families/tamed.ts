/** Creatures that become allies as they attack. ME-CARD-0454, 0455, 0585, 0589..0594 */
import { bonusNow, canBeTamed, tame } from '../../rules/companies/tamed.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, about, all, ally, attackBy, body, both, type Condition, cancellable, chooseMember, condition,
  type Effect, exactly, facingAttack, grantAbout, host, ifSo, inAttackedCompany, mind, modifier, NOTHING,
  passes, points, prowess, type Race, remember, remembered, say, self, sequence, shortEvent, silent, subject,
  the, untapped, untilEndOfTurn, type Value, value, verb, worded,
} from '../words/index.ts';

const tameable: Condition = condition(
  'tameable',
  [],
  (g) => `${g.ref(canBeTamed)}(s)`,
  say`a hazard creature attacks with ${1} strike for each of its attacks`,
);
const bonus: Value = value('bonus now', [], (g) => `${g.ref(bonusNow)}(s)`, say`its bonus`);
const given: Value = value('bonus given', [], () => about, say`its bonus`);
/** What is added to its prowess when it attacks counts this turn. ME-CARD-0593 */
const keepsBonus: Effect = grantAbout(
  modifier({ attribute: prowess, of: exactly(subject), by: given }),
  untilEndOfTurn,
  remembered('bonus'),
  host,
);
const LESS = 7;
const its = exactly(host);
interface Taming {
  readonly races: readonly Race[];
  readonly body: number;
  /** Whoever controls it taps as the price. */
  readonly taps: boolean;
}
export function becomesAlly({ races, body: tough, taps }: Taming): readonly Ability[] {
  const who = taps ? both(untapped, inAttackedCompany) : inAttackedCompany;
  const turns = sequence(
    remember('bonus', bonus),
    verb('tame', tame, [self, the('character')], NOTHING),
    ifSo(passes(host, ally), keepsBonus),
  );
  return [
    shortEvent({
      when: facingAttack,
      if: all(attackBy(...races), tameable, cancellable),
      targets: [chooseMember('character', who)],
      ...(taps ? { taps: the('character') } : {}),
      effect: worded(
        turns,
        say`cancel all attacks of the creature, which becomes an ally under the control of ${the('character').say}, and place ${self.say} with it`,
      ),
      rules: 'ME-CARD-0594',
    }),
    worded(modifier({ attribute: mind, of: its, by: 1, change: 'set' }), say`the ally has a mind of ${1}`),
    worded(
      modifier({ attribute: body, of: its, by: tough, change: 'set' }),
      say`the ally has a body of ${tough}`,
    ),
    worded(
      modifier({ attribute: prowess, of: its, by: -LESS }),
      say`the ally has its normal prowess minus ${LESS}`,
    ),
    // It is the card beside it that is worth something.
    silent(modifier({ attribute: points, of: its, by: 0, change: 'set' })),
  ];
}
