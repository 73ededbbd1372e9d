/** Culture tokens, and cards stacked on others. LR-TOKEN, LR-STACK */
import {
  type CardRef,
  type Cost,
  condition,
  cost,
  type Effect,
  many,
  say,
  self,
  verb,
} from '@westmarch/kernel';
import { type Culture, cultures } from '../../facts/names.ts';
import { addTokens, removeTokens } from '../../rules/counters/tokens.ts';
import { stack } from '../../rules/playing/entering.ts';
import { acting, type Who } from './choosing.ts';
import { takesTokens } from './takes.ts';

/** Tokens of a culture are placed on a card. LR-TOKEN-001 */
export const placeTokens = (n: number, culture: Culture, on: CardRef): Effect =>
  verb(
    'place tokens',
    addTokens,
    [on, cultures.indexOf(culture), n],
    say`place ${many(n, `${culture} token`)} on ${on.say}`,
  );
/** Tokens of the card itself are the price. LR-COST-002 */
export const removeTokensHere = (n: number): Cost =>
  cost(
    {
      ...condition('tokens', [], () => `s.card.tokens[self] >= ${n}`, say`it has ${many(n, 'token')}`),
      rule: 'LR-COST-002',
    },
    verb('remove tokens', removeTokens, [self, n], say`remove ${many(n, 'token')} from ${self.say}`),
    takesTokens(self, n),
  );
/** A card is laid beneath another, which is not playing it. LR-STACK-001 */
export const stackIt = (who: Who, on: CardRef): Effect =>
  acting(who, (card) => verb('stack', stack, [card, on], say`stack ${card.say} on ${on.say}`));
