/**
 * Sparks: an invented duel for 2 to 5 players that proves the kernel. What is declared waits on a chain, others may
 * answer, and the chain resolves from its last entry back. Triggers wait, and then go onto the chain.
 */
import * as k from '@westmarch/kernel';

const kind = k.printedName('kind', ['creature', 'spell']);
const power = k.printedNumber('power');
const price = k.printedNumber('price');

const entry = {
  ability: k.whole(),
  source: k.idOf('card'),
  subject: k.idOf('card'),
  a: k.whole(),
  b: k.whole(),
  n: k.whole(),
  t0: k.whole(),
  undone: k.flag(),
};
const schema = k.defineState({
  name: 'sparks',
  global: { active: k.idOf('player'), entries: k.count() },
  player: { life: k.count(), charge: k.count() },
  card: { tired: k.flag(), damage: k.count() },
  /** What was declared and has not resolved, the last on top. */
  tables: { entry: { rows: 60, columns: entry } },
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    field: { per: 'player', seenBy: 'all', live: true },
    discard: { per: 'player', seenBy: 'all' },
  },
  room: { effects: 96, waiting: 24, frames: 256 },
});
type S = k.StateOf<typeof schema>;
const { zone } = schema;
const engine = new k.Engine<S>({ name: 'sparks', version: '1', schema, facts: [kind, power, price] });
const { step, ask } = engine;

// ——— the words of this game ———
const creatureNoun = k.noun('creature');
export const strength = engine.attribute('power', (s, card) => engine.fact('power')[s.card.def[card]], 0);
const died = engine.event('died', creatureNoun, (it) => k.say`${it} dies`);
const struck = engine.event('struck', k.noun('player'), (it) => k.say`${it} are struck`);
const attacking = engine.prohibition('attack', creatureNoun, (it) => k.say`${it} may not attack`);

const handOf = (s: S, player: number): number => k.place(s, zone.hand, player);
const fieldOf = (s: S, player: number): number => k.place(s, zone.field, player);
const priceOf = (s: S, card: number): number => engine.fact('price')[s.card.def[card]];

function draw(s: S, player: number): void {
  if (k.drawFrom(s, k.place(s, zone.deck, player), handOf(s, player)) === 0) eliminate(s, player);
}

function eliminate(s: S, player: number): void {
  if (s.player.outcome[player] !== 0) return;
  s.player.outcome[player] = 2;
  if (k.seatsLeft(s) > 1) return;
  s.player.outcome[k.nextSeat(s, player)] = 1;
  s.kernel.over = 1;
}

function destroy(s: S, card: number): void {
  const controller = s.card.controller[card];
  k.move(s, card, k.place(s, zone.discard, s.card.owner[card]));
  k.announce(s, died, card, controller, 0);
}

function wound(s: S, card: number, n: number): void {
  if (s.card.live[card] === 0) return;
  s.card.damage[card] += n;
  if (s.card.damage[card] >= Math.max(1, k.valueOf(s, strength, card))) destroy(s, card);
}

function strike(s: S, player: number, n: number): void {
  const row = k.replacementOf(s, struck, player, 0, n);
  if (row !== 0) return k.resolveEffect(s, s.effect.ability[row], s.effect.source[row], 0, player, 0, n);
  s.player.life[player] = Math.max(0, s.player.life[player] - n);
  if (s.player.life[player] === 0) eliminate(s, player);
}

function payFor(s: S, card: number, player: number): void {
  s.player.charge[player] -= priceOf(s, card);
  k.move(s, card, k.place(s, zone.discard, s.card.owner[card]));
}

// ——— what may be done ———
const onTurn = engine.gate('window', '', (s, p) => s.global.active === p, k.say`it is not your turn`);
const summonGates = [
  onTurn,
  engine.gate('zone', '', (s, p, c) => s.card.place[c] === handOf(s, p), k.say`it is not in your hand`),
  engine.gate(
    'requirement',
    '',
    (s, _p, c) => engine.fact('kind')[s.card.def[c]] === 0,
    k.say`it is no creature`,
  ),
  engine.gate('cost', '', (s, p, c) => s.player.charge[p] >= priceOf(s, c), k.say`you cannot pay its price`),
];
const attackGates = [
  onTurn,
  engine.gate('zone', '', (s, p, c) => s.card.place[c] === fieldOf(s, p), k.say`it is not on your field`),
  engine.gate('prohibition', '', (s, _p, c) => k.forbiddenBy(s, attacking, c, 0, 0) === 0, k.say`it may not`),
  engine.gate('requirement', '', (s, _p, c) => s.card.tired[c] === 0, k.say`it is tired`),
];
function offerSpells(s: S, player: number, o: k.Options): void {
  for (let c = k.firstIn(s, handOf(s, player)); c !== 0; c = s.card.next[c]) k.offerActions(s, player, c, o);
}

