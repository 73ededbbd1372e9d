/**
 * Invariants of what is in force and of what waits: lists hang together, stages are in order, unused rows are zero,
 * and exactly the standing abilities of live cards are in force, unless a card is mute.
 */
import { isMute, type State } from '@westmarch/kernel';
import { holds } from './broken.ts';

function checkChannel(s: State, channel: number, found: Uint8Array): void {
  const e = s.effect;
  let before = 0;
  for (let row = s.channel.first[channel]; row !== 0; row = e.next[row]) {
    holds(found[row] === 0, () => `effect ${row} is listed twice`);
    found[row] = 1;
    holds(e.channel[row] === channel, () => `effect ${row} is listed under a channel that it does not name`);
    holds(e.prev[row] === before, () => `effect ${row} has a wrong neighbour in its list`);
    holds(before === 0 || e.stage[before] <= e.stage[row], () => `effect ${row} stands before a lower stage`);
    before = row;
  }
  holds(s.channel.last[channel] === before, () => `channel ${channel} has a wrong end`);
}

export function checkEffects(s: State): void {
  const e = s.effect;
  const found = new Uint8Array(e.channel.length);
  for (let channel = 1; channel < s.channel.first.length; channel++) checkChannel(s, channel, found);
  let lasting = 0;
  const standing: number[][] = [];
  for (let row = 1; row < e.channel.length; row++) {
    const used = e.channel[row] !== 0;
    holds(used === (found[row] === 1), () => `effect ${row} is in use but in no list`);
    if (!used) {
      const rest =
        e.ability[row] | e.source[row] | e.subject[row] | e.amount[row] | e.until[row] | e.next[row];
      holds(rest === 0, () => `effect ${row} is free but not zero`);
      continue;
    }
    holds(row <= s.kernel.effectsUsed, () => `effect ${row} lies beyond the last used row`);
    if (e.until[row] !== 0) lasting++;
    else (standing[e.source[row]] ??= []).push(e.ability[row]);
  }
  holds(lasting === s.kernel.lasting, () => `${lasting} effects last for a while, not ${s.kernel.lasting}`);
  checkStanding(s, standing);
}

/** Each printed ability is in force once where it should be, and nowhere else. */
function checkStanding(s: State, inForce: readonly (readonly number[] | undefined)[]): void {
  for (let card = 1; card < s.card.live.length; card++) {
    const definition = s.engine.definitions[s.card.def[card]];
    const live = s.card.live[card] === 1 && !isMute(s, card);
    const found = inForce[card] ?? [];
    const wanted = [
      ...(live ? definition.standing : []),
      ...definition.elsewhere.filter((id) => belongs(s, card, id)),
    ];
    for (const id of wanted) {
      const times = found.filter((other) => other === id).length;
      holds(
        times === 1,
        () => `ability ${id} of card ${card} ("${definition.id}") is in force ${times} times`,
      );
    }
    for (const id of found)
      holds(wanted.includes(id) || (live && !definition.abilities.includes(id)), () => {
        return `ability ${id} of card ${card} ("${definition.id}") is in force where it should not be`;
      });
  }
}

/** An ability that chooses its zones is in force while its card lies face up in one of them. */
function belongs(s: State, card: number, id: number): boolean {
  const { ability } = s.engine.abilities[id];
  const at = s.card.place[card];
  const faceUp = s.card.faceDown[card] === 0 && s.card.knownTo[card] === (2 << s.layout.sizes.players) - 2;
  if (at === 0 || !faceUp || ability === null || !('within' in ability)) return false;
  return ability.within?.includes(s.layout.placeKind[at]) === true;
}

/** The queue of waiting triggers. */
export function checkWaiting(s: State): void {
  const w = s.waiting;
  const found = new Uint8Array(w.ability.length);
  let last = 0;
  for (let row = s.kernel.waitingFirst; row !== 0; row = w.next[row]) {
    holds(found[row] === 0, () => `trigger ${row} waits twice`);
    found[row] = 1;
    holds(w.ability[row] !== 0, () => `trigger ${row} waits without an ability`);
    last = row;
  }
  holds(s.kernel.waitingLast === last, () => `the queue of triggers says that it ends with another`);
  for (let row = 1; row < w.ability.length; row++)
    holds((w.ability[row] !== 0) === (found[row] === 1), () => `trigger ${row} is in use but in no queue`);
}

/** The frame stack: each frame names the one below it, and words that no frame uses are zero. */
export function checkFrames(s: State): void {
  const { frames, kernel } = s;
  for (let base = kernel.top; base !== 0; base = frames[base + 2]) {
    holds(frames[base + 2] < base, () => `the frame at ${base} says that it lies on ${frames[base + 2]}`);
    holds(s.engine.procedures[frames[base]] !== undefined, () => `the frame at ${base} runs no procedure`);
  }
  for (let i = kernel.sp; i < frames.length; i++)
    holds(frames[i] === 0, () => `word ${i} of the frame stack is not in use but holds ${frames[i]}`);
}
