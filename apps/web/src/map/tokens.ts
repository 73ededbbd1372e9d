/**
 * Who stands where: companies and agents as pieces on the map, from what the scene shows. Pure.
 *
 * Keeps  only what the scene tells: a company whose site lies face down stands nowhere.
 */
import type { Card, Company, MeccgScene } from '@westmarch/protocol';
import { placeNamed, regionNamed } from './chart.ts';
import { along, type Line, type Point } from './geometry.ts';

export interface Token {
  readonly key: string;
  readonly kind: 'company' | 'agent';
  /** The company's row; 0 for an agent. */
  readonly company: number;
  readonly seat: number;
  /** Which of the sides it is, from 0, in the order of the table. */
  readonly side: number;
  readonly yours: boolean;
  readonly name: string;
  readonly size: number;
  readonly acting: boolean;
  readonly at: Point;
  readonly under: boolean;
  /** Where it stands, and where it goes, as far as one may know. */
  readonly place: string;
  readonly goesTo: string;
  /** The way of the journey that is going on, and how much of it lies behind. */
  readonly route: Line;
  readonly part: number;
}

type NameOf = (face: string) => string;

/** Through the middle of each region on the way, from place to place. */
export function routeOf(from: string, to: string, through: readonly string[]): Line {
  const [a, b] = [placeNamed(from), placeNamed(to)];
  const middle = through.slice(1, -1).flatMap((name) => {
    const region = regionNamed(name);
    return region === undefined ? [] : [region.label];
  });
  return [...(a === undefined ? [] : [a.at]), ...middle, ...(b === undefined ? [] : [b.at])];
}

/** The journey that is being made, as a line; empty where nobody moves. */
export const journeyOf = ({ journey }: MeccgScene): Line =>
  journey === null || journey.to === ''
    ? []
    : routeOf(
        journey.from,
        journey.to,
        journey.path.map(({ region }) => region),
      );

/** A company goes on with every hazard it has met, and arrives when it has met them all. */
const partOf = ({ declared, limit }: NonNullable<MeccgScene['journey']>): number =>
  0.12 + 0.76 * (limit <= 0 ? 1 : Math.min(1, declared / limit));

export function tokensOf(scene: MeccgScene, nameOf: NameOf): Token[] {
  const { journey } = scene;
  const route = journeyOf(scene);
  const part = journey === null ? 0 : partOf(journey);
  return scene.sides.flatMap(({ seat, companies, agents }, side) => {
    const yours = seat === scene.you;
    const stand = (company: Company): Token[] => {
      // One that has left a site and is on no way any more has come to where it went.
      const place = nameOf((company.site ?? company.destination)?.face ?? '');
      const at = placeNamed(place);
      const moves = journey?.company === company.id && route.length > 1;
      if (at === undefined && !moves) return [];
      return [
        {
          key: `company-${company.id}`,
          kind: 'company',
          company: company.id,
          seat,
          side,
          yours,
          // As the company is called everywhere, in short.
          name: company.name.replace(/['’]s company$/, ''),
          size: company.characters.length,
          acting: company.acting,
          at: moves ? along(route, part) : (at?.at ?? [0, 0]),
          under: at?.under ?? false,
          place: at?.name ?? '',
          goesTo: nameOf(company.destination?.face ?? ''),
          route: moves ? route : [],
          part,
        },
      ];
    };
    const lurk = agents.flatMap(({ card, at: where }): Token[] => {
      const at = placeNamed(where);
      return at === undefined
        ? []
        : [
            {
              key: `agent-${card.id}`,
              kind: 'agent',
              company: 0,
              seat,
              side,
              yours,
              name: nameOf(card.face) || 'An agent, face down',
              size: 1,
              acting: false,
              at: at.at,
              under: at.under,
              place: at.name,
              goesTo: '',
              route: [],
              part: 0,
            },
          ];
    });
    return [...companies.flatMap(stand), ...lurk];
  });
}

/** Places with a card in play, and what is to be said of it: whose company has it, that it is tapped, whom it holds. */
export function inPlay({ sides, you }: MeccgScene, nameOf: NameOf): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const say = (card: Card | null, ...notes: string[]): void => {
    const place = placeNamed(nameOf(card?.face ?? ''));
    if (card === null || place === undefined) return;
    const tapped = card.marks.includes('tapped') ? ['The site is tapped.'] : [];
    found.set(place.name, [...new Set([...(found.get(place.name) ?? []), ...tapped, ...notes])]);
  };
  for (const { seat, name, companies, agents, prisoners } of sides) {
    for (const { site, destination, onGuard } of companies) {
      say(site, ...(onGuard.length > 0 ? [`On guard: ${onGuard.length}.`] : []));
      say(destination, seat === you ? 'A company of yours goes here.' : `A company of ${name} goes here.`);
    }
    for (const { site } of agents) say(site);
    for (const { site, prisoners: taken } of prisoners)
      say(site, `Prisoners: ${taken.map(({ face }) => nameOf(face)).join(', ')}.`);
  }
  return found;
}

/** Beside each other where several stand at one place: by how much each is moved, and how many stand there. */
export function spread(
  tokens: readonly Token[],
): ReadonlyMap<string, { readonly by: number; readonly of: number }> {
  const groups = new Map<string, Token[]>();
  for (const token of tokens) {
    const key = token.route.length > 0 ? token.key : token.at.join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [token]);
    else group.push(token);
  }
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((token, i) => [token.key, { by: i - (group.length - 1) / 2, of: group.length }] as const),
    ),
  );
}
