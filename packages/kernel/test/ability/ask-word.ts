/** Asks a single word of the vocabulary about a position: compiled as it would be on a card. */
import * as k from '@westmarch/kernel';
import { ally, onTable, type Toy, type ToyBox, toy, zone } from '../toy.ts';

export interface Asked {
  readonly t: ToyBox;
  readonly s: Toy;
}

/**
 * Asker#1 and Bob#2 (red, old; with Ring#3 on him) belong to player 1, Cid#4 (blue, swift) to player 2, all on the
 * table; Dan#5 of player 1 is in his hand. The event is about Cid, Bob, and the number 7.
 */
export function position(abilities: (t: ToyBox) => readonly k.Ability[]): Asked {
  const t = toy();
  const one = (
    id: string,
    facts: k.CardSpec['facts'] & object,
    own: readonly k.Ability[] = [],
  ): k.CardSpec => ({
    id,
    names: { en: id },
    facts,
    abilities: own,
  });
  t.engine.define([
    one('Asker', { kind: 'ally', might: 1 }, abilities(t)),
    one('Bob', { kind: 'ally', might: 3, side: 'red', tags: ['old'] }),
    one('Ring', { kind: 'item', might: 0 }),
    one('Cid', { kind: 'ally', might: 5, side: 'blue', tags: ['swift', 'old'] }),
    ally('Dan', 2),
  ]);
  const s = onTable(t, ['Asker', 'Bob', 'Ring'], ['Cid'], ['Dan']);
  k.move(s, 3, k.place(s, zone.on, 2));
  s.card.owner[5] = s.card.controller[5] = 1;
  k.move(s, 5, k.place(s, zone.hand, 1));
  s.card.knownTo[5] = 0b10;
  s.card.wounds[2] = 4;
  s.player.gold[1] = 6;
  k.forget(s);
  return { t, s };
}

/** Whether a condition is true there, on the card Asker. */
export function holds(word: k.Condition | ((t: ToyBox) => k.Condition)): boolean {
  const { t, s } = position((box) => [
    k.trigger(box.hurt, { if: typeof word === 'function' ? word(box) : word, effect: k.sequence() }),
  ]);
  return k.announce(s, t.hurt, 4, 2, 7) === 1;
}

/** The number that a value is there. */
export function amounts(word: k.Num | ((t: ToyBox) => k.Num)): number {
  const { t, s } = position((box) => [
    k.trigger(box.hurt, {
      effect: k.verb(
        'note',
        (state: Toy, n: number) => (state.global.log = n),
        [k.num(typeof word === 'function' ? word(box) : word)],
        k.say`note it`,
      ),
    }),
  ]);
  k.announce(s, t.hurt, 4, 2, 7);
  k.resolveWaiting(s, s.kernel.waitingFirst);
  k.run(s);
  return s.global.log;
}

/** The cards in force that pass a filter there. */
export function passing(word: k.Filter | ((t: ToyBox) => k.Filter)): number[] {
  const { t, s } = position((box) => [
    k.modifier({ attribute: box.reach, of: typeof word === 'function' ? word(box) : word, by: 50 }),
  ]);
  return [1, 2, 3, 4, 5].filter((card) => k.valueOf(s, t.reach, card) > 50);
}

/** A phrase in English. */
export const english = (phrase: k.Phrase): string =>
  k.render(k.english, { def: (def) => `definition ${def}`, cardDef: () => 0, player: () => '' }, phrase);
