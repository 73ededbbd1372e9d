/** Options in the words of players: the verb first, then the card. */
import { isIn, Kind, type Option } from '@westmarch/kernel';
import { type ActionName, actionName, companyOf, Phase, regions, Zone } from '@westmarch/meccg';
import { type Answers, answered } from '../short.ts';
import type { Taken } from '../table-game.ts';
import { momentOf, renamed } from './prompts.ts';
import type { MeccgSeat } from './seat.ts';

/** What going on is called where the rules merely say "pass". */
const PASSES: Readonly<Record<string, string>> = {
  'chain of effects › answer': 'Let it resolve',
  'attack › defenderAssigns': 'Leave the rest to the attacker',
  'strike sequence › resources': 'Roll',
  'strike sequence › hazards': 'No hazard',
  'corruption check › support': 'Roll',
  'hazards from the sideboard › whether': 'Leave the sideboard alone',
  'hazards from the sideboard › toDiscard': 'That is all',
  'resources from the sideboard › toDiscard': 'That is all',
  'deck exhausted › comesIn': 'No exchange',
  'movement/hazard phase of a company › goOn': 'Go no further',
  'site phase of a company › reveal': 'Reveal nothing',
  'site phase of a company › fromHand': 'No creature',
  'site phase of a company › agents': 'No attack',
  'rest of the pool › each': 'Leave the rest out',
};

/** Yes and no where a player would say more. */
const ANSWERS: Answers = {
  'strike sequence › stayUntapped': ['Stay untapped, at −3', 'Tap for full prowess'],
  'site phase of a company › enter': ['Enter', 'Do not enter'],
  'draws for movement › further': ['Draw a card', 'Draw no more'],
  'end-of-turn phase › council': ['Call it', 'Not yet'],
};

const DONE: Readonly<Record<number, string>> = {
  [Phase.organization]: 'Done organizing',
  [Phase.site]: 'End the site phase',
  [Phase.endOfTurn]: 'End the turn',
};

function passOfWindow(seat: MeccgSeat): string {
  const { global } = seat.view;
  const { yours, hazards, attacked, phase } = momentOf(seat);
  if (attacked) return yours ? 'Face the attack' : 'Go on';
  if (hazards) return global.hazardsDeclared === 0 ? 'No hazard' : 'No more hazards';
  return yours ? (DONE[phase] ?? 'Done') : 'Nothing';
}

function pass(seat: MeccgSeat, at: string, said: string): string {
  const s = seat.view;
  if (at === 'window › act') return passOfWindow(seat);
  if (at === 'strike sequence › support')
    return s.strike.support[s.global.strike] === 0 ? 'No support' : 'No more support';
  return PASSES[at] ?? (said === 'Pass' ? 'Done' : said);
}

