/**
 * Vocabulary survey of the LotR TCG: which words must the ability vocabulary have?
 *
 * Owns   a bottom-up reduction grammar: a sentence is rewritten, phrase by phrase, into symbols
 *        (N noun phrase, P player, V value, Z zone, A attribute change, C condition, T event,
 *        D duration, E effect, S statement). A card counts as expressible only if every sentence
 *        is used up to its last word and becomes an S. No rule has a free wildcard.
 * Not    the meaning of a card: the words found say what is needed, not how it is played.
 *
 * Usage: node lotr-tcg.mjs cards.json [options]
 *   --words            cards served by each word          --word a,b      which cards those are
 *   --sets, --types    coverage by set, by card type       --card id,id    how a card was read
 *   --clauses          as JSON: the sentences of each card, each with its words and what was left unread
 *   --residue N        commonest unread sentences          --grams N       phrases around the unread
 *   --sample N --seed S [--min L] [--text]                 N random cards called expressible, as read
 *   --tail K            coverage without the patterns that serve fewer than K cards
 *   --decks file --deck N                                  words needed by the first N starter decks
 */
import fs from 'node:fs';

const argv = process.argv.slice(2);
const file = argv[0];
const opt = (n, d) => {
  const i = argv.indexOf('--' + n);
  return i < 0 ? undefined : argv[i + 1] && !argv[i + 1].startsWith('--') ? argv[i + 1] : (d ?? true);
};
if (!file) {
  console.error('usage: node lotr-tcg.mjs cards.json [options]');
  process.exit(2);
}
const cards = JSON.parse(fs.readFileSync(file, 'utf8'));

// ---------------------------------------------------------------- names
const esc = (s) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const clean = (t) => t.replace(/\(\d+\)$/, '').trim();
const notNames = new Set([
  'Control',
  'Orc',
  'Spell',
  'Archer',
  'Southron',
  'Balrog',
  'Damage',
  'Discard',
  'Exert',
]);
const titles = new Set(cards.map((c) => clean(c.title)).filter((t) => !notNames.has(t)));
for (const short of ['Witch-king', 'Balrog', 'One Ring', 'Mouth of Sauron', 'Úlairë', 'Úlairë Enqueä'])
  titles.add(short); // as other cards call them, once misspelt
const nameRe = new RegExp(
  "(?<![\\w'-])(?:" +
    [...titles]
      .sort((a, b) => b.length - a.length)
      .map(esc)
      .join('|') +
    ')(?![\\w-])',
  'g',
);

// ---------------------------------------------------------------- lexicon
const L = {
  // word -> class ; leaf nouns, counted apart
  type: 'companion|ally|allie|minion|character|card|event|condition|possession|artifact|item|follower|site|weapon|hand weapon|ranged weapon|armor|helm|shield|mount|staff|staves|pipe|cloak|ring|palantír|palantiri|box|horn|phial|brooch|bracers|gauntlets|classless possession|classless|signet',
  race: 'dwarf|dwarve|elf|elve|man|men|hobbit|wizard|ent|uruk-hai|orc|troll|nazgûl|balrog|creature|wraith|spider|tree|maia|half-troll|eagle|crow',
  keyword:
    'ranger|archer|tracker|knight|villager|tale|spell|pipeweed|machine|engine|fortification|hunter|besieger|easterling|southron|corsair|warg-rider|tentacle|stealth|weather|search|lurker|battleground|forest|river|plain|marshe|marsh|mountain|underground|sanctuarie|sanctuary|dwelling',
  post: 'valiant|ring-bound|unbound|fierce|enduring|lurker|ambush|toil|muster|twilight|unhasty|mounted|damage \\+\\d|defender \\+\\d|aid',
};
const plural = (s) => `(?:${s})(?:s|es)?`;
const HEAD = `(?:~name|~sig|ring-bearer|bearer|this card|mumakil|fellowship companion|${plural(L.type)}|${plural(L.race)}|${plural(L.keyword)})`;
const ADJ = `(?:@c|~name|~sig|non-@c|non-(?:${L.race})|non-(?:${L.keyword})|non-(?:${L.type})|wounded|unwounded|exhausted|unexhausted|roaming|non-roaming|unique|non-unique|free peoples|free people|shadow|shadows?-side|eligible|${L.post}|(?:fellowship|maneuver|archery|assignment|skirmish|regroup|response|fierce)(?= (?:events?|special|or (?:fellowship|maneuver|archery|assignment|skirmish|regroup) events?))|same|other|revealed|current|next|first|last|second|sauron's|remaining|dead|allied|controlled|uncontrolled|different|attached|stacked|spotted|discarded|liberated|chosen|selected|named|random|additional|losing|winning|hidden|support area)`;
const NUM = '(?:\\d+|x)';
const DET = `(?:a single|a skirmishing|each skirmishing|an|a|the|each of|each|every|all of|all|any of|any number of|any one|any|another|this|that|those|these|your|an opponent's|opponent's|one of|one or more|one|both|no|up to ${NUM}|exactly ${NUM}|at least ${NUM}|${NUM} or more|${NUM} or fewer|more than ${NUM}|fewer than ${NUM}|${NUM} of|${NUM}|other|at random|either|neither|some|such|as many|a total of ${NUM}|exactly one|his|her|its|their|the first|the same|the next)`;
const W1 = '(?:(?!is |are |gains |cannot |has )[~@\\w-]+ ?)';
const COORD = `(?:, and/or | and/or |, or |, and | or | and |, (?=${W1}{1,3}(?:, ${W1}{1,3})*,? (?:or|and) ))`;
const WORDUNIT = `(?:${ADJ}|${HEAD})`;
const NPBASE = `(?<![\\w~@'-])(?:${DET} )*(?:${WORDUNIT}(?: |${COORD}))*${HEAD}(?![\\w-])`;

