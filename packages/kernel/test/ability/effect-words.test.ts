/** Every word that does something, played out on the table. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, onTable, type Toy, type ToyBox, take, toy, use, zone } from '../toy.ts';
import { english, position } from './ask-word.ts';

const now = k.always(k.say`now`);
const note = (n: k.Num): k.Effect =>
  k.verb(
    'note',
    (s: Toy, d: number) => (s.global.log = s.global.log * 10 + d),
    [k.num(n)],
    k.say`note ${k.sayNum(n)}`,
  );
const hurtIt = (card: k.CardRef): k.Effect =>
  k.verb('hurt', (s: Toy, c: number) => s.card.wounds[c]++, [card], k.say`hurt ${card.say}`);

/** The position of ask-word, in which Asker#1 has this effect as an action, just used. */
function after(effect: k.Effect | ((t: ToyBox) => k.Effect)): { t: ToyBox; s: Toy } {
  const { t, s } = position((box) => [
    k.action({ window: now, effect: typeof effect === 'function' ? effect(box) : effect }),
  ]);
  use(s, 1);
  return { t, s };
}
const idle = (s: Toy): boolean => k.whereOf(s) === 'waiting';

it('a verb does what the rules do, with its arguments', () => {
  expect(after(note(k.plus(2, 3))).s.global.log).toBe(5);
});

it('a verb may call a procedure, which runs before the effect goes on', () => {
  const { s } = after((t) => {
    const inner = t.engine.procedure(
      'inner',
      {},
    )({
      one: t.engine.step('', (state) => {
        state.global.log = state.global.log * 10 + 7;
      }),
    });
    return k.sequence(
      note(1),
      k.verb('call', (state: Toy) => k.call(state, inner), [], k.say`call`),
      note(2),
    );
  });
  expect(s.global.log).toBe(172);
});

it('sequence: one after the other', () => {
  expect(after(k.sequence(note(1), note(2), note(3))).s.global.log).toBe(123);
});

it('if so: one way or the other', () => {
  expect(after(k.sequence(k.ifSo(now, note(1), note(2)), note(9))).s.global.log).toBe(19);
  expect(after(k.sequence(k.ifSo(k.not(now), note(1), note(2)), note(9))).s.global.log).toBe(29);
  expect(after(k.sequence(k.ifSo(k.not(now), note(1)), note(9))).s.global.log).toBe(9);
});

it('may: yes or no, asked of whom it says', () => {
  const { s } = after(k.sequence(k.may(note(1), k.controllerOf(k.self)), note(9)));
  expect(s.kernel.asked).toBe(1);
  const other = k.clone(s);
  take(s, k.Kind.yes);
  take(other, k.Kind.no);
  expect([s.global.log, other.global.log]).toEqual([19, 9]);
});

it('either of: exactly the chosen one', () => {
  for (const [which, log] of [19, 29, 39].entries()) {
    const { s } = after(k.sequence(k.eitherOf([note(1), note(2), note(3)]), note(9)));
    expect(offered(s)).toEqual([0, 1, 2]);
    expect(english(k.describeOption(s, { kind: k.Kind.choice, a: which, b: 0, n: 0 }))).toBe(
      `note ${which + 1}`,
    );
    take(s, k.Kind.choice, which);
    expect(s.global.log).toBe(log);
  }
});

it('choose: a card that passes, from those in force or in a zone', () => {
  const { s } = after((t) => k.sequence(k.choose('foe', t.tags.has('old')), hurtIt(k.the('foe'))));
  expect(offered(s)).toEqual([2, 4]);
  take(s, k.Kind.card, 4);
  expect([s.card.wounds[2], s.card.wounds[4]]).toEqual([4, 1]);
  const inHand = after(
    k.sequence(k.choose('x', k.anyCard, k.inZone(zone.hand, k.you, 'hand')), hurtIt(k.the('x'))),
  );
  expect(inHand.s.card.wounds[5]).toBe(1);
  expect(idle(inHand.s)).toBe(true);
});

it('choose, with nothing to choose: what follows finds no card, and row 0 stays empty', () => {
  const { t, s } = after((box) => {
    const nobody = k.choose('x', k.either());
    const x = k.the('x');
    const end = k.untilEnd(box.engine.procedures[1]);
    const weak = k.grant(k.modifier({ attribute: box.reach, of: k.anyCard, by: 9 }), end, x);
    return k.sequence(
      nobody,
      k.gets(x, box.strength, 2, end),
      weak,
      k.moveCard(x, zone.discard, k.you, 'discard'),
      note(1),
    );
  });
  expect(s.global.log).toBe(1);
  expect(s.kernel.lasting).toBe(0);
  expect(s.card.place[0]).toBe(0);
  expect(k.sizeOf(s, k.place(s, zone.discard, 1))).toBe(0);
  expect(k.valueOf(s, t.reach, 2)).toBe(1);
});

