/**
 * `node test/e2e/wire.ts`: what went over the wire, held against what each viewer may know by the rules. A program of its
 * own, as Playwright would compile the whole game for each of its workers (hidden.ts asks it).
 */
import { text } from 'node:stream/consumers';
import { readRecord } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { cardsIn, type FromServer } from '@westmarch/protocol';
import type { Seen, Shown } from './hidden.ts';

type Update = Extract<FromServer, { t: 'update' }>;

/**
 * Faces that frames of a game without undo showed to a viewer (0: a spectator), though the rules hid them from him.
 * The record is played again: the event of a number is the choice of that number.
 */
function shownThoughHidden(value: unknown, { frames, viewer }: Seen): Shown {
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
    const whole = JSON.stringify(updates.filter((one) => one.v === v));
    for (const id of unknown)
      if (!seen.has(id) && whole.includes(`"${id}"`)) wrong.push(`face ${id} at ${v}`);
    if (v < record.choices.length) lotrTcg.apply(state, record.choices[v]);
  }
  return { updates: updates.length, wrong };
}

const asked: { readonly record: unknown; readonly seen: readonly Seen[] } = JSON.parse(
  await text(process.stdin),
);
process.stdout.write(JSON.stringify(asked.seen.map((one) => shownThoughHidden(asked.record, one))));
