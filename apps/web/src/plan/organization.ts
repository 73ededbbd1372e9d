/**
 * The companies of one player as he would like them, who comes into play and where they go, and the plan for all of it.
 *
 * Keeps  it knows no rule: every wish is tried with what the engine offers; each character is placed once, as he was
 *        put last.
 */
import type { Decision, MeccgSide, Scene } from '@westmarch/protocol';
import { type Plan, type Step, scopeOf } from './plan.ts';

export interface Member {
  readonly card: number;
  readonly face: string;
  /** Whom he follows; 0 under general influence. */
  readonly leader: number;
  /** The row of his company, or below 0 for one that is still to be formed. */
  readonly company: number;
  readonly items: readonly { readonly card: number; readonly face: string }[];
  /** He comes from hand with this plan. */
  readonly arrives?: true;
}
export type Wish =
  | { readonly to: 'company'; readonly card: number; readonly company: number }
  | { readonly to: 'leader'; readonly card: number; readonly leader: number }
  | { readonly to: 'bearer'; readonly item: number; readonly bearer: number }
  /** Out of hand into a company, or to follow somebody there. */
  | {
      readonly to: 'play';
      readonly card: number;
      readonly face: string;
      readonly company: number;
      readonly leader: number;
    }
  /** `way`: the one it takes there, or '' for none chosen yet. */
  | {
      readonly to: 'site';
      readonly company: number;
      /** Its site card, by place and type. */
      readonly site: string;
      readonly place: string;
      readonly way: string;
    }
  /** All companies, in the order in which they move. */
  | { readonly to: 'order'; readonly companies: readonly number[] };
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

/** What is moved by a wish: one of a kind stands for each, the last. */
const movedBy = (wish: Wish): string =>
  wish.to === 'bearer'
    ? `item ${wish.item}`
    : wish.to === 'site'
      ? `journey ${wish.company}`
      : wish.to === 'order'
        ? 'order'
        : `character ${wish.card}`;
/** One more wish, in the place of an earlier one for the same. */
export function alsoWished(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  const played = wishes.find((one) => one.to === 'play' && 'card' in wish && one.card === wish.card);
  // Who comes out of hand goes to his place at once.
  const now: Wish =
    played?.to !== 'play'
      ? wish
      : wish.to === 'company'
        ? { ...played, company: wish.company, leader: 0 }
        : wish.to === 'leader'
          ? { ...played, leader: wish.leader }
          : wish;
  return [...wishes.filter((one) => movedBy(one) !== movedBy(now)), now];
}