// ---------------------------------------------------------------- nodes and rules
let nodes = [];
const mk = (sym, words, kids, raw, pat) => {
  nodes.push({ sym, words, kids, raw, pat });
  return `‹${sym}${nodes.length - 1}›`;
};
const R = []; // phases of rules
let phase;
const section = (name) => {
  phase = { name, rules: [] };
  R.push(phase);
};
const expand = (p) => p.replace(/<\[?([A-Z]+)\]?>/g, (_, s) => `‹[${s}]\\d+›`).replace(/#n/g, NUM);
const r = (sym, pat, ...words) =>
  phase.rules.push({
    sym,
    re: new RegExp(
      (/^(?:\(\?<|\^)/.test(pat) ? '' : '(?<![\\w-])') + expand(pat) + (/[$]$/.test(pat) ? '' : '(?![\\w-])'),
      'g',
    ),
    words,
    pat,
  });
// ‹X› boundaries: most rules are anchored by words or symbols on both sides.

const deepRaw = (i) => nodes[i].raw + ' ' + nodes[i].kids.map(deepRaw).join(' ');
const attrOf = (raw, kids) => {
  const t = raw + ' ' + kids.map((k) => (['V', 'X'].includes(nodes[k].sym) ? deepRaw(k) : '')).join(' ');
  const w = [
    ['twilight cost|cost', 'cost'],
    ['archery total', 'archeryTotal'],
    ['move limit', 'moveLimit'],
    ['roaming penalty', 'roamingPenalty'],
    ['sitenumber', 'siteNumber'],
    ['shadownumber', 'shadowNumber'],
    ['strength', 'strength'],
    ['resistance', 'resistance'],
    ['vitality', 'vitality'],
    ['hand limit', 'handLimit'],
  ].find(([k]) => new RegExp('(?:' + k + ')').test(t));
  return w ? ['modify.' + w[1]] : [];
};
const npWords = (raw) => {
  const w = new Set(['filter.is']);
  const t = ` ${raw} `;
  const has = (s) => new RegExp(s).test(t);
  if (has(' (?:another|other) ')) w.add('filter.other');
  if (has(' (?:non-|neither )')) w.add('filter.not');
  if (has(' (?:un)?wounded | (?:un)?exhausted ')) w.add('filter.wounds');
  if (has(' your ')) w.add('filter.yours');
  if (has(" opponent's ")) w.add('filter.controlledBy');
  if (has(' (?:non-)?roaming ')) w.add('filter.roaming');
  if (has(' (?:non-)?unique ')) w.add('filter.unique');
  if (has(' skirmishing ')) w.add('filter.skirmishing');
  if (has(' mounted ')) w.add('filter.bearing');
  if (has(' or |and/or') || /,/.test(t)) w.add('filter.anyOf');
  if (has(' (?:each|every|all|both) ')) w.add('target.each');
  else if (has(' (?:that|those|these|such|it|he|she|him|her|them|the same) ')) w.add('target.that');
  else if (has(' this ') || has(' bearer ')) w.add(has(' bearer ') ? 'target.bearer' : 'target.self');
  else if (has(' (?:up to|any number of) ')) w.add('target.choose(range)');
  else if (has(' (?:a|an|another|\\d+|x|one|your|any) ')) w.add('target.choose');
  else if (has(' (?:same|first|next|last) ')) w.add('filter.ordinal');
  return [...w];
};

section('lex');
const PHASES = '(?:fellowship|shadow|maneuver|archery|assignment|skirmish|regroup)';
r(
  'P',
  '(?<![\\w])(?:(?:the|each|any|a|that|another|every|no|your|an) )?(?:(?:first )?(?:free peoples|shadow|other) )?players?(?![\\w-])',
  'leaf.player',
);
r('P', '(?<![\\w])(?:(?:an|each|your|any|that|the|no) )?opponents?(?![\\w-])', 'leaf.player');
r('P', "(?<![\\w])(?:its|that card's|that minion's|<N>'s) (?:owner|controller)(?![\\w-])", 'leaf.player');
r('P', '(?<![\\w-])you(?![\\w-])', 'leaf.player');
r(
  'X',
  '(?:the )?(?:fellowship|minion) archery totals?|the move limit|the twilight pool|the hand limit',
  'leaf.global',
);
r(
  'Z',
  "(?<![\\w])(?:(?:your|its|the|a|any|all|that|<P>'s|<P>'|<P>) )?(?:(?:free peoples|shadow) )?(?:draw decks?|discard piles?|dead pile|hands?(?! weapon)|adventure deck|site deck|support areas?|adventure path|deck|the game)(?![\\w-])",
  'leaf.zone',
);
r('Z', '<Z> (?:or|and) <Z>', 'leaf.zone');
r('N', '(?:the )?(?:top|bottom) (?:card|#n cards) (?:of|from) (?:each of )?<Z>', 'target.topOf');
r(
  'B',
  '(?<![\\w])(?:(?:a|an|another|each|all|any|that|those|this|the|one or more|up to #n|at least #n|#n or more|#n or fewer|more than #n|fewer than #n|exactly #n|any number of|#n|one|no|that many|x more|#n more|additional|an additional|the same number of|of|such) )*(?:@c |culture |twilight |threat |free peoples |shadow )*(?:burden|threat|token)s?(?![\\w-])',
  'leaf.counter',
);
r(
  'B',
  '(?<![\\w])(?:(?:a|another|each|all|any|that|those|the|one or more|up to #n|#n or more|more than #n|any number of|#n|no) )+(?:archery |threat )?wounds?(?![\\w-])',
  'leaf.counter',
);
r('B', '(?<=take |takes |taking |prevent |prevents )wounds(?![\\w-])', 'leaf.counter');
r(
  'N',
  "(?<![\\w])(?:your |a |the fellowship's )?(?:sites? )#n(?:(?:,| or| to| and| through|, or) #n)*(?: or (?:higher|lower|less|more|fewer))?(?! or)",
  'filter.siteNumber',
);
r(
  'N',
  '(?<![\\w])(?:the )?(?:same |current |next |a )?regions?(?: #n(?:(?: or|,|, or| and) (?:region )?#n)*)?(?![\\w-])',
  'filter.region',
);
r(
  'N',
  "(?<![\\w])(?:the fellowship's (?:current|next) site|the (?:current|next) site(?: on <Z>)?|an opponent's site|the site(?: on <Z>)?)(?![\\w-])",
  'target.site',
);
r(
  'W',
  `(?<![\\w])(?:(?:the|each|your|a|that|this|every|any|<P>'s|next|the next|the first|a second) )*${PHASES}(?:,? (?:or|and|and/or) (?:the )?${PHASES})* phases?(?![\\w-])`,
  'leaf.phase',
);
r(
  'W',
  '(?<![\\w])(?:(?:the|this|each|your|that|each of your|its|each of its|its next|your next|a) )?(?:turns?|phase)(?![\\w-])',
  'leaf.phase',
);
r('A', '(?<![\\w])(?:gains? )?(?:hunter|toil|ambush) (?:#n|#tw)(?![\\w-])', 'modify.keyword');

section('np');
phase.rules.push({ sym: 'N', re: new RegExp(NPBASE, 'g'), words: [npWords], pat: 'NP' });
r(
  'N',
  "(?<![\\w'])(?:it|itself|one|the other|the rest|both)(?= |,|$|\\.|;|\\))(?! (?:or more|of|for))",
  'target.that',
);

const CMP =
  '(?:#n or (?:more|less|fewer|higher|lower|greater)|at least #n|(?:more|less|fewer) than #n|exactly #n|#n)';
const ATTR =
  '(?:strength|vitality|resistance|twilight cost|printed twilight cost|printed strength|sitenumber|shadownumber|cost)';
section('np2');
r('N', "(?<![\\w])(?:<N>'s? )?specials?(?: (?:of|on|in) <N>)?", 'filter.ability');
r('N', '<N> (?:titled) <N>', 'filter.is');
r('N', '<N> whose (?:race|culture|title|name)s? (?:<P> (?:can|cannot) spot|matches <N>)', 'filter.same');
r(
  'N',
  '<N> (?:that has|with|of) (?:the )?(?:same |named |that |chosen )?(?:title|card title|name|culture|race|keyword|<N> title)s?(?: (?:as|of) <N>)?',
  'filter.same',
);
r(
  'N',
  '<N> of (?:that|the named|a named|one|each|another|the same) (?:culture|race)(?: \\(except @c\\))?',
  'filter.same',
);
r(
  'N',
  '<N> (?:which is|who is|that is|that are|who are) not (?:bearing |of )?(?:<[NA]>|that race)',
  'filter.not',
);
r('N', '<N> not of (?:a|the) named (?:culture|race)', 'filter.not');
r('N', '<N> (?:who|which|that) (?:does|do) not bear <N>', 'filter.not');
r('N', '<N> with ambush', 'filter.is');
r('N', '<N> of (?:<V>|the same number)', 'filter.same');
r('N', '<N> in <N>', 'filter.at');
r('H', `(?:a |an )?${ATTR} (?:of |is )?${CMP}`, 'filter.attr');
r('H', `${CMP} ${ATTR}`, 'filter.attr');
r('H', `(?:a )?(?:higher|lower|greater|lesser|more|less) (?:${ATTR}) than <[NV]>`, 'filter.attr');
r('H', `(?:a )?${ATTR} (?:less|greater|higher|lower) than (?:or equal to )?<[NV]>`, 'filter.attr');
r('H', `the (?:highest|lowest) ${ATTR}`, 'filter.extreme');
r('N', '<N> (?:with|of|who has|that has|who have|that have|which has|having)(?: an?)? <H>', 'filter.attr');
r('N', '<N> (?:with|who has|that has|who have|that have|bearing) <B>(?: on it)?', 'filter.tokens');
r('N', '<N> (?:with|who has|that has|who have|that have) <N>(?: on it)?', 'filter.has');
r('N', '<N> (?:who is|that is|who are|that are|with) (?:not )?<[NA]>', 'filter.is');
r(
  'N',
  '<N> (?:who is|that is|who are|that are) (?:not )?(?:exhausted|wounded|unwounded|roaming|mounted)',
  'filter.wounds',
);
r('N', '<N> (?:who is|that is)? ?(?:bearing|who bears?|that bears?) <N>', 'filter.bearing');
r('N', '<N> (?:is|are) (?:bearing)(?= |$)', 'filter.bearing');
r(
  'N',
  '<N> (?:who is |that is |who are |that are |currently )?(?:not )?(?:borne by|attached to) <N>',
  'filter.borneBy',
);
r('N', '<N> (?:<N>|<P>|each) (?:bears|is bearing)', 'filter.borneBy');
r('N', '<N> (?:stacked )?(?:on|under) <Z>', 'filter.inZone');
r('N', '<N> (?:that is |that are )?stacked (?:on <N>|here|there)', 'filter.stackedOn');
r('N', '<N> (?:who is |that is |who are |that are |not )*skirmishing <N>', 'filter.skirmishing');
r('N', '<N> (?:that )?<N> (?:is|are|was) skirmishing', 'filter.skirmishing');
r(
  'N',
  '<N> (?:that is |who is |that are |not )*(?:assigned|being assigned) to (?:skirmish )?<N>',
  'filter.skirmishing',
);
r(
  'N',
  '<N> (?:that is |who is |that are |who are |not )*(?:assigned|being assigned) to a skirmish',
  'filter.skirmishing',
);
r(
  'N',
  '<N> (?:who is |that is |not )*(?:in|involved in|participating in) (?:a|that|the|this) (?:fierce )?skirmish',
  'filter.skirmishing',
);
r('N', '<N> (?:in|from|on|at) <Z>(?! to the bottom)', 'filter.inZone');
r(
  'N',
  '<N> (?:in play|from play|in the fellowship|in your company|from the fellowship|in the game|from the game)',
  'filter.inZone',
);
r('N', '<N> (?:at|in|on|to) <N>(?= (?:to|and|is|are|,)|,|\\.|$)', 'filter.at');
r('N', '<N> (?:<P>) (?:control|controls)', 'filter.controlledBy');
r('N', '<N> whose (?:home is|home site is) <N>', 'filter.homeSite');
r('N', '<N> <P> (?:can spot|spot|have spotted|can spot in the fellowship)', 'value.spotCount');
r(
  'N',
  '<N> <P> (?:play|plays|have played|has played|played|assigned|assigns|chose|discarded|stack|revealed|reveal)(?! <N>)',
  'filter.history',
);
r(
  'N',
  '<N> (?:played|revealed|discarded|drawn|stacked|chosen|named|healed|wounded|exerted|spotted)(?: (?:this way|in this way|by <N>|by <P>|this turn|<Y>|on <N>|from <Z>))?(?! by|this)',
  'filter.history',
);
r('N', '<N> \\((?:except|other than) <N>(?:(?:,| or|, or| and) <N>)*\\)', 'filter.not');
r('N', '<N>,? (?:except|other than|excluding|besides) <N>(?! phase)', 'filter.not');
r('N', '<N> \\(or <N>\\)', 'filter.anyOf');
r(
  'N',
  '(?<!(?:while|if)[^,]*)<N>(?:, <N>)+,? (?:or|and/or|and) <N>(?! (?:is|are|cannot|may|gains|wins|loses|must|takes) )',
  'filter.anyOf',
);
r('N', '<N>,? (?:or|and/or) <N>(?! (?:is|are|cannot|may|gains) )', 'filter.anyOf');
r('N', '<N>,? and <N>(?! (?:is|are|wins|loses|may|cannot|must|takes|loses) )', 'filter.allOf');
r('N', '<N> here', 'filter.stackedOn');
r('N', '<N> (?:over|more than|in excess of) #n', 'value.arith');
r('N', "<P>'s? <N>", 'filter.controlledBy');
r('N', '#n <N>', 'target.choose');
r('N', '<N> (?:of|from among) <N>', 'filter.of');
r('B', '<B> (?:(?:on|from|borne by|placed on) <N>|on here|from here|here|there)', 'leaf.counter');
r('B', '<B> <P> (?:can spot|spot|have|placed|removed|add|added|remove)', 'value.spotCount');
r('B', '<B>,? (?:or|and) <B>', 'leaf.counter');
r(
  'K',
  "(?<![\\w])(?:a|that|the|each|this|any|its|every|all|both|another|<N>'s|one|fierce|his) (?:fierce |normal |current |other )?skirmish(?:es)?(?! (?:phase|event|special|<))(?: (?:involving|that involves|with|which involves) <N>)?",
  'leaf.skirmish',
);
r('K', '(?:fierce )?skirmishes (?:involving <N>|at <N>)', 'leaf.skirmish');

section('values');
r('V', 'the roaming penalty(?: for <N>)?', 'value.attr');
r(
  'V',
  '(?:the )?(?:total )?number of (?:different )?(?:cultures|races|card types|signets|pairs|cards|wounds|terrain keywords|keywords)?(?: ?of| on| in| among)? ?<[NBZ]>',
  'value.count',
);
r('V', `(?:the )?(?:total |printed |combined )?${ATTR}s?(?: bonus)? of <N>`, 'value.attr');
r('V', `(?:<N>'s?|its|your) (?:total |printed |current |combined )?${ATTR}`, 'value.attr');
r('V', '<V> (?:plus|minus) (?:<V>|#n)', 'value.arith');

section('attr');
const SGN = '(?:[+-] ?(?:#n)|#n)';
r('A', `(?<![\\w])(?:an additional )?strength ${SGN}`, 'modify.strength');
r('A', `(?<![\\w])(?:an additional )?vitality ${SGN}`, 'modify.vitality');
r('A', `(?<![\\w])(?:an additional )?resistance ${SGN}`, 'modify.resistance');
r('A', `(?<![\\w])(?:an additional )?(?:damage|defender) ${SGN}`, 'modify.keyword');
r('A', `(?<![\\w])(?:at )?(?:an additional )?(?:twilight )?cost (?:is )?${SGN}`, 'modify.cost');
r('A', `(?<![\\w])(?:the )?(?:sitenumber|shadownumber) ${SGN}`, attrOf);
r('A', `(?<![\\w>+-])(?:an additional )?[+-] ?#n(?![\\w])`);
r(
  'A',
  '(?<![\\w-])(?:fierce|enduring|valiant|ring-bound|unbound|muster|twilight|aid)(?![\\w -]*(?:phase|skirmish))(?![\\w-])',
  'modify.keyword',
);
r('A', '(?:gains?|gaining|has|have) <A>', 'modify.keyword');
r('A', '(?:gains?|gaining) <N>(?: and <N>)*', 'modify.keyword');
r(
  'A',
  '(?:gains?|gaining) (?:the following abilit(?:y|ies):|this ability:|the abilit(?:y|ies):?) <Q>',
  'modify.grantAbility',
);
r(
  'A',
  '(?:loses?|losing) (?:all |any |its )?(?:<A>|<N>|<A> bonuses|(?:strength|damage|defender|vitality) bonuses|damage bonuses)(?: and (?:is|cannot (?:be|gain)) <A>)?(?: from <N>)?',
  'modify.lose',
);
r('A', '<A>,? and (?:is |gains |is an? )?<A>(?! \\()', 'modify.also');
r('A', '<A> and (?:is )?(?:a|an)?<N>(?= until|,|$|\\.)', 'modify.keyword');
r('A', '<A> for (?:each )?(?:of )?<[NBV]>(?: (?:he|it|<N>) bears)?', 'value.perEach');
r(
  'A',
  '<A> for (?:each|every) (?:#n )?(?:culture|race|other culture|different culture|free peoples culture|signet|region|card type)s?(?: (?:of|on|in|among) <N>)?(?: <P> (?:can spot|spot|spotted|can spot over #n))?(?: (?:over|beyond) #n)?',
  'value.perEach',
);
r('A', '<A>,? where x is <V>', 'value.x');
r('A', '<A> \\(limit (?:<A>|[+-]?#n)\\)', 'value.clamp');

section('cond');
const SPOT = '(?:can|cannot) (?:also )?spot';
r(
  'C',
  `<P> ${SPOT} (?:at least )?<[NBK]>(?:(?: and|, and| or|, or) <[NBKC]>(?! (?:is|are|cannot|may|gains|takes|does|has|loses)))*(?: (?:and|or) cannot spot <N>)?`,
  'cond.spot',
);
r('C', `<P> ${SPOT} (?:more|fewer) <[NB]> than <[NB]>`, 'cond.compare');
r(
  'C',
  `<P> ${SPOT} (?:#n|more than #n|fewer than #n|at least #n|#n or (?:more|fewer|less)) (?:of the following )?(?:different )?(?:free peoples |shadow )?(?:cultures?|races?)(?: (?:of|in|among) <N>)?`,
  'cond.spot',
);
r(
  'C',
  '(?<=(?:while|if|and|unless) )(?:<P>|the shadow|the free peoples) (?:have|has|does not have|do not have) initiative',
  'cond.initiative',
);
r('C', '<P> (?:do not |does not )?(?:control|controls) <N>', 'cond.spot');
r('C', '<P> (?:have|has) <[NB]>(?: in <Z>)?', 'cond.spot');
r('C', '(?:there (?:is|are)) (?:not )?(?:<N>|<B>)(?: on <Z>| on <N>| in <Z>)?', 'cond.spot');
r('C', '<X> (?:has|contains) <[BN]>', 'cond.compare');
r(
  'C',
  '<V> is (?:less|more|greater|fewer|higher|lower|equal|at least)(?: to| than)?(?: or equal to)? (?:<V>|<N>|#n)',
  'cond.compare',
);
r('C', '<N> (?:and <N> )?(?:is|are) (?:not )?(?:at|in) <N>', 'cond.at');
r('C', '(?<=(?:while|if|or|^|: ) ?)(?:at|in) <N>(?=,|\\)| <N> is|$)', 'cond.at');
r('C', 'the fellowship (?:is|was) (?:not )?(?:at|in) <N>', 'cond.at');
r(
  'C',
  '(?:the fellowship|<N>) (?:has|have) (?:not )?moved (?:more than once|twice|at least once|once|more than #n times)?(?: ?<W>)?',
  'cond.history',
);
r('C', '<N> (?:has|have) <H>', 'cond.attr');
r('C', '<N> (?:has|have) (?:any )?<[BN]>', 'cond.attr');
r('J', '<N> (?:is|are|was|were) <A>');
r('J', '<N> (?:is|are) <N>(?=,|\\.|$|\\)| and | or |;| until)');
r('C', '(?<=(?:while|if|unless|when|because) (?:<C> and )?)<J>', 'cond.is');
r('C', '<N> (?:is|are|was|were) (?:not|still) <[NA]>', 'cond.is');
r(
  'C',
  '<N> (?:is|are|was) (?:not |still )?(?:exhausted|wounded|unwounded|roaming|mounted|in play|dead)',
  'cond.is',
);
r('C', '<N> (?:is|are) (?:not |still )?(?:in|on) <Z>', 'cond.inZone');
r('C', '<N> (?:is|are) (?:not )?stacked (?:on <N>|here)', 'cond.inZone');
r('C', '(?:stacked on <N>)(?=,)', 'cond.inZone');
r('C', '<N> (?:bears|is bearing|does not bear|is not bearing|are bearing|bear) <[NB]>', 'cond.bearing');
r('C', '(?<=(?:while|if) )(?:bearing) <N>', 'cond.bearing');
r('C', '<N> (?:is |are )(?:not )?(?:skirmishing|assigned to skirmish|assigned to) <N>', 'cond.skirmishing');
r('C', '(?<=(?:while|if|when) )(?:skirmishing|assigned to skirmish|assigned to) <N>', 'cond.skirmishing');
r(
  'C',
  '<N> (?:is|are) (?:not )?(?:skirmishing|assigned to <K>|assigned|in <K>|involved in <K>|participating in <K>)',
  'cond.skirmishing',
);
r('C', '<N> skirmishes <N>', 'cond.skirmishing');
r('C', '(?<=(?:while|if|when|^) ?)(?:in|during|involved in) <K>', 'cond.skirmishing');
r('C', '<N> is wearing <N>', 'cond.wearing');
r('C', '(?<=while )wearing <N>', 'cond.wearing');

r('C', '(?<=while )in the same skirmish as <N>', 'cond.skirmishing');
r('C', '(?<=if )<C> and <N> is about to take <B>', 'cond.allOf');
r('C', '(?<=(?:while|if) )<P> can spot more <N> than any other race', 'cond.compare');
r('C', '(?<=(?:while|if) )<P> (?:have|has) only (?:#n or )?<N>', 'cond.spot');
r('C', '(?<=(?:while|if) )<P> (?:have|has) more <N> than <[PN]>', 'cond.compare');
r('C', '(?<=(?:while|if) )<N> is the only <N>', 'cond.compare');
r('C', '(?<=(?:while|if) )only <N> are in the fellowship', 'cond.compare');
r('C', '(?<=if )<N> (?:is|was|is then|was a) (?:exhausted|<[NA]>)', 'cond.is');
r(
  'C',
  '<C> and (?:can spot <[NB]>|about to take <B>(?: in <K>)?|unwounded|fewer <N> than <N>)',
  'cond.allOf',
);
r('C', '<C> or (?:can spot|<P> spot) <[NB]>', 'cond.anyOf');
r('C', '(?<=(?:while|if) )<P> (?:has|have) (?:replaced|liberated|played) <N>(?: <W>)?', 'cond.history');
r('C', '<V> and <B> is #n or (?:fewer|more)', 'cond.compare');
r('C', '(?:the )?total number <B> and <N> is at least #n', 'cond.compare');
r('C', "(?<=if )<N>'s <H>", 'cond.attr');
r('C', 'the fellowship is ahead on <Z>', 'cond.compare');
r('C', '<N> (?:is|are) in (?:your )?startingfellowship', 'cond.inZone');
r('C', '(?:the fellowship|<N>) did not (?:move|win <K>)(?: more than once)?(?: <W>)?', 'cond.history');
r('C', '<P> controls? its home <N>', 'cond.spot');
r('C', '<C> and neither is exhausted', 'cond.is');
r('C', '<P> (?:do|does)(?: so| this| that)?(?=,)', 'cond.ifDone');
r('C', '(?:<P>|<N>) (?:cannot|does not|do not)(?: do (?:so|this))?(?=,)', 'cond.ifDone');
r('C', '<[BN]> (?:is|are) (?:revealed|removed)(?: this way)?', 'cond.ifDone');
r('C', '<C>,? (?:and|or) (?:if |while )?<[CJ]>', 'cond.allOf');
r('C', '(?<=(?:while|if|^) ?)during <W>', 'cond.phase');

section('event');
const TB = '(?<=(?:each time|when|whenever|if|after|first time|until|unless|<T>,? or(?: if)?) )';
const t = (pat, ...w) => r('T', TB + pat, ...w);
t('<N> (?:wins?|loses?) (?:<K>|a skirmish)(?: (?:to|against|involving) <N>)?', 'event.skirmishResult');
t(
  '(?:the fellowship|it) (?:moves?)(?: (?:to|from) (?:<N>|here|there))?(?: without <N>)?(?: <C>)?(?: and contains <N>)?(?: again| during <W>| in <W>)?',
  'event.move',
);
t('<N> (?:is|are) about to (?:take|suffer) (?:<B>|<N>)(?: (?:in|during) <[KW]>)?', 'event.aboutTo(wound)');
t(
  '<N> (?:is|are) about to (?:exert|heal|be exerted)(?: (?:in|during|by|to) <[KWNP]>)?',
  'event.aboutTo(exert)',
);
t(
  '<N> (?:is|are) about to be (?:killed|discarded|discarded from play|overwhelmed|wounded|exerted|corrupted|played|removed from the game|healed|assigned to skirmish <N>|revealed|returned to hand|stacked)(?: (?:by|in|from|during) <[KWNPZ]>)*',
  'event.aboutTo(other)',
);
t(
  '(?:<N>|<P>) (?:is|are) about to (?:add|remove|draw|discard|play|take|reveal|die|win|lose|place|use) (?:<[BNKV]>|#tw)(?: (?:from|by|in|with|during) <[ZNKW]>)*',
  'event.aboutTo(other)',
);
t('<B> (?:is|are) about to be (?:added|removed|placed)(?: (?:by|to|from) <[NP]>)*', 'event.aboutTo(other)');
t('<N> (?:takes?|took|suffers?) <B>(?: (?:in|during|from|by) <[KWN]>)*', 'event.wounded');
t(
  '<N> (?:exerts?|heals?|dies|is killed|are killed|is exerted|is healed|is overwhelmed|was killed|are healed)(?: (?:by|in|during|while) (?:<[KWNPC]>))*',
  'event.killed/exerted/healed',
);
t('<N> (?:kills|overwhelms|wounds) <N>(?: (?:in|during) <[KW]>)?', 'event.killed/exerted/healed');
t(
  '<N> (?:is|are) (?:discarded|returned to hand|removed|taken into <Z>|placed in <Z>)(?: from (?:play|<Z>))?(?: (?:by|in|during) <[KWNPZ]>)*',
  'event.leaves',
);
t(
  '<P> (?:discards?|draws?|reveals?|takes?|looks? at|returns?) (?:<[NZ]>)(?: (?:from|into|at|during|in) <[ZW]>)*',
  'event.leaves',
);
t(
  '<P> (?:plays?|are playing|is playing|is about to play|use|uses) <N>(?: (?:from|on|to|during|at) <[ZWN]>)*',
  'event.played',
);
t('<N> (?:is|are) (?:played|used)(?: (?:by|from|on|during|to|at) <[ZWNP]>)*', 'event.played');
t('<P> (?:adds?|removes?|places?) <B>(?: (?:from|to|on) <N>| here)?', 'event.counter');
t(
  '<B> (?:is|are) (?:added|removed|placed)(?: (?:by|to|from|on|with) <[NP]>| here)*(?: (?:during) <W>)?',
  'event.counter',
);
t('<N> (?:adds?|removes?) <B>', 'event.counter');
t('<P> assigns? <N> to (?:skirmish )?<[NK]>', 'event.assigned');
t(
  '<P> (?:takes? control of|controls?|liberates?|takes control of|reconciles?|replaces?|wins?|loses? initiative|gains? initiative|transfers? <N> to) ?<N>?(?: with <N>| from <N>)?',
  'event.other',
);
t(
  '<N> (?:is|are) (?:liberated|controlled|replaced|transferred|transferred to <N>|revealed|stacked on <N>|stacked here|transferred from <N>|attached to <N>)(?: (?:by|from|in) <[PZN]>)?',
  'event.other',
);
t('<P> transfers? <N>(?: (?:to|from) <N>)*', 'event.other');
t('<P> reconciles?(?: <Z>)?', 'event.other');
t('<K> (?:is|are) (?:about to (?:end|be canceled|resolve|begin)|canceled|resolved)', 'event.other');
t('<N> puts? on <N>|<N> takes? off <N>', 'event.other');
r('T', '<T> (?:and|while|if) <C>', 'cond.allOf');
r('T', '<T> (?:in|during|at|by|from|on) <[KWN]>', 'event.during');
r('T', '<T> \\(except (?:during |in |by )?(?:<[WNK]>|your startingfellowship|skirmishes)\\)', 'event.during');
r('T', '<T> \\(or <E>\\)', 'event.anyOf');
t('<P> (?:lose|loses|gain|gains) initiative', 'event.other');
t('<P> (?:is|are) about to <E>', 'event.aboutTo(other)');
t('<[NP]> uses? <N>(?: in <K>)?', 'event.played');
t('<N> moves? (?:to|from) <N>', 'event.move');
t('your fellowship moves? (?:to|from) <N>', 'event.move');
t('<K> that involve[sd] <N> is about to end', 'event.skirmishResult');
r(
  'T',
  '<T> (?:that (?:spots|exerts|discards)(?: or (?:spots|exerts))? <N>|as a cost of <N>|in which <P> played <N>|to any <N>|from <N>|\\(except by <N>\\))',
  'event.played',
);
r('T', '<T> or (?:discarded from play|takes <B>|be exerted|from <N>)', 'event.anyOf');
r('T', '<T> \\(except <D>\\)', 'event.during');
r('T', '(?<=(?:when|if) )played on <N>', 'event.played');
r(
  'T',
  '(?:at )?the (?:start|end|beginning) of (?:each of )?<[WK]>(?: (?:involving|at|in|during) <[NKW]>)*',
  'event.phase',
);
r('T', '<T> (?:involving|during|at) <[NKW]>', 'event.phase');

r('T', '(?<=(?:each time|when) )<C>', (raw, kids) => {
  const t = deepRaw(kids[0]);
  return [
    'event.' +
      (/assigned/.test(t)
        ? 'assign'
        : /skirmishing/.test(t)
          ? 'none'
          : /reveal/.test(t)
            ? 'draw/reveal'
            : /startingf/.test(t)
              ? 'start'
              : /removed/.test(t)
                ? 'counter'
                : 'state'),
  ];
});

section('dur');
r('D', 'until (?:the )?(?:start|end|beginning) of <[WK]>(?: (?:involving|during) <N>)?', 'duration.until');
r('D', 'until (?:<W>|end of turn|<T>)', 'duration.until');
r('D', '(?:for|during) (?:the rest of |the remainder of )?<[WK]>', 'duration.during');

section('effect');
const v = (pat, ...w) => r('E', pat, ...w);
v(
  'prevents? <N> from (?:being overwhelmed|taking <B>|being fierce|<A>|moving|being <N>|bearing <N>)(?: again)?(?: unless <V> is tripled)?(?: (?:in|during) <[KW]>)?',
  'pro.cannot',
);
const TIMES = '(?: (?:once|twice|#n times|three times|an additional time|again))?';
v('(?:have )?<N> (?:replaces? )(?:<N>)(?: in <[KN]>)?', 'do.assign');
v(`exerts? <N>${TIMES}`, 'do.exert');
v(`<N> (?:must )?exerts?${TIMES}`, 'do.exert');
v('exhausts? <N>', 'do.exert');
v(`wounds? <N>${TIMES}`, 'do.wound');
v('<N> takes? <B>', 'do.wound');
v(`heals? <N>${TIMES}`, 'do.heal');
v('kills? <N>', 'do.kill');
v(
  'discards? <[NZ]>(?: (?:from|at random from|in|at random) ?<Z>)*(?: at random)?(?: from play)?',
  'do.discard',
);
v('draws? (?:<[NV]>)(?: cards?)?', 'do.draw');
v(
  'plays? <N>(?: (?:from|to|on|under|in) <[ZN]>)*(?: as if (?:from|it were in|played from|in) <[ZN]>)?',
  'do.play',
);
v('takes? (?:<N>)(?: (?:into|to|in|from|back into) <Z>)+(?: from <Z>)?', 'do.moveTo(hand)');
v('returns? <N>(?: from <[ZN]>)?(?: to <Z>)(?: from <Z>)?', 'do.moveTo(hand)');
v(
  'places? <[NZ]>(?: (?:from|on|in|into|on top of|on the top of|on the bottom of|beneath|on bottom of|under|back on top of) <[ZN]>)*(?: in any order)?',
  'do.moveTo(deck)',
);
v('(?:re)?shuffles? <[NZ]>(?: (?:from|into|in) <Z>)*', 'do.shuffle');
v('reveals? <[NZ]>(?: (?:from|in|at random from|of) <[ZP]>| at random)*', 'do.reveal');
v('looks? (?:at|through) <[NZ]>', 'do.reveal');
v('stacks? <N>(?: (?:from|in|on|under) (?:<[ZN]>|here)| here)*', 'do.stack');
v('transfers? <N>(?: (?:from|to|in) <[NZ]>)*', 'do.attach');
v('attach(?:es)? <N>(?: (?:from|to|in) <[NZ]>)*', 'do.attach');
v('assigns? <N>(?: to (?:skirmish )?<N>)?(?: to <K>)?', 'do.assign');
v('cancels? (?:<[KN]>|all fierce skirmishes|<B>|the effects? of <N>|fierce skirmishes)', 'do.cancel');
v(
  'prevents? (?:all |the |any )?(?:<[BN]>|this|that|it|that discard|that exertion|that effect|each of those wounds|that skirmish|that healing|its effects|<K>)(?: to <N>)?',
  'do.prevent',
);
v('adds? (?:<[BV]>|#tw)(?: (?:to|on|from) (?:<[NXB]>|here)| here| there)?', 'do.addCounter');
v('adds? #n to <X>', 'do.modify', attrOf);
v('places? <B>(?: (?:on|from) (?:<N>|here)| here)?', 'do.addCounter');
v('removes? (?:<[BV]>|#tw)(?: from (?:<[NX]>|here|there)| here| there)?', 'do.removeCounter');
v('reinforces? <B>(?: (?:on|from) <N>)?', 'do.addCounter');
v('removes? <N>(?: from (?:the game|<[ZN]>|play))*', 'do.moveTo(outOfGame)');
v('(?:takes? control of|controls?|liberates?) <N>', 'do.controlSite');
v('replaces? <N>(?: with <N>)?(?: (?:from|in) <Z>)?', 'do.site');
v('(?:exchange|swap)s? <N> (?:with|for|and) <N>(?: (?:from|in) <Z>)?', 'do.site');
v('(?:puts? on|takes? off) <N>', 'do.ring');
v('<N> wears? <N>', 'do.ring');
v('makes? <N> <N>(?: \\(<H>\\))?(?= |\\.|$|,)', (raw, kids) => [
  /ring-bearer/.test(deepRaw(kids[1])) ? 'do.makeRingBearer' : 'do.modify',
]);
v('skips? <W>|<W> (?:is|are) skipped', 'do.skip');
v('ends? <[WK]>', 'do.skip');
v('reconciles?(?: <Z>)?', 'do.reconcile');
v('move(?:s)? (?:again|the fellowship|to <N>)(?: <W>)?', 'do.move');
v('corrupts? <N>', 'do.corrupt');
v('<[NP]> (?:is|are) corrupted', 'do.corrupt');
v('chooses? <P>', 'do.byPlayer');
v('chooses? <[NKWZ]>', 'target.choose');
v('chooses? (?:an? |one )?(?:race|culture|phase|number|keyword|terrain|card type)', 'do.choose');
v('names? (?:a |an )?(?:<N>|race|culture|card|number)', 'do.choose');
v(
  '<N> (?:participates?|participating) in (?:archery fire|skirmishes|archery-and-skirmishes)',
  'modify.keyword',
);
v('spots? (?:<[NBC]>|#tw)(?:(?: and|,|, and| or) <[NB]>)*', 'cost.spot');
v('does? (?:so|this|that)(?: again)?', 'do.repeat');
v('repeats? (?:this|that)(?: action| effect)?', 'do.repeat');

section('effect2');
v('makes? <[NX]> <A>', 'do.modify', attrOf);
v('makes? <V> <A>', 'do.modify', attrOf);
v('<J>(?! <D>,)', 'do.modify');
v('<N> (?:is|are|gains?|becomes?) (?:also )?<A>', 'do.modify');
v('<N> <A>', 'do.modify');
v('(?:<V>|<X>|the roaming penalty(?: for <N>)?) is <A>', 'do.modify', attrOf);
v('reduces? <V> by (?:#n|<V>)', 'do.modify', attrOf);
v('<E>;? (?:its|that <N>) <A>', 'do.modify');
v('<E> <A>(?= |\\.|$|,)', 'do.modify');
v('<E> \\(replacing <N> if necessary\\)', 'do.site');
v('makes? <P> <E>', 'do.byPlayer');
v('makes? <P> (?:choose to )?<E>', 'do.byPlayer');
v('<P> (?:must |then |must then )?(?:choose to )?<E>(?! (?:to|and|or) )', 'do.byPlayer');
v('<P> (?:may) <E>(?! (?:to|and|or) )', 'do.may');
v('<E>,? for (?:each |every )?(?:of )?(?:<[NBV]>)', 'value.perEach');
v(
  '<E> for each (?:different )?(?:#n )?(?:culture|race|signet|free peoples culture|of these races|of the following races)s?(?: (?:in|of|among|on) <N>)?(?: <P> (?:can )?spot(?: in the fellowship)?)?(?: over #n)?(?:: <N>)?',
  'value.perEach',
);
v('for (?:each )?(?:of )?<[NBV]>,? <E>', 'value.perEach');
v('<E>,? where x is <[VN]>', 'value.x');
v('<E>,? \\(?limit (?:once|twice|#n|#n times|<[AVNB]>)(?: per <[WN]>)?\\)?', 'rule.limit');
v(
  '<E> \\((?:limit|to a maximum of|maximum) (?:[+-]?#n|<[AVNB]>|once per <W>|#tw)(?: per <W>)?\\)',
  'rule.limit',
);
v(
  '<E> \\(or (?:<[AEBVN]>|twice|#n times|once|#n|#n cards|three times|#tw)(?: for each <N>)? (?:if|when|while|at) (?:<C>|<T>|<E>|<N>)\\)',
  'value.orIf',
);
v('<E> \\(or <[AEBVN]>\\)', 'value.orIf');
v('<E> \\(except <[NWK]>\\)', 'filter.not');
v('<E>,? <D>', 'duration.until');
v('<D>,? <E>', 'duration.until');
v('<E> (?:in|during) <[KW]>', 'duration.until');
v('<E> instead(?: of <E>)?', 'replace.instead');
v('<E> (?:if|while|when) <[CT]>', 'cond.if');
v('if <[CT]>,? (?:then )?<E>(?! (?:to|and|or|from|\\() ?)', 'cond.if');
v('<E> unless <[CTE]>', 'cond.unless');
v('unless <[CTE]>,? <E>', 'cond.unless');
v('<E> (?:once|twice|again|three times)', 'value.times');
v('<E>,? (?:then|and then) <E>', 'do.seq');
v('(?<!<E>,? (?:and )?)(?:then|also),? <[EM]>', 'do.seq');
v('<E>(?:, <E>)*,? and <E>', 'do.seq');
v('(?:either )?<E>(?:, <E>)*,? or (?:to )?<E>', 'do.choice');
v('choose one: <E>(?:[;,]? (?:or )?<E>)+', 'do.choice');
v('either <E>', 'do.choice');
v('<E> in any order', 'do.moveTo(deck)');
v('<E> to (?:allow <P> to )?<E>', 'ability.cost');

section('static');
const st = (pat, ...w) => r('M', pat, ...w);
const VERBED =
  '(?:use <N>(?: abilities)?|take archery wounds|use its gametext|gain gametext(?: keywords)?|gain (?:strength|damage|defender) bonuses(?: from <N>)?|be (?:exerted|removed|reinforced)|be (?:played|used|discarded|overwhelmed|assigned|healed|wounded|exerted|killed|transferred|prevented|canceled|returned to hand|removed|borne|replaced|added|corrupted|reduced|cancelled|prevented or reduced|stacked)|take <B>|<E>|gain <A>|<A>|heal|exert|bear <N>|skirmish|move|participate in (?:archery fire|skirmishes|<K>)|use <N> special abilities|use <N>|play <N>|use special abilities|look at or reveal <[NZ]>|look at or <E>|win|lose)';
st(
  `(?:<[NPBK]>|the fellowship|<N> here) (?:cannot|may not|does not|do not) ${VERBED}(?:(?: or|,|, or) ${VERBED})*(?: (?:to|by|from|during|in|at|on|with|for|except|except during|except in|against|except by|while|if|until) (?:skirmish )?<[NPKWZBVC]>)*(?: \\(?(?:except|unless) (?:during |in |by |from |it |to )?(?:<[WKNCPTE]>|its strength is tripled)\\)?)?(?: <D>)?`,
  'pro.cannot',
);
st('<N> (?:cannot be|is not) overwhelmed unless <V> is (?:tripled|quadrupled)', 'modify.overwhelm');
st('<M> unless <V> is tripled', 'modify.overwhelm');
v('prevents? the fellowship from moving(?: again)?(?: <W>)?', 'pro.cannot');
v('prevents? <P> from (?:assigning <N>|<E>|playing <N>|using <N>)(?: to <N>)?', 'pro.cannot');
st('<M>(?: and|,|, and) (?:<M>|cannot <A>)', 'do.seq');
st('<M>,? <D>', 'duration.until');
st('<M> (?:except |while )(?:during )?(?:skirmishes|skirmishing)', 'pro.cannot');
st('<M> and is discarded if not at <N>', 'do.discard');
st('<M>,? except <D>', 'pro.cannot');
st(
  '<M> (?:from play by <N>|to skirmishes|or be exerted|that <N> has already been assigned to <W>)',
  'pro.cannot',
);
st('<B> and <M>', 'pro.cannot');
st('<M> and <A>', 'pro.cannot');
st('make <M>', 'pro.cannot');
st('<M> or from the top of <Z>', 'pro.cannot');
st('<M> \\(except during skirmishes\\)', 'pro.cannot');
st('wounds cannot be (?:prevented|healed|removed)(?: or (?:healed|prevented))?(?: from <N>)?', 'pro.cannot');
st(
  '<[EM]>,? and cannot (?:take <B>|be assigned to <[NK]>|be <A>|gain <A>|<E>|bear <N>|be healed)',
  'pro.cannot',
);
st('(?:if|while) <C>,? <M>', 'cond.while');
st('(?:<N>|<P>|<E>|<M>) and <M>', 'do.seq');
st('<M> and <E>', 'do.seq');

st('<M> (?:\\()?except (?:by |in |from )?<[DNKW]>\\)?', 'pro.cannot');
st('<N> (?:does not|do not) (?:add to <X>|gain (?:strength|damage|any) bonuses(?: from <N>)?)', 'pro.cannot');
v('<E>; <[EM]>', 'do.seq');
v('<X> <D> is <A>(?: \\(to a (?:minimum|maximum) of #n\\))?', 'do.modify', attrOf);
v('makes? <X> <D> <A>', 'do.modify', attrOf);
v('otherwise,? <E>', 'cond.else');
v('exert or <E>', 'do.either');
v('choose one: <E>', 'do.choice');
v('<E> (?:who|that) (?:each |is |are )?(?:not )?(?:has|have)?(?: total)? ?<[HA]>', 'filter.attr');
v('<E> and <M>', 'do.seq');
v('(?:loses?|losing) all (?:strength|damage)(?: and (?:strength|damage))? bonuses from <N>', 'modify.lose');
v('<N> loses? its (?:gametext|<N>)', 'modify.blank');
v('<N> gains? an additional <A>', 'do.modify');
v('its gametext does not apply', 'modify.blank');
v('<E>, if <C>', 'cond.if');
v('<D>,? each time <T>,? <E>', 'do.delayed');
v('<N> (?:is|are) prevented from being <A>', 'pro.cannot');
v('<P> may assign <B> to <N>', 'do.wound');
v('<E> of all other races', 'filter.same');
v('(?:makes? )?<N> unable to (?:gain gametext(?: keywords)?|<A>|take <B>)', 'pro.cannot');
v('(?:<E> to make )?<N> lose all gametext keywords(?: of your choice)?', 'modify.lose');
v('<E> and unable to gain gametext keywords', 'pro.cannot');
v("plays? the fellowship's next <N>(?: \\(replacing <N> if necessary\\))?", 'do.site');
v("replaces? the fellowship's <N>(?: with your version of <N>)?(?: of <V>)?", 'do.site');
v('<E> for each of the following(?: <N>| <P> can spot)?: <N>', 'value.perEach');
v('<E> up to (?:the number )?<B>', 'value.x');
v('<E>,? where x is the number of these races <P> can spot in the fellowship: <N>', 'value.distinct');
v('<V> (?:to|at|or|and) <E>', 'do.modify', attrOf);
v('<E> \\(and <N>\\)(?: into <Z>)?', 'filter.stackedOn');
v('<E> or use <N>', 'pro.cannot');
v('<N> on <N> <D> is <A>', 'do.modify', attrOf);
v('heals? <B>', 'do.heal');
v('<E> and <X> <A>', 'do.modify', attrOf);
v("returns? <N>,? to (?:owner's|its owners'|the top of) ?<Z>", 'do.moveTo(hand)');
v('takes? <N>(?= and )', 'do.moveTo(hand)');
v('<E> \\(if <C>,? <E>(?: instead)?\\)', 'value.orIf');
v('<E>; or <E>', 'do.choice');
v('<E> \\((?:and |or )?(?:is )?<[AEBN]>(?: twice)? (?:if|when|while) (?:<[CTENJ]>|mounted)\\)', 'value.orIf');
v('<E> \\(or,? if <[CE]>,? (?:from <Z>|<[AEN]>)\\)', 'value.orIf');
v(
  '<E>,? where x (?:is|equals|is equal to) (?:the )?(?:<V>|current sitenumber|fellowship sitenumber|sitenumber|<N> number|difference between <V> and <V>)',
  'value.x',
);
v('<E> (?:equal to) <V>', 'value.x');
v('<E> and draw (?:an equal |the same )?<V>', 'do.draw');
v('draw (?:an equal |the same )<V>', 'do.draw');
v('<E> and (?:does|do) not add to <X>', 'pro.cannot');
v('<E> on top of or beneath <Z>', 'do.moveTo(deck)');
v('<E> (?:on|onto) (?:the )?(?:bottom|top)? ?(?:of )?<[ZN]>', 'do.moveTo(deck)');
v('takes? into <Z> <N>', 'do.moveTo(hand)');
v('play from <Z> <N>', 'do.play');
v('<E> as if from <Z>', 'do.play');
v('<E> without paying any roaming penalty', 'modify.cost');
v('<E> at no (?:<A>|twilight) cost', 'modify.cost');
v('<E>, to <E>', 'ability.cost');
v('<E>, <E>,? (?:and|or) <E>', 'do.seq');
v('<V> (?:at|to|on|in) (?:<N>|your startingfellowship)(?: <W>)? is <A>', 'do.modify', attrOf);
v('<V> <D> is <A>', 'do.modify', attrOf);
v('<E> until <P> (?:choose to stop|<E>)(?: \\(limit #n\\))?', 'do.repeat');
v('do this once for <N>', 'value.perEach');
v('cancels? (?:its effects?|the effect of <N>|<N>)', 'do.cancel');
v('(?:uses?|using) <V> (?:to resolve <K> )?instead of <V>', 'replace.skirmishValue');
v('make <N> roaming', 'modify.keyword');
v('<N> (?:is|are) considered to be mounted', 'modify.keyword');
v('spots? #n (?:free peoples |shadow )?(?:cultures|races)', 'cost.spot');
v('spots? a (?:shadow )?race', 'do.choose');
v('<N> <Z> for <N>', 'do.reveal');
v('examines? <[NZ]>', 'do.reveal');
v('exchanges? <N> (?:with|for|and) <[ZN]>', 'do.swap');
v('<E> and unable to (?:<A>|take <B>|<E>)', 'pro.cannot');
v('<N> (?:is|are) (?:killed|discarded|removed from <Z>)(?: instead)?', 'do.kill');
v('<N> must be discarded', 'do.discard');
v('<N> (?:may|must) (?:heal|exert)', 'do.heal');
v('<E>; or,? <E>', 'do.choice');
v('make <N> <E>', 'do.assign');
v('make <E>', 'do.seq');
v('<E> revealed', 'filter.history');
v('<E> (?:only|once) <D>', 'duration.until');
v('(?:wound|kill|exhaust) <C>(?: twice| once)?', (raw) => [
  raw.startsWith('wound') ? 'do.wound' : raw.startsWith('kill') ? 'do.kill' : 'do.exert',
]);
v('(?:discard|transfer|exert) <C>(?: twice| once)?', (raw) => [
  raw.startsWith('discard') ? 'do.discard' : raw.startsWith('transfer') ? 'do.attach' : 'do.exert',
]);
v('(?:<E> )?that has <H> and <H>', 'modify.becomes');
v('<N> becomes <N> <D>', 'modify.becomes');
v('<E>,? and cannot (?:take <B> or )?bear <N>', 'modify.becomes');
v('while <C>,? each is <A>', 'cond.while');
v('<E> (?:and|or) stacked on <N>', 'filter.anyOf');
v('<E> and cannot <A>', 'pro.cannot');
v('<E>, <A>', 'modify.also');
v('<E> from the top of <Z>', 'target.topOf');
v('<E> at random(?: from <Z>)?', 'target.random');
v('<E> up to (?:#n|<V>) times', 'value.times');
v('<E> for free', 'modify.cost');
v('<N> must <E>', 'do.byPlayer');
v('<E>,? who must (?:then )?<E>', 'do.byPlayer');
v('wears? <N>', 'do.ring');
v(
  '<E> for each of the following that is true: (?:<[CNEJ]>(?: <[CNE]>)?(?:; (?:and )?)?)+',
  'value.countTrue',
);
v('<E>, and <M>', 'do.seq');
v('<E> \\((?:and|or) (?:to )?<[EA]>(?: for each)?(?: if <[CE]>)?\\)', 'value.orIf');
v('<E> \\((?:if <X> allows|to a (?:minimum|maximum) of #n|<E>)\\)', 'value.clamp');
v('adds? (?:#n|<V>) to <[XV]>', 'do.modify', attrOf);
v('when at <N>,? <E>|<E> when at <N>', 'cond.at');
v('chooses? to <E>', 'do.choice');
v('<E> for that exertion', 'do.prevent');
v('<V> <W> is <A>', 'do.modify', attrOf);
v('<E>, and each time <T>,? <E>', 'do.seq');
v('<E> that already has <B>', 'filter.tokens');
v('<E> from (?:being <A>|being assigned to (?:skirmishes|<K>))', 'pro.cannot');
v('<E> from <[KN]>', 'do.assign');
v(
  '<E>,? where x is (?:the )?number of (?:different )?(?:free peoples |shadow )?(?:cultures|races)(?: <P> (?:can )?spot)?(?: over #n)?',
  'value.count',
);
v('<E> to discard(?= |$)', 'do.discard');
v('<E> for each other wound on <N>', 'value.perEach');
v('cancels? (?:that action|the strength bonus(?:es)? from <N>|all (?:remaining )?assignments)', 'do.cancel');
v("<N>'s gametext does not apply", 'modify.blank');
v('<E> and,? if <[CN]>,? <[AE]>', 'cond.if');
v('<E> and <A>', 'modify.also');
v('<E> any time <P> could <E>', 'rule.permit');
v(
  '<E> to allow <N> to (?:skirmish|participate in (?:archery fire|skirmishes|archery-and-skirmishes))',
  'rule.permit',
);
v('<E> and (?:it )?participates in archery-and-skirmishes', 'rule.permit');
v('the shadow has initiative', 'modify.initiative');
v('<N> has gametext of <N>', 'modify.copyText');
v('<E> if not (?:at )?<N>', 'cond.if');
v('<N> comes into play exhausted', 'do.exert');
v('remove (?:from <Z>|from the game) <N>(?: (?:in|from) <Z>)?', 'do.moveTo(outOfGame)');
v('<E> instead of paying the (?:twilight|<A>) cost (?:for|of) <N>', 'cost.alternative');

section('statement');
const WIN = `(?:(?:${PHASES}|response|assignment)(?:,? or (?:${PHASES}|response))*): `;
const s = (pat, ...w) => r('S', '^' + pat + '\\.?$', ...w);
const X = '<[EM]>';
s(`${X}`, 'ability.static');
s(`<N>(?: #n)?`, 'leaf.keyword');
s(`<A>`, 'leaf.keyword');
s(
  '(?:spell|weather|search|tale|stealth|fierce|unhasty|enduring|lurker|twilight|valiant|ring-bound|support area|toil #n|hunter #n|ambush #tw|muster|underground|plains|forest|fortification|machine|engine|pipeweed|fellowship|aid)',
  'leaf.keyword',
);
s('<N> \\(<H>\\)', 'leaf.keyword');
s(`${WIN}${X}`, 'ability.activated');
s(`${WIN}if <[TC]>,? ${X}`, 'ability.activated');
s(`(?:when|each time|whenever|if|at|after|before) <T>,? ${X}`, 'ability.triggered');
s(`<T>,? ${X}`, 'ability.triggered');
s(`(?:each time|when) <E>,? ${X}`, 'ability.triggered');
s(`${X},? (?:when|each time|if|at|after) <T>`, 'ability.triggered');
s(`(?:while|if|as long as) <[CT]>,? (?:then )?(?:each time |when |at )?<T>,? ${X}`, 'ability.triggered');
s(`(?:while|if|as long as) <[CT]>,? ${X}`, 'cond.while');
s(`<C>,? ${X}`, 'cond.while');
s(`${WIN}<C>,? ${X}`, 'ability.activated');
s(`${X},? <T>`, 'ability.triggered');
s(`to play(?: <N>)?,? ${X}`, 'rule.toPlay');
s(`to play(?: <N>)?,? (?:<E> or <E>|<C>)`, 'rule.toPlay');
s(`(?:<N>|it) must be <N>(?: <H>)?`, 'rule.bearer');
s(`limit #n(?: <N>)? per (?:<N>|bearer)`, 'rule.limit');
s(`plays? (?:to|on|in) <[ZN]>`, 'rule.playsTo');
s(`(?:aid|<A>) - (?:${X}|#tw)`, 'rule.aid');
s(`when <T>,? if <[CE]>,? ${X}`, 'ability.triggered');
s(`<N> may bear <N> in addition to <N>`, 'rule.permit');
s(`${WIN}while <C>,? ${X}`, 'ability.activated');
s(`<[CJ]>`, 'ability.static');
s(`for <[NB]>(?:, <[NB]>)*,? (?:and <[NB]>)?,? ${X}`, 'value.perEach');
s(`for <N> more than <P>,? ${X}`, 'value.perEach');
s(`when <T> must exert`, 'do.exert');
s(`while <N> <N>,? ${X}`, 'cond.while');
s(`if <C>,? <N> may bear <N> in addition to <N>`, 'rule.permit');
s(`while <C>,? <[PN]> may (?:use|take|play) <[NB]>(?: (?:in|from) <[KZ]>)?`, 'rule.permit');
s(`while <N> <N>,? each time <T>,? ${X}`, 'ability.triggered');
s(`while <C>,? ${X} <T>`, 'ability.triggered');
s(`if <C>,? each time ${X},? ${X}`, 'ability.triggered');
s(`<N> (?:can be assigned to <K>|may participate in archery fire and <K>)`, 'rule.permit');
s(`<T>,? <J> <D>,? where x is <V>`, 'value.x');
s(`to ${X},? ${X}`, 'rule.toPlay');
s(
  `<N> may (?:be borne in addition to <N>|bear <N>|be played <C>|be played on <N>|skirmish|be assigned to <[KN]>|be used by <N>|participate in (?:archery fire|skirmishes|archery-and-skirmishes))`,
  'rule.permit',
);

// ---------------------------------------------------------------- reading a card
/** Names, cultures, pronouns and numbers made alike; loose wordings brought to the usual one. */
function normalise(card) {
  let t = card.text;
  t = t.replace(nameRe, (m) => '~name');
  t = t.toLowerCase();
  t = t
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/ +,/g, ',')
    .replace(/ {2,}/g, ' ');
  t = t.replace(/~name(?:'s)? (signet)/g, '~sig').replace(/\bthe ~name/g, '~name');
  t = t.replace(/(\d)\[[a-z]+\]/g, '$1');
  t = t.replace(/\[[a-z -]+\]/g, '@c');
  t = t.replace(/\((\d+|x)\)/g, '#tw');
  t = t
    .replace(/\bhis or her\b|\bhers or his\b/g, 'its')
    .replace(/\bhim or her\b|\bhe or she\b|\bhe, she,? or it\b/g, 'it');
  t = t.replace(
    /\bmake (?:his|her|him|them) (?=strength|damage|fierce|defender|resistance|vitality)/g,
    'make it ',
  );
  t = t.replace(
    /\bher(?= (?:to|and|twice|once|until|strength \+|damage \+|fierce|defender))|\bher(?=[.,)])/g,
    'it',
  );
  t = t.replace(/\b(?:he|she|him|they|them)\b/g, 'it').replace(/\b(?:his|her|their)\b/g, 'its');
  t = t.replace(/\bmay not\b|\bcan not\b|\bcan't\b/g, 'cannot');
  t = t
    .replace(/\b(two|three|four|five)\b(?! times)/g, (m) => ({ two: 2, three: 3, four: 4, five: 5 })[m])
    .replace(/(ring|non|uruk)- /g, '$1-')
    .replace(/\bfree people's\b/g, 'free peoples')
    .replace(/\bbe randomly\b|\brandomly (discard|reveal|select|place)/g, '$1')
    .replace(/\bspecial abilities\b/g, 'specials')
    .replace(
      /\b(?:an? |its |the |that )?(?:(?:skirmish|archery|maneuver|regroup|fellowship|shadow|response|next|each)(?: or archery)? )*special ability\b/g,
      (m) => 'special',
    )
    .replace(/\bskirmish specials|archery specials|maneuver specials|shadow specials/g, 'specials');
  t = t
    .replace(/ +$/gm, '')
    .replace(/\bdiscard from play /g, 'discard ')
    .replace(/\bdiscard from hand /g, 'discard ')
    .replace(/\bable to (?=gain)/g, 'able to ')
    .replace(/bearing \.\.\./g, '');
  t = t
    .replace(/ \./g, '.')
    .replace(/\bregion one site/g, 'region 1')
    .replace(/\bregion 2 site/g, 'region 2')
    .replace(/\bregion 3 site/g, 'region 3')
    .replace(/participate in archery fire and skirmishes/g, 'participate in archery-and-skirmishes')
    .replace(/participates in archery fire and skirmishes/g, 'participates in archery-and-skirmishes')
    .replace(/current region number/g, 'current sitenumber')
    .replace(/\bspecial abilities in bearer's gametext/g, 'specials of bearer');
  t = t
    .replace(/\ba random card/g, 'a card')
    .replace(/\bwhile this is\b/g, 'while this card is')
    .replace(/\bwhen this is\b/g, 'when this card is')
    .replace(/\bthe fellowship is at any\b/g, 'the fellowship is at a')
    .replace(/\breshuffle\b/g, 'shuffle your draw deck')
    .replace(/,? out of play\b/g, ' from the game')
    .replace(/^this is /gm, 'this card is ');
  t = t
    .replace(/\bplay this(?=[,.]| and)/g, 'play this card')
    .replace(/\bdiscard this(?= (?:or|to|from|and)|[.,])/g, 'discard this card')
    .replace(/\btransfer this (?=to|from)/g, 'transfer this card ')
    .replace(/\bthis token/g, 'that token');
  t = t
    .replace(/\b(?:the )?game text\b/g, 'gametext')
    .replace(/,? regardless of the free peoples player's hand/g, '')
    .replace(/\b(\d) other hand weapon/g, '$1 other weapon');
  t = t
    .replace(/\bstarting fellowship\b/g, 'startingfellowship')
    .replace(
      /\bregroup action|skirmish action|fellowship action|archery action|maneuver action\b/g,
      'special ability event',
    );
  t = t.replace(/\bsite number\b/g, 'sitenumber').replace(/\bshadow number\b/g, 'shadownumber');
  t = t.replace(/\bthis skirmish\b/g, 'that skirmish').replace(/\bitself\b/g, 'it');
  return t;
}
const split = (line) =>
  line
    .split(/(?<=[^ ]\.)\s+(?=[a-z~‹@"#(])/)
    .map((x) => x.trim())
    .filter(Boolean);

function reduce(str) {
  for (let pass = 0; pass < 6; pass++) {
    const before = str;
    for (const ph of R)
      for (const rule of ph.rules) {
        for (let k = 0; k < 4; k++) {
          const prev = str;
          str = str.replace(rule.re, (m) => {
            const kids = [...m.matchAll(/‹[A-Z](\d+)›/g)].map((x) => +x[1]);
            return mk(
              rule.sym,
              rule.words.flatMap((w) => (typeof w === 'function' ? w(m, kids) : w)),
              kids,
              m,
              rule.sym + ' ' + rule.pat,
            );
          });
          if (str === prev) break;
          if (ph.name === 'statement') break;
        }
        if (ph.name === 'statement' && /^‹S\d+›$/.test(str)) return str;
      }
    if (str === before) break;
  }
  return str;
}
// the grammar's own labels -> the vocabulary's words
const FINAL = {
  'ability.activated': ['ability.during'],
  'ability.triggered': ['ability.when'],
  'leaf.counter': ['leaf.counter'],
  'cond.attr': ['cond.is', 'filter.attr'],
  'cond.bearing': ['cond.is', 'filter.bearing'],
  'cond.skirmishing': ['cond.is', 'filter.skirmishing'],
  'cond.wearing': ['cond.is', 'filter.wearing'],
  'cond.inZone': ['cond.is', 'filter.in'],
  'cond.if': ['do.if'],
  'cond.else': ['do.if'],
  'cond.unless': ['do.unless'],
  'cond.history': ['cond.happened'],
  'cond.ifDone': ['cond.done'],
  'cond.phase': ['cond.phase'],
  'cond.turn': ['cond.phase'],
  'cond.while': ['ability.while'],
  'filter.inZone': ['filter.in'],
  'filter.siteNumber': ['filter.attr'],
  'filter.region': ['filter.attr'],
  'filter.homeSite': ['filter.attr'],
  'filter.wounds': ['filter.attr'],
  'filter.has': ['filter.is'],
  'filter.of': ['filter.allOf'],
  'filter.roaming': ['filter.is'],
  'filter.unique': ['filter.is'],
  'filter.yours': ['filter.controlledBy'],
  'filter.history': ['target.that'],
  'filter.ability': ['filter.action'],
  'filter.ordinal': ['filter.ordinal'],
  'filter.extreme': ['filter.most'],
  'target.site': ['target.site'],
  'target.choose(range)': ['target.choose'],
  'value.x': ['value.x'],
  'value.perEach': ['value.per'],
  'value.times': ['value.per'],
  'value.that': ['value.remembered'],
  'value.countTrue': ['value.countTrue'],
  'value.spotCount': ['value.count'],
  'value.orIf': ['value.orIf'],
  'do.moveTo(hand)': ['do.moveCard'],
  'do.moveTo(deck)': ['do.moveCard'],
  'do.moveTo(outOfGame)': ['do.moveCard'],
  'do.site': ['do.playSite'],
  'do.ring': ['do.wear'],
  'do.ringBearer': ['do.makeRingBearer'],
  'do.corrupt': ['do.corrupt'],
  'do.byPlayer': ['do.by'],
  'do.choice': ['do.either'],
  'do.choose': ['do.name'],
  'do.swap': ['do.moveCard'],
  'do.moveCounter': ['do.removeCounter', 'do.addCounter'],
  'do.move': ['do.move'],
  'event.aboutTo(wound)': ['ability.before', 'event.wound'],
  'event.aboutTo(exert)': ['ability.before', 'event.exert'],
  'event.wounded': ['event.wound'],
  'event.during': ['event.during'],
  'event.skirmishResult': ['event.skirmishEnd'],
  'event.leaves': ['event.leave'],
  'event.played': ['event.play'],
  'event.assigned': ['event.assign'],
  'modify.also': [],
  'modify.overwhelm': ['modify.overwhelm'],
  'modify.becomes': ['modify.become'],
  'modify.blank': ['modify.blankText'],
  'pro.cannot': ['prohibit.cannot'],
  'pro.limitWounds': ['prohibit.atMost'],
  'replace.instead': ['replace.instead'],
  'replace.skirmishValue': ['escape.otherValue'],
  'rule.aid': ['ability.aid'],
  'rule.bearer': ['ability.bearer'],
  'rule.limit': ['duration.limit'],
  'rule.permit': ['modify.permit'],
  'rule.playsTo': ['ability.playsTo'],
  'rule.toPlay': ['ability.toPlay'],
  'cost.alternative': ['cost.instead'],
  'do.skip': ['do.skip'],
};
const finer = (w, raw) => {
  if (w === 'event.killed/exerted/healed')
    return [
      'event.' +
        (/exert/.test(raw) ? 'exert' : /heal/.test(raw) ? 'heal' : /wounds/.test(raw) ? 'wound' : 'kill'),
    ];
  if (w === 'event.aboutTo(other)')
    return [
      'ability.before',
      'event.' +
        (/killed|die|overwhelmed/.test(raw)
          ? 'kill'
          : /discard|returned|removed from/.test(raw)
            ? 'leave'
            : /exert/.test(raw)
              ? 'exert'
              : /play/.test(raw)
                ? 'play'
                : /assigned/.test(raw)
                  ? 'assign'
                  : /add|remove|place/.test(raw)
                    ? 'counter'
                    : /heal/.test(raw)
                      ? 'heal'
                      : /draw|reveal/.test(raw)
                        ? 'draw/reveal'
                        : 'other'),
    ];
  if (w === 'event.other')
    return [
      'event.' +
        (/control|liberat|replac/.test(raw)
          ? 'site'
          : /transfer|stack|attach/.test(raw)
            ? 'attach'
            : /reconcil/.test(raw)
              ? 'reconcile'
              : /initiative/.test(raw)
                ? 'initiative'
                : /reveal|draw/.test(raw)
                  ? 'draw/reveal'
                  : /puts? on|takes? off/.test(raw)
                    ? 'wear'
                    : /assign|skirmish/.test(raw)
                      ? 'assign'
                      : /discard|kill/.test(raw)
                        ? 'leave'
                        : 'state'),
    ];
  if (w === 'do.ringBearer') return [/ring-bearer/.test(raw) ? 'do.makeRingBearer' : 'do.modify'];
  if (w === 'do.skip') return [/^ends?/.test(raw) ? 'do.end' : 'do.skip'];
  if (w === 'do.controlSite') return [/liberate/.test(raw) ? 'do.liberate' : 'do.controlSite'];
  if (w === 'do.reveal') return [/look|examine/.test(raw) ? 'do.look' : 'do.reveal'];
  return FINAL[w] ?? [w];
};
// and the last step: near-synonyms are one word with a parameter
const MERGE = {
  'ability.static': ['ability.while'],
  'ability.bearer': ['ability.playsOn'],
  'ability.playsTo': ['ability.playsOn'],
  'ability.worksIn': ['param.from'],
  'ability.cost': ['param.cost'],
  'cond.at': ['cond.is'],
  'cond.initiative': ['cond.is'],
  'cond.done': ['cond.did'],
  'cond.phase': ['cond.inWindow'],
  'cond.allOf': ['logic.allOf'],
  'cond.anyOf': ['logic.anyOf'],
  'filter.is': ['filter.noun'],
  'filter.wearing': ['filter.noun'],
  'filter.not': ['logic.not'],
  'filter.anyOf': ['logic.anyOf'],
  'filter.allOf': ['logic.allOf'],
  'filter.borneBy': ['filter.on'],
  'filter.stackedOn': ['filter.on'],
  'filter.at': ['filter.in'],
  'filter.tokens': ['filter.attr'],
  'filter.ordinal': ['filter.nth'],
  'value.per': ['value.arith'],
  'value.attr': ['value.attrOf'],
  'value.remembered': ['target.ref'],
  'value.countTrue': ['value.arith', 'value.orIf'],
  'target.self': ['target.ref'],
  'target.bearer': ['target.ref'],
  'target.that': ['target.ref'],
  'target.site': ['target.ref'],
  'do.by': ['flow.by'],
  'do.may': ['flow.may'],
  'do.seq': ['flow.then'],
  'do.either': ['flow.either'],
  'do.if': ['flow.if'],
  'do.unless': ['flow.if'],
  'do.repeat': ['flow.repeat'],
  'do.delayed': ['duration.until'],
  'do.controlSite': ['verb.control'],
  'do.liberate': ['verb.control'],
  'do.look': ['verb.reveal'],
  'do.end': ['verb.skip'],
  'do.kill': ['verb.kill'],
  'duration.during': ['duration.until'],
  'modify.keyword': ['modify.gain'],
  'modify.grantAbility': ['modify.gain'],
  'modify.blankText': ['modify.lose'],
  'modify.become': [],
  'modify.initiative': ['modify.set', 'attr.initiative'],
  'modify.overwhelm': ['modify.set', 'attr.overwhelm'],
  'event.skirmishEnd': ['event.wins/loses'],
  'event.phase': ['event.startOf/endOf'],
  'event.state': ['event.asSoonAs'],
  'event.initiative': ['event.asSoonAs'],
  'event.start': ['event.play'],
  'event.anyOf': ['logic.anyOf'],
  'event.during': ['cond.inWindow'],
  'event.leave': ['event.discard/leave'],
  'event.other': ['event.control'],
  'event.site': ['event.control'],
  'event.draw/reveal': ['event.draw/reveal'],
  'event.none': [],
};
const ATTRS = [
  'strength',
  'vitality',
  'resistance',
  'cost',
  'archeryTotal',
  'moveLimit',
  'roamingPenalty',
  'siteNumber',
  'shadowNumber',
  'handLimit',
];
const last = (w) => {
  if (MERGE[w]) return MERGE[w];
  if (w.startsWith('modify.') && ATTRS.includes(w.slice(7))) return ['modify.add', 'attr.' + w.slice(7)];
  if (w.startsWith('do.')) return ['verb.' + w.slice(3)];
  return [w];
};
const tree = (i, d = 0) => {
  const n = nodes[i];
  return (
    '  '.repeat(d) +
    `${n.sym} ${n.words.join('+')} «${n.raw.replace(/‹(\w)\d+›/g, '<$1>')}»\n` +
    n.kids.map((k) => tree(k, d + 1)).join('')
  );
};
const expr = (i) => {
  const n = nodes[i];
  const head = n.words
    .flatMap((w) => finer(w, n.raw).flatMap(last))
    .map((w) => w.replace(/^\w+\./, ''))
    .join('+');
  if (!n.kids.length) return n.sym + ':' + n.raw.replace(/ /g, '_');
  return (
    `${head || n.sym}(${n.kids.map(expr).join(', ')})` +
    (/\d|twice|tripled|random/.test(n.raw.replace(/‹\w+›/g, ''))
      ? `{${n.raw.replace(/‹(\w)\d+›/g, '<$1>')}}`
      : '')
  );
};
const patterns = (i, out) => {
  out.add(nodes[i].pat);
  nodes[i].kids.forEach((k) => patterns(k, out));
};
const gather = (i, out, asCost) => {
  const n = nodes[i];
  if (n.sym === 'S' && n.words[0] === 'leaf.keyword') {
    out.add('leaf.keyword');
    return;
  }
  for (const old of n.words)
    for (const w of finer(old, n.raw).flatMap(last)) {
      out.add(w);
      if (asCost && w.startsWith('verb.')) out.add('cost.' + w.slice(5));
    }
  const costRule = n.words[0] === 'ability.cost';
  const written = n.words.some((w) => ['do.modify', 'modify.overwhelm', 'pro.cannot'].includes(w)); // an attribute changed, not read
  n.kids.forEach((k, j) => {
    if (written && nodes[k].sym === 'V' && nodes[k].words[0] === 'value.attr')
      return nodes[k].kids.forEach((x) => gather(x, out, asCost));
    gather(k, out, (costRule && j === 0) || asCost);
  });
};

// small words that ride on a phrase read elsewhere
const RIDERS = [
  [/(?:for each|each|x|where x is the number of) [^.,]*you spot(?!ted)/, 'value.spotted'],
  [/until you reveal|repeat this|do this once/, 'do.repeat'],
  [/(?<![a-z])x(?![a-z])/, 'value.x'],
  [/regardless of|has initiative, reg/, 'modify.initiative'],
  [/(?<!you )may [^.]*to prevent (?:this|that)(?:\.|$)/m, 'flow.unless'],
  [
    /(?:if|while)(?: this \w+ is)? stacked on|play this \w+ from your (?:discard|draw)|while this \w+ is (?:in|stacked)/,
    'ability.worksIn',
  ],
  [
    /when you cannot spot|when there are \d|when you can spot|if not (?:at|underground)|if underground/,
    'event.asSoonAs',
  ],
  [/of each culture|of each race|of one culture|of that race|of another culture/, 'value.distinct'],
  [/that (?:spots|exerts)|action discards/, 'filter.action'],
  [/each of the following that/, 'value.orIf'],
  [/puts on ~name/, 'event.wear'],
  [/at random|random/, 'target.random'],
  [/tripled/, 'modify.overwhelm'],
  [/(?<!move )limit (?:once|twice|\d|[+-]|x)/, 'duration.limit'],
  [/\binstead\b/, 'replace.instead'],
  [/that many|equal number|same number/, 'value.remembered'],
  [/(?:free peoples )?cultures|races\b/, 'value.distinct'],
  [/no more than|more than 1 wound/, 'prohibit.atMost'],
  [/highest|lowest|the most\b/, 'filter.most'],
  [/if you do|if it does|does so|do so/, 'cond.done'],
  [/\btop\b.*draw deck/, 'target.topOf'],
  [/moved more than|this turn,? if|did not (?:move|win)|has moved/, 'cond.happened'],
  [/except during|during (?:the|each|a) \w+ phase/, 'cond.phase'],
  [/signet/, 'leaf.signet'],
  [/starting ?fellowship/, 'event.start'],
  [/each time [^,]*(?:is assigned|assigns)|when [^,]*assigns/, 'event.assign'],
  [/\bspecials?\b/, 'filter.action'],
  [/\bhome\b/, 'filter.attr'],
];

// cards that the vocabulary cannot say, found by reading; everything else unread is odd wording
const ESCAPES = {
  turnStructure: ['1_224', '5_5', '7_249', '10_19', '12_184'],
  addedCost: ['4_261', '10_21', '11_218'],
  otherValue: ['15_33', '18_115'],
  redirect: ['4_146', '10_3'],
  becomeMinion: ['11_216', '13_78', '13_79', '13_80'],
  gameEnd: ['5_120'],
  alternate: ['7_223'],
  threatWounds: ['7_284'],
  ruleWaived: ['9_27'],
};

export function readCard(card) {
  nodes = [];
  const words = new Set(),
    residue = [],
    trees = [],
    sentences = [],
    exprs = [],
    pats = new Set();
  let clauses = 0;
  let body = normalise(card);
  const win = (card.timewords || []).map((w) => w.toLowerCase());
  for (const w of win) words.add('window.' + w);
  body = body.replace(/"([^"]+)"/g, (_, q) => {
    const ok = split(q).every((x) => {
      const e = reduce(x);
      if (/^‹S\d+›$/.test(e)) return true;
      residue.push(e);
      return false;
    });
    return ok ? mk('Q', ['modify.grantAbility'], [], q) + '.' : '<quote>';
  });
  for (const line of body.split('\n'))
    for (let sent of split(line)) {
      sent = sent.replace(/\.$/, '').replace(/\.\)$/, ')');
      clauses++;
      const end = reduce(sent);
      const own = new Set();
      for (const x of end.matchAll(/‹[A-Z](\d+)›/g)) gather(+x[1], own);
      const isRead = /^‹S\d+›$/.test(end);
      sentences.push({ text: sent, words: [...own], left: isRead ? [] : [show(end)] });
      const m = end.match(/^‹S(\d+)›$/);
      if (m) {
        gather(+m[1], words);
        patterns(+m[1], pats);
        trees.push(tree(+m[1]));
        exprs.push(expr(+m[1]));
        const w = sent.match(/^([a-z ,]+): /);
        if (w)
          for (const x of w[1].split(/,? or |, /))
            if (new RegExp(`^(?:${PHASES}|response)$`).test(x)) words.add('window.' + x);
      } else {
        residue.push(end);
        for (const x of end.matchAll(/‹[A-Z](\d+)›/g)) gather(+x[1], words);
        trees.push(
          '?? ' + end + '\n' + [...end.matchAll(/‹[A-Z](\d+)›/g)].map((x) => tree(+x[1], 1)).join(''),
        );
      }
    }
  const printed = body + '\n' + card.text.toLowerCase();
  for (const [re, w] of RIDERS) if (re.test(printed)) for (const x of last(w)) words.add(x);
  return { words, residue, trees, exprs, clauses, pats, sentences };
}

const result = new Map(cards.map((c) => [c.id, readCard(c)]));
for (const c of cards) {
  const w = result.get(c.id).words;
  if (c.type === 'Event' && w.delete('ability.while')) w.add('ability.during');
  for (const [family, ids] of Object.entries(ESCAPES))
    if (ids.includes(c.id)) {
      w.add('escape.' + family);
    }
  if ([...w].some((x) => x.startsWith('escape.'))) result.get(c.id).residue.push('escape');
}
function show(e) {
  return e.replace(/‹([A-Z])\d+›/g, '<$1>');
}
const ok = (c) => result.get(c.id).residue.length === 0;
const total = cards.length,
  good = cards.filter(ok).length;
const clauseCount = [...result.values()].reduce((a, x) => a + x.clauses, 0),
  bad = [...result.values()].reduce((a, x) => a + x.residue.length, 0);
console.log(
  `${good} of ${total} cards fully read (${((100 * good) / total).toFixed(1)}%); ${clauseCount - bad} of ${clauseCount} clauses (${((100 * (clauseCount - bad)) / clauseCount).toFixed(1)}%)`,
);
const escaped = cards.filter((c) => [...result.get(c.id).words].some((w) => w.startsWith('escape.')));
console.log(
  `${R.reduce((n, p) => n + p.rules.length, 0)} patterns; ${escaped.length} cards need an escape; ${cards.filter((c) => !ok(c) && !escaped.includes(c)).length} more are not read`,
);
const by = (key, name) => {
  const g = new Map();
  for (const c of cards) {
    const k = key(c);
    const e = g.get(k) || [0, 0];
    e[0]++;
    if (ok(c)) e[1]++;
    g.set(k, e);
  }
  console.log(name);
  for (const [k, [n, y]] of [...g].sort((a, b) => (a[0] > b[0] ? 1 : -1)))
    console.log(`  ${k}: ${y}/${n} ${((100 * y) / n).toFixed(1)}%`);
};
if (opt('clauses'))
  console.log(
    JSON.stringify(
      cards.map((c) => {
        const { words, sentences } = result.get(c.id);
        return { id: c.id, words: [...words], clauses: sentences };
      }),
    ),
  );
if (opt('sets')) by((c) => c.set, 'by set');
if (opt('types')) by((c) => c.type, 'by type');
if (opt('words')) {
  const f = new Map();
  for (const x of result.values()) for (const w of x.words) f.set(w, (f.get(w) || 0) + 1);
  for (const [w, n] of [...f].sort()) console.log(String(n).padStart(5), w);
}
if (opt('residue')) {
  const f = new Map();
  for (const c of cards)
    for (const e of result.get(c.id).residue) {
      const k = show(e);
      const x = f.get(k) || [];
      x.push(c.id);
      f.set(k, x);
    }
  for (const [k, ids] of [...f].sort((a, b) => b[1].length - a[1].length).slice(0, +opt('residue', 60)))
    console.log(String(ids.length).padStart(4), k, ' ', ids.slice(0, 3).join(' '));
}
if (opt('grams')) {
  // what stands around the unread parts
  const f = new Map();
  for (const x of result.values())
    for (const e of x.residue) {
      const t = show(e).split(' ');
      const seen = new Set();
      for (let n = 2; n <= 4; n++)
        for (let i = 0; i + n <= t.length; i++) {
          const g = t.slice(i, i + n).join(' ');
          if (/[a-z]/.test(g.replace(/<[A-Z]>/g, ''))) seen.add(g);
        }
      for (const g of seen) f.set(g, (f.get(g) || 0) + 1);
    }
  for (const [g, n] of [...f].sort((a, b) => b[1] - a[1]).slice(0, +opt('grams', 100)))
    console.log(String(n).padStart(4), g);
}
if (opt('card'))
  for (const id of opt('card').split(',')) {
    console.log('==', id, cards.find((c) => c.id === id)?.title);
    console.log(result.get(id).trees.join(''));
  }
if (opt('sample')) {
  // a fixed-seed sample of cards called expressible, each as it was read
  let x = +(opt('seed') ?? 1) >>> 0;
  const rnd = () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let t = x;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pool = cards
    .filter((c) => ok(c) && c.text.length > +(opt('min') ?? 0))
    .map((c) => [rnd(), c])
    .sort((a, b) => a[0] - b[0])
    .slice(0, +opt('sample'))
    .map((e) => e[1]);
  for (const c of pool) {
    console.log(`[${c.id}] ${c.title} {${c.type}}`);
    if (opt('text')) console.log('   ' + c.text.replace(/\n/g, ' / '));
    console.log('   ' + result.get(c.id).exprs.join('\n   '));
  }
}
if (opt('word'))
  for (const w of opt('word').split(','))
    console.log(
      '##',
      w,
      cards
        .filter((c) => result.get(c.id).words.has(w))
        .map((c) => c.id + (ok(c) ? '' : '*'))
        .join(' '),
    );

if (opt('deck')) {
  // words needed by the first n starter decks: --decks file --deck n
  const decks = JSON.parse(fs.readFileSync(opt('decks'), 'utf8')).slice(0, +opt('deck'));
  const ids = [
    ...new Set(decks.flatMap((d) => [d.ringBearer, d.ring, ...d.sites, ...d.deck.map((x) => x.id)])),
  ];
  const all = new Set();
  for (const id of ids) {
    const c = cards.find((x) => x.id === id),
      e = result.get(id);
    const ws = [...e.words].filter((w) => !/^(leaf|window)/.test(w));
    ws.forEach((w) => all.add(w));
    console.log(
      `${id} | ${c.title} | ${ws.map((w) => w.split('.')[1]).join(' ')}${ok(c) ? '' : ' | UNREAD'}`,
    );
  }
  console.log(
    `${ids.length} cards, ${ids.filter((i) => result.get(i).residue.length === 0).length} read, ${all.size} words`,
  );
}
if (opt('tail')) {
  // is the coverage bought with patterns made for one card?
  const f = new Map();
  for (const e of result.values()) for (const p of e.pats) f.set(p, (f.get(p) || 0) + 1);
  for (const k of opt('tail').split(',').map(Number)) {
    const rare = new Set([...f].filter(([, n]) => n < k).map(([p]) => p));
    const left = cards.filter((c) => ok(c) && ![...result.get(c.id).pats].some((p) => rare.has(p))).length;
    console.log(
      `patterns serving ${k} or more cards: ${[...f.values()].filter((n) => n >= k).length}; cards read with those alone: ${left} (${((100 * left) / total).toFixed(1)}%)`,
    );
  }
}
