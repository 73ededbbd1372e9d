/** What went over the wire, held against what each viewer may know by the rules. */
import { readRecord } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { cardsIn, type FromServer } from '@westmarch/protocol';

type Update = Extract<FromServer, { t: 'update' }>;

/**
 * Faces that frames of a game without undo showed to a viewer (0: a spectator), though the rules hid them from him.
 * The record is played again: the event of a number is the choice of that number.
 */
export function shownThoughHidden(
  frames: readonly FromServer[],
  value: unknown,
  viewer: number,
): { readonly updates: number; readonly wrong: string[] } {
  const record = readRecord(value);
  const state = lotrTcg.create(lotrTcg.check(record), record.seed);
  const updates = frames.filter((frame): frame is Update => frame.t === 'update');
  const wrong: string[] = [];
  for (let v = 0; v <= record.choices.length; v++) {
    const view = lotrTcg.view(state, viewer);
    for (const update of updates.filter((one) => one.v === v))
      for (const { id, face } of cardsIn(update.scene)) {
        if (face !== '' && view.card.def[id] === 0) wrong.push(`card ${id} (${face}) at ${v}`);
      }
    // A hand is known by its owner alone, unless a card has shown it: nothing of it may be named to others.
    const unknown = new Set<string>();
    const seen = new Set<string>();
    for (let c = 1; c < state.card.def.length; c++)
      if (state.card.def[c] !== 0)
        (view.card.def[c] === 0 ? unknown : seen).add(lotrTcg.engine.definitions[state.card.def[c]].id);
    const text = JSON.stringify(updates.filter((one) => one.v === v));
    for (const id of unknown) if (!seen.has(id) && text.includes(`"${id}"`)) wrong.push(`face ${id} at ${v}`);
    if (v < record.choices.length) lotrTcg.apply(state, record.choices[v]);
  }
  return { updates: updates.length, wrong };
}
