/**
 * When the rules allow something: one gate, asked once for all cards, that says which part of it is not so.
 *
 * Owns   what it means that nothing else is going on.
 * Keeps  the first part that fails is the reason: whoever comes at the wrong time hears of nothing else.
 */
import { allHold, type Gate, type Phrase, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Moment, Phase, type S } from '../../state.ts';
import { isAnswering } from './chain.ts';

export type WindowPart = readonly [holds: (s: S, player: number) => boolean, why: Phrase];

export function windowGate(rules: string, ...parts: readonly WindowPart[]): Gate {
  const failing = (s: S, player: number): WindowPart | undefined => {
    for (let i = 0; i < parts.length; i++) if (!parts[i][0](s, player)) return parts[i];
    return undefined;
  };
  const holds = allHold(parts.map(([part]) => part));
  return {
    ...engine.gate('window', rules, holds, parts[0][1]),
    why: (s: S, player: number) => failing(s, player)?.[1] ?? parts[0][1],
  };
}

/** Only what is done at the end of the organization phase is left of it. ME-TIMING-004 */
export const notAtTheEnd: WindowPart = [
  (s) => s.global.phase !== Phase.organization || s.global.moment !== Moment.end,
  say`the organization phase is about to end`,
];
/** No chain is open, and no check is about to be rolled. */
export const isQuiet = (s: S): boolean => s.global.entries === 0 && s.global.check === 0 && !isAnswering(s);
export const quiet: WindowPart = [isQuiet, say`something else is going on, and must be over first`];
/** A player acts on his own, in his organization phase, with nothing pending. */
export const ownOrganization = windowGate(
  'ME-ORG-002 ME-TURN-4002',
  [
    (s, p) => s.global.phase === Phase.organization && s.global.active === p,
    say`it is done in your own organization phase`,
  ],
  notAtTheEnd,
  quiet,
);
