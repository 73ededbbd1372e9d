/** Piles that lie face down: looking through them, showing their top, shuffling a part of them. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, type Toy, type ToyBox, textOf, toy, use, zone } from '../toy.ts';

const now = k.always(k.say`at any time`);
const NAMES = Array.from({ length: 12 }, (_x, i) => `Card ${i}`);

/** One on the table of player 1 with an action, and twelve in his deck. */
function withDeck(effect: (t: ToyBox) => k.Effect): { t: ToyBox; s: Toy } {
  const t = toy();
  t.engine.define([
    ally('Seer', 1, k.action({ window: now, effect: effect(t) })),
    ...NAMES.map((name, i) => ally(name, i)),
  ]);
  const s = t.game().create({ decks: [['Seer', ...NAMES], []] }, 'piles');
  k.move(s, 1, k.place(s, zone.table, 1));
  k.forget(s);
  return { t, s };
}
const deckOf = (s: Toy): number[] => {
  const cards: number[] = [];
  for (let c = k.firstIn(s, k.place(s, zone.deck, 1)); c !== 0; c = s.card.next[c]) cards.push(c);
  return cards;
};
const known = (s: Toy): number[] => deckOf(s).map((c) => s.card.knownTo[c]);
const top3 = k.topOf(zone.deck, k.you, 3, 'deck');

describe('looking', () => {
  it('shows a player so many cards from the top, and nobody else any', () => {
    const { s, t } = withDeck(() => k.lookAt(k.you, top3, 'them'));
    use(s, 1);
    expect(known(s)).toEqual([2, 2, 2, ...Array.from({ length: 9 }, () => 0)]);
    expect(textOf(t, k.choose('one', k.anyCard, top3).say)).toBe(
      'choose a card among the top 3 cards of your deck',
    );
  });

  it('offers no more cards than there are on top', () => {
    const { s } = withDeck(() => k.sequence(k.lookAt(k.you, top3, 'them'), k.choose('one', k.anyCard, top3)));
    use(s, 1);
    expect(offered(s)).toEqual(deckOf(s).slice(0, 3));
  });

  it('shows to everyone what is revealed', () => {
    const { s } = withDeck(() => k.showAll(top3, 'them'));
    use(s, 1);
    expect(known(s).slice(0, 4)).toEqual([6, 6, 6, 0]);
  });
});

describe('what they say', () => {
  const rival = k.playerRef('rival', [], () => '2', k.say`your rival`);
  const t = toy();
  const read = (phrase: k.Phrase): string => textOf(t, phrase);

  it('one card lies on top, more are among those on top; and whose pile it is', () => {
    const chosen = (pile: k.Domain): string => read(k.choose('one', k.anyCard, pile).say);
    expect(chosen(k.topOf(zone.deck, k.you, 1, 'deck'))).toBe('choose a card on top of your deck');
    expect(chosen(k.topOf(zone.deck, rival, 2, 'deck'))).toBe(
      'choose a card among the top 2 cards of the deck of your rival',
    );
  });

  it('who looks, and what everyone sees', () => {
    expect(read(k.lookAt(k.you, top3, 'them').say)).toBe('look at them');
    expect(read(k.lookAt(rival, top3, 'them').say)).toBe('your rival looks at them');
    expect(read(k.showAll(top3, 'them').say)).toBe('reveal them');
  });

  it('whose pile is shuffled, and how much of it', () => {
    expect(read(k.shufflePile(zone.deck, k.you, 'deck').say)).toBe('shuffle your deck');
    expect(read(k.shufflePile(zone.deck, rival, 'deck').say)).toBe('shuffle the deck of your rival');
    expect(read(k.shufflePile(zone.deck, k.you, 'deck', 8).say)).toBe('shuffle the top 8 cards of the deck');
  });
});

describe('shuffling', () => {
  const faces = (s: Toy): number[] => deckOf(s).map((c) => s.card.def[c]);

  it('the top of a pile leaves the rest as it was, keeps every card and changes the order', () => {
    const { s } = withDeck(() => k.shufflePile(zone.deck, k.you, 'deck', 8));
    const before = faces(s);
    use(s, 1);
    const after = faces(s);
    expect(after.slice(8)).toEqual(before.slice(8));
    expect(after.slice(0, 8)).not.toEqual(before.slice(0, 8));
    expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
  });

  it('a whole pile forgets what anyone knew of it', () => {
    const { s } = withDeck(() =>
      k.sequence(k.showAll(top3, 'them'), k.shufflePile(zone.deck, k.you, 'deck')),
    );
    use(s, 1);
    expect(known(s)).toEqual(NAMES.map(() => 0));
  });
});

describe('a number of cards that is worked out', () => {
  it('is compared as it is now', () => {
    const t = toy();
    const asMuchGold = k.thereAre(k.playerColumn(k.you, 'gold'), t.kind.is('ally'));
    t.engine.define([
      ally('Ann', 1, k.action({ window: now, if: asMuchGold, effect: k.sequence() })),
      ally('Bob', 1),
    ]);
    const s = t.game().create({ decks: [['Ann', 'Bob'], []] }, 'num');
    for (const card of [1, 2]) k.move(s, card, k.place(s, zone.table, 1));
    const at = (gold: number): boolean => {
      s.player.gold[1] = gold;
      k.forget(s);
      return k.isOpen(s.engine.abilities[s.engine.definitions[1].actions[0]].gates, s, 1, 1);
    };
    expect([1, 2, 3].map(at)).toEqual([true, true, false]);
  });
});

describe('a sentence typed by hand', () => {
  it('keeps what the words say, and why they were not enough', () => {
    const t = toy();
    const more = k.modifier({ attribute: t.strength, of: k.anyCard, by: 2 });
    const typed = k.saying(more, k.say`everybody is stronger by ${2}`, 'shorter');
    expect(textOf(t, typed.say)).toBe('everybody is stronger by 2');
    expect(k.typedOf(typed)).toEqual({ own: more.say, why: 'shorter' });
    expect(k.typedOf(more)).toBeNull();
  });
});

describe('an attribute with words of its own', () => {
  it('says what a change of it means', () => {
    const t = toy();
    const barred = t.engine.attribute('barred', () => 0, {
      reads: (whose, by) => k.say`${whose} may not pass (${by})`,
    });
    const text = k.modifier({ attribute: barred, of: t.kind.is('ally'), by: 1 }).say;
    expect(textOf(t, text)).toBe('each ally may not pass (+1)');
  });

  it('is told the number where there is one, and nothing where it is found out later', () => {
    const t = toy();
    const marked = t.engine.attribute('marked', () => 0, {
      reads: (whose, by, n) => k.say`${whose} is marked ${by} (${n})`,
    });
    const lasts = { js: () => '0', say: k.say`for now` };
    const counted = k.value('some number', [], () => '3', k.say`some number`);
    expect(textOf(t, k.gets(k.self, marked, 2, lasts).say)).toContain('(2) for now');
    expect(textOf(t, k.gets(k.self, marked, counted, lasts).say)).toContain('(0) for now');
  });
});