/** What the rules let one do with a card. */
const ACTIONS: Readonly<Record<ActionName, (seat: MeccgSeat, card: number) => string>> = {
  discardStage: (seat, card) => `Discard ${seat.card(card)}`,
  discardStoredStage: (seat, card) => `Discard ${seat.card(card)}`,
  takeUp: (seat, card) => `Take up ${seat.card(card)}`,
  agentReveal: (seat, card) => `Reveal ${seat.card(card)}`,
  cancelAtHome: (seat, card) => `Cancel the attack: home of ${seat.card(card)}`,
  exchange: (seat, card) => `Exchange ${seat.card(card)}`,
  attack: (seat, card) => `Attack with ${seat.card(card)}`,
  declareMovement: (seat, card) => `Move ${seat.company(companyOf(seat.view, card))}`,
  bringIn: (seat, card) => `Bring in ${seat.card(card)}`,
  recall: (seat, card) => `Bring back ${seat.card(card)}`,
  discard: (seat, card) => `Let ${seat.card(card)} go`,
  regroup: (seat, card) => `Regroup ${seat.company(companyOf(seat.view, card))}`,
  placeOnGuard: (seat, card) => `Put ${seat.card(card)} on guard`,
  reveal: (seat, card) => `Reveal ${seat.card(card)}`,
  playItem: (seat, card) => `Play ${seat.card(card)}`,
  playAlly: (seat, card) => `Play ${seat.card(card)}`,
  winOver: (seat, card) => `Win over ${seat.card(card)}`,
  hazardsFromSideboard: () => 'Bring hazards from the sideboard',
  agentMove: (seat, card) => `Move ${seat.card(card)}`,
  agentBack: (seat, card) => `Move ${seat.card(card)} back`,
  agentHome: (seat, card) => `Send ${seat.card(card)} home`,
  agentUntap: (seat, card) => `Untap ${seat.card(card)}`,
  agentHeal: (seat, card) => `Heal ${seat.card(card)}`,
  agentHide: (seat, card) => `Hide ${seat.card(card)}`,
  agentLure: (seat, card) => `Lure with ${seat.card(card)}`,
  influence: (seat, card) => `Influence with ${seat.card(card)}`,
  attackCompany: (seat, card) => `Attack another with ${seat.company(companyOf(seat.view, card))}`,
  fetch: (seat, card) => `Fetch ${seat.card(card)}`,
  transfer: (seat, card) => `Hand on ${seat.card(card)}`,
  store: (seat, card) => `Store ${seat.card(card)}`,
  fromSideboard: () => 'Bring cards from the sideboard',
  rescue: (seat) => `Rescue prisoners at ${seat.site(seat.view.global.company)}`,
  playAgent: (seat, card) => `Play ${seat.card(card)} as agent`,
  exchangeAvatar: (seat, card) => `Exchange ${seat.card(card)}`,
};

/** Steps whose actions are what a player may do; others use such options for choices of their own. */
export const ACTING: ReadonlySet<string> = new Set([
  'window › act',
  'chain of effects › answer',
  'site phase of a company › reveal',
  'strike sequence › hazards',
  'strike sequence › resources',
  'corruption check › support',
  'regrouping › who',
]);

function action(seat: MeccgSeat, option: Option): string {
  if (option.b === 0) return ACTIONS[actionName(option.n)](seat, option.a);
  const isPlayed = seat.view.card.live[option.a] === 0;
  return `${isPlayed ? 'Play' : 'Use'} ${seat.card(option.a)}`;
}

/** A way between two sites: both ends are known, what differs is what lies between. */
function way(said: string): string {
  const between = said.split(', ').slice(1, -1);
  if (!said.includes(', ')) return said;
  return between.length === 0 ? 'Straight there' : `Via ${between.join(', ')}`;
}
const isWay = (said: string): boolean =>
  said.split(', ').every((name) => regions.some((region) => region?.name === name));

export function says(seat: MeccgSeat, { procedure, step, option }: Taken, said: string): string {
  const at = `${procedure} › ${step}`;
  switch (option.kind) {
    case Kind.pass:
      return pass(seat, at, said);
    case Kind.yes:
    case Kind.no:
      return answered(ANSWERS, at, option.kind === Kind.yes, said);
    case Kind.action:
      return ACTING.has(at) || option.b !== 0 ? action(seat, option) : renamed(seat, said);
    case Kind.choice:
      return at === 'movement/hazard phase of a company › path' && isWay(said)
        ? way(said)
        : renamed(seat, said, option.a);
    default:
      return renamed(seat, said);
  }
}

/** Cards of one name by whom they lie on or whose they are; several texts of one card by what they do. */
export function apart(seat: MeccgSeat, { option }: Taken, said: string): string {
  const s = seat.view;
  if (option.kind !== Kind.action && option.kind !== Kind.card) return '';
  const card = option.a;
  if (option.kind === Kind.action && option.b !== 0) return `: ${effectOf(said, seat.card(card))}`;
  if (s.card.live[card] === 0) return '';
  if (isIn(s, card, Zone.on)) return `(on ${seat.card(s.layout.placeIndex[s.card.place[card]])})`;
  const company = companyOf(s, card);
  return company === 0 ? `(${seat.whose(s.card.owner[card])})` : `(at ${seat.site(company)})`;
}

/** What follows after when and if: the last part of "Cram: in your organization phase: discard this card to …". */
function effectOf(said: string, name: string): string {
  const text = said.startsWith(`${name}: `) ? said.slice(name.length + 2) : said;
  return text.slice(text.indexOf(': ') + 1).trim();
}
