/**
 * Harbour: an invented game for 2 to 5 players that proves the kernel. Players act round the table until all pass;
 * every blow is an event with replacements, then required responses, then optional ones round the table.
 */
import * as k from '@westmarch/kernel';

const kind = k.printedName('kind', ['ship', 'fitting', 'order']);
const cost = k.printedNumber('cost');

const schema = k.defineState({
  name: 'harbour',
  global: { leader: k.idOf('player'), winds: k.count(), round: k.count() },
  player: { coins: k.count(), points: k.count(), bid: k.secret(k.count()) },
  card: { blows: k.count() },
  tables: {},
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    quay: { per: 'player', seenBy: 'all', live: true },
    aboard: { per: 'card', seenBy: 'all', live: true },
    wrecks: { per: 'player', seenBy: 'all' },
  },
  room: { effects: 96, waiting: 32, frames: 256 },
});
type S = k.StateOf<typeof schema>;
const { zone } = schema;
const facts = [kind, cost, k.printedNumber('hull')];
const engine = new k.Engine<S>({ name: 'harbour', version: '1', schema, facts });
const { step, ask } = engine;

// ——— the words of this game ———
const aShip = k.noun('ship');
export const hull = engine.attribute('hull', (s, card) => engine.fact('hull')[s.card.def[card]], 0);
const speed = engine.attribute('speed', () => 1, 0);
const threatened = engine.event('threatened', aShip, (it) => k.say`${it} is about to be hit`);
const hit = engine.event('hit', aShip, (it) => k.say`${it} is hit`);
const sunk = engine.event('sunk', aShip, (it) => k.say`${it} sinks`);
const repairing = engine.prohibition('repair', aShip, (it) => k.say`${it} may not be repaired`);

const players = (s: S): number => s.layout.sizes.players;
const handOf = (s: S, player: number): number => k.place(s, zone.hand, player);
const quayOf = (s: S, player: number): number => k.place(s, zone.quay, player);
const isKind = (s: S, card: number, which: number): boolean =>
  engine.fact('kind')[s.card.def[card]] === which;
const costOf = (s: S, card: number): number => engine.fact('cost')[s.card.def[card]];

function draw(s: S, player: number): void {
  k.drawFrom(s, k.place(s, zone.deck, player), handOf(s, player));
}

function wreck(s: S, card: number): void {
  const aboard = k.place(s, zone.aboard, card);
  while (k.sizeOf(s, aboard) > 0) k.drawFrom(s, aboard, k.place(s, zone.wrecks, s.card.owner[card]));
  k.move(s, card, k.place(s, zone.wrecks, s.card.owner[card]));
}

function pay(s: S, card: number, player: number): void {
  s.player.coins[player] -= costOf(s, card);
  if (isKind(s, card, 2)) k.move(s, card, k.place(s, zone.wrecks, player));
}

function repair(s: S, card: number): void {
  if (s.card.blows[card] > 0 && k.forbiddenBy(s, repairing, card, 0, 0) === 0) s.card.blows[card]--;
}

// ——— responses: required ones first, in the leader's order; then optional ones round the table ———
function offerWaiting(s: S, group: number, player: number, o: k.Options): void {
  for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w]) {
    const { required } = engine.abilities[s.waiting.ability[w]];
    const his = player === 0 ? required : !required && s.card.controller[s.waiting.source[w]] === player;
    if (his && s.waiting.group[w] === group) o.action(s.waiting.source[w], s.waiting.ability[w], w);
  }
}

const responses = { group: k.whole(), next: k.idOf('player'), passes: k.count() };
const respond = engine.procedure(
  'responses',
  responses,
)({
  required: ask('', {
    who: (s) => s.global.leader,
    say: () => k.say`Choose which required response comes first`,
    options: (s, f, o) => offerWaiting(s, f.group, 0, o),
    choose(s, _f, option) {
      k.resolveWaiting(s, option.n);
      return k.again;
    },
  }),
  begin: step('', (s, f) => {
    f.next = s.global.leader;
  }),
  optional: ask('', {
    who: (_s, f) => f.next,
    say: () => k.say`Respond, or pass`,
    options(s, f, o) {
      o.pass();
      offerWaiting(s, f.group, f.next, o);
    },
    choose(s, f, option) {
      f.passes = option.kind === k.Kind.pass ? f.passes + 1 : 0;
      if (option.kind === k.Kind.action) k.resolveWaiting(s, option.n);
      f.next = k.nextSeat(s, f.next);
      return f.passes < players(s) ? k.again : undefined;
    },
  }),
  forgo: step('', (s, f) => {
    for (let w = s.kernel.waitingFirst, next = 0; w !== 0; w = next) {
      next = s.waiting.next[w];
      if (s.waiting.group[w] === f.group) k.dequeue(s, w);
    }
  }),
});

/** Announces an event and, if anyone may respond to it, opens the responses. */
function raise(s: S, event: k.Event, card: number, group: number): void {
  if (k.announce(s, event, card, s.card.controller[card], 1, group) > 0) k.call(s, respond, group);
}

