/** What is printed on a card, in a line; and its rules text, generated from what it does. */
import {
  CardKind,
  itemClasses,
  kinds,
  lengths,
  type MeccgState,
  pointKinds,
  printed,
  races,
  regionTypes,
  sites,
  siteTypes,
  skills,
} from '@westmarch/meccg';
import type { Seat } from './seat.ts';

const bits = (set: number, names: readonly string[]): string[] =>
  names.filter((_name, i) => (set & (1 << i)) !== 0);

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function pointsOf(s: MeccgState, card: number): string[] {
  const n = printed.points(s, card);
  return n === 0 ? [] : [`${n} ${pointKinds[printed.pointKind(s, card)]} point${n === 1 ? '' : 's'}`];
}

function character(s: MeccgState, c: number): string[] {
  const modifier = printed.corruptionModifier(s, c);
  return [
    printed.avatar(s, c) === 1 ? 'Wizard' : races[printed.race(s, c)],
    bits(printed.skill(s, c), skills).join('/'),
    `prowess ${printed.prowess(s, c)}, body ${printed.body(s, c)}`,
    printed.avatar(s, c) === 1 ? '' : `mind ${printed.mind(s, c)}`,
    `direct influence ${printed.directInfluence(s, c)}`,
    modifier === 0 ? '' : `${plus(modifier)} to corruption checks`,
  ];
}

/** Where a creature may be keyed: symbols of regions and sites. */
function keying(s: MeccgState, c: number): string {
  const packed = printed.keyedRegions(s, c);
  const regions = regionTypes.flatMap((type, i) => {
    const n = (packed >> (3 * i)) & 7;
    return n === 0 ? [] : [n === 1 ? type : `${n} ${type}s`];
  });
  const keyed = [...regions, ...bits(printed.keyedSites(s, c), siteTypes)];
  return keyed.length === 0 ? '' : `keyed to ${keyed.join(', ')}`;
}

function creature(s: MeccgState, c: number): string[] {
  const body = printed.body(s, c);
  const strikes = printed.strikes(s, c);
  return [
    races[printed.race(s, c)],
    `${strikes} strike${strikes === 1 ? '' : 's'} of prowess ${printed.prowess(s, c)}${body === 0 ? '' : `, body ${body}`}`,
    keying(s, c),
  ];
}

function site(s: MeccgState, c: number): string[] {
  const facts = sites[printed.site(s, c)];
  if (facts === null || facts === undefined) return [];
  const attacks = facts.attacks.map(
    (a) => `${a.race} ${a.strikes === 0 ? 'each character' : a.strikes} with prowess ${a.prowess}`,
  );
  return [
    facts.type,
    `in ${facts.region}`,
    facts.items.length === 0 ? '' : `items: ${facts.items.join(', ')}`,
    attacks.length === 0 ? '' : `automatic-attacks: ${attacks.join('; ')}`,
    `draws ${facts.resourceDraws} and ${facts.hazardDraws}`,
  ];
}

/** The kind of a card in a word or two. */
export function kindOf(s: MeccgState, c: number): string {
  const kind = printed.kind(s, c);
  if (kind === CardKind.item) return `${itemClasses[printed.itemClass(s, c)]} item`;
  if (kind === CardKind.creature) return 'creature';
  const length = lengths[printed.length(s, c)];
  if (kind === CardKind.resourceEvent) return `${length} resource`;
  if (kind === CardKind.hazardEvent) return `${length} hazard`;
  return printed.avatar(s, c) === 1 ? 'Wizard' : kinds[kind];
}

/** The numbers that matter in a hand, as short as they go. */
export function brief(s: MeccgState, c: number): string {
  const kind = printed.kind(s, c);
  const points = printed.points(s, c);
  const worth = points === 0 ? '' : `, ${points} pt`;
  if (kind === CardKind.character)
    return `${kindOf(s, c)} ${printed.prowess(s, c)}/${printed.body(s, c)}${printed.avatar(s, c) === 1 ? '' : `, mind ${printed.mind(s, c)}`}`;
  if (kind === CardKind.creature)
    return `${races[printed.race(s, c)]} ${printed.strikes(s, c)}×${printed.prowess(s, c)}`;
  if (kind === CardKind.faction) return `faction, over ${printed.influenceNumber(s, c)}${worth}`;
  return `${kindOf(s, c)}${worth}`;
}

/** Everything printed that has a number or a name. */
export function factsLine(s: MeccgState, c: number): string {
  const kind = printed.kind(s, c);
  const cp = printed.corruptionPoints(s, c);
  const parts =
    kind === CardKind.character
      ? character(s, c)
      : kind === CardKind.creature
        ? creature(s, c)
        : kind === CardKind.site
          ? site(s, c)
          : [kind === CardKind.faction ? `influence check over ${printed.influenceNumber(s, c)}` : ''];
  const head = kind === CardKind.site ? 'site' : kindOf(s, c);
  return [head, ...parts, ...pointsOf(s, c), cp === 0 ? '' : `${cp} corruption point${cp === 1 ? '' : 's'}`]
    .filter((part) => part !== '' && part !== 'none')
    .join(' · ');
}

/** Its rules text, a sentence an ability. */
export function textOf(seat: Seat, card: number): string[] {
  const { engine } = seat.view;
  const { abilities } = engine.definitions[seat.view.card.def[card]];
  return abilities.map((id) => seat.sentence(engine.abilities[id].say)).filter((line) => line !== '');
}