/** As it would look then: followers go with their leader. */
export function wished(o: Organization, wish: Wish): Organization {
  const wishes = [...o.wishes, wish];
  if (wish.to === 'site' || wish.to === 'order') return { ...o, wishes };
  if (wish.to === 'play') {
    const { card, face, company, leader } = wish;
    return {
      ...o,
      members: [...o.members, { card, face, company, leader, items: [], arrives: true }],
      wishes,
    };
  }
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

/** What of the organization is open now, by what is offered. */
export interface Open {
  readonly regroup: boolean;
  readonly items: ReadonlySet<number>;
  /** Characters in hand who may come. */
  readonly hand: ReadonlySet<number>;
  /** Companies may still declare where they go: by a card of theirs. */
  readonly journeys: ReadonlySet<number>;
}
export function openIn({ part, choices }: Decision): Open {
  const does = (name: string): number[] => choices.flatMap((one) => (one.does === name ? [one.card] : []));
  const placing = part?.of === 'regroup';
  return {
    regroup: placing || does('regroup').length > 0,
    // What is handed on and where companies go is asked before and after that.
    items: new Set(does('transfer')),
    hand: new Set(does('bringIn')),
    journeys: new Set(does('declareMovement')),
  };
}

type NameOf = (card: number) => string;
type Of<To extends Wish['to']> = Extract<Wish, { to: To }>;

/** Where somebody goes: the first in a new company founds it, others join whoever stands there. */
function placing(wish: Of<'company' | 'leader'>, founders: Map<number, number>): Step['pick'] {
  if (wish.to === 'leader') return wish.leader === 0 ? { kind: 'pass' } : { card: wish.leader };
  if (wish.company > 0) return { company: wish.company };
  const founder = founders.get(wish.company);
  if (founder !== undefined) return { companyOf: founder };
  founders.set(wish.company, wish.card);
  return { kind: 'number' };
}

function arriving({ card, company, leader }: Of<'play'>, nameOf: NameOf): Step[] {
  const name = nameOf(card);
  return [
    { part: ['organize', 'regroup'], pick: { card, does: 'bringIn' }, name: `bringing ${name} into play` },
    { part: 'arrival', pick: { company }, name: `that company for ${name}`, optional: true },
    {
      part: 'control',
      pick: leader === 0 ? { kind: 'pass' } : { card: leader },
      name: `that influence for ${name}`,
      optional: true,
    },
  ];
}

/** `finish`: and then the organization is over. */
export function organizing(o: Organization, nameOf: NameOf, finish = false): Plan {
  const founders = new Map<number, number>();
  const only = <To extends Wish['to']>(...to: To[]): Of<To>[] =>
    o.wishes.filter((wish): wish is Of<To> => to.some((one) => one === wish.to));
  const played = only('play').flatMap((wish) => arriving(wish, nameOf));
  const placed = only('company', 'leader').flatMap((wish): Step[] => [
    { part: 'regroup', pick: { card: wish.card, does: '' }, name: `moving ${nameOf(wish.card)}` },
    {
      part: 'place',
      pick: placing(wish, founders),
      name: `that place for ${nameOf(wish.card)}`,
      optional: true,
    },
  ]);
  const given = only('bearer').flatMap(({ item, bearer }): Step[] => [
    { part: 'organize', pick: { card: item, does: 'transfer' }, name: `handing on ${nameOf(item)}` },
    { part: 'receiver', pick: { card: bearer }, name: `${nameOf(bearer)} as its bearer`, optional: true },
  ]);
  const going = only('site').flatMap(({ company, site, place }): Step[] => [
    { part: 'organize', pick: { does: 'declareMovement', by: company }, name: `the journey to ${place}` },
    { part: 'destination', pick: { does: site }, name: `going to ${place}`, optional: true },
  ]);
  const begins: Step = {
    part: 'organize',
    pick: { does: 'regroup' },
    name: 'changing companies',
    optional: true,
  };
  const ends: Step = { part: 'regroup', pick: { kind: 'pass' }, name: 'to be done', optional: true };
  return {
    name: 'The organization',
    steps: [
      ...played,
      ...(placed.length === 0 ? [] : [begins, ...placed]),
      ...(placed.length + played.length === 0 ? [] : [ends]),
      ...given,
      ...going,
      ...(finish
        ? [{ part: 'organize', pick: { kind: 'pass' }, name: 'to be done', optional: true } as const]
        : []),
    ],
    patience: 'waits',
    check: (scene) => amiss(o, scene, nameOf),
  };
}

/** The ways that were chosen, and the order: taken when they are asked for, later in the turn. */
export const travelling = (o: Organization, scene: Scene): Plan => ({
  name: 'The journey',
  steps: o.wishes.flatMap((wish): Step[] => {
    if (wish.to === 'order') return wish.companies.flatMap((company) => movingNext(o, company));
    return wish.to === 'site' && wish.way !== ''
      ? [{ part: 'path', pick: { does: wish.way }, acting: wish.company, name: `the way to ${wish.place}` }]
      : [];
  }),
  patience: 'any',
  during: scopeOf(scene, 'turn'),
});

/** A company that is still to be formed is known by whoever is to be in it; one that nobody is in does not move. */
function movingNext(o: Organization, company: number): Step[] {
  const member = o.members.find((one) => one.company === company);
  if (member === undefined) return [];
  return [{ part: 'order', pick: { companyOf: member.card }, name: 'the order of the companies' }];
}

/** Who does not stand or follow as was wished, after everything that could be done was done. */
function amiss(o: Organization, scene: Scene, nameOf: NameOf): string | null {
  if (scene.game !== 'meccg') return null;
  const side = scene.sides.find(({ seat }) => seat === scene.you);
  if (side === undefined) return null;
  const now = new Map(organizationOf(side).members.map((member) => [member.card, member]));
  const wrong = o.members.filter(({ card, company, leader, arrives }) => {
    const is = now.get(card);
    if (is === undefined) return arrives === true;
    const together = o.members.filter((other) => other.company === company).map((other) => other.card);
    return (
      is.leader !== leader || together.some((other) => (now.get(other)?.company ?? is.company) !== is.company)
    );
  });
  return wrong.length === 0
    ? null
    : `Not everything came out as planned: look at ${wrong.map(({ card }) => nameOf(card)).join(', ')}.`;
}