const blow = engine.procedure('blow', { ship: k.idOf('card'), taken: k.flag() })({
  replaced: step('', (s, f) => {
    // A blow that was taken for another is not passed on again.
    const row = f.taken === 1 ? 0 : k.replacementOf(s, hit, f.ship, s.card.controller[f.ship], 1);
    if (row === 0) return undefined;
    k.resolveEffect(s, s.effect.ability[row], s.effect.source[row], 0, f.ship, 0, 1);
    return k.finish;
  }),
  threaten: step('', (s, f) => raise(s, threatened, f.ship, f.base)),
  happen: step('', (s, f) => {
    if (s.card.live[f.ship] === 0) return k.finish;
    s.card.blows[f.ship]++;
    raise(s, hit, f.ship, f.base);
    return undefined;
  }),
  sink: step('', (s, f) => {
    if (s.card.live[f.ship] === 0 || s.card.blows[f.ship] < k.valueOf(s, hull, f.ship)) return;
    raise(s, sunk, f.ship, f.base);
    wreck(s, f.ship);
  }),
});
function strikeShip(s: S, ship: number, taken: number): void {
  if (s.card.live[ship] === 1) k.call(s, blow, ship, taken);
}

// ——— what may be done ———
const inHand = engine.gate(
  'zone',
  '',
  (s, p, c) => s.card.place[c] === handOf(s, p),
  k.say`not in your hand`,
);
const affordable = engine.gate('cost', '', (s, p, c) => s.player.coins[p] >= costOf(s, c), k.say`too dear`);
const isShip = engine.gate('requirement', '', (s, _p, c) => isKind(s, c, 0), k.say`it is no ship`);
const isFitting = engine.gate('requirement', '', (s, _p, c) => isKind(s, c, 1), k.say`it is no fitting`);
const bearer = engine.gate('target', '', (s, p) => k.sizeOf(s, quayOf(s, p)) > 0, k.say`you have no ship`);
const launchGates = [inHand, isShip, affordable];
const fitGates = [inHand, isFitting, affordable, bearer];