it('choose number: from here to there, and remembered', () => {
  const { s } = after(k.sequence(k.chooseNumber('x', 2, k.plus(2, 2)), note(k.remembered('x'))));
  expect(offered(s)).toEqual([2, 3, 4]);
  take(s, k.Kind.number, 3);
  expect(s.global.log).toBe(3);
  expect(after(k.sequence(k.chooseNumber('x', 2, 1), note(k.remembered('x')), note(5))).s.global.log).toBe(5);
});

it('remember keeps a number though what it came from changes', () => {
  const wounds = k.columnOf(k.self, 'wounds');
  const { s } = after(
    k.sequence(k.remember('before', wounds), hurtIt(k.self), note(k.remembered('before')), note(wounds)),
  );
  expect(s.global.log).toBe(1);
});

describe('unless', () => {
  const unless = (can: k.Condition): k.Effect => k.sequence(k.unless(k.you, can, note(1), note(2)), note(9));
  it('happens where it cannot be prevented', () => {
    expect(after(unless(k.not(now))).s.global.log).toBe(29);
  });
  it('asks where it can', () => {
    const { s } = after(unless(now));
    const other = k.clone(s);
    take(s, k.Kind.yes);
    take(other, k.Kind.no);
    expect([s.global.log, other.global.log]).toEqual([19, 29]);
  });
});

it('repeat: so many times, a number or a value; none for less than one', () => {
  expect(after(k.sequence(k.repeat(3, note(1)), note(9))).s.global.log).toBe(1119);
  expect(after(k.sequence(k.repeat(k.minus(1, 5), note(1)), note(9))).s.global.log).toBe(9);
  expect(after(k.repeat(2, k.sequence(k.repeat(2, note(1)), note(9)))).s.global.log).toBe(119119);
});

describe('for each', () => {
  it('takes each card that passes once', () => {
    const { s } = after((t) => k.forEach('each', t.kind.is('ally'), hurtIt(k.the('each'))));
    expect([1, 2, 3, 4, 5].map((card) => s.card.wounds[card])).toEqual([1, 5, 0, 1, 0]);
  });

  it('goes on where cards leave meanwhile, and does not take a card that has left', () => {
    const { s } = after((t) => {
      const gone = k.verb(
        'all gone',
        (state: Toy) => [2, 3].forEach((card) => k.move(state, card, k.place(state, zone.discard, 1))),
        [],
        k.say`discard`,
      );
      return k.forEach('each', t.kind.is('ally'), k.sequence(hurtIt(k.the('each')), gone, note(1)));
    });
    expect(s.global.log).toBe(11);
    expect([1, 2, 4].map((card) => s.card.wounds[card])).toEqual([1, 0, 1]);
  });

  it('does not take the same card twice, though it leaves and returns', () => {
    const { s } = after(() => {
      const round = k.verb(
        'away and back',
        (state: Toy, card: number) => {
          k.move(state, card, k.place(state, zone.discard, 1));
          k.move(state, card, k.place(state, zone.table, 1));
        },
        [k.the('each')],
        k.say`flicker`,
      );
      return k.forEach('each', k.anyCard, k.sequence(round, note(1)));
    });
    expect(s.global.log).toBe(1111);
  });

  it('can look through a zone, and says so', () => {
    const each = k.forEach('each', k.anyCard, hurtIt(k.the('each')), k.inZone(zone.hand, k.you, 'hand'));
    expect(after(each).s.card.wounds[5]).toBe(1);
    expect(english(each.say)).toBe('for each card in your hand, hurt that each');
  });
});

describe('moving a card', () => {
  it('puts it last or first into a zone of a player or of the game', () => {
    const cid = k.thatCard;
    expect(english(k.moveCard(cid, zone.discard, k.you, 'discard').say)).toBe(
      'put that card into the discard',
    );
    const t = toy();
    t.engine.define([
      ally(
        'Ann',
        1,
        k.action({
          window: now,
          effect: k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard', true),
        }),
      ),
      ally('Bob', 1, k.action({ window: now, effect: k.moveCard(k.self, zone.middle, null, 'middle') })),
    ]);
    const s = onTable(t, ['Ann', 'Bob'], ['Ann', 'Ann']);
    k.move(s, 3, k.place(s, zone.discard, 1));
    k.move(s, 4, k.place(s, zone.middle, 0));
    use(s, 1);
    use(s, 2);
    expect(k.firstIn(s, k.place(s, zone.discard, 1))).toBe(1);
    expect(k.firstIn(s, k.place(s, zone.middle, 0))).toBe(4);
    expect(s.card.next[4]).toBe(2);
  });
});

