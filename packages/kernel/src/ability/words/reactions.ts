/** Sentences about what happens: triggers, replacements and prohibitions. */
import type { Event, Prohibition } from '../../event/event.ts';
import { counted, listed, NOTHING, type Phrase, say } from '../../text/phrase.ts';
import { type Cost, introduced, limited, type Reaction } from './abilities.ts';
import { thatCard, thatPlayer } from './cards.ts';
import type { Choice } from './choices.ts';
import { all, passes, samePlayer } from './conditions.ts';
import { type Effect, sayPaid } from './effects.ts';
import type { Limit } from './limit.ts';
import type { Condition, Filter, PlayerRef } from './node.ts';

interface Reacting {
  /** Only if it happens to such a card. */
  readonly of?: Filter;
  /** Only if it happens to that player. */
  readonly who?: PlayerRef;
  readonly if?: Condition;
  readonly within?: readonly number[];
  readonly limit?: Limit;
  readonly evenIfGone?: boolean;
  /** Whose it is, where that is not the controller of its card. */
  readonly by?: PlayerRef;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly Choice[];
  readonly rules?: string;
}

function reaction(
  type: Reaction['type'],
  channel: number,
  r: Reacting,
  required: boolean,
  does: Effect | null,
  text: Phrase,
): Reaction {
  const tests = [
    ...(r.of === undefined ? [] : [passes(thatCard, r.of)]),
    ...(r.who === undefined ? [] : [samePlayer(thatPlayer, r.who)]),
    ...(r.if === undefined ? [] : [r.if]),
  ];
  return {
    kind: 'ability',
    type,
    word: type,
    parts: [...tests, ...(r.costs ?? []), ...(r.targets ?? []), ...(does === null ? [] : [does])],
    channel,
    condition: tests.length === 0 ? null : all(...tests),
    required,
    within: r.within ?? null,
    limit: r.limit ?? null,
    evenIfGone: r.evenIfGone === true,
    by: r.by ?? null,
    costs: r.costs ?? [],
    targets: r.targets ?? [],
    effect: does,
    say: limited(text, r.limit),
    rules: r.rules ?? '',
  };
}

/** "a ship you control is hit and there is a storm" */
function happening(event: Pick<Event, 'subject' | 'say'>, r: Reacting): Phrase {
  const what = event.say(r.who === undefined ? counted(r.of?.noun ?? event.subject, 'a') : r.who.say);
  return r.if === undefined || r.if.say.key === NOTHING.key ? what : say`${what} and ${r.if.say}`;
}

/** Targets are chosen first, and a price is paid for the rest: "tap this card to heal that ship". */
const doing = (r: Reacting, does: Effect): Phrase => {
  const costs = r.costs ?? [];
  const [told, targets] = introduced(r.targets ?? [], [...costs.map((part) => part.say), does.say]);
  if (costs.length === 0) return say`${listed([...targets, ...told], 'then')}`;
  const paid = told.slice(0, -1).filter((phrase) => phrase.key !== NOTHING.key);
  return sayPaid([...targets, ...paid], told[told.length - 1]);
};

/** When something happens, its effect must follow; or may, where it is optional. */
export function trigger(
  event: Event,
  r: Reacting & { readonly optional?: boolean; readonly effect: Effect },
): Reaction {
  const required = r.optional !== true;
  const text = required
    ? say`when ${happening(event, r)}, ${doing(r, r.effect)}`
    : say`when ${happening(event, r)}, you may ${doing(r, r.effect)}`;
  return reaction('trigger', event.channel, r, required, r.effect, text);
}

/** Something happens instead of the event. */
export function instead(
  event: Event,
  r: Reacting & { readonly optional?: boolean; readonly effect: Effect },
): Reaction {
  const required = r.optional !== true;
  const text = required
    ? say`if ${happening(event, r)}, instead ${doing(r, r.effect)}`
    : say`if ${happening(event, r)}, you may instead ${doing(r, r.effect)}`;
  return reaction('replacement', event.insteadChannel, r, required, r.effect, text);
}

/** Something may not be done. */
export function forbid(what: Prohibition, r: Reacting = {}): Reaction {
  const text = what.say(r.who === undefined ? counted(r.of?.noun ?? what.subject, 'a') : r.who.say);
  return reaction(
    'prohibition',
    what.channel,
    r,
    true,
    null,
    r.if === undefined || r.if.say.key === NOTHING.key ? text : say`if ${r.if.say}, ${text}`,
  );
}