const fit = engine.procedure('fitting', { player: k.idOf('player'), card: k.idOf('card') })({
  bearer: ask('', {
    who: (_s, f) => f.player,
    options(s, f, o) {
      for (let c = k.firstIn(s, quayOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose: (s, f, option) => k.move(s, f.card, k.place(s, zone.aboard, option.a)),
  }),
});

const day = engine.procedure('day', { next: k.idOf('player'), passes: k.count() })({
  act: ask('', {
    who: (_s, f) => f.next,
    say: () => k.say`Play a card, use a ship, or pass`,
    options(s, f, o) {
      o.pass();
      for (let c = k.firstIn(s, handOf(s, f.next)); c !== 0; c = s.card.next[c]) {
        if (k.isOpen(launchGates, s, f.next, c) || k.isOpen(fitGates, s, f.next, c)) o.card(c);
        k.offerActions(s, f.next, c, o);
      }
      for (let c = k.firstIn(s, quayOf(s, f.next)); c !== 0; c = s.card.next[c])
        k.offerActions(s, f.next, c, o);
    },
    choose(s, f, { kind: chosen, a, b }) {
      f.passes = chosen === k.Kind.pass ? f.passes + 1 : 0;
      if (chosen === k.Kind.action) k.useAction(s, b, a, f.next);
      else if (chosen === k.Kind.card) {
        pay(s, a, f.next);
        if (isKind(s, a, 1)) k.call(s, fit, f.next, a);
        else k.move(s, a, quayOf(s, f.next));
      }
      f.next = k.nextSeat(s, f.next);
      return f.passes < players(s) ? k.again : undefined;
    },
  }),
});

const storm = engine.procedure('storm', { ship: k.idOf('card') })({
  weather: step('', (s) => {
    s.global.winds = k.die(s, 6);
  }),
  eachShip: step('', (s, f) => {
    let next = 0;
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (c > f.ship && isKind(s, c, 0) && (next === 0 || c < next)) next = c;
    f.ship = next;
    if (next === 0) return undefined;
    if (s.global.winds > k.valueOf(s, speed, next) + 1) strikeShip(s, next, 0);
    return k.again;
  }),
});

const main = engine.procedure('game', { player: k.idOf('player') })({
  bid: ask('', {
    who: (_s, f) => f.player + 1,
    say: () => k.say`Bid coins for the lead`,
    options(_s, _f, o) {
      for (let n = 0; n <= 2; n++) o.number(n);
    },
    choose(s, f, option) {
      s.player.bid[++f.player] = option.a;
      return f.player < players(s) ? k.again : undefined;
    },
  }),
  lead: step('', (s) => {
    s.global.leader = 1;
    for (let p = 1; p <= players(s); p++) {
      if (s.player.bid[p] > s.player.bid[s.global.leader]) s.global.leader = p;
      s.player.coins[p] = 3 - s.player.bid[p];
    }
  }),
  round: step('', (s) => k.call(s, day, s.global.leader)),
  weather: step('', (s) => k.call(s, storm)),
  evening: step('', (s) => {
    for (let p = 1; p <= players(s); p++) {
      s.player.points[p] += k.sizeOf(s, quayOf(s, p));
      s.player.coins[p] = Math.min(9, s.player.coins[p] + 2);
      draw(s, p);
    }
    s.global.leader = k.nextSeat(s, s.global.leader);
    return ++s.global.round < 12 ? k.jump(2) : undefined;
  }),
  settle: step('', (s) => {
    let best = 0;
    for (let p = 1; p <= players(s); p++) best = Math.max(best, s.player.points[p]);
    for (let p = 1; p <= players(s); p++) s.player.outcome[p] = s.player.points[p] === best ? 1 : 2;
    s.kernel.over = 1;
  }),
});

// ——— the cards ———
const ship = kind.is('ship');
const myShip = k.both(ship, k.controlledBy(k.you));
const anyTime = k.always(k.say`at any time`);
const coins = k.atLeast(k.playerColumn(k.you, 'coins'), k.printedOf(k.self, cost));
const payIt = k.cost(coins, k.verb('pay', pay, [k.self, k.you], k.say`pay its cost`));
const order = { window: anyTime, zone: k.liesIn(k.self, zone.hand, 'hand'), costs: [payIt] };
const strong = k.where(k.moreThan(k.attributeOf(k.it, hull), 1), k.behind(k.say`with more than 1 hull`));
const prey = k.choose('prey', k.both(ship, k.notControlledBy(k.you)));
const mend = (card: k.CardRef): k.Effect => k.verb('repair', repair, [card], k.say`repair ${card.say}`);
const hitIt = (c: k.CardRef, taken: number): k.Effect =>
  k.verb('hit', strikeShip, [c, taken], k.say`hit ${c.say}`);
const drawCard = k.verb('draw', draw, [k.you], k.say`draw a card`);
const faster = k.gets(k.self, speed, 2, k.untilStart(day));
const mendAll = k.forEach('it', myShip, mend(k.the('it')));

// biome-ignore format: as short as it is
const made = (id: string, type: string, hull: number, cost: number, ...abilities: k.Ability[]): k.CardSpec => ({ id, names: { en: id, de: `${id} (de)` }, facts: { kind: type, hull, cost }, abilities });
// biome-ignore format: a card a line
export const cards: readonly k.CardSpec[] = [
  made('Cutter', 'ship', 2, 1),
  made('Barge', 'ship', 4, 3, k.modifier({ attribute: speed, of: k.exactly(k.self), by: 0, change: 'set' })),
  made('Flagship', 'ship', 3, 3, k.modifier({ attribute: hull, of: myShip, by: 1 }), k.modifier({ attribute: speed, of: ship, by: 2, change: 'atMost' })),
  made('Tender', 'ship', 1, 1, k.trigger(hit, { of: myShip, optional: true, effect: mend(k.thatCard) })),
  made('Raider', 'ship', 2, 2, k.trigger(sunk, { of: k.exactly(k.self), evenIfGone: true, targets: [prey], effect: k.ifSo(k.passes(k.the('prey'), ship), hitIt(k.the('prey'), 0)) })),
  made('Decoy', 'ship', 1, 1, k.instead(hit, { of: k.both(k.otherThan(k.self), myShip), effect: hitIt(k.self, 1) })),
  made('Watchman', 'ship', 1, 1, k.trigger(threatened, { of: myShip, optional: true, effect: k.gets(k.thatCard, hull, 1, k.untilEnd(day)) }), k.trigger(sunk, { of: myShip, effect: drawCard })),
  made('Pilot', 'ship', 1, 2, k.action({ window: anyTime, zone: k.liesIn(k.self, zone.quay, 'quay'), costs: [payIt], effect: k.eitherOf([faster, mendAll]) })),
  made('Keel', 'fitting', 0, 1, k.modifier({ attribute: hull, of: k.exactly(k.host), by: k.countOf(k.on(k.host)) })),
  made('Sails', 'fitting', 0, 1, k.modifier({ attribute: speed, of: k.exactly(k.host), by: 2, change: 'multiply' })),
  made('Gale', 'order', 0, 2, k.action({ ...order, targets: [k.choose('prey', k.both(ship, strong))], effect: k.repeat(2, hitIt(k.the('prey'), 0)) })),
  made('Embargo', 'order', 0, 1, k.action({ ...order, effect: k.grant(k.forbid(repairing), k.untilStart(storm)) })),
];
engine.define(cards);

export const harbourDeck: readonly string[] = cards.flatMap((c) => [c.id, c.id]);
export const harbour = new k.Game<S, k.DeckSetup>({
  engine,
  main,
  sizes: ({ decks }) => ({ players: decks.length, cards: decks.flat().length }),
  cards: ({ decks }) => decks.flat().map((id) => engine.index(id)),
  gates: () => [launchGates, fitGates],
  deal(s, { decks }) {
    const defs = decks.map((deck) => deck.map((id) => engine.index(id)));
    k.dealDecks(s, defs, zone.deck);
    for (let player = 1; player <= decks.length; player++) {
      k.shuffle(s, k.place(s, zone.deck, player));
      for (let n = 0; n < 4; n++) draw(s, player);
    }
  },
  readSetup: (value) => k.readDecks(value, 2, 5, (id) => engine.has(id)),
});
