/** A state in words: where it is, what lies where, and how two states differ. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { sparks, sparksDeck } from '../games/sparks.ts';
import { decksFor, picker } from '../random.ts';
import { ally, onTable, toy, zone } from '../toy.ts';

/** A game in which a spell was just cast: whichever game comes to that first. */
const atChain = (): ReturnType<typeof sparks.create> => {
  for (let game = 0; game < 100; game++) {
    const s = sparks.create(decksFor(sparksDeck, 2), `trace ${game}`);
    const pick = picker(`trace ${game}`);
    for (let i = 0; i < 500 && s.kernel.asked !== 0; i++) {
      if (sparks.pending(s)?.procedure === 'chain') return s;
      const options = sparks.options(s);
      let spell = 0;
      while (spell < options.count && options.kind(spell) !== k.Kind.action) spell++;
      sparks.apply(s, spell < options.count ? spell : pick(options.count));
    }
  }
  throw new Error('No chain was opened.');
};

describe('trace', () => {
  it('reads like a rulebook: the running procedures, the step, and who must choose', () => {
    const s = atChain();
    const spells = sparksDeck.join('|');
    const { asked } = s.kernel;
    expect(k.trace(s)).toMatch(
      new RegExp(`^game › turn › (${spells}) › chain › answer, waiting for player ${asked}$`),
    );
  });

  it('names a step of several words as words, also where an ability runs', () => {
    const t = toy();
    t.engine.define([
      ally(
        'Ann',
        2,
        k.action({
          window: k.always(k.say`now`),
          targets: [k.choose('foe', k.anyCard)],
          effect: k.sequence(),
        }),
      ),
      ally('Bob', 2),
    ]);
    const s = onTable(t, ['Ann', 'Bob']);
    expect(k.trace(s)).toBe('waiting › for nothing, waiting for player 1');
    k.useAction(s, t.engine.definitions[1].actions[0], 1, 1);
    k.run(s);
    expect(k.trace(s)).toBe('waiting › Ann › choose foe, waiting for player 1');
    expect(t.game().pending(s)?.step).toBe('choose foe');
  });

  it('does not name the step a finished or repeated caller will go on with', () => {
    const t = toy();
    const { step, ask } = t.engine;
    const inner = t.engine.procedure(
      'inner',
      {},
    )({
      halt: ask('', { who: () => 2, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
    });
    const main = t.engine.procedure(
      'outer',
      {},
    )({
      first: step('', () => undefined),
      second: step('', (s) => {
        k.call(s, inner);
        return k.again;
      }),
    });
    t.engine.define([ally('Ann', 1)]);
    const s = t.game(main).create({ decks: [['Ann'], ['Ann']] }, 'x');
    expect(k.trace(s)).toBe('outer › inner › halt, waiting for player 2');
  });

  it('names the step at work while nobody is asked', () => {
    const t = toy();
    const heard: string[] = [];
    const hear = t.engine.step('', (s) => void heard.push(k.trace(s)));
    const end = t.engine.step('', (s) => {
      heard.push(k.trace(s));
      s.kernel.over = 1;
    });
    const main = t.engine.procedure('main', {})({ first: hear, second: hear, third: end });
    t.engine.define([ally('Ann', 1)]);
    t.game(main).create({ decks: [['Ann'], ['Ann']] }, 'x');
    expect(heard).toEqual(['main › first', 'main › second', 'main › third']);
  });

  it('says when the game is over, or nothing runs', () => {
    const s = atChain();
    s.kernel.over = 1;
    expect(k.trace(s)).toBe('the game is over');
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    expect(k.trace(t.game().blank({ decks: [['Ann']] }))).toBe('nothing is running');
  });

  it('names no step of a procedure that was called and has not begun', () => {
    const t = toy();
    const only = t.engine.step('', () => undefined);
    const late = t.engine.procedure('late', {})({ only });
    t.engine.define([ally('Ann', 1)]);
    const s = onTable(t, ['Ann'], []);
    s.kernel.asked = 0;
    k.call(s, late);
    expect(k.trace(s)).toBe('waiting › late');
  });
});

describe('dump', () => {
  it('shows frames with their locals, places with their cards, and what is in force', () => {
    const t = toy();
    t.engine.define([
      ally('Ann', 2, k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 })),
      ally('Bob', 3),
    ]);
    const s = onTable(t, ['Ann', 'Bob'], ['Bob']);
    s.card.wounds[2] = 2;
    k.move(s, 2, k.place(s, zone.on, 1));
    k.addEffect(s, t.engine.lasting(t.strength), 1, 2, 3, k.untilEndOf(s, t.engine.procedures[1]));
    const text = k.dump(s);
    expect(text.split('\n')).toEqual([
      'waiting › for nothing, waiting for player 1',
      'active: 0',
      'log: 0',
      'table of player 1: Ann#1',
      'table of player 2: Bob#3',
      'on Ann#1: Bob#2 (wounds 2)',
      'in force: strength from Ann#1',
      'in force: strength from Ann#1 on Bob#2',
    ]);
    const until = k.untilEndOf(s, t.engine.procedures[1]);
    k.addEffect(s, t.engine.uses.id, 3, 0, 0, until);
    expect(k.dump(s)).toContain('in force: uses from Bob#3');
  });

  it('tells what is granted from uses of it', () => {
    const t = toy();
    const effect = k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard pile');
    t.engine.define([ally('Ann', 2, k.action({ window: k.always(k.say`now`), effect })), ally('Bob', 3)]);
    const s = onTable(t, ['Ann', 'Bob'], []);
    const [id] = t.engine.definitions[1].actions;
    k.addEffect(s, id, 1, 2, 0, k.untilEndOf(s, t.engine.procedures[1]));
    expect(k.dump(s)).toContain('in force: granted actions from Ann#1 on Bob#2');
    const chain = atChain();
    expect(k.dump(chain)).toMatch(new RegExp(`^ {2}chain: next ${chain.kernel.asked}, passes \\d$`, 'm'));
  });

  it('names all cards of a place, in their order', () => {
    const t = toy();
    t.engine.define([ally('Ann', 2), ally('Bob', 3), ally('Cid', 4)]);
    const text = k.dump(onTable(t, ['Ann', 'Bob', 'Cid'], []));
    expect(text).toContain('table of player 1: Ann#1, Bob#2, Cid#3');
  });

  it('of a view names no hidden card', () => {
    const s = atChain();
    const own = k.dump(sparks.view(s, 1));
    expect(own).toMatch(/hand of player 2: hidden#/);
    expect(own).not.toMatch(/hand of player 1: hidden#/);
  });
});

describe('diff', () => {
  it('lists every cell that differs, by table, column and row', () => {
    const t = toy();
    t.engine.define([ally('Ann', 2)]);
    const a = onTable(t, ['Ann', 'Ann']);
    const b = k.clone(a);
    expect(k.diff(a, b)).toEqual([]);
    b.global.log = 7;
    b.card.wounds[2] = 1;
    b.kernel.lasting = 3;
    b.frames[100] = 5;
    expect(k.diff(a, b)).toEqual([
      { table: 'kernel', column: 'lasting', row: 8, from: 0, to: 3 },
      { table: 'frames', column: 'words', row: 100, from: 0, to: 5 },
      { table: 'global', column: 'log', row: 1, from: 0, to: 7 },
      { table: 'card', column: 'wounds', row: 2, from: 0, to: 1 },
    ]);
    expect(() => k.diff(a, atChain())).toThrow(/different layouts/);
  });
});

it('a place of the game is told by its name alone', () => {
  const t = toy();
  t.engine.define([ally('Ann', 2)]);
  const s = onTable(t, ['Ann'], []);
  k.move(s, 1, k.place(s, zone.middle, 0));
  expect(k.dump(s)).toContain('\nmiddle: Ann#1');
});

it('what stands in a row 0 is found, table by table; single numbers have none', () => {
  const t = toy();
  t.engine.define([ally('Ann', 2)]);
  const s = onTable(t, ['Ann'], []);
  s.global.log = 3;
  expect(k.strays(s)).toEqual([]);
  s.card.wounds[0] = s.player.gold[0] = 1;
  expect(k.strays(s).sort()).toEqual(['card.wounds', 'player.gold']);
});
