/** What the ledgers say of a card: errata first, then rulings, then rules that name it. */
import type { Card } from '../facts.ts';
import type { Entry } from '../ledger/entries.ts';
import { readKept } from '../ledger/sources.ts';
import { plain } from '../near.ts';
import type { Printed } from './find.ts';

export interface Ruling extends Entry {
  readonly about: 'erratum' | 'ruling' | 'rule';
  /** A passing test cites it. */
  readonly tested: boolean;
}

/** The Lord of the Rings TCG has its errata in a chapter of their own, which also holds rulings: each says what it is. */
const isErratum = ({ id, rule, erratum }: Entry): boolean =>
  erratum === true || (id.startsWith('LR-ERRATA-') && /: erratum\b/.test(rule));
const aboutOf = (entry: Entry): Ruling['about'] =>
  isErratum(entry) ? 'erratum' : entry.kind === 'card-ruling' ? 'ruling' : 'rule';

/** Printings that an entry of The Lord of the Rings TCG names: "erratum (0 P 7, same as 3 R 1)". */
const collectorsIn = ({ id, rule }: Entry): string[] =>
  id.startsWith('LR-ERRATA-')
    ? [...rule.matchAll(/\b\d+ [A-Z] \d+\b/g)].map(([info]) => info.replaceAll(' ', ''))
    : [];

/** A ruling on one printing is none on a card of the same name from another set. */
function isOn({ printings, name, names }: Printed, entry: Entry): boolean {
  const own = new Set([name, ...names].map(plain));
  if (!entry.cards.some((card) => own.has(plain(card)))) return false;
  const named = collectorsIn(entry);
  const isNamed = ({ facts, set }: Card): boolean =>
    (named.length === 0 || named.includes(String(facts['collInfo']))) &&
    (entry.printing.length === 0 || entry.printing.includes(set));
  return printings.some(isNamed);
}

const ORDER: readonly Ruling['about'][] = ['erratum', 'ruling', 'rule'];

export function rulingsOn(card: Printed, entries: readonly Entry[]): Ruling[] {
  const tested = new Set(readKept(card.game).cited);
  return entries
    .filter((entry) => entry.game === card.game && isOn(card, entry))
    .map((entry) => Object.assign({ about: aboutOf(entry), tested: tested.has(entry.id) }, entry))
    .sort((a, b) => ORDER.indexOf(a.about) - ORDER.indexOf(b.about));
}
