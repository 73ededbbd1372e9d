/**
 * "…; the Free Peoples player may discard 2 cards from hand to prevent this": someone else is offered a price, and who
 * pays it is the one for whom its words speak. LR-EFFECT-009
 *
 * Owns   asking other players, one or all of them in their order.
 * Keeps  while another player pays, "you" is he: his hand, his cards, and he is the cause. What cannot be paid in full
 *        is not offered (LR-COST-002).
 */
import {
  At,
  type Cost,
  type Effect,
  effect,
  Kind,
  listed,
  type Phrase,
  type PlayerRef,
  say,
} from '@westmarch/kernel';
import { placesToTheRight } from '../../../rules/order.ts';
import { freePeoplesPlayer } from '../players.ts';

type Builder = Parameters<Effect['build']>[0];
const YOU = `w[f + ${At.you}]`;

const sayPrice = (costs: readonly Cost[]): Phrase => say`${listed(costs.map((price) => price.say))}`;
/** He is asked, where he can pay; leaves at `paid` if he does, and nothing has prevented that in its turn. LR-EFFECT-009 */
function offer(b: Builder, costs: readonly Cost[], price: Phrase, paid: { readonly mark: string }): void {
  const declined = b.label();
  for (const { can } of costs) b.goes(declined, `!(${can.js(b.g, b.v)})`);
  b.asks('unless', {
    who: 'you',
    options: 'o.yesOrNo();',
    choose: `if (option.kind === ${Kind.no}) return ${declined.mark};`,
    say: say`Do you want to ${price}?`,
    describe: [],
  });
  const before = b.slot(b.slots.fresh());
  b.does('pays', `${before} = s.global.offered; s.global.offered = f;`);
  for (const { pay } of costs) pay.build(b);
  b.does(
    'paid',
    `const whole = s.global.offered === f; s.global.offered = ${before}; return whole ? ${paid.mark} : ${declined.mark};`,
  );
  b.here(declined);
}

/** A known player may pay to prevent it. */
export function unlessPaidBy(who: PlayerRef, costs: readonly Cost[], part: Effect): Effect {
  const price = sayPrice(costs);
  return effect(
    'unless paid',
    [who, ...costs, part],
    say`${part.say} (${who.say} may ${price} to prevent this)`,
    (b) => {
      const own = b.slot(b.slots.fresh());
      const paid = b.label();
      b.does('speak to', `${own} = you; ${YOU} = ${who.js(b.g, b.v)};`);
      offer(b, costs, say`${price} to prevent it`, paid);
      b.does('speak to', `${YOU} = ${own};`);
      part.build(b);
      b.here(paid);
      b.does('speak to', `${YOU} = ${own};`);
    },
  );
}
/** The Free Peoples player may pay to prevent what a Shadow card does. */
export const unlessFreePeoples = (costs: readonly Cost[], part: Effect): Effect =>
  unlessPaidBy(freePeoplesPlayer, costs, part);

/**
 * "The Free Peoples player may discard 2 cards from hand to discard this minion": nothing happens unless he pays; what
 * follows is still done by the card's own player.
 */
export const freePeoplesMayPay = (costs: readonly Cost[], part: Effect): Effect => {
  const price = sayPrice(costs);
  return effect(
    'the Free Peoples may pay',
    [freePeoplesPlayer, ...costs, part],
    say`${freePeoplesPlayer.say} may ${price} to ${part.say}`,
    (b) => {
      const own = b.slot(b.slots.fresh());
      const paid = b.label();
      const end = b.label();
      b.does('speak to', `${own} = you; ${YOU} = ${freePeoplesPlayer.js(b.g, b.v)};`);
      offer(b, costs, say`${price} to ${part.say}`, paid);
      b.does('speak to', `${YOU} = ${own};`);
      b.goes(end);
      b.here(paid);
      b.does('speak to', `${YOU} = ${own};`);
      part.build(b);
      b.here(end);
    },
  );
};

/** Any Shadow player may, from the right of the Free Peoples player on; the first who does is enough. */
export const unlessAnyShadow = (costs: readonly Cost[], part: Effect): Effect => {
  const price = sayPrice(costs);
  return effect(
    'unless any Shadow player',
    [...costs, part],
    say`${part.say} (any Shadow player may ${price} to prevent this)`,
    (b) => {
      const own = b.slot(b.slots.fresh());
      const places = b.slot(b.slots.fresh());
      const next = b.label();
      const happens = b.label();
      const paid = b.label();
      b.does('Shadow players', `${own} = you; ${places} = 0;`);
      b.here(next);
      b.does(
        'next Shadow player',
        `if (++${places} >= s.layout.sizes.players) return ${happens.mark}; const p = ${b.g.ref(placesToTheRight)}(s, s.global.active, ${places}); if (p === 0) return ${next.mark}; ${YOU} = p;`,
      );
      offer(b, costs, say`${price} to prevent it`, paid);
      b.goes(next);
      b.here(happens);
      b.does('speak to', `${YOU} = ${own};`);
      part.build(b);
      b.here(paid);
      b.does('speak to', `${YOU} = ${own};`);
    },
  );
};
