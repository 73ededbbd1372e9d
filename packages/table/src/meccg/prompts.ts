/** What a player is asked, in the words of players: for each question of the rules that they put otherwise. */
import { localNamed, Phase, phases } from '@westmarch/meccg';
import { capital } from '../words.ts';
import type { MeccgSeat } from './seat.ts';

/** How things stand in a window that lets players act, from the viewer's side. */
export interface Moment {
  /** His turn. */
  readonly yours: boolean;
  /** He plays hazards on the company now moving. */
  readonly hazards: boolean;
  readonly attacked: boolean;
  readonly phase: number;
}

export function momentOf({ view: { global }, you }: MeccgSeat): Moment {
  return {
    yours: global.active === you,
    hazards: global.phase === Phase.movementHazard && global.hazardPlayer === you && global.active !== you,
    attacked: global.attack !== 0,
    phase: global.phase,
  };
}

const DOES: Readonly<Record<number, string>> = {
  [Phase.untap]: 'Your untap phase: play something first, or go on.',
  [Phase.organization]: 'Organize your companies.',
  [Phase.longEvent]: 'Your long-event phase: play long-events, or go on.',
  [Phase.movementHazard]: 'Play something on the way, or go on.',
  [Phase.site]: 'What do you do at the site?',
  [Phase.endOfTurn]: 'The end of your turn: play something, or end it.',
};

function whatToDo(seat: MeccgSeat): string {
  const s = seat.view;
  const { yours, hazards, attacked, phase } = momentOf(seat);
  if (attacked)
    return s.attack.company[s.global.attack] !== 0 && yours
      ? 'Play something against the attack, or face it.'
      : 'Play something in the attack, or let it go on.';
  if (hazards && s.global.company !== 0) return `Play hazards on ${seat.company(s.global.company)}?`;
  if (yours) return DOES[phase] ?? 'Play something, or go on.';
  return `${seat.whose(s.global.active)} ${phases[phase]} phase: play something, or let it go on.`;
}

type Ask = (seat: MeccgSeat) => string;
const struck = (seat: MeccgSeat): string => seat.card(seat.view.strike.target[seat.view.global.strike]);

/** By procedure and step. */
const ASKS: Readonly<Record<string, Ask>> = {
  'window › act': whatToDo,
  'chain of effects › answer': () => 'Answer it, or let it resolve.',
  'attack › defenderAssigns': () => 'Who faces a strike?',
  'attack › attackerAssigns': () => 'Whom does the next strike fall on?',
  'attack › strikes': () => 'Which strike comes next?',
  'strike sequence › stayUntapped': (seat) => `Does ${struck(seat)} stay untapped, at −3?`,
  'strike sequence › support': (seat) => `Who supports ${struck(seat)}?`,
  'strike sequence › resources': (seat) => `Help ${struck(seat)}, or roll.`,
  'strike sequence › hazards': (seat) => `Play hazards on the strike against ${struck(seat)}?`,
  'hand size › discardDown': () => 'Too many cards in hand: which one goes?',
  'discard at the end of the turn › choose': () => 'Discard a card, or keep all.',
  'regrouping › who': () => 'Whom do you place elsewhere?',
};

/** Rules call a company by whoever is first in it; a player by the name that it has everywhere. */
export function renamed(seat: MeccgSeat, text: string, company = 0): string {
  const s = seat.view;
  let told = text;
  const rows = Array.from({ length: s.company.player.length }, (_x, row) => row);
  for (const row of company > 0 && company < rows.length ? [company, ...rows] : rows) {
    const first = seat.firstOf(row);
    if (first !== 0)
      told = told.replace(
        new RegExp(`the company of ${escaped(seat.card(first))}(?![\\p{L}\\p{N}])`, 'iu'),
        (found) => (found.startsWith('T') ? seat.companyAtStart(row) : seat.company(row)),
      );
  }
  return told;
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function asks(seat: MeccgSeat, procedure: string, step: string, said: string): string {
  const own = ASKS[`${procedure} › ${step}`];
  return own === undefined ? renamed(seat, said, localNamed(seat.view, 'company')) : own(seat);
}

/** What is going on, as players call it. */
const STEPS: Readonly<Record<string, string>> = {
  'strike sequence': 'Strike',
  attack: 'Attack',
  'corruption check': 'Corruption check',
  'chain of effects': 'Chain of effects',
  'character draft': 'Character draft',
  'influence attempt': 'Influence attempt',
  'company combat': 'Company combat',
  'hand size': 'Hand size',
  'deck exhausted': 'Play deck exhausted',
  'starting items': 'Starting items',
  'declaring movement': 'Movement',
  'draws for movement': 'Draws for movement',
  'items of the fallen': 'Items of the fallen',
  'gold ring test': 'Ring test',
  regrouping: 'Companies',
  transfer: 'Items',
};

export function stepOf(seat: MeccgSeat, procedure: string): string {
  const s = seat.view;
  const named = STEPS[procedure];
  if (named !== undefined) return named;
  // A card's own question stands under its name.
  if (s.engine.definitions.some((def) => def.names['en'] === procedure)) return procedure;
  const { phase } = s.global;
  return phase === Phase.setUp || phase === Phase.council ? '' : capital(`${phases[phase]} phase`);
}
