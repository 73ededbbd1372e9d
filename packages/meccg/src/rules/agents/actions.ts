/**
 * Agent actions: move, go back, return home, untap, heal, hide, draw creatures. ME-AGENT-2014..2023, 2064..2068
 *
 * Owns   what each needs and does, and that an agent takes one of them a turn.
 * Not    where it may go (travel.ts), or which creatures it draws (lures.ts).
 * Keeps  each counts against the hazard limit; nobody answers it; one that came into play this turn takes none. Moving
 *        taps as a result and not as a price, so that one who is tapped may move (2065).
 */
import {
  call,
  type Gate,
  idOf,
  moveFaceDown,
  ofCard,
  type Phrase,
  place,
  say,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type S, Status, Zone } from '../../state.ts';
import { Kind as Type, untapped } from '../cards/cards.ts';
import { type ActionName, cardAction } from '../chain/actions.ts';
import { canTap, mayHeal, mayUntap } from '../chain/forbidden.ts';
import { windowGate } from '../chain/window-gate.ts';
import { hazardsOpen, underLimit } from '../hazards/creatures.ts';
import { laySite } from '../sites/sites.ts';
import { siteCalled } from '../sites/versions.ts';
import { notInStarter } from '../starter.ts';
import {
  addStep,
  agentPlace,
  agentRow,
  isAgentInPlay,
  isFaceDown,
  isFaceUp,
  playerOfAgent,
  removeAllSites,
  removeSite,
  removeStep,
} from './agents.ts';
import { mayLure } from './lures.ts';
import { homeCalled, offerHomes, standAt } from './reveal.ts';
import { offerMoves } from './travel.ts';
import { isAtPeace, NOT_AT_PEACE, NOT_THEIR_JOURNEY } from './window.ts';

/** Of an agent: how many actions it may take in a turn. */
export const agentActions = engine.attribute('agent actions', () => 1, {
  least: 0,
  reads: (whose) => say`${whose} may take an extra agent action each time an agent action is normally taken`,
});
/** Of an agent: how many of its further actions do not count against the hazard limit. */
export const freeActions = engine.marker(
  'free agent actions',
  (whose) => say`the extra action of ${whose} does not count against the hazard limit`,
);
/** The first counts, and those beyond the free ones. */
const countsNow = (s: S, card: number): boolean => {
  const acted = s.agent.acted[agentRow(s, card)];
  return acted === 0 || acted > valueOf(s, freeActions, card);
};

/** What all of them need. */
const needs: readonly Gate[] = [
  windowGate('ME-AGENT-2064', [hazardsOpen, NOT_THEIR_JOURNEY], [isAtPeace, NOT_AT_PEACE]),
  engine.gate(
    'requirement',
    'ME-AGENT-2014 ME-AGENT-2015',
    (s, _p, c) => s.agent.fresh[agentRow(s, c)] === 0,
    say`it came into play this turn`,
  ),
  engine.gate(
    'requirement',
    'ME-AGENT-2014',
    (s, _p, c) => s.agent.acted[agentRow(s, c)] < valueOf(s, agentActions, c),
    say`it has taken its action of this turn`,
  ),
  engine.gate(
    'cost',
    'ME-AGENT-2064 ME-HAZ-2010',
    (s, _p, c) => underLimit(s) || !countsNow(s, c),
    say`the hazard limit is reached`,
  ),
];

/** One of the actions; what it does is done at once. */
function agentAction(
  name: ActionName,
  what: Phrase,
  gates: readonly Gate[],
  act: (s: S, card: number, agent: number) => void,
): void {
  cardAction({
    name,
    from: 'agents',
    kinds: [Type.character],
    suits: isAgentInPlay,
    gates: [...needs, ...gates],
    declare(s, _player, card) {
      const agent = agentRow(s, card);
      if (countsNow(s, card)) s.global.hazardsDeclared++;
      s.agent.acted[agent]++;
      act(s, card, agent);
    },
    say: () => what,
  });
}

