/** One side of the table as names and numbers: what both the drawn and the spoken board show. */
import type { Agent, Card, Company as Gathered, Held, MeccgSide } from '@westmarch/protocol';
import type { Faces } from '../drawing.ts';
import { listOf } from '../look.ts';

export interface Fighter {
  readonly name: string;
  readonly prowess: number;
  readonly body: number;
  readonly mind: number;
  readonly influence: number;
  readonly corruption: number;
  readonly status: string;
  readonly avatar: boolean;
  readonly leader: boolean;
  /** The name of the one he follows, or empty. */
  readonly follows: string;
  readonly bears: readonly string[];
}

export interface Company {
  readonly site: string;
  /** Empty while it is between two sites. */
  readonly siteType: string;
  readonly siteTapped: boolean;
  readonly notes: readonly string[];
  /** Where it goes, as far as you know: empty when it stays. */
  readonly goesTo: string;
  readonly members: readonly Fighter[];
}

export interface Side {
  readonly companies: readonly Company[];
  readonly agents: readonly string[];
  readonly prisoners: readonly string[];
  readonly events: readonly string[];
  readonly factions: readonly string[];
  readonly stored: readonly string[];
}

const isTapped = ({ marks }: Card): boolean => marks.includes('tapped');
const statusOf = ({ marks }: Card): string =>
  marks.find((mark) => mark === 'tapped' || mark === 'wounded') ?? 'untapped';

/** Allies fight: their numbers belong beside their names. */
function borne(card: Card, faces: Faces): string {
  const { prowess = 0, body = 0 } = card.numbers;
  const numbers = faces.of(card.face)?.kind === 'ally' && prowess + body > 0 ? ` ${prowess}/${body}` : '';
  const states = card.marks.filter((mark) => mark === 'tapped' || mark === 'trophy');
  return `${faces.name(card.face)}${numbers}${states.length === 0 ? '' : ` (${states.join(', ')})`}`;
}

function fighter(card: Card, company: Gathered, faces: Faces): Fighter {
  const { prowess = 0, body = 0, mind, influence = 0, corruption = 0 } = card.numbers;
  const leader = company.followers.find((pair) => pair.card === card.id)?.leader ?? 0;
  const led = company.characters.find(({ id }) => id === leader);
  return {
    name: faces.name(card.face),
    prowess,
    body,
    mind: mind ?? 0,
    influence,
    corruption,
    status: statusOf(card),
    avatar: mind === undefined,
    leader: card.marks.includes('leader'),
    follows: led === undefined ? '' : faces.name(led.face),
    bears: card.on.map((one) => borne(one, faces)),
  };
}

const companyOf = (company: Gathered, faces: Faces): Company => ({
  site:
    company.site !== null
      ? faces.name(company.site.face)
      : company.destination === null
        ? 'starting company'
        : 'on the way',
  siteType: company.siteType,
  notes: company.notes,
  siteTapped: company.site !== null && isTapped(company.site),
  goesTo:
    company.destination === null
      ? ''
      : company.destination.face === ''
        ? 'a site face down'
        : faces.name(company.destination.face),
  members: company.characters.map((card) => fighter(card, company, faces)),
});

/** "Baduila, face down at Bree by way of Rivendell"; to others "face down, 2 site cards on it". */
function agentInWords({ card, faceDown, at, steps, trail }: Agent, faces: Faces): string {
  const name = card.face === '' ? 'somebody' : faces.name(card.face);
  const where = [faceDown ? 'face down' : 'face up', at === '' ? '' : `at ${at}`].filter(
    (part) => part !== '',
  );
  const way =
    steps === 0 || trail.length === 1
      ? ''
      : trail.length > 1
        ? ` by way of ${listOf(trail.slice(0, -1))}`
        : `, ${steps === 1 ? '1 site card' : `${steps} site cards`} on it`;
  const status = statusOf(card);
  return `${name}, ${where.join(' ')}${way}${status === 'untapped' ? '' : `, ${status}`}`;
}
function heldInWords({ host, prisoners, site }: Held, faces: Faces): string {
  const who = listOf(prisoners.map(({ face }) => faces.name(face)));
  return `${who}, by ${faces.name(host.face)}${site === null ? '' : ` at ${faces.name(site.face)}`}`;
}

export function sideOf(side: MeccgSide, faces: Faces): Side {
  const { companies, events, factions, stored } = side;
  const names = (cards: readonly Card[]): string[] => cards.map(({ face }) => faces.name(face));
  return {
    companies: companies.map((company) => companyOf(company, faces)),
    agents: side.agents.map((agent) => agentInWords(agent, faces)),
    prisoners: side.prisoners.map((held) => heldInWords(held, faces)),
    events: names(events),
    factions: names(factions),
    stored: names(stored),
  };
}

/** The numbers that matter in a hand, as short as they go. */
export function brief(face: string, faces: Faces): string {
  const found = faces.of(face);
  if (found === undefined) return '';
  const { prowess = 0, body = 0, strikes, mind, points = 0, number = 0 } = found.numbers;
  const worth = points === 0 ? '' : `, ${points} pt`;
  switch (found.kind) {
    case 'character':
      return `${mind === undefined ? 'avatar' : 'character'} ${prowess}/${body}${mind === undefined ? '' : `, mind ${mind}`}`;
    case 'creature':
      return `${found.tone} ${strikes === 0 ? 'each' : (strikes ?? 0)}×${prowess}`;
    case 'faction':
      return `faction, over ${number}${worth}`;
    case 'resource':
    case 'hazard':
      return `${found.tone} ${found.kind}${worth}`;
    default:
      return `${found.title}${worth}`;
  }
}

/** "8/9" and "2×10" as one would read them out. */
export const inLetters = (text: string): string =>
  text
    .replace(/(\d+)\/(\d+)/g, 'prowess $1, body $2')
    .replace(/each×(\d+)/g, 'a strike of $1 for each')
    .replace(/\b1×(\d+)/g, '1 strike of $1')
    .replace(/(\d+)×(\d+)/g, '$1 strikes of $2')
    .replace(/\b1 pt\b/g, '1 point')
    .replace(/ pt\b/g, ' points');