// ——— the chain ———
function pushEntry(s: S, ability: number, source: number, subject: number, a: number, b: number, n: number) {
  const top = ++s.global.entries;
  const e = s.entry;
  e.ability[top] = ability;
  e.source[top] = source;
  e.subject[top] = subject;
  e.a[top] = a;
  e.b[top] = b;
  e.n[top] = n;
}

/** Triggers that wait go onto the chain, in the order in which they happened. */
function takeTriggers(s: S): boolean {
  const w = s.waiting;
  const first = s.kernel.waitingFirst;
  for (let i = first; i !== 0; i = s.kernel.waitingFirst) {
    pushEntry(s, w.ability[i], w.source[i], w.subject[i], w.a[i], w.b[i], w.n[i]);
    k.dequeue(s, i);
  }
  return first !== 0;
}

const chain = engine.procedure('chain', { next: k.idOf('player'), passes: k.count() })({
  answer: ask('', {
    who: (_s, f) => f.next,
    say: () => k.say`Answer, or let the chain resolve`,
    options(s, f, o) {
      o.pass();
      offerSpells(s, f.next, o);
    },
    choose(s, f, option) {
      f.passes = option.kind === k.Kind.pass ? f.passes + 1 : 0;
      if (option.kind === k.Kind.pass) f.next = k.nextSeat(s, f.next);
      else k.useAction(s, option.b, option.a, f.next);
      return f.passes < k.seatsLeft(s) ? k.again : undefined;
    },
  }),
  resolveLast: step('', (s, f) => {
    const top = s.global.entries--;
    const e = s.entry;
    if (e.undone[top] === 0) {
      k.resolveEffect(s, e.ability[top], e.source[top], e.subject[top], e.a[top], e.b[top], e.n[top]);
      k.setSlot(s, 0, e.t0[top]);
    }
    k.clearRow(e, top);
    f.passes = 0;
  }),
  goOn: step('', (s, f) => {
    f.next = s.player.outcome[s.global.active] === 0 ? s.global.active : k.nextSeat(s, s.global.active);
    takeTriggers(s);
    return s.global.entries > 0 ? k.jump(0) : k.finish;
  }),
});

engine.declared = (state, base) => {
  const s = state as S;
  pushEntry(s, s.frames[base + 3], s.frames[base + 4], 0, 0, 0, 0);
  s.entry.t0[s.global.entries] = k.slotOf(s, base, 0);
  if (k.running(s, chain) === 0) k.call(s, chain, k.nextSeat(s, s.frames[base + 5]));
};

