/**
 * How a card is keyed, played or borne, as far as its printed facts say: its text may say more.
 *
 * Why from facts: they are there for every card, also for one that cannot be played yet.
 */
import type { Card } from '../facts.ts';
import { readFacts } from '../facts.ts';
import { isObject, type JsonObject, textField } from '../json.ts';

const text = (facts: JsonObject, field: string): string => {
  const value = facts[field];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
const list = (facts: JsonObject, field: string): unknown[] => {
  const value = facts[field];
  return Array.isArray(value) ? value : [];
};
const named = (facts: JsonObject, field: string): string[] =>
  list(facts, field).map((entry) => (isObject(entry) ? text(entry, 'name') : String(entry)));
const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

const SYMBOLS: Readonly<Record<string, string>> = {
  w: 'wilderness',
  b: 'border-land',
  f: 'free-domain',
  s: 'shadow-land',
  d: 'dark-domain',
  c: 'coastal sea',
  R: 'ruins & lairs',
  B: 'border-hold',
  F: 'free-hold',
  S: 'shadow-hold',
  D: 'dark-hold',
  H: 'haven',
};
const TWICE = ['', '', 'two of ', 'three of ', 'four of '];

/** "{w}{w}{S}": two wildernesses, or a shadow-hold. */
function keyedTo(playable: string): string[] {
  const symbols = [...playable.matchAll(/\{(\w)\}/g)].map(([, symbol = '']) => symbol);
  return [...new Set(symbols)].map((symbol) => {
    const times = symbols.filter((other) => other === symbol).length;
    return `${TWICE[times] ?? ''}${SYMBOLS[symbol] ?? symbol}`;
  });
}

/** Sites of an alignment at which such an item may be played. */
function sitesFor(itemClass: string, alignment: string): string[] {
  const { file, entries } = readFacts('meccg', 'sites');
  return entries
    .filter(
      (site) => text(site, 'alignment') === alignment && named(site, 'playableItems').includes(itemClass),
    )
    .map((site) => textField(site, 'name', file));
}

function meccgItem(itemClass: string, alignment: string): string {
  if (itemClass === 'special') return 'a special item: played where its text says';
  const sites = sitesFor(itemClass, alignment);
  const where = sites.length === 0 ? '' : `: ${sites.join(', ')}`;
  return `${/^[aeiou]/.test(itemClass) ? 'an' : 'a'} ${itemClass} item: played by a character who taps, at a site where such items may be${where}`;
}

const EVENTS: Readonly<Record<string, string>> = {
  'Short-event': 'a short-event: discarded when it has resolved',
  'Long-event': 'a long-event: stays until the long-event phase of its player’s next turn',
  'Permanent-event': 'a permanent-event: stays in play',
};

function meccg({ facts, type }: Card): string[] {
  const a: JsonObject = isObject(facts['attributes']) ? facts['attributes'] : {};
  const subtype = text(a, 'subtype');
  const alignment = text(facts, 'alignment');
  const keys = keyedTo(text(a, 'playable'));
  const events = subtype.split('/').flatMap((part) => EVENTS[part] ?? []);
  const home = text(a, 'homeSite');
  return [
    ...(type === 'Hazard' && events.length > 0
      ? [`a hazard on an opponent’s company; ${events.join('; or ')}`]
      : []),
    ...(type === 'Resource' && events.length > 0 ? events : []),
    ...(keys.length > 0 ? [`keyed to ${listed(keys, 'or')}`] : []),
    ...(subtype.endsWith(' Item') ? [meccgItem(subtype.replace(' Item', '').toLowerCase(), alignment)] : []),
    ...(subtype === 'Ally'
      ? ['played by a character who taps and then controls it, where its text says']
      : []),
    ...(subtype === 'Faction'
      ? ['won by an influence check of a character who taps, where its text says']
      : []),
    ...(type === 'Character' && a['avatar'] !== true
      ? [
          `brought into play in the organization phase with ${text(a, 'mind') || 'no'} influence, at ${home === '' ? 'a Haven' : a['agent'] === true ? home : `${home} or a Haven`}`,
        ]
      : []),
    ...(a['agent'] === true ? ['an agent: also played face down as a hazard, at one of its home sites'] : []),
    ...(a['avatar'] === true
      ? [`revealed in the organization phase${home === '' ? '' : ` at ${home}`}, and needs no influence`]
      : []),
    ...(a['playableAsResource'] === true ? ['may also be played as a resource'] : []),
    ...(a['playableAsHazard'] === true ? ['may also be played as a hazard'] : []),
  ];
}

const DUE: Readonly<Record<string, string>> = { 'Free Peoples': 'adds', Shadow: 'takes' };
/** Roaming minions cost so much more. */
const ROAMING = 2;

function lotrBorne(card: Card): string[] {
  const inSupport = named(card.facts, 'keywords').includes('Support Area');
  const classes = named(card.facts, 'itemClass');
  const what =
    classes.length === 0
      ? ''
      : `: ${listed(classes.map((one) => one.toLowerCase()))}, one of each class on a bearer`;
  return [inSupport ? 'played to the support area' : `played on a bearer, where its text names one${what}`];
}

function lotrPlace({ facts, type }: Card, price: string): string[] {
  const number = text(facts, 'siteNumber');
  const homes = list(facts, 'allyHome').filter(isObject);
  if (type === 'Companion')
    return [
      `joins the fellowship in the fellowship phase${price}`,
      ...(facts['canStartWithRing'] === true ? ['may start as the Ring-bearer'] : []),
    ];
  if (type === 'Ally')
    return [
      `to the support area in the fellowship phase${price}`,
      ...homes.map((home) => `home site ${text(home, 'site')} (${text(home, 'block')})`),
    ];
  if (type === 'Minion')
    return [`in the Shadow phase${price}, and ${ROAMING} more while it roams: before site ${number}`];
  if (type === 'Event') {
    const when = named(facts, 'timewords');
    return [
      `${
        when.length === 0
          ? 'an event'
          : `in the ${listed(
              when.map((word) => word.toLowerCase()),
              'or',
            )} phase, or as its text says`
      }${price}`.replace('in the response phase', 'as a response'),
    ];
  }
  return [`in the ${text(facts, 'side') === 'Shadow' ? 'Shadow' : 'fellowship'} phase${price}`];
}

function lotrTcg(card: Card): string[] {
  const { facts, type } = card;
  const side = text(facts, 'side');
  const twilight = text(facts, 'twilight');
  if (type === 'Site') {
    const number = text(facts, 'siteNumber');
    return [
      `${number === '' ? 'a site without a printed number' : `site ${number} (${text(facts, 'block')})`}; Shadow number ${twilight}`,
    ];
  }
  if (type === 'The One Ring') return ['borne by the Ring-bearer from the start'];
  const price = DUE[side] === undefined ? '' : `; ${DUE[side]} ${twilight} twilight`;
  const borne = ['Possession', 'Artifact', 'Condition', 'Follower'].includes(type) ? lotrBorne(card) : [];
  return [...lotrPlace(card, price), ...borne];
}

/** One line for each way or place; none where the facts say nothing. */
export const howPlayed = (card: Card): string[] => (card.game === 'meccg' ? meccg(card) : lotrTcg(card));
