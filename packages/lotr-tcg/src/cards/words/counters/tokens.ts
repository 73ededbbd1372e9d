/** Culture tokens, and cards stacked on others. LR-TOKEN, LR-STACK */
import {
  type Ability,
  atLeast,
  both,
  type CardRef,
  type Cost,
  called,
  condition,
  cost,
  type Effect,
  effect,
  type Filter,
  filter,
  inForce,
  lesser,
  many,
  NOTHING,
  noun,
  say,
  self,
  sequence,
  silent,
  thereAre,
  type Value,
  value,
  verb,
  word,
  you,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import { type Culture, cultures } from '../../../facts/names.ts';
import { addTokens, removeTokens } from '../../../rules/counters/tokens.ts';
import { stack } from '../../../rules/playing/entering.ts';
import type { S } from '../../../state.ts';
import { a, acting, type Who } from '../cards/choosing.ts';
import { named, your } from '../cards/filters.ts';
import { whenPlayed } from '../occasions/triggers.ts';
import { takesTokens } from '../prices/takes.ts';

/** Tokens of a culture are placed on a card. LR-TOKEN-001 */
export const placeTokens = (n: number, culture: Culture, on: Who = self): Effect =>
  acting(on, (card) =>
    verb(
      'place tokens',
      addTokens,
      [card, cultures.indexOf(culture), n],
      say`place ${many(n, `${culture} token`)} on ${card.say}`,
    ),
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

/** They are taken off a card, or as many as it has. LR-EFFECT-004 */
export const removesTokens = (n: number, from: Who): Effect =>
  acting(from, (card) =>
    verb('remove tokens', removeTokens, [card, n], say`remove ${many(n, 'token')} from ${card.say}`),
  );
/** A card with so many tokens, whatever their culture. */
export const withAnyTokens = (n: number, which: Filter): Filter =>
  called(
    { ...which.noun, after: [...which.noun.after, say`with ${many(n, 'token')}`] },
    both(
      which,
      filter('with any tokens', [], (_g, v) => `s.card.tokens[${v.it}] >= ${n}`, noun('card')),
    ),
  );

/** They lie there to be seen: nothing is taken away. LR-SPOT-001 */
export const spotTokensHere = (n: number, culture: Culture): Cost => {
  const what = many(n, `${culture} token`);
  return cost(
    {
      ...condition(
        'tokens here',
        [],
        () => `(s.card.tokens[self] >= ${n} && s.card.tokensOf[self] === ${cultures.indexOf(culture)})`,
        say`you can spot ${what} on ${self.say}`,
      ),
      rule: 'LR-SPOT-001',
    },
    effect('spot', [], say`spot ${what} on ${self.say}`, () => undefined),
  );
};

/** A card that has so many tokens of a culture. LR-TOKEN-001 */
export const withTokens = (culture: Culture, n = 1): Filter =>
  filter(
    'with tokens',
    [],
    (_g, v) =>
      `(s.card.tokens[${v.it}] >= ${n} && s.card.tokensOf[${v.it}] === ${cultures.indexOf(culture)})`,
    { ...noun('card'), after: [say`with ${many(n, `${culture} token`)}`] },
  );
const tests = cultures.map((name) => engine.traits.has('culture', name));
const hasTokenOfIts = (s: S, card: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.tokens[c] > 0 && tests[s.card.tokensOf[c]](s, card)) return true;
  return false;
};
/** Someone of whose culture a token can be spotted. LR-TOKEN-001 */
export const ofTokenCulture = (which: Filter): Filter =>
  called(
    { ...which.noun, after: [...which.noun.after, say`of the culture of a token you can spot`] },
    both(
      which,
      filter('of token culture', [], (g, v) => `${g.ref(hasTokenOfIts)}(s, ${v.it})`, noun('card')),
    ),
  );
/** How many lie on this card, when that is asked: take the price of discarding it into the effect. */
export const tokensHere: Value = {
  ...value('tokens here', [], () => 's.card.tokens[self]', say`the number of tokens on ${self.say}`),
  perEach: { factor: 1, each: say`for each token on ${self.say}` },
};
/** Tokens of one card, whichever it is: "remove 3 tokens from a machine". LR-COST-002 */
export const removeTokensFrom = (n: number, culture: Culture, which: Filter): Cost => {
  const choice = a(called(which.noun, both(which, withTokens(culture, n))));
  const what = many(n, `${culture} token`);
  return cost(
    { ...thereAre(1, choice.which), say: say`${what} can be removed`, rule: 'LR-COST-002' },
    acting(choice, (card) =>
      verb('remove tokens', removeTokens, [card, n], say`remove ${what} from ${card.say}`),
    ),
    takesTokens(choice, n),
  );
};
export const tokensOn = (which: Filter): Value =>
  value(
    'tokens on',
    [which],
    (g, v) =>
      g.hoist(
        `let sum = 0; ${inForce.loop(g, v, (c) => `if (${which.js(g, { ...v, it: c })}) sum += s.card.tokens[${c}];`)} return sum;`,
        v.it,
      ),
    say`the number of tokens`,
  );
/** As many as lie here and on a card of that title alike: the smaller of the two counts. LR-ERRATA-050, 051 */
export const matchedBy = (culture: Culture, title: string): Value => ({
  ...lesser(tokensHere, tokensOn(both(withTokens(culture), named(title)))),
  perEach: {
    factor: 1,
    each: say`for each token on ${self.say} that ${many(1, `${culture} token`)} on ${word(title)} matches`,
  },
});
/** Tokens of a culture are the price, from whichever cards have them. LR-COST-002 */
export const removeTokensOf = (n: number, culture: Culture): Cost => {
  const which = withTokens(culture);
  const what = many(n, `${culture} token`);
  const choices = Array.from({ length: n }, (_x, i) => a(which, you, `token ${i + 1}`));
  const takeOne = (card: CardRef): Effect => verb('remove tokens', removeTokens, [card, 1], NOTHING);
  return {
    ...cost(
      { ...atLeast(tokensOn(which), n), say: say`${what} can be removed`, rule: 'LR-COST-002' },
      sequence(...choices.map((choice) => acting(choice, takeOne))),
      ...choices.map((choice) => takesTokens(choice, 1)),
    ),
    say: say`remove ${what}`,
  };
};

/** One more token on a card of one's own that has one; where none has, nothing happens. LR-LATER-039, 040 */
export const reinforce = (culture: Culture): Effect => ({
  ...acting(a(your(withTokens(culture))), (card) => placeTokens(1, culture, card)),
  say: say`reinforce ${many(1, `${culture} token`)}`,
});
/** It is not offered where there is nothing to reinforce. LR-LATER-039 */
export const whenPlayedReinforce = (culture: Culture): Ability =>
  whenPlayed({
    may: true,
    if: silent(thereAre(1, your(withTokens(culture)))),
    effect: reinforce(culture),
  });

/** A card is laid beneath another, which is not playing it. LR-STACK-001 */
export const stackIt = (who: Who, on: Who): Effect =>
  acting(who, (card) =>
    acting(on, (under) => verb('stack', stack, [card, under], say`stack ${card.say} on ${under.say}`)),
  );
