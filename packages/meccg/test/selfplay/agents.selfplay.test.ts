/** Random games of decks that are full of agents and what needs them: they act in every way they can, and no game hangs. */
import { Kind, trace } from '@westmarch/kernel';
import { Luck, selfPlay, Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { challengeDeck } from '../../src/decks/challenge.ts';
import { factsOf } from '../../src/facts/cards.ts';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';
import { agentIn, isFaceUp, siteOfStep } from '../../src/rules/agents/agents.ts';
import { actionOf } from '../../src/rules/chain/actions.ts';
import { type S, Status } from '../../src/state.ts';
import { hidden, open } from '../agents.ts';
import { adapter, company } from '../table.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'agents';
const agents = [
  'DM-3',
  'DM-4',
  'DM-5',
  'DM-6',
  'DM-8',
  'DM-9',
  'DM-11',
  'DM-12',
  'DM-13',
  'DM-14',
  'DM-17',
  'DM-23',
  'DM-24',
  'DM-26',
  'DM-181',
];
const beside = [
  'DM-50',
  'DM-50',
  'DM-61',
  'DM-61',
  'DM-62',
  'DM-74',
  'DM-76',
  'DM-76',
  'DM-87',
  'DM-138',
  'DM-138',
];

/** What must hold of every agent in play. ME-AGENT-2004, 2007, 2008 */
function holdsForAgents(s: S): void {
  // One that is attacked is a company for a while.
  if (trace(s).includes('attack on an agent')) return;
  for (let agent = 1; agent < s.agent.site.length; agent++) {
    const card = agentIn(s, agent);
    const { site, steps, doomed, at } = s.agent;
    if (card === 0) {
      expect([site[agent], steps[agent], doomed[agent]]).toEqual([0, 0, 0]);
      continue;
    }
    if (isFaceUp(s, card))
      expect(steps[agent] === 0 && (site[agent] !== 0 || at[agent] !== 0 || isAsking(s))).toBe(true);
    else expect(s.card.status[card]).not.toBe(Status.wounded);
    for (let step = 1; step <= steps[agent]; step++) expect(siteOfStep(s, agent, step)).not.toBe(0);
  }
}
/** Somebody says right now where his agent is. */
const isAsking = (s: S): boolean => /of an agent|an agent/.test(meccg.pending(s)?.procedure ?? '');

const deckOf = (letter: string, side: object) => {
  const deck = challengeDeck(letter);
  if (deck === undefined) throw new Error(`no deck ${letter}`);
  const kept = deck.deck.filter((id, i) => factsOf(id).kind === 'character' || i % 2 === 0);
  return { ...deck, ...side, deck: [...kept, ...agents, ...beside] };
};

test('random games of decks with agents keep every invariant, and come to an end', () => {
  const played = selfPlay<S>({
    game: meccg,
    seed: SEED,
    games: 3,
    most: 20_000,
    changingCards: true,
    viewsOnceIn: 40,
    optionsOnceIn: 60,
    fits: couldLieThere,
    setups: [readSetup({ decks: [deckOf('A', {}), deckOf('B', {})], length: 1, anyDeck: true })],
    invariant: holdsForAgents,
  });
  expect(played.choices).toBeGreaterThan(300);
});

/** A company stays where agents are, and its player has others to think of. */
const around = () => ({
  phase: 'movement/hazard',
  players: {
    Ann: {
      deck: Array.from({ length: 20 }, () => 'Cram'),
      companies: [company('Lake-town', 'Elladan', 'Haldir'), company('Goblin-gate', 'Orophin')],
    },
    Bob: {
      companies: [company('Edhellond', 'Ioreth')],
      deck: Array.from({ length: 20 }, () => 'Orc-guard'),
      hand: ['Deallus', 'Orc-guard', 'Brigands'],
      agents: [
        hidden('Gisulf'),
        hidden({ card: 'Ivic', status: 'tapped' }, { via: ['Pelargir', 'Minas Tirith'] }),
        open({ card: 'Woffung', status: 'wounded' }, 'Lake-town'),
        open('Leamon', 'Goblin-gate'),
      ],
    },
  },
});

test('agents act in every way they can', () => {
  const used = new Set<string>();
  for (let n = 1; n <= 12; n++) {
    const t = new Table(adapter);
    t.given(around());
    const s = t.state;
    const luck = new Luck(`${SEED} ${n}`);
    // Dice fall as they will.
    s.side.fate = null;
    for (let i = 0; i < 60 && meccg.result(s) === null; i++) {
      holdsForAgents(s);
      const o = meccg.options(s);
      const index = luck.below(o.count);
      if (meccg.pending(s)?.step === 'agents' && o.kind(index) === Kind.card) used.add('attack of an agent');
      if (o.kind(index) === Kind.action && o.b(index) === 0) used.add(actionOf(o.n(index)).name);
      meccg.apply(s, index);
    }
  }
  expect([...used].filter((name) => name.includes('gent')).toSorted()).toEqual([
    'agentBack',
    'agentHeal',
    'agentHide',
    'agentHome',
    'agentLure',
    'agentMove',
    'agentReveal',
    'agentUntap',
    'attack of an agent',
    'playAgent',
  ]);
});
