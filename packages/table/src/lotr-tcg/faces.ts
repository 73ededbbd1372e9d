/** The printed faces of every card of the pool, with the text that is generated from what it does. */
import {
  blocks,
  type CardFacts,
  CardKind,
  itemClasses,
  kinds,
  poolFacts,
  races,
  sides,
  textOf,
} from '@westmarch/lotr-tcg';
import type { Face } from '@westmarch/protocol';
import { signed } from '../words.ts';
import { titleOf } from './facts.ts';
import { meaningOf } from './keywords.ts';

const isFighter = ({ kind }: CardFacts): boolean =>
  kind === 'companion' || kind === 'ally' || kind === 'minion';

/** Numbers that stand on the face; what a borne card shows is for its bearer. */
function numbersOf(facts: CardFacts): Record<string, number> {
  if (facts.kind === 'site') return { site: facts.siteNumber, twilight: facts.twilight };
  const bonus = !isFighter(facts);
  return {
    ...(facts.kind === 'ring' ? {} : { twilight: facts.twilight }),
    ...(bonus && facts.strength === 0 ? {} : { strength: facts.strength }),
    ...(bonus && facts.vitality === 0 ? {} : { vitality: facts.vitality }),
    ...(facts.kind === 'companion' ? { resistance: facts.resistance } : {}),
    ...(facts.kind === 'minion' ? { site: facts.siteNumber } : {}),
  };
}

/** "archer", "damage +1", "sanctuary". */
function wordsOf(facts: CardFacts): Face['words'] {
  const loaded = Object.entries(facts.loaded).map(([word, n]) => ({
    word: NUMBERED.has(word) ? `${word} ${signed(n)}` : word,
    meaning: meaningOf(word),
  }));
  const unloaded = facts.unloaded.map((word) => ({ word, meaning: meaningOf(word) }));
  const signet =
    facts.signet === 'none'
      ? []
      : [{ word: `${facts.signet} signet`, meaning: 'A sign of kinship: some cards look for its bearers.' }];
  return [...loaded, ...unloaded, ...signet];
}
const NUMBERED: ReadonlySet<string> = new Set(['Damage', 'Defender', 'Ambush', 'Hunter', 'Toil']);

/** An ally's home sites, whose sign a companion bears, on which paths a site lies. */
function factsOf({ home, homeBlock, kind, signet, block }: CardFacts): NonNullable<Face['facts']> {
  const facts: { name: string; text: string; short: string }[] = [];
  if (kind === 'ally' && home !== 0) {
    const sites = Array.from({ length: 9 }, (_x, i) => i + 1).filter((n) => (home & (1 << n)) !== 0);
    const of = blocks[homeBlock] ?? 'none';
    facts.push({
      name: 'home',
      text: `${sites.length === 1 ? 'site' : 'sites'} ${sites.join(' and ')}${of === 'none' ? '' : ` (${of})`}`,
      short: `⌂${sites.join('/')}`,
    });
  }
  if (signet !== 'none') facts.push({ name: 'signet', text: signet, short: signet.slice(0, 1) });
  const path = blocks[block] ?? 'none';
  if (kind === 'site' && path !== 'none') facts.push({ name: 'path', text: path, short: path.slice(0, 1) });
  return facts;
}

const arrows = ['', 'left', 'right'] as const;

const indexIn = (names: readonly string[], name: string): number => Math.max(0, names.indexOf(name));

/** Of any card, also of one that cannot be played yet: that one has no text. */
export function faceOf(facts: CardFacts): Face {
  const kind = indexIn(kinds, facts.kind);
  return {
    id: facts.id,
    name: facts.title,
    subtitle: facts.name === facts.title ? '' : facts.name.slice(facts.title.length + 2),
    kind: facts.kind,
    title: titleOf(
      kind,
      indexIn(races, facts.race),
      indexIn(itemClasses, facts.itemClass),
      indexIn(sides, facts.side),
    ),
    tone: facts.culture === 'none' ? facts.kind : facts.culture,
    unique: facts.unique,
    numbers: numbersOf(facts),
    words: wordsOf(facts),
    path: kind === CardKind.site && facts.arrow !== 0 ? [arrows[facts.arrow]] : [],
    facts: factsOf(facts),
    text: [...textOf(facts.id)],
  };
}

export const faces = (): Face[] => poolFacts().map(faceOf);
