/** The words and numbers of this table are true: notes, totals, breakdowns, the story, and why not. */
import { valueOf } from '@westmarch/kernel';
import {
  cardsIn,
  lotrTcg,
  Phase,
  skirmishIsOpen,
  standingOf,
  strength,
  vitality,
  Zone,
} from '@westmarch/lotr-tcg';
import { LotrScene } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { Play } from '../src/index.ts';
import { lotrTable } from '../src/lotr-tcg/index.ts';

const setup = lotrTable.setup(['fotr-aragorn', 'fotr-gandalf'], {});

/** Every position of a game of two Novices, with the decision as its player is asked it. */
function* positions(seed: string) {
  const play = new Play(lotrTable, setup, seed, ['Ann', 'Bob']);
  const bot = lotrTable.bots[0].make(seed);
  while (play.asked !== 0) {
    const asked = play.asked;
    const decision = play.decision(asked);
    if (decision === null) return;
    const index = play.chosenBy(bot);
    yield { play, asked, decision, index };
    play.take(index);
  }
}

const TOTALS = /^(?:\d+ → )?(\d+) against (?:\d+ → )?(\d+): /;

test('totals that a choice promises are those that it leads to, as long as nobody answers', () => {
  let compared = 0;
  let flips = 0;
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const { play, decision } of positions(`notes ${seed}`)) {
      const { skirmish, phase } = play.state.global;
      if (
        skirmish === 0 ||
        phase !== Phase.skirmish ||
        lotrTcg.pending(play.state)?.procedure !== 'action procedure'
      )
        continue;
      for (const { index, note, kind } of decision.choices) {
        const promised = TOTALS.exec(note);
        if (promised === null || kind === 'pass') continue;
        const then = lotrTcg.clone(play.state);
        lotrTcg.apply(then, index);
        if (then.global.skirmish !== skirmish || !skirmishIsOpen(then)) continue;
        // It asks for more, or someone may answer, before anything comes of it.
        if (lotrTcg.pending(then)?.procedure !== 'action procedure') continue;
        const { own, theirs, characterWins } = standingOf(then, skirmish);
        expect([own, theirs], note).toEqual([Number(promised[1]), Number(promised[2])]);
        if (characterWins !== standingOf(play.state, skirmish).characterWins) flips++;
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(5);
  expect(flips).toBeGreaterThan(0);
});

test('a defender is shown the very totals that his skirmish begins with', () => {
  let compared = 0;
  for (const seed of ['a', 'b'])
    for (const { play, decision } of positions(`defenders ${seed}`)) {
      if (lotrTcg.pending(play.state)?.procedure !== 'skirmishes') continue;
      for (const { index, note, card } of decision.choices) {
        const promised = TOTALS.exec(note);
        const then = lotrTcg.clone(play.state);
        lotrTcg.apply(then, index);
        if (then.global.skirmish !== card || promised === null || !skirmishIsOpen(then)) continue;
        const { own, theirs } = standingOf(then, card);
        expect([own, theirs], note).toEqual([Number(promised[1]), Number(promised[2])]);
        compared++;
      }
    }
  expect(compared).toBeGreaterThan(5);
});

test('numbers on the cards are those of the rules, and every breakdown sums up to them', () => {
  let seen = 0;
  let changed = 0;
  for (const { play, asked } of positions('numbers')) {
    if (play.choices.length % 5 !== 0) continue;
    const scene = LotrScene.parse(play.scene(asked));
    const { view } = play.seat(asked);
    for (const { companions, minions } of scene.sides)
      for (const card of [...companions, ...minions]) {
        expect(card.numbers['strength']).toBe(valueOf(view, strength, card.id));
        expect(card.numbers['vitality']).toBe(vitality(view, card.id));
        for (const { name, base, terms, value } of play.values(asked, card.id)) {
          const sum = terms.reduce((total, { by }) => total + by, base);
          // No number of a card falls below nothing.
          expect(value, `${name} of ${card.face}`).toBe(Math.max(0, sum));
          if (name === 'strength') expect(value).toBe(card.numbers['strength']);
          if (name === 'vitality') expect(value).toBe(card.numbers['vitality']);
          if (terms.length > 0) changed++;
        }
        seen++;
      }
  }
  expect(seen).toBeGreaterThan(50);
  expect(changed).toBeGreaterThan(20);
});

test('the scene has every fellowship on the path, every card once, and the skirmish that is on', () => {
  let skirmishes = 0;
  for (const { play, asked } of positions('scene')) {
    const scene = LotrScene.parse(play.scene(asked));
    const { global, player } = play.state;
    expect(scene.twilight).toBe(global.twilight);
    if (global.turn > 0)
      for (const seat of [1, 2])
        expect(
          scene.path.filter(({ fellowships }) => fellowships.includes(seat)).map(({ number }) => number),
        ).toEqual([player.site[seat]]);
    for (const side of scene.sides) {
      expect(side.companions.map(({ id }) => id)).toEqual(cardsIn(play.state, Zone.companions, side.seat));
      expect(side.hand.count).toBe(cardsIn(play.state, Zone.hand, side.seat).length);
      expect(side.hand.cards.length > 0 && side.seat !== asked).toBe(false);
    }
    const present = scene.skirmishes.find((one) => one.present);
    if (global.skirmish !== 0 && present !== undefined) {
      const { own, theirs } = standingOf(play.state, global.skirmish);
      expect(present.strength).toEqual([own, theirs]);
      skirmishes++;
    }
  }
  expect(skirmishes).toBeGreaterThan(3);
});

/** All that one viewer is told of a whole game. */
function storyOf(seed: string, viewer: number): string[] {
  const play = new Play(lotrTable, setup, seed, ['Ann', 'Bob']);
  const bot = lotrTable.bots[0].make(seed);
  const lines: string[] = [];
  while (play.asked !== 0)
    lines.push(...(play.take(play.chosenBy(bot), [viewer]).get(viewer) ?? []).map(({ text }) => text));
  return [...lines, play.result(viewer)?.text ?? ''];
}

test('the story tells bids, moves, twilight, archery, wounds and skirmishes in plain sentences', () => {
  const story = storyOf('story', 1);
  for (const sentence of [
    /^You bid \d+ burdens?\.$/,
    /^Bob starts with .+\.$/,
    /^Turn 1 begins: (?:your|Bob's) turn, at .+ \(site 1\)\.$/,
    /^Your fellowship moves to .+ \(site 2\)\.$/,
    /^Twilight: \d+ → \d+\.$/,
    /^Archery: \d+ for the fellowship, \d+ for the minions\.$/,
    /^A skirmish begins: .+ \(\d+\) against .+ \(\d+\)\.$/,
    /^.+ takes a wound: vitality \d+ left\.$/,
    /^.+ is killed\.$/,
    /^.+ wins? the skirmish.*, \d+ against \d+\.$/,
    /^Bob draws \d+ cards?\.$/,
    /^You draw .+\.$/,
  ])
    expect(story.filter((line) => sentence.test(line)).length, String(sentence)).toBeGreaterThan(0);
  for (const line of story) expect(line).toMatch(/^\p{Lu}.*\.$/su);
  expect(story.at(-1)).toMatch(/^(?:You win|Bob wins): /);
});

test('whoever is killed is not told to be discarded as well', () => {
  const story = storyOf('killed', 0);
  for (const [i, line] of story.entries()) {
    const name = /^(.+) is killed\.$/.exec(line)?.[1];
    if (name !== undefined) expect(story[i + 1]).not.toBe(`${name} is discarded.`);
  }
});

test('why not: each reason in words, with its rules', () => {
  let reasons = 0;
  for (const { play, asked } of positions('why')) {
    // Where nobody may act, there is a question to answer first, and no card is the reason.
    const mayAct = /action/.test(lotrTcg.pending(play.state)?.procedure ?? '');
    if (!mayAct || play.choices.length % 3 !== 0) continue;
    for (const card of cardsIn(play.state, Zone.hand, asked)) {
      const { engine } = play.state;
      const offered = play.decision(asked)?.choices.some((choice) => choice.card === card) === true;
      const refused = play.refused(asked, card);
      if (!offered && engine.definitions[play.state.card.def[card]].actions.length > 0)
        expect(refused.length, engine.definitions[play.state.card.def[card]].id).toBeGreaterThan(0);
      for (const { name, reasons: all } of refused) {
        expect(name).not.toBe('');
        reasons += all.filter(({ rules }) => rules.every((id) => id.startsWith('LR-'))).length;
      }
    }
  }
  expect(reasons).toBeGreaterThan(20);
});

test('faces: generated text, keywords with meanings, numbers where they are printed', () => {
  const faces = new Map(lotrTable.faces().map((face) => [face.id, face]));
  expect(faces.get('1_97')).toMatchObject({
    name: 'Boromir',
    subtitle: 'Son of Denethor',
    kind: 'companion',
    title: 'Man companion',
    tone: 'Gondor',
    unique: true,
    numbers: { twilight: 3, strength: 7, vitality: 3, resistance: 6 },
    text: ['Skirmish: exert Boromir to give a Hobbit +3 strength.'],
  });
  expect(faces.get('1_151')?.words).toEqual([
    { word: 'Damage +1', meaning: expect.stringContaining('more wounds') },
  ]);
  expect(faces.get('1_299')?.numbers).toEqual({ twilight: 1, strength: 2 });
  for (const { id, words } of faces.values())
    for (const { word, meaning } of words) expect(meaning, `${id}: ${word}`).not.toBe('');
});

test('an option has a card to lie on, unless it belongs to none', () => {
  for (const { decision } of positions('cards'))
    for (const { card, kind } of decision.choices)
      expect(card > 0).toBe(kind === 'action' || kind === 'card');
});
