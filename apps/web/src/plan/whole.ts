/** The plans of things that are decided as a whole, from what was picked on the screen. */
import type { Choice, PartName, Scene } from '@westmarch/protocol';
import { type Plan, type Step, scopeOf } from './plan.ts';

const on =
  (part: PartName) =>
  ({ card, text }: Choice): Step => ({ part, pick: { card }, name: text });

/** Cards that are discarded one after the other. */
export const discarding = (picked: readonly Choice[]): Plan => ({
  name: 'The discard',
  steps: picked.map(on('discards')),
  patience: 'none',
});

/** As many of the cards that may be drawn. */
export const drawing = (n: number): Plan => ({
  name: 'Drawing',
  steps: [
    ...Array.from(
      { length: n },
      (): Step => ({ part: 'draws', pick: { kind: 'yes' }, name: 'another card' }),
    ),
    { part: 'draws', pick: { kind: 'no' }, name: 'to stop', optional: true },
  ],
  patience: 'none',
});

/** Who faces the strikes; the rest is left to the attacker where fewer are named than there are. */
export const assigning = (picked: readonly Choice[], leaves: boolean): Plan => ({
  name: 'Assigning strikes',
  steps: [
    ...picked.map(on('strikes')),
    ...(leaves
      ? [{ part: 'strikes', pick: { kind: 'pass' }, name: 'to leave the rest', optional: true } as const]
      : []),
  ],
  patience: 'none',
});

/** The same, and how the strikes are then faced: in this order, by whom without tapping. */
export const facing = (
  scene: Scene | null,
  picked: readonly Choice[],
  leaves: boolean,
  untapped: ReadonlySet<number>,
): Plan => ({
  ...assigning(picked, leaves),
  name: 'The plan for this attack',
  steps: [
    ...assigning(picked, leaves).steps,
    ...picked.map(on('nextStrike')),
    ...picked.map(
      ({ card, text }): Step => ({
        part: 'stance',
        pick: { kind: untapped.has(card) ? 'yes' : 'no' },
        about: card,
        name: text,
      }),
    ),
  ],
  patience: 'any',
  during: scopeOf(scene, 'attack'),
  differs: (now) => otherDefenders(now, picked),
});

/** Once all strikes are assigned: who was meant to face one and does not. */
function otherDefenders(scene: Scene, picked: readonly Choice[]): string | null {
  if (scene.game !== 'meccg' || scene.attack === null) return null;
  const { faced, strikes } = scene.attack;
  const all = faced.reduce((sum, { excess }) => sum + 1 + excess, 0);
  if (all < strikes) return null;
  const missing = picked.filter(({ card }) => !faced.some((one) => one.card === card));
  if (missing.length === 0) return null;
  const facing = faced.map(({ name }) => name).join(', ');
  const [first] = missing;
  return `The strikes went otherwise than planned: ${facing} ${faced.length === 1 ? 'faces' : 'face'} them, and not ${missing.length === 1 ? first.text : missing.map(({ text }) => text).join(', ')}.`;
}

/** Who taps for it, and then no more. */
export const supporting = (picked: readonly Choice[]): Plan => ({
  name: 'The support',
  steps: [
    ...picked.map(on('support')),
    { part: 'support', pick: { kind: 'pass' }, name: 'to go on', optional: true },
  ],
  patience: 'none',
});

/** The site phase: companies in their order, and which of them enter. */
export const visiting = (
  scene: Scene | null,
  picked: readonly Choice[],
  stay: ReadonlySet<number>,
): Plan => ({
  ...ordering(scene, 'sites', picked),
  name: 'The site phase',
  steps: [
    ...ordering(scene, 'sites', picked).steps,
    ...picked.flatMap(({ company, text }): Step[] =>
      company === undefined
        ? []
        : [{ part: 'enter', pick: { kind: stay.has(company) ? 'no' : 'yes' }, acting: company, name: text }],
    ),
  ],
});

/** Companies, strikes or checks in an order. */
export const ordering = (scene: Scene | null, part: PartName, picked: readonly Choice[]): Plan => ({
  name: 'The order',
  steps: picked.map(({ card, company, text }) => ({
    part,
    pick: company === undefined ? { card } : { company },
    name: text,
  })),
  patience: 'any',
  during: scopeOf(scene, part === 'nextStrike' ? 'attack' : 'phase'),
});

/** Minions and whom they fight; the others are left. */
export const skirmishes = (
  pairs: readonly { readonly minion: Choice; readonly against: number; readonly name: string }[],
): Plan => ({
  name: 'The assignment',
  steps: [
    ...pairs.flatMap(({ minion, against, name }): Step[] => [
      { part: 'minion', pick: { card: minion.card }, name: minion.text },
      // Where only one could fight it, nobody is asked.
      { part: 'defender', pick: { card: against }, name: `${name} against it`, optional: true },
    ]),
    { part: 'minion', pick: { kind: 'pass' }, name: 'to be done', optional: true },
  ],
  patience: 'none',
});