// ——— the turn ———
const turn = engine.procedure('turn', { player: k.idOf('player') })({
  begin: step('', (s, f) => {
    s.global.active = f.player;
    s.player.charge[f.player] = 4;
    for (let c = k.firstIn(s, fieldOf(s, f.player)); c !== 0; c = s.card.next[c])
      s.card.tired[c] = s.card.damage[c] = 0;
    draw(s, f.player);
  }),
  act: ask('', {
    who: (_s, f) => f.player,
    say: () => k.say`Summon a creature, cast a spell, attack, or end your turn`,
    options(s, f, o) {
      if (s.player.outcome[f.player] !== 0) return;
      o.pass();
      for (let c = k.firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (k.isOpen(summonGates, s, f.player, c)) o.card(c);
      offerSpells(s, f.player, o);
      for (let c = k.firstIn(s, fieldOf(s, f.player)); c !== 0; c = s.card.next[c])
        if (k.isOpen(attackGates, s, f.player, c)) o.choice(c);
    },
    describe(_s, _f, o) {
      if (o.kind === k.Kind.choice) return k.say`Attack with ${k.ofCard(o.a)}`;
      return o.kind === k.Kind.card ? k.say`Summon ${k.ofCard(o.a)}` : undefined;
    },
    choose(s, f, option) {
      if (option.kind === k.Kind.pass) return k.finish;
      if (option.kind === k.Kind.action) k.useAction(s, option.b, option.a, f.player);
      else if (option.kind === k.Kind.choice) {
        s.card.tired[option.a] = 1;
        strike(s, k.nextSeat(s, f.player), k.valueOf(s, strength, option.a));
      } else {
        s.player.charge[f.player] -= priceOf(s, option.a);
        k.move(s, option.a, fieldOf(s, f.player));
      }
      return undefined;
    },
  }),
  triggers: step('', (s, f) => {
    if (takeTriggers(s)) k.call(s, chain, f.player);
    return s.player.outcome[f.player] === 0 ? k.jump(1) : k.finish;
  }),
});

const main = engine.procedure('game', { player: k.idOf('player') })({
  turns: step('', (s, f) => {
    f.player = f.player === 0 ? 1 : k.nextSeat(s, f.player);
    k.call(s, turn, f.player);
    return k.again;
  }),
});

// ——— the cards ———
const creature = kind.is('creature');
const mine = k.controlledBy(k.you);
const weak = k.where(k.atMost(k.attributeOf(k.it, strength), 1), k.behind(k.say`with power 1 or less`));
const anyTime = k.always(k.say`at any time`);
const onMyTurn = k.condition('my turn', [], () => '(s.global.active === you)', k.say`it is your turn`);
const answering = k.condition('answering', [], () => '(s.global.entries > 0)', k.say`something waits`);
const pay = k.cost(
  k.atLeast(k.playerColumn(k.you, 'charge'), k.printedOf(k.self, price)),
  k.verb('pay', payFor, [k.self, k.you], k.say`pay its price`),
);
const cast = { zone: k.liesIn(k.self, zone.hand, 'hand'), costs: [pay] };
const victim = k.choose('victim', creature);
const drawCard = k.verb('draw', draw, [k.you], k.say`draw a card`);
const undoLast = k.verb(
  'undo',
  (s: S) => {
    s.entry.undone[s.global.entries] = 1;
  },
  [],
  k.say`undo the last`,
);
const woundTwice = k.verb('wound', wound, [k.the('victim'), 2], k.say`wound it twice`);
const surge = (card: k.CardRef, n: number): k.Effect => k.gets(card, strength, n, k.untilEnd(turn));
const beast = (id: string, power: number, price: number, ...abilities: k.Ability[]): k.CardSpec => ({
  id,
  names: { en: id },
  facts: { kind: 'creature', power, price },
  abilities,
});
const spell = (id: string, price: number, ...abilities: k.Ability[]): k.CardSpec => ({
  id,
  names: { en: id },
  facts: { kind: 'spell', price },
  abilities,
});
// biome-ignore format: a card a line
export const cards: readonly k.CardSpec[] = [
  beast('Wolf', 2, 1),
  beast('Bear', 4, 3),
  beast('Banner', 1, 2, k.modifier({ attribute: strength, of: k.both(k.otherThan(k.self), creature, mine), by: 1 })),
  beast('Loner', 2, 1, k.modifier({ attribute: strength, of: k.exactly(k.self), by: 2, if: k.not(k.thereAre(2, k.both(creature, mine))) })),
  beast('Mourner', 1, 1, k.trigger(died, { if: k.samePlayer(k.otherPlayer, k.you), effect: drawCard })),
  beast('Guard', 1, 2, k.instead(struck, { who: k.you, effect: k.verb('destroy', destroy, [k.self], k.say`destroy ${k.self.say}`) })),
  beast('Warden', 2, 3, k.forbid(attacking, { of: k.both(creature, k.notControlledBy(k.you), weak) })),
  spell('Bolt', 1, k.action({ window: anyTime, ...cast, targets: [victim], effect: woundTwice })),
  spell('Surge', 1, k.action({ window: anyTime, ...cast, targets: [victim], effect: surge(k.the('victim'), 2) })),
  spell('Denial', 1, k.action({ window: answering, ...cast, effect: undoLast })),
  spell('Insight', 2, k.action({ window: onMyTurn, ...cast, effect: k.sequence(k.repeat(2, drawCard), k.may(k.forEach('it', k.both(creature, mine), surge(k.the('it'), 1)))) })),
];
engine.define(cards);

export const sparksDeck: readonly string[] = cards.flatMap((c) => [c.id, c.id, c.id]);
export const sparks = new k.Game<S, k.DeckSetup>({
  engine,
  main,
  sizes: ({ decks }) => ({ players: decks.length, cards: decks.flat().length }),
  cards: ({ decks }) => decks.flat().map((id) => engine.index(id)),
  gates: () => [summonGates, attackGates],
  deal(s, { decks }) {
    k.dealDecks(
      s,
      decks.map((deck) => deck.map((id) => engine.index(id))),
      zone.deck,
    );
    for (let player = 1; player <= decks.length; player++) {
      s.player.life[player] = 12;
      k.shuffle(s, k.place(s, zone.deck, player));
      for (let n = 0; n < 5; n++) draw(s, player);
    }
  },
  readSetup: (value) => k.readDecks(value, 2, 5, (id) => engine.has(id)),
});