// ——— moving ———
/** Moving taps, and one that is tapped already stays so. ME-AGENT-2065 */
function tire(s: S, card: number): void {
  if (s.card.status[card] === Status.untapped) s.card.status[card] = Status.tapped;
}
/** It goes to a site of its player's location deck: the card lies on it as it lies itself. ME-AGENT-2022, 2068 */
function goTo(s: S, card: number, agent: number, site: number): void {
  const player = playerOfAgent(agent);
  if (isFaceDown(s, card)) addStep(s, agent, site);
  else {
    removeSite(s, agent);
    s.agent.site[agent] = laySite(s, player, site);
  }
  tire(s, card);
}
const moving = engine.procedure('movement of an agent', { player: idOf('player'), card: idOf('card') })({
  where: ask('ME-AGENT-2016 ME-AGENT-2066', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Where does ${ofCard(f.card)} move?`,
    options: (s, f, o) => {
      offerMoves(s, agentRow(s, f.card), o);
    },
    describe: (s, f, option) => say`${siteCalled(s, f.player, option.a)}`,
    choose(s, f, option) {
      goTo(s, f.card, agentRow(s, f.card), option.a);
    },
  }),
});
const isNotWounded: Gate = engine.gate(
  'requirement',
  'ME-AGENT-2016',
  (s, _p, c) => s.card.status[c] !== Status.wounded,
  say`it is wounded`,
);
agentAction(
  'agentMove',
  say`move`,
  [
    { ...notInStarter, rules: ['ME-AGENT-2027'] },
    isNotWounded,
    engine.gate(
      'target',
      'ME-AGENT-2016 ME-AGENT-2024 ME-AGENT-2025 ME-AGENT-2069',
      (s, _p, c) => offerMoves(s, agentRow(s, c), null),
      say`there is no site of your location deck that it could move to`,
    ),
  ],
  (s, card, agent) => call(s, moving, playerOfAgent(agent), card),
);
agentAction(
  'agentBack',
  say`move back to its previous site`,
  [
    { ...notInStarter, rules: ['ME-AGENT-2027'] },
    engine.gate(
      'requirement',
      'ME-AGENT-2023',
      (s, _p, c) => isFaceDown(s, c) && s.agent.steps[agentRow(s, c)] > 0,
      say`no site card lies face down on it`,
    ),
  ],
  (s, card, agent) => {
    removeStep(s, agent);
    tire(s, card);
  },
);

// ——— returning home ———
/** One that is face up needs to be somewhere: its player says at which home. ME-AGENT-2007, 4009 */
const returning = engine.procedure('return of an agent', { player: idOf('player'), card: idOf('card') })({
  leave: step('ME-AGENT-2017', (s, f) => removeAllSites(s, agentRow(s, f.card))),
  home: ask('ME-AGENT-2007 ME-AGENT-4009', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`To which of its home sites does ${ofCard(f.card)} return?`,
    options: (s, f, o) => offerHomes(s, f.card, o),
    describe: (s, f, option) => homeCalled(s, f.player, option.a),
    choose: (s, f, option) => standAt(s, agentRow(s, f.card), option.a),
  }),
});
agentAction(
  'agentHome',
  say`return to its home site`,
  [
    engine.gate(
      'requirement',
      'ME-AGENT-2017',
      (s, _p, c) => agentPlace(s, agentRow(s, c)) !== 0,
      say`it is at its home site, and no site card lies on it`,
    ),
  ],
  (s, card, agent) => {
    if (isFaceDown(s, card)) removeAllSites(s, agent);
    else call(s, returning, playerOfAgent(agent), card);
  },
);

// ——— its own state ———
agentAction(
  'agentUntap',
  say`untap`,
  [
    engine.gate(
      'requirement',
      'ME-AGENT-2020 ME-AGENT-4001',
      (s, _p, c) => s.card.status[c] === Status.tapped && mayUntap(s, c),
      say`it is not tapped, or may not untap`,
    ),
  ],
  (s, card) => {
    s.card.status[card] = Status.untapped;
  },
);
agentAction(
  'agentHeal',
  say`heal`,
  [
    engine.gate(
      'requirement',
      'ME-AGENT-2019',
      (s, _p, c) => s.card.status[c] === Status.wounded && mayHeal(s, c),
      say`it is not wounded, or may not be healed`,
    ),
  ],
  (s, card) => {
    s.card.status[card] = Status.tapped;
  },
);
/** Its open site card, and whatever lies on it, stay as they are; everyone knows who it is. ME-AGENT-2021, 2067, DECISIONS C5 */
function hide(s: S, card: number, agent: number): void {
  moveFaceDown(s, card, place(s, Zone.agent, agent), s.card.knownTo[card]);
}
agentAction(
  'agentHide',
  say`turn face down`,
  [
    engine.gate('requirement', 'ME-AGENT-2021', (s, _p, c) => isFaceUp(s, c), say`it is face down already`),
    engine.gate('requirement', 'ME-AGENT-2021', (s, _p, c) => untapped(s, c), say`it is not untapped`),
    engine.gate(
      'requirement',
      'ME-AGENT-2021 ME-AGENT-2031',
      (s, _p, c) => s.agent.site[agentRow(s, c)] !== 0,
      say`it has no site card`,
    ),
  ],
  hide,
);

// ——— drawing creatures ———
agentAction(
  'agentLure',
  say`tap, so that creatures may be played where it is`,
  [
    engine.gate('cost', 'ME-AGENT-2018 ME-TAP-003', (s, _p, c) => canTap(s, c), say`it is not untapped`),
    engine.gate(
      'target',
      'ME-AGENT-2036 ME-AGENT-2037 ME-AGENT-4002',
      (s, _p, c) => mayLure(s, agentRow(s, c)),
      say`the company is not where it is, nor on its way there, or no creatures come to such a site`,
    ),
  ],
  (s, card, agent) => {
    s.card.status[card] = Status.tapped;
    s.agent.lures[agent] = s.global.company;
  },
);
