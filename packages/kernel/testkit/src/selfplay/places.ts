/**
 * Invariants of cards and places: every card lies in exactly one place, the lists hang together, and a card is live
 * exactly while it lies face up in a live zone.
 *
 * Not    what a game means by its zones.
 */
import type { State } from '@westmarch/kernel';
import { holds } from './broken.ts';

const everyone = (s: State): number => (2 << s.layout.sizes.players) - 2;

/** Walks every place's list once, and finds each card where it says it lies. */
export function checkPlaces(s: State): void {
  const { next, prev, place } = s.card;
  const { first, last } = s.place;
  const found = new Uint8Array(place.length);
  for (let at = 1; at < first.length; at++) {
    let before = 0;
    let count = 0;
    for (let card = first[at]; card !== 0; card = next[card]) {
      holds(found[card] === 0, () => `card ${card} lies in two places, or twice in place ${at}`);
      found[card] = 1;
      holds(place[card] === at, () => `card ${card} is listed in place ${at} but says ${place[card]}`);
      holds(
        prev[card] === before,
        () => `card ${card} says that ${prev[card]} lies before it, not ${before}`,
      );
      before = card;
      count++;
    }
    holds(last[at] === before, () => `place ${at} says that its last card is ${last[at]}, not ${before}`);
  }
  for (let card = 1; card < place.length; card++)
    holds(place[card] === 0 || found[card] === 1, () => `card ${card} is in no list of place ${place[card]}`);
}

/** The live list holds each live card once, and no other. */
export function checkLive(s: State): void {
  const { live, liveNext, livePrev, place, knownTo } = s.card;
  const found = new Uint8Array(live.length);
  let before = 0;
  for (let card = s.kernel.liveFirst; card !== 0; card = liveNext[card]) {
    holds(found[card] === 0, () => `card ${card} is twice in the live list`);
    found[card] = 1;
    holds(livePrev[card] === before, () => `card ${card} has a wrong neighbour in the live list`);
    before = card;
  }
  holds(s.kernel.liveLast === before, () => `the live list says that it ends with ${s.kernel.liveLast}`);
  const { liveKind, placeKind } = s.layout;
  for (let card = 1; card < live.length; card++) {
    holds(
      found[card] === live[card],
      () => `card ${card}: live flag ${live[card]}, live list ${found[card]}`,
    );
    const faceUp = s.card.faceDown[card] === 0 && knownTo[card] === everyone(s);
    const inPlay = place[card] !== 0 && liveKind[placeKind[place[card]]] === 1 && faceUp;
    holds(inPlay || s.card.resting[card] === 0, () => `card ${card} rests, but is not in play`);
    const should = inPlay && (s.card.resting[card] & 1) === 0;
    holds(should === (live[card] === 1), () => `card ${card} should ${should ? '' : 'not '}be live`);
  }
}

/** The faces of a player's cards, counted: `owner × faces + def`. What a game without changing decks may never alter. */
export function censusOf(s: State): Int32Array {
  const faces = s.engine.definitions.length;
  const counts = new Int32Array(faces * (s.layout.sizes.players + 1));
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.place[card] !== 0) counts[s.card.owner[card] * faces + s.card.def[card]]++;
  return counts;
}

/** No card was lost, doubled or exchanged for another since the count. */
export function checkCensus(s: State, at: Int32Array): void {
  const now = censusOf(s);
  const faces = s.engine.definitions.length;
  for (let i = 0; i < at.length; i++)
    holds(now[i] === at[i], () => {
      const { id } = s.engine.definitions[i % faces];
      return `player ${Math.floor(i / faces)} owned ${at[i]} of "${id}" at the start, and now ${now[i]}`;
    });
}