it('gets: so much more for a while, the amount fixed when it happens', () => {
  const { t, s } = after((box) => {
    const end = k.untilStart(box.engine.procedures[1]);
    return k.sequence(
      k.choose('x', box.tags.has('swift')),
      k.gets(k.the('x'), box.strength, k.columnOf(k.self, 'wounds'), end),
      hurtIt(k.self),
    );
  });
  expect(k.valueOf(s, t.strength, 4)).toBe(5);
  expect(s.card.wounds[1]).toBe(1);
  const plus = after((box) => k.gets(k.self, box.strength, 2, k.untilEnd(box.engine.procedures[1])));
  expect(k.valueOf(plus.s, plus.t.strength, 1)).toBe(3);
  expect(english(k.gets(k.self, t.strength, 2, k.untilEnd(t.engine.procedures[1])).say)).toBe(
    'give this card +2 strength until the end of the waiting',
  );
});

it('grant: an ability in force for a while, on a card if one is named', () => {
  const { t, s } = after((box) => {
    const bonus = k.modifier({ attribute: box.strength, of: k.exactly(k.subject), by: 4 });
    return k.sequence(
      k.choose('x', box.tags.has('swift')),
      k.grant(bonus, k.untilEnd(box.engine.procedures[1]), k.the('x')),
    );
  });
  expect([2, 4].map((card) => k.valueOf(s, t.strength, card))).toEqual([3, 9]);
  expect(k.breakdown(s, t.strength, 4).terms).toMatchObject([{ source: 1, before: 5, after: 9 }]);
});

describe('a price and what it is paid for', () => {
  const t = toy();
  const price = k.cost(
    now,
    k.verb('pay', () => undefined, [], k.say`pay`),
  );
  const paid = (effect: k.Effect): string =>
    english(k.action({ window: now, costs: [price], effect }).say).replace(/^now: /, '');
  const yes = k.condition('yes', [], () => 'true', k.say`it can`);
  const unsaid = k.condition('unsaid', [], () => 'true', k.NOTHING);
  const silent = k.verb('silent', () => undefined, [], k.NOTHING);
  const marked = t.engine.marker('marked', (whose) => k.say`${whose} is marked`);
  const round = k.untilEnd(t.engine.procedures[1]);
  it.each([
    ['an order', note(1), 'pay to note 1'],
    ['a condition', k.ifSo(yes, note(1)), 'pay, and if it can, note 1'],
    ['one that is not said', k.ifSo(unsaid, note(1)), 'pay to note 1'],
    ['a number', k.gets(k.self, t.strength, 1, round), 'pay to give this card +1 strength until the end'],
    ['a loss', k.gets(k.self, t.strength, -1, round), 'pay to give this card −1 strength until the end'],
    ['nothing', k.gets(k.self, t.strength, 0, round), 'pay to give this card 0 strength until the end'],
    [
      'what is counted',
      k.gets(k.self, t.strength, k.thatNumber, round),
      'pay to give this card that number strength',
    ],
    ['a mark', k.gets(k.self, marked, 1, round), 'pay, and this card is marked until the end'],
    ['what comes first', k.sequence(note(1), k.ifSo(yes, note(2))), 'pay to note 1, then if it can, note 2'],
    ['a statement first', k.sequence(k.ifSo(yes, note(1)), note(2)), 'pay, and if it can, note 1, then'],
    ['silence first', k.sequence(silent, k.ifSo(yes, note(1))), 'pay, and if it can, note 1'],
  ])('are told as an order or a statement: %s', (_name, effect, text) => {
    expect(paid(effect)).toContain(text);
  });
});

it('ways to choose from are told apart by their words, so each needs some', () => {
  const silent = k.verb('silent', () => undefined, [], k.NOTHING);
  expect(() => k.eitherOf([note(1), silent])).toThrow('one of the ways to choose from has no words');
  expect(english(k.eitherOf([note(1), note(2)]).say)).toBe('choose one: note 1 or note 2');
});
