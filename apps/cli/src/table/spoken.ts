/** The board in sentences, for screen readers: no columns, no lines, nothing that only its place explains. */
import { cardsIn, councilPoints, pointKinds, rawPoints, Zone } from '@westmarch/meccg';
import { brief } from './facts.ts';
import { capital, inLetters, listOf } from './look.ts';
import type { Seat } from './seat.ts';
import { type Company, companiesAt, type Fighter, pilesOf } from './side.ts';
import { phasePath } from './situation.ts';

function fighterSentence(f: Fighter): string {
  const mind = f.avatar ? 'Wizard' : `mind ${f.mind}`;
  const parts = [
    `prowess ${f.prowess}, body ${f.body}, ${mind}, direct influence ${f.influence}`,
    f.corruption === 0 ? '' : `corruption ${f.corruption}`,
    f.follows === '' ? '' : `follows ${f.follows}`,
    f.bears.length === 0 ? '' : `bears ${listOf(f.bears)}`,
  ].filter((part) => part !== '');
  return `${f.name}, ${f.status}: ${parts.join('; ')}.`;
}

function companySentences(company: Company, owner: string, number: number): string[] {
  const to = company.goesTo === '' ? '' : `, going to ${company.goesTo}`;
  const tapped = company.siteTapped ? ', tapped' : '';
  const where = company.siteType === '' ? company.site : `at ${company.site}, a ${company.siteType}${tapped}`;
  return [`${capital(owner)} company ${number} is ${where}${to}.`, ...company.members.map(fighterSentence)];
}

function sideSentences(seat: Seat, player: number): string[] {
  const p = pilesOf(seat, player);
  const name = capital(seat.player(player));
  const has = player === seat.you ? 'You have' : `${name} has`;
  const lists: (readonly [string, readonly string[]])[] = [
    ['Events', p.events],
    ['Factions', p.factions],
    ['Stored and defeated', p.stored],
  ];
  return [
    `${has} ${p.hand} cards in hand, ${p.deck} in the play deck, ${p.discard} discarded. General influence used: ${p.influenceUsed} of ${p.influence}.`,
    ...lists.filter(([, cards]) => cards.length > 0).map(([title, cards]) => `${title}: ${listOf(cards)}.`),
    ...companiesAt(seat, player).flatMap((company, i) =>
      companySentences(company, seat.whose(player), i + 1),
    ),
  ];
}

export function spokenPoints(seat: Seat): string[] {
  return seat.players.map((_name, i) => {
    const player = i + 1;
    const own = rawPoints(seat.view, player);
    const kinds = pointKinds.slice(1).map((kind, k) => `${kind} ${own[k + 1]}`);
    const total = councilPoints(seat.view, player, player === 1 ? 2 : 1);
    return `${capital(seat.whose(player))} marshalling points: ${kinds.join(', ')}; ${total} at the Council.`;
  });
}

export function spokenHand(seat: Seat): string[] {
  const cards = cardsIn(seat.view, Zone.hand, seat.you);
  if (cards.length === 0) return ['Your hand is empty.'];
  return ['Your hand:', ...cards.map((c) => `${seat.card(c)}, ${inLetters(brief(seat.view, c))}.`)];
}

export function spokenPhase(seat: Seat): string {
  const { names, now } = phasePath(seat);
  const { turn, active } = seat.view.global;
  const whose = turn === 0 ? '' : `Turn ${turn}, ${seat.whose(active)} turn. `;
  return `${whose}Phase: ${names[now]}${names.length > 1 ? `, ${now + 1} of ${names.length}` : ''}.`;
}

export function spokenBoard(seat: Seat): string[] {
  const others = seat.players.map((_name, i) => i + 1).filter((p) => p !== seat.you);
  return [
    ...others.flatMap((p) => sideSentences(seat, p)),
    ...(seat.you === 0 ? [] : [...sideSentences(seat, seat.you)]),
    ...spokenPoints(seat),
    ...(seat.you === 0 ? [] : spokenHand(seat)),
  ];
}
