/** Changes to what is named: numbers, members of enumerations, names and words on cards, code that is written as text. */
import ts from 'typescript';
import { type Context, type Operator, spanOf } from './point.ts';

/** Words whose names are labels and texts, not facts: another name would make no difference that matters. */
const LABELS = new Set(
  `card procedure gate step ask condition verb effect choose the word noun adjective weakNoun behind say filter value
  cardRef playerRef fact attribute marker event prohibition printed printedName printedSet base does asks slot local counted
  listed gateOf conditionGate number text texts flag refuse inZone want needs made reaction binary compare remembered
  chooseNumber forEach weaponNoun chooseMember chooseMemberOrAlly chooseCharacter chooseCharacterOrAlly found opponent
  current status siteStatus section many idOf saying`
    .trim()
    .split(/\s+/),
);
const LABEL_FIELDS = new Set([
  'noun',
  'name',
  'one',
  'other',
  'word',
  'type',
  'key',
  'table',
  'required',
  'why',
]);
/** Their second argument only says what the first one means. */
const SECOND_SAYS = new Set([
  'named',
  'friendOf',
  'againstFaction',
  'storedFor',
  'recover',
  'outOf',
  'lengthIs',
]);
/** Columns that are easily taken for each other. */
const ALIKE: ReadonlyMap<string, readonly string[]> = new Map([
  ['owner', ['controller']],
  ['controller', ['owner']],
  ['first', ['last']],
  ['last', ['first']],
]);

export const number: Operator = (node, { source }, add) => {
  if (!ts.isNumericLiteral(node) || isOfEnumeration(node)) return;
  const value = Number(node.getText(source).replaceAll('_', ''));
  if (!Number.isInteger(value)) return;
  const inText = ts.findAncestor(node, ts.isTaggedTemplateExpression) !== undefined;
  add(inText ? 'number said' : 'number', node, String(value + 1), ...(value > 0 ? [String(value - 1)] : []));
};
/** Values of an enumeration may be any, as long as they differ. */
function isOfEnumeration(node: ts.NumericLiteral): boolean {
  const list = node.parent.parent;
  return (
    ts.isPropertyAssignment(node.parent) &&
    ts.isObjectLiteralExpression(list) &&
    ts.isAsExpression(list.parent) &&
    list.properties.length > 1
  );
}

/** `Zone.hand` → `Zone.deck`; `s.card.owner` → `s.card.controller`. */
export const member: Operator = (node, { source, lexicon }, add) => {
  if (!ts.isPropertyAccessExpression(node)) return;
  const name = node.name.text;
  if (ts.isIdentifier(node.expression)) {
    const others = lexicon.members.get(node.expression.text);
    if (others !== undefined) add('member', node.name, ...[...others].filter((other) => other !== name));
  } else if (/^s\.\w+$/.test(node.expression.getText(source))) {
    add('member', node.name, ...(ALIKE.get(name) ?? []));
  }
};

/** `ofRace('Elf')` → `ofRace('Dwarf')`: another name that the same word is given elsewhere. */
export const name: Operator = (node, { lexicon }, add) => {
  if (!ts.isStringLiteral(node)) return;
  const key = placeOf(node);
  if (key === '') return;
  const others = [...(lexicon.names.get(key) ?? [])].filter((other) => other !== node.text);
  add('name', node, ...others.map((other) => `'${other.replaceAll("'", "\\'")}'`));
};

/** Where a name stands: the word and which of its arguments, or the field; '' where it is only a label. */
export function placeOf(node: ts.StringLiteral): string {
  const { parent } = node;
  if (/^(ME|LR)-/.test(node.text)) return '';
  if (ts.isCallExpression(parent)) {
    const word = parent.expression.getText().split('.').at(-1) ?? '';
    const at = parent.arguments.indexOf(node);
    const says = LABELS.has(word) || (at > 0 && SECOND_SAYS.has(word));
    return says || at < 0 ? '' : `${parent.expression.getText()} ${at}`;
  }
  const field = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  if (!ts.isPropertyAssignment(field)) return '';
  const name = field.name.getText();
  return LABEL_FIELDS.has(name) || name.startsWith("'") ? '' : `${name}:`;
}

/** `elf` → `dwarf`: another word that the file imports from the same place. The types decide what fits. */
export const word: Operator = (node, context, add) => {
  if (!context.cards || !ts.isIdentifier(node) || !isValue(node)) return;
  const family = familyOf(node.text, context);
  add('word', node, ...family.filter((other) => other !== node.text));
};
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) || ts.isArrayLiteralExpression(parent)) return true;
  return ts.isPropertyAssignment(parent) && parent.initializer === node;
}

const families = new WeakMap<ts.SourceFile, Map<string, readonly string[]>>();
function familyOf(name: string, { source }: Context): readonly string[] {
  let known = families.get(source);
  if (known === undefined) {
    known = new Map();
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      const names = bindings.elements.filter((one) => !one.isTypeOnly).map((one) => one.name.text);
      for (const one of names) known.set(one, names);
    }
    families.set(source, known);
  }
  return known.get(name) ?? [];
}

const TOKEN = /===|!==|>=|<=|&&|\|\||(?<![=<>])[<>](?![=<>])|(?<![\w.$])\d+(?![\w.])/g;
const OTHER: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '>=': '>',
  '<=': '<',
  '>': '>=',
  '<': '<=',
  '&&': '||',
  '||': '&&',
};
const LOOKS_LIKE_CODE = /\bs\.\w|\b(self|it|you)\b.*(===|!==|[<>])|(===|!==|&&|\|\|)/;

/** Conditions that are compiled are written as text: the same changes inside it. */
export const code: Operator = (node, { source }, add) => {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return;
  if (ts.isTaggedTemplateExpression(node.parent) || !LOOKS_LIKE_CODE.test(node.getText(source))) return;
  const texts = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map((span) => span.literal)]
    : [node];
  for (const text of texts) {
    const start = text.getStart(source) + 1;
    const raw = source.text.slice(start, text.getEnd() - 1);
    for (const { 0: token, index } of raw.matchAll(TOKEN)) {
      const at = spanOf(start + index, start + index + token.length);
      const other = OTHER[token];
      if (other !== undefined) add('code', at, other);
      else
        add('code', at, String(Number(token) + 1), ...(Number(token) > 0 ? [String(Number(token) - 1)] : []));
    }
  }
};
