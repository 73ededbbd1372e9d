/** The totals of The Lord of the Rings TCG taken apart: what a player bears, how skirmishes stand, what a move brings. */
import { type Attribute, valueOf } from '@westmarch/kernel';
import {
  archer,
  archeryNow,
  CardKind,
  cardsIn,
  lotrTcg,
  printed,
  resistance,
  type Standing,
  shadowNumber,
  siteAt,
  strength,
  twilightOfMove,
  Zone,
} from '@westmarch/lotr-tcg';
import type { Breakdown } from '@westmarch/protocol';
import { brokenDown } from '../explain.ts';
import type { LotrSeat } from './seat.ts';

type Term = Breakdown['terms'][number];

/** A card's part of a total. */
const part = (seat: LotrSeat, card: number, by: number, text = ''): Term => ({
  by,
  source: seat.card(card),
  card,
  text,
  rules: [],
});
/** A total by its parts; what no part gives comes from other effects. */
function summed(name: string, value: number, parts: readonly Term[], rule: string): Breakdown {
  const terms = parts.filter(({ by }) => by !== 0);
  const rest = value - terms.reduce((sum, { by }) => sum + by, 0);
  const others = { by: rest, source: 'other effects', card: 0, text: '', rules: [rule] };
  return { name, value, base: 0, terms: rest === 0 ? terms : [...terms, others] };
}

/** Resistance less burdens, the burdens within it, and how many threats there is room for. */
export function sumsOfSide(seat: LotrSeat, player: number): Breakdown[] {
  const s = seat.view;
  const bearer = s.player.ringBearer[player];
  if (bearer === 0) return [];
  const companions = cardsIn(s, Zone.companions, player);
  return [
    brokenDown(seat, 'resistance', lotrTcg.whyValue(s, resistance, bearer)),
    summed(
      'the most threats',
      companions.length,
      companions.map((card) => part(seat, card, 1, 'one for each companion')),
      'LR-THREAT-002',
    ),
  ];
}

/** Both strengths of a skirmish: the character's by what changes it, the Shadow's by minions. */
export function sumsOfSkirmish(seat: LotrSeat, { character, minions, theirs }: Standing): Breakdown[] {
  const s = seat.view;
  return [
    ...(character === 0
      ? []
      : [brokenDown(seat, 'strength of the Free Peoples', lotrTcg.whyValue(s, strength, character))]),
    summed(
      'strength of the Shadow',
      theirs,
      minions.map((card) => part(seat, card, valueOf(s, strength, card))),
      'LR-SKIRM-005',
    ),
  ];
}

const archers = (seat: LotrSeat, zone: number, player: number, attribute: Attribute): Term[] =>
  cardsIn(seat.view, zone, player).map((card) =>
    part(seat, card, valueOf(seat.view, attribute, card) > 0 ? 1 : 0),
  );
/** Both archery totals, by archers. */
export function sumsOfArchery(seat: LotrSeat): Breakdown[] {
  const { active } = seat.view.global;
  const [fellowship, shadow] = archeryNow(seat.view);
  const others = seat.players.map((_name, i) => i + 1).filter((player) => player !== active);
  return [
    summed(
      'archery of the fellowship',
      fellowship,
      archers(seat, Zone.companions, active, archer),
      'LR-ARCHERY-003',
    ),
    summed(
      'archery of the Shadow',
      shadow,
      others.flatMap((player) => archers(seat, Zone.minions, player, archer)),
      'LR-ARCHERY-003',
    ),
  ];
}

/** What the next move would add to the twilight pool, where its site is laid. */
export function sumsOfTwilight(seat: LotrSeat): Breakdown[] {
  const s = seat.view;
  const { active } = s.global;
  const value = active === 0 ? null : twilightOfMove(s, active);
  if (value === null) return [];
  const site = siteAt(s, s.player.site[active] + 1);
  const companions = cardsIn(s, Zone.companions, active).filter(
    (c) => printed.kind(s, c) === CardKind.companion,
  );
  return [
    summed(
      'what the next move brings',
      value,
      [
        part(seat, site, valueOf(s, shadowNumber, site), 'its Shadow number'),
        ...companions.map((c) => part(seat, c, 1, 'one for each companion')),
      ],
      'LR-MOVE-011',
    ),
  ];
}
