/**
 * The companies of one player as he would like them, and the plan that makes them so.
 *
 * Keeps  it knows no rule: every wish is tried with what the engine offers, in the order in which it was made.
 */
import type { MeccgSide, Scene } from '@westmarch/protocol';
import type { Plan, Step } from './plan.ts';

export interface Member {
  readonly card: number;
  readonly face: string;
  /** Whom he follows; 0 under general influence. */
  readonly leader: number;
  /** The row of his company, or below 0 for one that is still to be formed. */
  readonly company: number;
  readonly items: readonly { readonly card: number; readonly face: string }[];
}
export type Wish =
  | { readonly to: 'company'; readonly card: number; readonly company: number }
  | { readonly to: 'leader'; readonly card: number; readonly leader: number }
  | { readonly to: 'bearer'; readonly item: number; readonly bearer: number };
export interface Organization {
  readonly members: readonly Member[];
  readonly companies: readonly { readonly id: number; readonly name: string }[];
  readonly wishes: readonly Wish[];
}

export function organizationOf(side: Pick<MeccgSide, 'companies'>): Organization {
  return {
    companies: side.companies.map(({ id, name }) => ({ id, name })),
    members: side.companies.flatMap(({ id, characters, followers }) =>
      characters.map((character) => ({
        card: character.id,
        face: character.face,
        leader: followers.find(({ card }) => card === character.id)?.leader ?? 0,
        company: id,
        items: character.on.map(({ id: card, face }) => ({ card, face })),
      })),
    ),
    wishes: [],
  };
}

/** As it would look then: followers go with their leader. */
export function wished(o: Organization, wish: Wish): Organization {
  const wishes = [...o.wishes, wish];
  if (wish.to === 'bearer') {
    const item = o.members.flatMap(({ items }) => items).find(({ card }) => card === wish.item);
    if (item === undefined) return o;
    const members = o.members.map((member) => {
      const items = member.items.filter(({ card }) => card !== wish.item);
      return { ...member, items: member.card === wish.bearer ? [...items, item] : items };
    });
    return { ...o, members, wishes };
  }
  if (wish.to === 'leader') {
    const members = o.members.map((member) =>
      member.card === wish.card ? { ...member, leader: wish.leader } : member,
    );
    return { ...o, members, wishes };
  }
  const isNew = !o.companies.some(({ id }) => id === wish.company);
  const members = o.members.map((member) =>
    member.card === wish.card || member.leader === wish.card ? { ...member, company: wish.company } : member,
  );
  const companies = isNew ? [...o.companies, { id: wish.company, name: 'A new company' }] : o.companies;
  return { members, companies, wishes };
}

/** The next company that could be formed. */
export const newCompany = ({ companies }: Organization): number =>
  Math.min(0, ...companies.map(({ id }) => id)) - 1;

type NameOf = (card: number) => string;

/** Where somebody goes: the first in a new company founds it, others join whoever stands there. */
function placing(wish: Exclude<Wish, { to: 'bearer' }>, founders: Map<number, number>): Step['pick'] {
  if (wish.to === 'leader') return wish.leader === 0 ? { kind: 'pass' } : { card: wish.leader };
  if (wish.company > 0) return { company: wish.company };
  const founder = founders.get(wish.company);
  if (founder !== undefined) return { companyOf: founder };
  founders.set(wish.company, wish.card);
  return { kind: 'number' };
}

export function organizing(o: Organization, nameOf: NameOf): Plan {
  const founders = new Map<number, number>();
  const placed = o.wishes.flatMap((wish): Step[] =>
    wish.to === 'bearer'
      ? []
      : [
          { part: 'regroup', pick: { card: wish.card }, name: `moving ${nameOf(wish.card)}` },
          {
            part: 'place',
            pick: placing(wish, founders),
            name: `that place for ${nameOf(wish.card)}`,
            optional: true,
          },
        ],
  );
  const given = o.wishes.flatMap((wish): Step[] =>
    wish.to !== 'bearer'
      ? []
      : [
          {
            part: 'organize',
            pick: { card: wish.item, does: 'transfer' },
            name: `handing on ${nameOf(wish.item)}`,
          },
          {
            part: 'receiver',
            pick: { card: wish.bearer },
            name: `${nameOf(wish.bearer)} as its bearer`,
            optional: true,
          },
        ],
  );
  return {
    name: 'The organization',
    steps: [
      ...(placed.length === 0
        ? []
        : [
            { part: 'organize', pick: { does: 'regroup' }, name: 'changing companies' } as const,
            ...placed,
            { part: 'regroup', pick: { kind: 'pass' }, name: 'to be done', optional: true } as const,
          ]),
      ...given,
    ],
    patience: 'waits',
    check: (scene) => amiss(o, scene, nameOf),
  };
}

/** Who does not stand or follow as was wished, after everything that could be done was done. */
function amiss(o: Organization, scene: Scene, nameOf: NameOf): string | null {
  if (scene.game !== 'meccg') return null;
  const side = scene.sides.find(({ seat }) => seat === scene.you);
  if (side === undefined) return null;
  const now = new Map(organizationOf(side).members.map((member) => [member.card, member]));
  const wrong = o.members.filter(({ card, company, leader }) => {
    const is = now.get(card);
    if (is === undefined) return false;
    const together = o.members.filter((other) => other.company === company).map((other) => other.card);
    return (
      is.leader !== leader || together.some((other) => (now.get(other)?.company ?? is.company) !== is.company)
    );
  });
  return wrong.length === 0
    ? null
    : `Not everything came out as planned: look at ${wrong.map(({ card }) => nameOf(card)).join(', ')}.`;
}
