// Vocabulary survey of the MECCG card texts.
//
//   node tools/survey/meccg.mjs <cards.json> [--words] [--sets] [--escapes] [--fails] [--residue N] [--matches N]
//     [--detect] [--clauses] [--sample N SEED [--hard] [--long]] [--card ID] [--json]
//
// Each text is split into clauses, names and numbers are normalised, and every clause is eaten away by a table of
// phrase patterns, each of which names the vocabulary words it stands for. A clause counts as expressed only when
// nothing but leaf nouns and grammatical glue is left over: there is no catch-all pattern. Patterns under "escape"
// name what the vocabulary is not meant to say; a clause that matches one is never expressed.
import fs from 'node:fs';

const args = process.argv.slice(2);
const file = args.find((a) => a.endsWith('.json'));
if (!file) {
  console.error('usage: meccg.mjs cards.json [options, see the head of this file]');
  process.exit(2);
}
const cards = JSON.parse(fs.readFileSync(file, 'utf8'));
const opt = (name) => args.includes(name);
const num = (name, d, k = 1) => (opt(name) ? Number(args[args.indexOf(name) + k] ?? d) : d);

// ---------------------------------------------------------------- normalising
const esc = (s) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const common = new Set([
  'River',
  'Fog',
  'Sun',
  'Moon',
  'Night',
  'Stars',
  'Giant',
  'Wolves',
  'Escape',
  'Whip',
  'Poison',
  'Block',
  'Hiding',
  'Horses',
  'Bridge',
  'Ford',
  'Greed',
  'Thief',
  'Traitor',
  'Plague',
  'Siege',
  'Wit',
  'Threats',
  'Ruse',
  'Swag',
  'Clouds',
  'Gloom',
  'Slayer',
  'Assassin',
  'Muster',
  'Ghosts',
  'Huorn',
  'Trickery',
  'Stealth',
  'Dodge',
  'Concealment',
  'Refuge',
  'Diversion',
  'Steeds',
  'Forced March',
  'Hobbits',
  'Drums',
  'Rats!',
  'Sauron',
  'Counterfeit',
  'Armory',
  'Fellowship',
  'Mallorn',
  'Burglary',
  'Fireworks',
  'Gandalf',
  'Saruman',
  'Alatar',
  'Pallando',
  'Radagast',
  'Elves',
  'Pirates',
  'Messenger of Mordor',
]);
const persons = new Set(['Gandalf', 'Saruman', 'Alatar', 'Pallando', 'Radagast', 'Sauron']);
const names = [...new Set(cards.map((c) => c.name.en.trim()))];
const regions = new Set(cards.filter((c) => c.type === 'Region').map((c) => c.name.en.trim()));
for (const r of ['Nurn', 'Nûrn', 'Udûn', 'Ûdun', 'Elven Shores', 'Old Pûkel-land']) regions.add(r);
const sites = new Set(cards.filter((c) => c.type === 'Site').map((c) => c.name.en.trim()));
const q = (s) => s.replace(/[’]/g, "'").replace(/[“”]/g, '"');
const other = [
  ...names.map(q),
  'Bert',
  'Tom',
  'William',
  'Gollum',
  'Smaug',
  'Itangast',
  'Scorba',
  'Bairanax',
  'Daelomin',
  'Witch-king of Angmar',
  'The Witch-king of Angmar',
  'Ren',
  'Under-gates',
  'Dol Guldur',
  'Barad-dûr',
  'Palantíri',
  'Nurn',
  'Nûrn',
  'Udûn',
  'Ûdun',
  'Great Road',
  'Bade of Rule',
  'Ithil-stone',
  'Ranger of the North',
  'Southron',
  'Dagger',
  'Phial',
  'Bow of Alatar',
  'Reforging',
  'The Oracle',
  'War-warg',
  'Morgul Orcs',
  'Great Shield of Rohan',
  'Wonderous Maps',
  'Minas Tirith',
  'Vale of Erech',
  'Iron Hill',
  'Blue Mountain',
  'Echo of All Joy',
  'Goldberrys',
  'Rescue Prisoners',
  'Hobbits faction',
  'Dancing Spire',
  'Thranduil',
  'Adûnaphel',
  'Akhôrahil',
  'Dwar',
  'Hoarmûrath',
  'Indûr',
  'Khamûl',
  'Ûvatha',
  'Bûthrakaur',
  'Umagaur',
  'Lindion',
  'Nenseldë',
  'Bûrat',
  'Tûma',
  'Wûluag',
  'The Iron Crown',
  'Leucaruth',
  'Balrog of Moria',
  'Muster',
  'Agburanar',
  'Scatha',
  'Eärcaraxë',
  'Mirror',
  'Gorfaur the Lame',
  'Gothmog',
  'Beorn',
  'Black Bird',
  'Wain-easterlings',
  'Wain- easterlings',
  'Petty-dwarves',
  'Petty- Dwarves',
  'Stone-trolls',
  'Uruks of Lugbúrz',
  'Under-leas',
  'Ettenmoors',
  'Orcs of Red Eye',
  'Sapling of the White Tree',
  'Dwar of Waw',
  'Whip',
  'Bane of the Ithil-stone',
  'Men of Dorwinion',
  'The Mouth',
  'Great-road',
  'Ford',
  'Bridge',
  'Sacrifice of Form',
  'Hillmen',
  'Variags of Khand',
].filter(
  (n) =>
    n.length > 2 &&
    (!common.has(n) ||
      ['Muster', 'Ford', 'Bridge', 'Whip', 'Sacrifice of Form'].includes(n) ||
      persons.has(n)),
);
other.sort((a, b) => b.length - a.length);
const nameRe = new RegExp(`(?<![\\p{L}'-])(?:"?)(${other.map(esc).join('|')})(?:"?)(?![\\p{L}-])`, 'gu');

const races =
  'lava flows?|rock fall|trap|woses?|half-orcs?|half-trolls?|olog-hai|uruk-hai|orcs?|trolls?|men|man|elves|elf|dwarves|dwarf|hobbits?|dúnedain|dúnadan|undead|spiders?|animals?|wolves|wolf|dragons?|drakes?|slayers?|giants?|awakened plants?|pûkel-creatures?|nazgûl|maia|spawn|balrog(?! (?:player|specific))|ringwraiths? followers?|ringwraiths?|fallen-wizards?|wizards?|eagles|ents?';
const skills =
  'warriors?|scouts?|rangers?|sages?|diplomats?|leaders?|agents?|(?:sorcery|spirit-magic|shadow-magic|magic)[ -]us(?:ing|er)s?|sorcery|spirit-magic|shadow-magic';
const stypes =
  "(?:dragon's )?lairs?\\b(?! &)|ruins & lairs|shadow-holds?|dark-?holds?|border-holds?|free-holds?|dark-?havens?|wizardhavens?|havens?|dwarf-holds?|under-deeps|deep mines|surface sites?";
const rtypes = 'wilderness(?:es)?|shadow-lands?|dark-domains?|border-lands?|free-domains?|coastal seas?';
const itypes =
  'minor|major|greater|special|gold rings?|rings?|hoard|weapons?|armou?r|shields?|helmets?|(?:spirit|mind|magic|lesser|dwarven) rings?|magic(?= card| ring)|palantír|technology';
const traits =
  'environment|corruption cards?|dark enchantments?|light enchantments?|rituals?|spells?|stolen knowledge|lost knowledge|information|demon fána|shapeshifter|command(?= cards)|hero(?:es)?|minions?|covert|overt|detainment|stage(?= card)|unique|ahunt|at home|starting|miscellaneous';
const numbers = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  first: 1,
  second: 2,
  third: 3,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
};
const kinds = `${races}|${skills}|${itypes}|${traits}`;

function normalise(card) {
  let t = q(card.text || '')
    .replace(/[\u00a0\u200b\u200c]/g, ' ')
    .replace(/[˚°•]/g, ' ');
  t = t.replace(/"….*$/s, ' ').replace(/\[πp\]/g, '');
  t = t.replace(/\((?:i\. ?e\.|e\. ?g\.)[^)]*\)/g, ' ').replace(/\be\. g\.,?|\bi\. e\.,?/g, ' ');
  t = t
    .replace(/-\s*\n\s*(?=[a-z])/g, '-')
    .replace(/\s*\n\s*(?=[a-z(])/g, ' ')
    .replace(/([,a-z])\s*\n\s*(?=[A-Z])/g, '$1 ')
    .replace(/\n/g, ' . ');
  t = t.replace(/\{(?:DH|[RBFSDH])\}/g, '\u0003').replace(/\{[wbfsdc]\}/g, '\u0004');
  t = t
    .replace(/([a-z]) \[?\u0003\]?/g, '$1')
    .replace(/([a-z]) \[?\u0004\]?(?! ?\u0004)/g, '$1')
    .replace(/\[?(?:\u0004\s*)+\]?/g, ' Wilderness ')
    .replace(/\[?\u0003\]?/g, '');
  const self = q(card.name.en.trim());
  const selves = [
    self,
    self.replace(/ \(.*/, ''),
    self.replace(/ \(.*/, '').replace(/"/g, ''),
    self.replace(/^The /, ''),
    self.replace(/,.*/, ''),
  ];
  const m = self.match(/\((.*)\)/);
  if (m) selves.push(m[1]);
  const short =
    card.type === 'Character' ||
    card.attributes.subtype === 'Ally' ||
    /Ringwraith| Ahunt| at Home|Unleashed|Gold Ring/.test(self)
      ? [self.split(' ')[0]]
      : [];
  const mark = (list) => {
    for (const n of [...new Set(list)].filter((n) => n.length > 2).sort((x, y) => y.length - x.length)) {
      if (/^(Men|The|Wolves|Orcs|Great|Lieutenant|Old|Last|Elf|Black|Orc|Troll|War|Bright|Two|A)$/.test(n))
        continue;
      t = t.replace(new RegExp(`"?(?<![\\p{L}-])${esc(n)}(?![\\p{L}-])"?`, 'gu'), '\u0001t');
    }
  };
  const longer = other.filter((n) => n !== self && n.includes(self) && n.length > self.length);
  for (const n of longer)
    t = t.replaceAll(n, regions.has(n) ? '\u0001r' : sites.has(n) ? '\u0001s' : '\u0001c');
  mark(selves);
  t = t.replace(nameRe, (all, n) => (regions.has(n) ? '\u0001r' : sites.has(n) ? '\u0001s' : '\u0001c'));
  mark(short);
  t = t
    .toLowerCase()
    .replace(/\u0001t/g, 'THIS')
    .replace(/\u0001r/g, 'REGION')
    .replace(/\u0001s/g, 'SITE')
    .replace(/\u0001c/g, 'CARD');
  t = t.replace(/\s+/g, ' ').replace(/\[?\{?r\}\]?/g, '');
  t = t.replace(/[()\[\]"*‘’]/g, (c) => (c === '(' || c === ')' ? ' , ' : ' ')).replace(/[–—]/g, ' — ');
  t = t
    .replace(/\bthis (?:item|ally|faction|card|permanent-event|ring)\b/g, 'THIS')
    .replace(/\bkill (?=marshalling|mps|points)/g, '');
  t = t
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .replace(
      /\bvalues in parentheses and brackets apply|values in parentheses apply/g,
      'printed values in brackets apply',
    );
  t = t
    .replace(/\bgreater than\b/g, 'over')
    .replace(/\bor greater\b/g, 'or more')
    .replace(/\bless than\b/g, 'under');
  // numbers
  t = t.replace(new RegExp(`\\b(${Object.keys(numbers).join('|')})\\b`, 'g'), (w) => String(numbers[w]));
  t = t
    .replace(/ \+ (\d)/g, ' +$1')
    .replace(/(\d+)\+/g, '$1')
    .replace(/\d+(?:, ?\d+)+/g, '9')
    .replace(/\bby \+?(\d|x\b)/g, 'by ±N')
    .replace(/\bby -\d+/g, 'by ±N');
  t = t
    .replace(/(?<![\w])[+-] ?(?:\d+|x)\/[+-]?\d+/g, '±N/±N')
    .replace(/(?<![\w±])[+-] ?(?:\d+|x)\b/g, '±N')
    .replace(/(?<![\wNa-z±-])\d+\/(?:\d+|-)/g, 'N/N')
    .replace(/±N\d*/g, '±N')
    .replace(/(?<![\w±-])(\d+|x)(?![\w-])/g, 'N')
    .replace(/\b\d+-strike|single-strike/g, 'N strike');
  // leaf nouns
  t = t
    .replace(/\bnon-?\s?(?!e\b)/g, 'NOT ')
    .replace(/ettenmoorsif/g, 'SITE if')
    .replace(/THIS town/g, 'SITE')
    .replace(/petty- dwarves/g, 'CARD')
    .replace(/sapling of the THIS/g, 'CARD')
    .replace(/bane of the THIS/g, 'CARD');
  t = t
    .replace(/\bring special items?|special item rings?/g, 'ring item')
    .replace(/\bmarshalling pts?\./g, 'marshalling points');
  t = t
    .replace(/\bautomatic- ?attacks?\b/g, 'site-attack')
    .replace(/permanent-events?|long-? ?events?|short-events?/g, 'KIND event')
    .replace(/\brescue-attacks?/g, 'rescue-attack');
  t = t
    .replace(new RegExp(`\\b(?:${stypes})(?![a-zû-])`, 'g'), 'STYPE')
    .replace(new RegExp(`\\b(?:${rtypes})(?![a-z-])`, 'g'), 'RTYPE');
  t = t
    .replace(/\bruins & STYPE|STYPE\s+r\b/g, 'STYPE')
    .replace(/\bcorruption(?: (checks?|points?))/g, 'CORR $1')
    .replace(/\bcorruption card/g, 'KIND card');
  t = t.replace(new RegExp(`(?<![\\wú-])(?:${kinds})(?![\\wû-]|'s? )`, 'g'), 'KIND');
  t = t.replace(new RegExp(`(?<![\\wú-])(?:${kinds})(?=')`, 'g'), 'KIND');
  t = t.replace(/CORR/g, 'corruption');
  for (const k of ['KIND', 'STYPE', 'RTYPE', 'REGION', 'SITE', 'CARD'])
    t = t.replace(
      new RegExp(
        `(?:NOT )?${k}(?:(?:,? (?:and\\/or|and|or),? (?:an? |at )?|, ?(?:an? )?|\\/|, \\/| )(?:NOT )?${k})+`,
        'g',
      ),
      (w) => (w.includes('NOT') ? `NOT ${k}` : k),
    );
  t = t
    .replace(/(?:NOT )?KIND, (?=(?:NOT )?KIND)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,(?=\.)/g, '');
  return t;
}

function clauses(card) {
  const raw = normalise(card);
  return raw
    .split(/(?<=[a-zA-Z0-9,)'] ?)[.;:](?=\s|$|[A-Zꞏ])|\s\.\s|\s—\s/)
    .map((c) => c.replace(/^[\s,.;—-]+|[\s,.;—-]+$/g, '').trim())
    .filter((c) => /[a-zA-Z]/.test(c));
}

// ---------------------------------------------------------------- the table
// [words, pattern]. Order matters: longer phrases first. `m:x` is modify(x); other words are listed in WORDS below.
const A =
  '(?:prowess(?:es)?|body|mind|direct influence|direct inlfuence|general influence|corruption points?|cps|strikes?|hazard limit|stage points?|sps|marshalling points?|mps|hand size|company size)';
const CHK =
  '(?:corruption checks?|ccs?|influence (?:checks?|attempts?)|body checks?|riddling rolls?|offering attempts?|burglary attempts?|rolls?|checks?|attempts?|tests?)';
const attrWords = (m) => {
  const w = [];
  const add = (re, k) => {
    if (re.test(m)) w.push('m:' + k);
  };
  add(/prowess/, 'prowess');
  add(/body(?! check)/, 'body');
  add(/\bmind\b/, 'mind');
  add(/direct in/, 'directInfluence');
  add(/general inf/, 'generalInfluence');
  add(/corruption point|cps/, 'corruption');
  add(/strikes?/, 'strikes');
  add(/hazard limit/, 'hazardLimit');
  add(/stage|sps/, 'stagePoints');
  add(/marshalling|mps/, 'marshallingPoints');
  add(/hand size/, 'handSize');
  add(/corruption check|ccs?\b/, 'corruptionCheck');
  add(/influence (?:check|attempt)/, 'influenceCheck');
  add(/body check/, 'bodyCheck');
  add(/riddling|offering|burglary|\brolls?\b|\btests?\b|attempt/, 'roll');
  return w.length ? w : ['m:roll'];
};
const T = [
  // escapes first
  [
    'escape:outside-the-game',
    /participations|audience of KIND rules|audience of \w+ rules|there can only be N copy|start with up to|lure of meccg|X is the number of the player/,
  ],
  // whole-card facts
  [
    'deckRule',
    /cannot be included in an? .*?deck|may be included as a hazard in .*?deck|include up to N copies|deck and sideboard combined|may also be used as a .*? resource|included in .*? deck|may be duplicated in location deck/,
  ],
  [
    'deckRule',
    /(?:and )?cannot be played if your opponent is an? KIND(?: player)?|balrog player|this card cannot be played|balrog specific|(?:KIND|CARD) specific|THIS specific/,
  ],
  [
    'startRule',
    /(?:may|can)?not be (?:included (?:with|in)|used as|1|N of|in)?(?: an?| the| your)? ?(?:hero )?(?:starting compan(?:y|ies)|starting stage card|starting characters|KIND company|KIND stage card|KIND characters|KIND card)|cannot be included with a KIND company|may not be a KIND card|but may not be included with an? KIND company|unless he is N of the KIND characters|(?:may be|be) played with a KIND company in lieu of a KIND item|start the game with|in lieu of playing|played as such|companies are determined|does not allow you to start|cannot start|a character that says|says he|or in your KIND company|may also be in your KIND company|and include them in your KIND company|in lieu of a KIND item|N of the KIND characters/,
  ],
  [
    'limit',
    /(?:cannot|may not) be duplicated(?: (?:on|at|in|by|against|as) (?:an?|the|your|any) ?(?:given|same|KIND|company facing such|faction)?[a-zA-Z ,-]*)?|this use|only N (?:THIS|of THIS) (?:may|can) (?:be )?(?:so )?(?:played|discarded|affect)[a-z ]*(?: in a given turn| against a given attack| a given site)?|only N THIS can so affect a given site|no other copy of THIS can be (?:tapped|inverted)/,
  ],
  [
    'form',
    /(?:may|can) (?:also |only )?be (?:played|used) as (?:an? )?(?:hazard creature|resource|KIND resource|hazard|KIND event|short-event)(?:, with N strikes?,)?(?: or as an? KIND event| card)?|if played as an? KIND event|as an? creature|as an? KIND event|when tapped, THIS becomes an? KIND event|note THIS is a hazard otherwise|as a resource card|as a resource on yourself|as a resource or a hazard|THIS may be played as a KIND event|reverse roles|may also be used|playable as a KIND event|be played as a hazard|as a resource|when resolved|effect will remain|and becomes? a KIND event|becomes an? KIND event|from an? KIND event state/,
  ],
  [
    'manifestation',
    /manifestations? of (?:KIND )?(?:CARD|hero CARD|target KIND|THIS)(?: and CARD)?|any manifestations?|manifestations? of|manifestation/,
  ],
  ['unique', /\bunique\b/],
  // site facts
  [
    'siteData',
    /nearest STYPE,? ?(?:SITE|CARD)?(?! is|'s)|site path from (?:SITE|CARD|STYPE)|adjacent sites?,? ?(?:SITE|CARD|STYPE|no STYPE)(?:, N)?|^playable(?: information)?$|^(?:SITE |CARD )?playable$|^items?,.*|site-attack, N,|site-attack$|^special$|may play as an? site-attack|opponent may play as an KIND ?- ?attack.*|^CARD only$|no surface site|, N, (?:SITE|CARD|STYPE)|adjacent regions?|^no STYPE.*|tapping the site/,
  ],
  [
    'attackData',
    /N strikes? (?:with|at|against each character with) (?:N prowess|N\/N(?: prowess\/body)?)(?: against each character)?(?: and no body)?|^N strikes?(?: each)?$|^each (?:NOT KIND |wounded )?character(?: in the company)? faces N strikes?(?: with N prowess)?|each character faces N strike with N prowess|N attacks,? (?:of N strikes? each,?)?|N strikes?, N? ?strikes? and detainment|^N strikes?, (?=playable)|N strikes?, KIND against|N strikes? with N prowess|no attack type|with no type|, ?no type,?|of N strikes? at N prowess|N strikes with N prowess|\b, ?KIND against (?:an? )?(?:KIND|your) compan(?:y|ies)|KIND against (?:KIND|your) compan(?:y|ies)|detainment against|N strikes? against each character|1st|N prowess against KIND|^N strikes?|^N prowess versus|and no body|, N\/-|rescue-attacks?,?(?: N,)?|considered a hazard creature attack|, ?KIND,?$/,
  ],
  [
    'ringTable',
    /to determine which KIND card|^(?:an? )?(?:CARD|KIND|KIND ring|card),? ?(?:N,?|any result)$|, any result|after a (?:NOT storing )?test indicates? (?:an? )?(?:KIND|CARD|THIS)(?: ring)?|discard (?:THIS|this ring) when tested|if tested|could normally be tested/,
  ],
  [
    'standardMods',
    /^standard modifications?$|^modifications$|^standard modifications,? ?.*|^(?:none|KIND|CARD)(?:, ±N,?(?: ?(?:other )?(?:KIND|CARD))?)+,?$|standard modifications|influencer discards/,
  ],
  [
    'bodyDiscard',
    /discard on a body check result of N|as indicated on (?:their|its) cards?|according to its card/,
  ],
  // playability
  [
    'w:phase',
    /(?:only )?(?:during|at|in|by) (?:the |his |your |its |any |each |a |each of |any of |the same )*(?:start|beginning|end) of (?:the |his |your |its |any |each |each of |any of |her |their |an? |opponent's |your opponent's |each of his |all |his company's |the company's |a company's |character's |each company's |the target's )*(?:untap|organization|long-event|KIND event|movement\/ ?hazard|site|end-of-turn|long-event) phases?|(?:only )?(?:during|in|through|of|for|outside of|following|after|called) (?:the |his |your |its |any |each |each of |any of |her |their |an? |opponent's |your opponent's |target company's |that character's next |other |separate |the remainder of |target |all |the same |your next |your following |any of your following |each of your |his company's |a company's |character company's |each company's |each of your opponent's |the character's |its player's |its owner's |that |a following |character's |the target's |the duration of |the 1st |called )*(?:untap|organization|long-event|KIND event|movement\/ ?hazard|site|end-of-turn) ?phases?(?: and the site phase)?|(?:during|at|on) (?:the |his |each |any |your )*end-of-turn|at the (?:end|start|beginning) of (?:each|any|the|your|each of his|your opponent's|opponent's|his company's) turns?(?: after CARD was played)?|(?:during|once during|once) each of (?:your|his) (?:turns|organization phases?)|site phases?|during any phase|at the end of the turn|organization phases?|movement\/ ?hazard phases?|untap phases?|end-of-turn phases?|long-event phase/,
  ],
  [
    'w:anytime',
    /(?:may|can) (?:also )?be (?:played|so tapped|so discarded|used|so used) (?:at any (?:point|time)|during (?:any player's turn|your opponent's site phase|opponent's))(?: during any player's turn)?|at any time(?: that)?|at any point during any player's turn|during any player's turn|during opponent's|also playable during|during his turn|if applicable|or the free council/,
  ],
  [
    'w:onGuard',
    /(?:if|when) (?:this card is |it is |THIS is )?(?:placed|played) (?:as an? )?on-guard(?: card)?|(?:may|can)(?:not)? be revealed (?:and played )?(?:as an )?on-guard(?: card)?(?: on a company)?|cannot be revealed as an on-guard card|(?:it )?(?:may|can) be revealed(?: and played)?|on-guard cards?|for either effect|does not interfere/,
  ],
  [
    'w:response',
    /declared earlier in the same chain of effects(?: \(?before[^)]*\)?)?|before (?:it|the resource KIND event) (?:is )?resolve[sd]|in response to (?:the play of|an?)?|before THIS resolves|in the same chain of effects|earlier|at the time of declaration|is declared|declares? such an attempt|declares an attack|declared|before the roll is made|is announced|is called for/,
  ],
  [
    'w:combat',
    /before (?:the )?(?:defending characters are selected|strikes are assigned|its strikes are assigned|the strike sequence|the dice are rolled to resolve(?: the strike)?|resolving an attack|(?:KIND )?strikes are assigned|resolved)|after strikes are assigned|played after strikes are assigned|must be played(?=,|$)|during other character's strike sequence|to be resolved before any site-attack|before any strike can be assigned|before dice|to be resolved/,
  ],
  [
    'playable',
    /^(?:it is |this card is |also |only )?playable (?:only )?(?=on|at|if|during|with|against|keyed|in|by|when|after|to|$|immediately|while|before)|^playable,?$|(?:is|are|be) (?:normally |considered )?(?:also )?playable(?: only)?|playable (?:only )?(?=on|at|if|during|with|against|keyed|in|by|when|after|as|before)|(?:may|can) (?:only |also |immediately |legally )?be played(?: (?=on|at|if|during|with|against|keyed|in|by|when|after|following))?|may only be played|playable even|^play (?=to|on)|^place (?=with any)|only playable|playable|if the site is tapped or not|even if the site is tapped|if the site is tapped|whether the site is tapped or untapped|is an? KIND site|normally keyed/,
  ],
  [
    'skillOnly',
    /^(?:KIND|CARD|THIS|KIND or KIND) only(?: \(?restored\)?)?,?|KIND only|^(?:restored)$|only a KIND may bear THIS|may only be played by CARD/,
  ],
  // influence-check playability
  [
    'influenceNumber',
    /if the influence check is over N|the number required to influence THIS is N|once in play,/,
  ],
  // keying
  [
    'keyedTo',
    /(?:may|can)? ?(?:also |be )*(?:keyed|key) (?:by type |by name or type |, by name or type, |\(?by (?:type|name)(?: or (?:name|type))?\)? )?to(?: N or more| N single| 1 or more)?|(?:and |or )?(?:may also be played |at |be played )at (?:NOT STYPE |any |STYPE |all )?sites? in (?:these|this) regions?|or at (?:NOT STYPE )?sites in (?:these|this) regions?|keyed|by type|by name|to the region symbol|or region type/,
  ],
  // durations
  [
    'd:turn',
    /until the end of (?:the )?(?:turn|this turn|combat)|for the rest of (?:the|this|his) ?(?:turn)?|for rest of turn|this turn|(?:for|on|during|in) (?:the|that|this|the same|a given) turn|(?:for )?the rest of (?:the )?turn|that turn|on the turns after it is played|for this turn|through your next|the same turn|until your next|a turn during which|each turn|separate/,
  ],
  ['d:game', /for the rest of the game|thereafter|from the game when.*/],
  [
    'd:combat',
    /(?:against|for|to|during|from) (?:one|N|the|an?|this|that|such an?|these|any|any one|target|the same|such a|N of) (?:KIND |such |NOT KIND |single |hazard creature |modified |affected |isolated |latter |existing )*(?:strikes?|attacks?|combat)|in company (?:vs\.?|versus) company combat|company (?:vs\.?|versus) company combat|during combat|in combat with|in company vs|following (?:the|this|these|all of the creature's|its|all) (?:attacks?|strike|body check)|after (?:the|this|any) attacks?(?: is resolved| is finished)?|after attack|afterwards?|following attack|subsequent|when the attack is finished|against (?:such|one of these) strikes?/,
  ],
  [
    'd:while',
    /while (?:bearing|this card|in|THIS|[A-Z]+ is in play|at|moving|it is)?[a-z ]*|as long as|if on (?:CARD|THIS|KIND)|once (?:stored|restored|inverted|tapped)|in (?:CARD|THIS) mode|(?:CARD|THIS|KIND|CARD KIND) mode|if (?:only )?(?:stored|restored|inverted|tapped|untapped|not stored)|only if stored|when stored|as your KIND|is in a mode|in a mode|if THIS is (?:tapped|inverted)|is effective|affects?(?: only)?|has no effect until|remain in play|remains|not rotated|rotated once|rotated twice or more/,
  ],
  [
    'd:until',
    /until (?:after )?(?:THIS|the|tapped|your)[a-zA-Z -]*(?: (?:is|are|leaves|comes))?[a-z -]*|until$|\buntil\b/,
  ],
  // triggers
  [
    't:exhaust',
    /(?:when|whenever) any play deck is exhausted|whenever a play deck is exhausted|when a play deck is exhausted|any play deck is exhausted|(?:does )?not exhaust the play deck/,
  ],
  [
    't:next',
    /the next (?:time)?|\bnext\b|the 1st (?:time|attempt)?|immediately following|the N (?=excess|strike|item)|1st|\bN time\b/,
  ],
  [
    't:when',
    /each time|whenever|(?:when|as|if) (?=THIS|CARD|the|an?|any|this|his|such|you|he|she|it|KIND|one|N|its|that|her|facing|another|these|target|your|playing|calculating|making|SITE|looking|company|opponent|starting|strikes|affected|modified|attacker)|\bwhen\b|immediately after|upon|just/,
  ],
  [
    't:leaves',
    /leaves? (?:active )?play|is removed from (?:active )?play|leaves? the (?:company|game)|joins? or leaves?|comes? into play|put back into play|is (?:returned|discarded) (?:or (?:returned|discarded) )?(?:to|from)?|is discarded|brought into play|is put|bring into play/,
  ],
  // conditions
  [
    'c:inPlay',
    /(?:is|are|was|were)(?: both| still| already| not)* in (?:active )?play(?! as)|in play|has in play|is available|if available|are available|available|out of play|is in play as/,
  ],
  [
    'c:path',
    /(?:in|with|has|have|contains?|using|through) (?:at least |only )?(?:an?|N|any|the|one)?(?: or N)? ?RTYPE(?: region)?s? (?:in|from) (?:its|his|their|the|your|her|such a|company's|character's)?(?: company's)? ?(?:current )?site path|(?:its|his|their|the|her|such a|a|company's|character's|your|his company's|the company's|company's current|he has no|no|new|new site's|current)? ?site paths?|moving (?:to|from|through|in|with|without)(?: or (?:to|from))?(?: at least)?|\bmoving\b|mov(?:es|ed|e) (?:to|from|through|in|with|using|again|freely|between)|(?:that |is |company )?(?:is )?not moving|moves?(?=$|,| or| and)|moved(?= this| using|$)|if .* moves$|site of origin|new sites?(?: card)?|for each region|regions? (?:he|it) moved through|region cards?|region movement|starter movement|KIND movement|begins? the turn|began the turn|starts its turn|consecutive|contiguous|number of (?:contiguous )?regions|leave|leaving|not stopping at a site therein|entered|enters?|STYPE movement|movement|planning to move|if it moves|leaves|is revealed as its|revealed as a|moved|moves?\b|stopping|uses|used(?= yet)/,
  ],
  [
    'c:at',
    /(?:is|are|was|be|if|ever|located)? ?(?:not )?(?:at|in) (?:or moving (?:to|from) )?(?:an?|any|the|his|its|their|one of (?:your|his)|the same|that|this|your|your opponent's|an? (?:tapped|untapped|already tapped|adjacent|tapped or untapped|hero|protected|KIND)|any (?:tapped|untapped|tapped or untapped))? ?(?:KIND )?(?:NOT )?(?:STYPE|SITE|REGION|site|region|home sites?|CARD|RTYPE)s?(?: sites?)?(?: in| as)?|at,? nor|at the same|same site|is there|are there|located|STYPE (?:sites? )?(?:in|not in)|in REGION|to SITE|home sites?|STYPE sites?|(?:his|its|the|their|current|target|this|that) site|at one of|STYPE|at it|\bthere\b|in or|company's site|in the same region|these regions|those regions|adjacent/,
  ],
  [
    'c:status',
    /\b(?:already )?(?:un)?tapped(?: or untapped)?\b(?! to)|(?:un|already )?wounded|unrevealed|revealed(?= KIND)|face[- ](?:up|down)|inverted|protected|unwounded|unresolved|tapped status|wounded status|status|off to the side|considered off to the side|not rotated/,
  ],
  [
    'c:history',
    /(?:has|have) (?:already )?(?:just )?(?:faced|defeated|attacked|been played|played|revealed|moved|taken|not used|been revealed|already been played|attempted)(?: yet)?(?: to move to)?|(?:that )?(?:just |already )?(?:faced|was wounded|were wounded|was eliminated|eliminated this|brought into|defeated|played on whom|successfully played|has already)|(?:has|have)(?: not)? already (?:been )?[a-z]+|on whom an? KIND card(?:s)? has not|on the same turn|on the same|\bso far\b|complete|has(?: not)? been|was made|was played|been played|not been|you have not revealed|has not revealed|originally|was successful by|did|was in the same company|that was|so (?:played|tapping|tapped|eliminated|discarded|modified|stored|affected|revealed|moving|used)/,
  ],
  [
    'c:outcome',
    /if (?:this|the|that|its|such an?|any|all|N|his|he|she|it|an?)?(?: of)?(?: (?:roll|result|check|attempt|attack|strike|influence check|influence attempt|corruption check|N attacks?|such strike|strikes?|body check|leader's result|total|KIND|THIS))*(?:'s (?:attack|strike|result))?,? (?:is|are|does|doesn't|fails?|was|has|would)?(?: not)? ?(?:successful|succesful|unsuccessful|fails?|failed|defeated|cancell?ed|eliminated|wound|be wounded|harmed|so)(?: or (?:defeated|cancell?ed))?|otherwise|if so(?: tapped)?|if (?:not )?successful|in any case|regardless|in all cases|if (?:not )?defeated|(?:for )?(?:each|every|any|a|all|the) (?:body checks? resulting from )?(?:un)?successful strikes?|(?:is|are) (?:not )?successful|is (?:not )?defeated|(?:successfully|unsuccessfully)|fails?(?: his| this)?(?: corruption check| check)?|resulting(?: from)?|wounds an? character|wounds\b|wounded by|makes? a successful|\bfail(?:ed|ing)?\b|successful|not successful|equals his body|is (?:not )?wounded|(?:is|are) defeated|attack is not defeated|doesn't wound|in this (?:fashion|case|manner)|a resulting|unless .* is cancell?ed|is cancell?ed|results?|re-roll ties|wins|highest|would it be|\bdefeated?s?\b/,
  ],
  [
    'c:player',
    /(?:if )?(?:your )?opponent is (?:not )?(?:an? |your )?(?:KIND|CARD|using the same type of location deck)(?: player)?(?:, KIND\/KIND,)?(?: as yourself)?|you are(?: not)? (?:KIND|CARD|an?)|KIND players?|by (?:an?|any) (?:KIND|given|opponent)(?: player)?|if you are|a KIND player|if .* is your KIND|your KIND|KIND's player|(?:by|of|for) (?:any|each|a|your) (?:player|opponent)|(?:has|have)n't revealed|no effect on an? KIND player|opposing KIND|not KIND|yourself/,
  ],
  [
    'c:compare',
    /\b(?:is |are |be |equals?(?: or exceeds)? |exceed|exceeds )?(?:(?:is )?(?:more|over|under|fewer|less|lower|higher|greater)(?: than)?|N or (?:less|more|fewer|lower|under|over)|equal to or lower than|at least as many|at least|at most|exceeds?|not over|up to(?: a)?|more than|fewer than|below|no more|in excess of|equal to|equals|is N|N or N|the highest|if N|of N or less|each of his)(?: (?:than )?(?:N|half))?|whose .* is|maximum of N|is identical|identical|only N|as many|the only|by himself|alone|\blone\b|is the only|no other|any other|all other|exceed N|does not already|another|with more/,
  ],
  // values
  [
    'v:bound',
    /\(?to an? (?:minimum|maximum)(?: modifier| of)?(?: of)? (?:±?N|double)|to (?:no minimum|a minimum|a maximum)|no minimum|,? ?(?:minimum|maximum) of N|minimum|maximum|no limit(?: to)?/,
  ],
  [
    'v:count',
    /(?:for|by|with|adding|subtracting|add|from|plus|of)? ?(?:N )?(?:for|by)? ?(?:each|every)(?= (?:of|KIND|RTYPE|card|character|region|successful|NOT|item|check|strike|excess|other|A |CARD|THIS|minion|attack|corruption|untapped|wounded|player|agent|faction|company|creature|additional|moving|site|copy|complete|moving|greater|major|tapped|face|hazard|of))|(?:equal to )?(?:the |a |total )?(?:number|amount|length) of|plus the number|how many|total (?:mind|marshalling)?|for every|per turn|\beach\b|\bevery\b|number|number of|any number|half of|all of/,
  ],
  [
    'v:stat',
    /(?:equal to|adding|plus|add|subtracting|subtract|adds?|and adds?|minus|plus his|is equal to|using|less)? ?(?:the |his |her |its |their |that |an? |your |opponent's |character's |player's |the character's |ally's |KIND's |controlling character's |strike's |attack's )*(?:unused )?(?:general|direct) influence(?= modification| plus|$| is| of|,| for| to| points?)|unused|plus|minus|adding|subtract(?:ing)?|adds?\b|the total of|value|values|stat\b|attributes?|normal(?:ly)?|printed|original(?: number)?/,
  ],
  [
    'v:scale',
    /(?:is |are )?(?:doubled?|halved|tripled?|triple|twice|half)(?: of)?(?: the normal number| its original number)?|rounded (?:up|down)|round (?:up|down)|drop any fractions|divide by N|divide|fractions|double|increment/,
  ],
  // costs
  [
    'cost:tap',
    /(?:may |can |must )?(?:also )?(?:so )?tap(?:ping)?(?: and discard)? (?:(?:N|an?|the|this|your|any|one|untapped|character|itself|himself|up|or|two|2|of|his|its|all|to|KIND|THIS|CARD|bearer|in|company|ally|sage|and|use|item|site|at|scout|NOT|SITE|STYPE|diplomat|agent|bow|if|STYPE|another|'s|other|bears|during|who) )*(?:to|for)(?= [a-z])|may tap to|can tap to|tap to|tapping (?:N|a|an|any)? ?character|by tapping|that taps?|may (?:each )?tap|(?:he|she|who|it) taps?|unless it taps|will tap|now taps|each character tapping|tapping/,
  ],
  [
    'cost:discard',
    /(?:if|unless|only if) you discard|(?:may |can )?discard(?:ing)? (?:THIS|it|an?|the|from your hand|this item|any|N|himself|itself|your)? ?[a-zA-Z' ,-]*? to (?=untap|cancel|give|allow|modify|make|increase|heal|force|play|retrieve|attempt|target|keep|discard|counter|look|eliminate|fulfill|cause|reduce|shift|return|attempt)|discards? \(?for no effect\)?|, for no effect,|by discarding|company discards|for each card you discard|you discard/,
  ],
  [
    'cost:limit',
    /(?:tapping |attack |which |she |this |each card discarded |fashion |but her attack )?counts? as N against (?:the|the company's) hazard limit|tapping counts against the hazard limit|use N against (?:the|a company's) hazard limit|may use N against|counts against the hazard limit/,
  ],
  ['cost:lieu', /in lieu of (?:making|declaring|facing|playing|a)?|instead of (?=untapping)|in lieu/],
  // permissions
  [
    'free',
    /(?:does|do|which does|doesn't|without|\(?not)? ?(?:not )?count(?:ing|s)? (?:against|towards?)(?: the| its)? ?(?:hazard limit|N character per turn limit|one character per turn limit|general influence|company size maximum|hazard limit against)?|does not count|without counting|(?:does|do) not require influence to be controlled|requires no (?:direct )?influence(?: to control)?|with no influence|not count|N character per turn limit|need not (?:tap|make|be|contain)|not (?:required|require)/,
  ],
  [
    'asThough',
    /as (?:though|if)(?: it| they| he| the)? ?(?:were|was)?|considered(?: to)?(?: be| an?| in)?|treat(?:ed)?(?: [a-zA-Z]+)* as|is considered|acts? as|for (?:the |all )?purposes?(?: of)?|counts? as|may be used as|is used as|legally|same type as|interpreting|interpretation|the requirement|instead of the normal/,
  ],
  [
    'alsoAt',
    /(?:may|can) (?:also|now|still)|also|even|in addition to|additional(?:ly)?|in addition|freely|regardless of|normal abilities|normal capabilities|conflicting|overriding|overrides/,
  ],
  // effects on checks and rolls
  [
    'check:corruption',
    /(?:must |to |immediately |also |then |forced to |may |he |and )*(?:mak(?:e|es|ing)|facing) (?:an? )?(?:successful )?(?:corruption checks?|cc)|these checks|corruption checks?|when a character makes N of these checks|cc\b/,
  ],
  [
    'check:body',
    /(?:must |to )*(?:makes? )?(?:an? |N |the |any |his |its |additional |N )?body checks?|no body checks? (?:is|are) (?:made|required)/,
  ],
  [
    'check:influence',
    /(?:may |then |to |must )*(?:makes?|making|made|attempting|attempts?) ?(?:an? |an attempt to |to )?(?:influence (?:check|attempt|an?)|bring (?:an?|any) faction into play)|attempts? to influence|attempting to influence|automatically influence|influence (?:checks?|attempts?)|to influence|may not be influenced|influencing|influenced?/,
  ],
  [
    'testRing',
    /(?:play to )?test(?:ed)? (?:an?|the) KIND(?: ring)?|a KIND is tested|test for|may tap to test|is tested|\btest\b/,
  ],
  [
    'roll',
    /(?:must |may |then |and |his player |player |make N |each player )*(?:makes?|obtains?|obtain) (?:an? |N |your )*(?:rolls?|random values?|riddling roll)|random value(?: obtained)?|rolls?(?: required)?|choos(?:e|ing) (?:N of the N results|N result|which result|the N) to use|die|dice(?: roll)?/,
  ],
  [
    'removeSelf',
    /(?:to )?attempts? to remove (?:THIS|it|this card)|attempt to remove|may remove|remove (?:N|all|any|an?) (?:KIND|hazard) cards?/,
  ],
  // modifiers
  [
    (m) => attrWords(m),
    new RegExp(
      `(?:${A}|${CHK})[a-zA-Z,' -]*?(?:is|are|be|each|has|have|suffers?|receives?|with)? ?(?:each |both |instead |also |only )?(?:modified|increased?s?|decreased?s?|reduced?|lowered?s?|raised)(?: to)?(?: by)?(?: an additional| adding)?(?: ±N| N| half| zero)?(?: \\(?each\\)?)?`,
    ),
  ],
  [
    (m) => attrWords(m),
    new RegExp(
      `(?:modif(?:y|ies)|increases?|decreases?|reduces?|lowers?|subtract(?:ing)?|add(?:ing)?|gains?|raise|increased|lowering)(?: by ±N)?[a-zA-Z,' -]*?(?:${A}|${CHK})(?:[a-zA-Z,' -]*? by ±N)?`,
    ),
  ],
  [
    (m) => attrWords(m),
    new RegExp(
      `(?:receives?|gains?|gives?|gets?|has|have|with|suffers?|provides|is worth|worth|are worth|grants?|loses|yields?|had)? ?(?:an? |the |each |only |full |either |additional |bonus |of )*(?:±N(?:/±N)?|N|full|negative|no|zero|more|additional|extra)(?: to| more| extra| fewer| less| additional| miscellaneous| item| ally| character| faction| fewer| kill| required| at)*(?: to)?(?: all| any| the| his| her| its| their| each| of| bearer's| both| leader's| your| KIND's| one| N| a| an| character's| strike's| target's| used| KIND)* (?:prowess/body|${A}|${CHK})(?: (?:and|or|,) ?(?:${A}))*(?: points?)?`,
    ),
  ],
  ['m:handSize', /(?:you )?(?:may )?N more card than normal|hand size|may hold/],
  [
    'm:draw',
    /(?:draws?|drawn) (?:up to |an? |N |extra |additional |more |less |fewer |twice |the normal number |of )*cards?(?: (?:than|for every|for each|in excess|over N|based on).*)?|number of cards (?:your )?opponent draws based on.*|cards (?:opponent )?draw[ns]?,? ?N?,?|you draw|is reduced by ±N|draws?/,
  ],
  [
    'm:regions',
    /(?:play )?(?:up to )?(?:an? |N )?(?:additional|extra|more) regions?(?: cards?)?|number of region cards[a-z ]*|N regions?(?: maximum)?|limited|region allowance|no region card maximum|following number of regions|affected companies can play|company size maximum|size of this company/,
  ],
  [
    'm:moveRoll',
    /(?:roll|movement number|number) required(?: for .*?)? to move(?: between| to)?.*?(?:sites?|±N)|rolls? for (?:his|its) company to move.*|movement rolls?/,
  ],
  [
    'm:excess',
    /excess strikes?|additional strike becomes|penalty(?: for)?|-N modification|when not tapping|chooses not to tap against a strike/,
  ],
  [
    (m) => attrWords(m),
    /(?:is|are|be)? ?(?:only |both |instead )?modified(?: by| to)?(?: an additional)?(?: ±N)?|by ±N|modifications?(?: to)?|modifiers?(?: of)?|bonus(?:es)?(?: to| equal to)?|(?:receives?|gives?|suffers?|gains?|gets?)? ?±N(?:\/±N)?(?: to| for| prowess)?|(?:increased?s?|decreased?s?|reduced?|lowered?s?)(?: by| to)?|gives? (?:N|no)|is worth|each worth|worth/,
  ],
  [(m) => attrWords(m), new RegExp(`(?:${A}|stage cards?)`)],
  [
    'm:influenceToControl',
    /requires? N (?:less )?points? of influence to control|requires? N less|may only be controlled by (?:general|direct)? ?influence(?: or)?|(?:can(?:not)?|may) be controlled(?: by| with)?|does not use any controlling influence|controlling influence|controlled with|enough (?:unused|influence)|to control(?: them| her)?|of influence|for the purposes of controlling|under (?:general|direct) or direct influence|with direct influence|have direct influence|if you have enough/,
  ],
  [
    'set',
    /(?:becomes?|is|are|now|of|has|use) (?:equal to|zero|N|now)|\bzero\b|is now|are now|becomes? normal|use the (?:1st|N)|are set/,
  ],
  [
    'treatAs',
    /(?:to )?(?:treat|change|becomes?|counts as)(?: (?:all|N|one|an?|any|to|the))* (?:RTYPE|STYPE|REGION)[a-zA-Z ,]*(?:as|to|becomes?)?(?: an?| N)? ?(?:RTYPE|STYPE|half)?|becomes? (?:an?|one of your|protected|N of your) ?(?:STYPE)?(?: for all purposes)?|become STYPE|all versions of|versions? of|loses? all(?: KIND)? site-attacks?|site-attacks? (?:are|is) removed|loses?|is normally|hoard/,
  ],
  [
    'grant',
    /(?:gives|gains?) (?:the )?(?:bearer|KIND|sage)?(?: the)? ?KIND(?: skill)?|(?:may|can) (?:now )?use (?:an? |N |one |the )?KIND(?: he bears)?|able to use|ability to use|enable him to use|skills? become|\bgives? .* skill|becomes? (?:an? )?(?:KIND|leader)(?: \(if not already\))?|skills?\b|abilities|ability|adopting the given|can already use|use KIND/,
  ],
  // combat
  [
    'assign',
    /attacker (?:may )?(?:chooses?|always assign)(?: the defending characters?)?|(?:you|the defender|defender|attacker|your) (?:may )?chooses? (?:which )?(?:defending characters?|targets?|the defending|a KIND to be the target of a strike)|chooses? defending(?: NOT KIND)? characters?|(?:is|are|be|been)? ?(?:already )?assigned(?: an?| to)?(?: receive)?|assign(?:ing)?(?: all| the| an?)?(?: 1st)?(?: strikes?)?|targets? of (?:the|an?|such) (?:attack's )?strikes?|all against the same character|to face (?:all|any number of|the N|an? N?|a strike)|face (?:any number|all|a N) (?:of the )?strikes?|must face(?: a| N)? ?(?:of the attack's )?strikes?|be the target|separate strike sequence|to face|be assigned|attacked by|directed|direct such a strike|opt to/,
  ],
  [
    'noTap',
    /(?:does|do|remain|need) ?(?:not)? ?(?:tap|untapped) against|does not tap|not tap|no prowess penalty|remain untapped/,
  ],
  [
    'failStrike',
    /(?:all of the |all |of the )*strikes?(?: from N attack against your KIND's company)? fail|to be ineffectual|automatically defeated|it doesn't fail and it is not|ineffectual/,
  ],
  [
    'cancel',
    /(?:can |may |to |target(?:s)? and |which |that |would |automatically |and )*cancel(?:l?s|led|l?ed)?(?: and discards?)?|(?:cannot|can't|may not) be cancell?ed|cancell?ed?|cancel/,
  ],
  [
    'attack',
    /(?:the company |company |must |again |immediately |and |scout |bearer |then |he |now |be |is |an )*(?:faces?|faced|face)(?: the| an?| N| all| again)? ?(?:of the site)?|attacks?(?: (?:immediately|normally|made))?|is made (?:against|on)|make an attack|may attack|must attack|attacking|attacked|strikes?|combat|an? additional site-attack|site-attack|is created|are duplicated|exact (?:copy|duplicate)|duplicates? exactly|duplicated?|fac(?:ed|es|ing)(?: twice)?/,
  ],
  [
    'harmless',
    /(?:is |are |he is |the character is |target character is )*not (?:harmed|wounded)|does not harm|doesn't harm|only tapped instead|harm/,
  ],
  [
    'capture',
    /(?:is |are )?taken prisoner|take.* prisoner|rescued?s?(?: into)?|prisoners?|capture|rescue site/,
  ],
  // status changes
  ['untap', /\buntaps?\b|becomes? untapped|may not untap|never untaps?|does not untap|cannot untap/],
  [
    'tap',
    /\btaps?\b|becomes? tapped|in tapped|makes? him tapped|cause .* to tap|tap\b|rotate|invert(?:ed|s)?/,
  ],
  [
    'heal',
    /\bheal(?:s|ed|ing)?(?: effects?)?\b|(?:from )?wounded to (?:well|untapped|tapped)(?: and untapped)?|well and untapped|to well|changing|healing/,
  ],
  ['wound', /is wounded|becomes? wounded|wounds?\b|made wounded/],
  // movement of cards
  ['eliminate', /(?:is |are |be )?(?:instead |automatically )?eliminated?s?|destroyed/],
  [
    'removeFromGame',
    /remov(?:e|ed|es|ing)(?: (?:THIS|it|an?|the|all|any|N|this|card|STYPE|KIND|hazard|NOT|in|his|hand|item))*? from (?:the game|play)|out-of-play pile|remov(?:e|ing) .*? from the game|from play|remove\w*/,
  ],
  [
    'move:hand',
    /(?:returned|returns|return|bring|take|place|put|move|brought|retrieve)\b[a-zA-Z,' -]*? (?:to|into|back into|in) (?:your|his|its|the|her|their|owner's|opponent's|its owner's|his player's|its player's|the player's|owner's) ?(?:owner's |player's |opponent's )?hands?|to (?:its|your|his|their) (?:owner's )?hands?|back (?:in)?to (?:your|its player's) hand|(?:to|into|in) (?:your|his|its owner's|opponent's|the player's|their owner's|owner's|its player's) hand|place [A-Z]+ in your hand|is placed in your hand|to hand/,
  ],
  [
    'move:deck',
    /(?:take|bring|move|place|choose|returned?|put)[a-zA-Z,' -]*? (?:(?:in)?to|on|in) (?:your|his|the|their) (?:play deck|location deck)|(?:re)?shuffl(?:es|ed|ing|e)\b[a-zA-Z,' -]*?(?:into )?(?:(?:your|his|the|their|you|remaining) )?(?:play deck|top of)?|(?:re)?shuffles?(?: if used)?|to (?:your|its|the|their) (?:owner's )?(?:play deck|location deck|discard pile)|(?:on|to|from) (?:the )?(?:top|bottom)(?: of)?|into (?:your|his|the|you) play deck|discard it to|to the top/,
  ],
  [
    'move:pile',
    /(?:place|put|placed|receives?|in)[a-zA-Z,' -]*? (?:in|in your|in his) ?(?:your|his|opponent's|your opponent's|player's|his player's)? ?(?:marshalling|mp) points? piles?|(?:in|to) (?:your|his|opponent's|your opponent's) (?:marshalling points?|mp|m:marshallingPoints)? ?pile|place THIS in opponent's|\bpile\b|receives? (?:this card|THIS)|in your discard/,
  ],
  [
    'aside',
    /(?:plac(?:e|ed|es)|keep)[a-zA-Z,' -]*?(?:off to the side)(?: with)?|off to the side|reserves?|reserved?/,
  ],
  [
    'attach',
    /(?:plac(?:e|ed|es|ing)|put|keep)(?: [a-zA-Z,'-]+)*? (?:with|on|under|the control of)|place (?:THIS|it)|placed?s?|put|under (?:his|the|its) control(?: of)?|under (?:him|THIS|armory)|contained|played with|takes? control of|take control|attached|under|is on/,
  ],
  [
    'store',
    /(?:may |can |are then automatically |be |only if |now be )*(?:so )?stor(?:e|ed|es|able|ing)(?: in| at| under| for)?/,
  ],
  ['transfer', /(?:may |automatically |be |can )*transfer(?:red|s|rable|rring)?(?: to)?|stolen|given to/],
  [
    'discard',
    /\bdiscards?\b|(?:is|are|be|must be|been|immediately) (?:immediately )?discarded|discarded?|discarding|forces? the discard|loses N item/,
  ],
  [
    'play',
    /(?:may |must |be |you may |you |then |successful |can |immediately |the )*(?:brought? into play|bring(?:ing|s)?(?: [a-zA-Z,'-]+)*? into play|play(?:s|ed|ing)?)(?: with)?|into play|bring|into (?:active )?play|return the character to the company|find(?:s)?|include/,
  ],
  [
    'search',
    /search(?:es|ing|ed)?(?: through)?(?: your| any portion of)?|any portion of|from your (?:play deck|discard pile|sideboard|hand|location deck)|(?:from|in) (?:his|your|opponent's|the defender's|any) (?:own )?(?:play deck|discard pile|sideboard|hand|out-of-play)|discard pile|sideboard|location deck|play deck|turn over cards|take[sn]?\b|choose any|may be taken|the normal sequence of play|outside of|normal sequence/,
  ],
  [
    'reveal',
    /(?:must |may |to )*(?:reveal|look|show|see|name|announce|see)(?:s|ed|n|ing)?(?: to| at| them| it| its?)?(?: you| himself| your opponent| opponent)?|looks? at|shown?/,
  ],
  ['random', /(?:at )?random(?:ly)?/],
  ['draw', /draws?\b|drawn/],
  [
    'sendBack',
    /(?:must |immediately )*returns? to (?:its|his|the)(?: original company's)? (?:site of origin|c)|force .* to return to/,
  ],
  ['move', /returns?(?:ed)?(?: to)?|forces?/],
  ['outcome', /defeats?|defeating|eliminating/],
  ['move', /(?:is |be |are )?returned|(?:re)?shuffled?s?|reshuffled/],
  ['capture', /prisoners?/],
  ['cannot', /protects?/],
  ['during', /(?:until the )?end of the combat/],
  ['count', /is reached|reached/],
  ['asThough', /in all ways/],
  ['testRing', /tested|tests?/],
  ['modify', /modif(?:y|ying|ed|er|es|ers)|subtracts?|modifed|counts?/],
  ['set', /remains?|change[sd]?|restored?/],
  ['roll', /obtains?|obtained/],
  ['instead', /would/],
  ['cost:tap', /untapping|tapped/],
  ['target', /targeted|targetting|targets?/],
  ['move', /retrieve|transferring/],
  ['asThough', /treat|though|as if/],
  ['useAbility', /enable/],
  ['inLieu', /lieu/],
  ['influence', /attempting|attempted/],
  ['kinds', /magic|command|automatic|gas|flattery|riddle|kill|nearest|versions|surface/],
  [
    'moveAgain',
    /immmediately|(?:may|attempts? to|to)? ?(?:immediately )?move (?:to an additional|again)|another site card (?:may be|is) played|additional (?:site|STYPE) (?:site )?|immediately follow(?:s)?(?: for that company| for his company| for)?|an additional|another|take a N/,
  ],
  [
    'replaceSite',
    /(?:may )?(?:immediately )?replac(?:e|es|ed|ing)(?: with)?|with (?:your copy|another|a different|a card)|corresponding|different/,
  ],
  [
    'company',
    /splits? off(?: (?:into|from))?|joins?(?: another)?|rejoin|forms? (?:an?|his own)|form a company|voluntarily split|his own company|into a different company|new company|followers?/,
  ],
  ['become', /becomes? an? (?:ally|KIND)|becomes?|is created which|are created|creates?/],
  ['win', /wins? the game|'s player wins|you win|wins\b/],
  [
    'useAbility',
    /use the abilities of|duplicate the effect|to use\b|do the same|do this N|may do this N|used?\b|applies|apply/,
  ],
  // control of flow
  [
    'modes',
    /^alternatively|alternatively|either|, your choice|or choose|which he can counter.*|choose (?:for you to|to either|to)|whichever/,
  ],
  [
    'chooser',
    /(?:of )?(?:the )?(?:attacker|defender|opponent|your|his|bearer's player|its|hazard player|of your|attackers?|player|your opponent|controlling|each player|the player)(?:'s|s')? choice|(?:of|by) (?:his|your|its) choice|(?:is )?chosen(?: by)?|choos(?:es?|ing)|choice|decides?(?: the order of)?|if you choose|in any order(?: (?:he|you) chooses?)?|, ?your|wishes|any N/,
  ],
  [
    'target',
    /\btargets?\b|that targets|active condition|an entity associated with (?:the|his|a) company|the effects? of|on-?going effects?|effects?/,
  ],
  [
    'cannot',
    /(?:cannot|can't|may not|must not|can never|never|no longer|may do nothing|can do nothing|must do nothing|do nothing|do not|does not|prohibits?|prevent(?:ed|s|ing)?|loses no)(?: be| have| any| the| from)?|no (?=hazard|creature|environment|character|KIND|factions?|such|allies|strikes?|other|marshalling|resource)|\bno\b|nothing|subsequent play|movement restrictions|restricted/,
  ],
  ['only', /\bonly\b/],
  ['must', /\bmust\b/],
  [
    'instead',
    /\binstead(?: of)?\b|rather|would (?:otherwise |normally )?|when .* would|ignor(?:e|ing)(?: the text of)?/,
  ],
  [
    'not',
    /\bNOT\b|\bnot\b|except(?: for)?|unless|without|other than|neither|nor|\bno\b|if not|isn't|all but/,
  ],
  ['and', /if|whether/],
  ['optional', /\bmay\b|\bcan\b|if you do|optional|you may/],
  ['requires', /requir(?:e|es|ed|ing)(?: an?| to)?(?: KIND)?(?: skill)?|need(?:s|ed|ing)?/],
  [
    'bears',
    /(?:that )?(?:bear(?:s|er|ing|ers)?|borne?|held|holds?|carrying|controls?|controlled|controlling|controller|possess(?:es|ing)|contain(?:s|ing)?|consist\w*|has|have|having|with)(?: by| of| in)?/,
  ],
  [
    'together',
    /(?:in|of|with|from) (?:the |his |her |its |their |an? |any |your |same |that |your KIND's |target |this )*(?:same |own )?compan(?:y|ies)|both|members|of the same|same|present|size|different|included?/,
  ],
  [
    'sequence',
    /\bthen\b|immediately|followed by|one at a time|stops|continue|each of|all|before|after|following|this process|until|next|again|later|first|finally|simultaneously|\bafter\b|\btoo\b/,
  ],
];
const TAIL = [
  ['cost:tap', /in support|designated as tapping in support/],
  ['check', /to determine if|riddling|offering|burglary|flattery|automatically pass/],
  ['moveAgain', /phase follows|follows/],
  [
    'modify',
    /extra KIND actions?|takes? an KIND action|KIND action|only usable|usable|cumulative|affected|equal|applied only N|applied|based on|dictated by/,
  ],
  [
    'target',
    /the rest|the remaining(?: ones)?|remaining|ones|surviving|recipient|latter|isolated|particular|specific/,
  ],
  [
    'playableAt',
    /appropriate|as written|text restrictions|playability requirements|in this fashion|besides|thereto|thereof|location/,
  ],
  ['form', /event state|KIND event state|serve both functions/],
  ['status', /untapped state|state/],
  ['assign', /normal capabilities|capabilities/],
  ['siteAttack', /indicated on|existing and eventual|existing|including all modifications/],
  ['with', /here|reached from|reach the end/],
  ['ignore', /presence of|restrictions|work against|cannot benefit|benefit from|use or benefit/],
  ['is', /same race as|same alignment|asterisk|keyword|same type|like KIND/],
  ['compare', /enough|multiple attacks|multiple/],
  ['happened', /not yet|yet|when the game ends|caused by/],
  ['response', /in response(?: to)?/],
  ['set', /awarded|stays with|proceeds normally|considered a source of|giving (?:him )?N/],
  ['modes', /takes this option/],
  ['count', /each RTYPE symbol|when calculating|calculating|final/],
  ['outcome', /according to (?:the result|any|its)|according|traitor|addition/],
  ['does', /to aid|that states|states/],
  [
    'flow',
    /fashion|proceeds|appears|as well as|well|designated|determine|when the game|ends|giving|verified|source|symbol/,
  ],
];
const GLUE = new Set(
  (
    'brackets the a an of to for in on at with by from and or his her its their this that these those such he she it they him them himself themselves is are be was were been being as has have had will who whom whose which any all both some you your yours opponent opponents player players own owner controller ' +
    'company companies character characters site sites item items ally allies faction factions attack attacks strike strikes hazard hazards creature creatures event events card cards resource resources bearer follower followers region regions deck hand turn play game influence corruption check checks roll result path site-attack home skill type types order version phase movement point points condition list listed below above following ' +
    'KIND THIS CARD SITE REGION STYPE RTYPE N ±N prowess body mind give gives receive receives received receiving gain gains make makes made making do does done given allow allows allowed cause causes let lets using including attempt attempts keep defending defender attacker than already associated current currently itself along could etc reason ever always through about entire provides others available sequence once active limit top bottom pairs automatically modify added last new single back still able total sp cp mp e suffer suffers get none equal one two each other another also now so but while during where there out up one s us part time times case way purpose copy piece name named text kind class direct general if between versus against into under over within'
  ).split(' '),
);

// A stretch of free text inside a pattern is not eaten: it is given back, and must be accounted for by other patterns.
const keep = (src) =>
  src.replace(
    /\[a-zA-Z,' -\]\*\?|\[a-zA-Z' ,-\]\*\?|\[a-zA-Z -\]\*|\[a-z -\]\*|\[a-z \]\*|\[a-zA-Z ,-\]\*|\[a-zA-Z ,\]\*|\(\?: \[a-zA-Z,'-\]\+\)\*\?|\(\?: \[a-zA-Z\]\+\)\*|\.\*\??/g,
    (m) => `(${m})`,
  );
const TABLE = [
  ...T.slice(
    0,
    T.findIndex(([w]) => w === 'testRing'),
  ),
  ...TAIL,
  ...T.slice(T.findIndex(([w]) => w === 'testRing')),
].map(([w, re]) => [w, new RegExp(`(?<![\\p{L}±])(?:${keep(re.source)})(?![\\p{L}]|-\\p{L})`, 'gu')]);
const seen = new Map();
const splitWords = (w, m) => (typeof w === 'function' ? w(m) : [w]);
function read(clause) {
  let rest = clause;
  const words = new Set();
  let escape = null;
  for (const [w, g] of TABLE) {
    rest = rest.replace(g, (m, ...groups) => {
      if (!m.trim()) return m;
      for (const x of splitWords(w, m)) {
        if (opt('--matches')) {
          if (!seen.has(x)) seen.set(x, new Map());
          const h = seen.get(x);
          h.set(m.trim(), (h.get(m.trim()) || 0) + 1);
        }
        if (x.startsWith('escape:')) escape = x;
        else words.add(x);
      }
      return ` · ${groups.slice(0, -2).filter(Boolean).join(' ')} · `;
    });
  }
  const left = (rest.match(/[\p{L}±'-]+/gu) || [])
    .map((x) => x.replace(/'s?$|^'|^-+|-+$/g, ''))
    .filter((x) => x && !GLUE.has(x));
  return { words, left, escape };
}

// ---------------------------------------------------------------- the vocabulary
// [category, word, core, meaning, detector]. core: 'core' = an ordinary card game has it too, 'both' = the word is shared
// and its leaf nouns are MECCG's, 'me' = MECCG's own. Detectors run on the normalised text of a card and count cards.
const V = [
  // conditions
  [
    'condition',
    'exists',
    'core',
    'a card matching a filter is in play, or counts as being in play',
    /\bin (?:active )?play\b(?! deck)|leaves? play/,
  ],
  [
    'condition',
    'compare',
    'core',
    'value op value: counts, attributes, sums, rolls',
    /\b(?:over|under|exceeds?|at least|or more|or less|or fewer|fewer than|more than|equals?|below|higher than|lower than|lone|by himself|the only|no other|as many)\b/,
  ],
  [
    'condition',
    'at',
    'me',
    'where a character, company or site stands: site, site type, region, region type, home site; now, origin or destination',
    /\b(?:at|in) (?:or moving (?:to|from) |an? |the |any |one |N |his |that |this |your |same |tapped |untapped |or |already |of |NOT |non )*(?:SITE|STYPE|REGION|RTYPE|site|home site)|is there|home site/,
  ],
  [
    'condition',
    'path',
    'me',
    'how a company moves: moving or not, region types and names in its site path, mode of movement',
    /site path|\bmoving\b|\bmoved\b|mov(?:e|es) (?:to|through|in|with|from)|region movement|starter movement|region cards/,
  ],
  [
    'condition',
    'status',
    'core',
    'tapped, untapped, wounded, face-down, inverted, protected',
    /\b(?:untapped|tapped|wounded|unwounded|face[- ]up|face[- ]down|inverted|protected)\b/,
  ],
  [
    'condition',
    'happened',
    'core',
    'something of a kind happened in this turn, phase or game, to this object',
    /(?:has|have|that) (?:already |just |not already |not )*(?:been |be )?(?:faced|defeated|played|attacked|moved|revealed|used|attempted|stored)|just (?:faced|defeated)|same turn|this turn (?:to|using|on)|was defeated|so (?:played|stored|tapped|discarded|revealed)|successfully played|immediately after (?:facing|his)|were? eliminated this|wounded by [a-zA-Z ]*attack this turn/,
  ],
  [
    'condition',
    'outcome',
    'core',
    'result of an earlier step of this ability: succeeded, failed, cancelled, wounded, amount',
    /\b(?:if|unless|when) [a-zA-Z' ,-]*?(?:is|are|was|does|doesn't|fails?) ?(?:not )?(?:successful|defeated|canceled|cancelled|wound|fails?|so|discarded|eliminated)|otherwise\b|if (?:not )?successful|successful strike|if he fails|wounded by (?:THIS|the|this|such)|results?\b.* (?:over|under|is)/,
  ],
  [
    'condition',
    'playableNow',
    'me',
    'the card could legally be played now, or could attack now',
    /could (?:immediately |not |normally )?(?:attack|be played|normally)|if creature is playable|can attack\b|is playable\b.*creature|could be normally/,
  ],
  [
    'condition',
    'side',
    'me',
    'what a player is: alignment, avatar, his stage points; whose card or site it is',
    /your KIND\b|you are\b|opponent is\b|KIND players?\b|KIND compan(?:y|ies)|stage points?|opponent's|as your KIND|KIND specific|CARD specific|balrog specific/,
  ],
  [
    'condition',
    'all/any/not',
    'core',
    'logic; unless, except, other than, neither',
    /\bNOT\b|\bnot\b|unless|except|other than|without|\bneither\b| or if | and if /,
  ],
  // filters
  [
    'filter',
    'is',
    'both',
    'leaf nouns: type, race, skill, keyword, alignment, name, site type, covert/overt',
    /KIND|CARD|STYPE|THIS/,
  ],
  [
    'filter',
    'bears',
    'core',
    'has such a card with it, or is with such a card (bearer, follower, controlled, contained)',
    /\bbear(?:s|er|ing)?\b|\bborne\b|\bheld\b|contain(?:s|ing)?|controls\b|controlled by|controlling|\bwith (?:an? |at least )?(?:KIND|NOT|CARD)(?! prowess)|\bhas an? KIND/,
  ],
  [
    'filter',
    'alongside',
    'both',
    'in the same company or at the same site as',
    /in (?:his|her|its|the|their|that|same|target|this|a|the same|KIND's|your KIND's|CARD's|THIS's|bearer's|the bearer's|character's|the character's)+(?: same)?(?: character's)? company|same company|same site|each character in|his company|bearer's company/,
  ],
  [
    'filter',
    'inZone',
    'core',
    'card lies in hand, deck, discard pile, sideboard, location deck, marshalling pile, aside',
    /from (?:your|his|opponent's|a|the) [a-z' ]*(?:hand|play deck|discard pile|sideboard|location deck|deck)|in (?:your|his|opponent's) (?:hand|discard pile|play deck)|stored\b|discard pile/,
  ],
  [
    'filter',
    'playableAt',
    'me',
    'the card could be played at that site (site type, name, or the site lists it)',
    /(?:where|normally|be|is|are|also|item|faction|ally|resource)[a-zA-Z ]* playable|playable at (?:the|her|his|a|an|any|its) ?(?:bearer's|site|current|KIND's)|could be (?:normally )?play/,
  ],
  [
    'filter',
    'keyedTo',
    'me',
    'how the attack came: keyed to region or site, by type or name; automatic; at the site',
    /keyed/,
  ],
  [
    'filter',
    'does',
    'core',
    'what an action or effect would do or require: cancel, target, tap, search, need a skill',
    /that would\b|that targets|requir(?:es|ed|ing) (?:an? )?(?:KIND|tapping|information)|\beffects? (?:of|that|which)|(?:hazard|effect)s? that (?:targets|requires|force)|which allow|that state|sage only card|KIND only card|that force/,
  ],
  ['filter', 'manifests', 'me', 'is a manifestation of the same person', /manifestation/],
  // values
  [
    'value',
    'count',
    'core',
    'how many match a filter, regions of a type in the path, and so on',
    /for each|for every|number of|as many|each (?:RTYPE|KIND) in|by [a-z]+ for|of each faction|total (?:mind|marshalling)/,
  ],
  [
    'value',
    'stat',
    'both',
    'an attribute of a card or player, unused influence included',
    /(?:plus|adding|adds?|subtracting|subtract|minus|equal to|than) (?:the |his |her |its |an? |your |opponent's |that |character's |KIND's |target |ally's |your opponent's |player's |attack's |bearer's )*(?:[a-zA-Z]+'s )*(?:unused|prowess|mind|body|normal (?:prowess|marsh)|corruption|marshalling|direct|general)|unused (?:general|direct)|uses? his (?:prowess|body)|to his mind|\bmind\b of|normal prowess (?:minus|plus)/,
  ],
  [
    'value',
    'scale',
    'core',
    'half, double, triple, rounded up or down',
    /doubled?\b|\bhalf\b|halved|triple|\btwice\b|divide/,
  ],
  ['value', 'clamp', 'core', 'to a minimum or maximum of', /minimum|maximum/],
  [
    'value',
    'cases',
    'core',
    'another number under a condition; a table of thresholds',
    /±N[a-zA-Z ]*, ±N|, (?:by )?±N[a-zA-Z ]* if|\(?by ±N if|, or by ±N if|these modifiers|first modifier|N modifier that applies|instead, ±N|over, N|, N (?:against|if)|if his (?:sps|stage)/,
  ],
  [
    'value',
    'distance',
    'me',
    'regions between two sites, length of a path, nearest haven of a site, margin of a strike',
    /length of the site path|number of regions between|contiguous regions|nearest STYPE (?:is|for)|nearest STYPE using|with the nearest|increment of/,
  ],
  // costs
  [
    'cost',
    'cost',
    'core',
    'any effect as a price: tap, discard, show, give up a card or an action, make a check, use up hazard limit; optional, repeated',
    /counts (?:as N )?against (?:the|the company's) hazard limit|use N against|\b(?:tap|taps|tapping)\b[a-zA-Z' ,-]*? to\b|may tap|can tap|by tapping|that taps|discard[a-zA-Z' ,-]*? to (?:untap|cancel|give|allow|modify|make|increase|heal|force|play|retrieve|attempt|target|keep|counter|look|eliminate|fulfill|reduce)|if you discard|for no effect|tap and discard|tap (?:the |a |an )?(?:KIND|character|untapped KIND)\b|makes? an? corruption check|in lieu of/,
  ],
  // targets
  [
    'target',
    'on',
    'both',
    'the thing it is played on, where it then stays if permanent',
    /playable[a-zA-Z ,']*? on |^play on |place THIS on|playable on|place with/,
  ],
  [
    'target',
    'choose',
    'core',
    'pick n matching; up to, any number, with a sum; or a name or a type out of all',
    /\bchoos(?:e|es|ing)\b|\btarget\b|of (?:his|your|its) choice|any N |N (?:KIND|item|character|hazard|card|resource)|up to N/,
  ],
  ['target', 'each', 'core', 'all matching, no choice', /\ball\b|\beach\b|\bevery\b/],
  [
    'target',
    'by',
    'core',
    'another player chooses: attacker, defender, opponent; at random',
    /(?:attacker|defender|opponent|player|hazard player)(?:'s|s')? choice|attacker chooses|opponent (?:must )?choose|chosen by|random|chooses? defending/,
  ],
  [
    'target',
    'declared',
    'me',
    'an action declared earlier in the chain and not yet resolved',
    /declared earlier|before (?:it|the resource KIND event) (?:is )?resolve|in the same chain/,
  ],
  // effects: cards move
  ['effect', 'discard', 'core', 'to the discard pile', /discard(?!ed,? or returned| pile| on a body)/],
  [
    'effect',
    'move',
    'core',
    'to hand, deck (shuffle, top, bottom), marshalling pile, out of the game; owner or other',
    /to (?:your|his|its|their|opponent's|the|owner's)? ?(?:owner's |player's |opponent's |his player's )*hand|into (?:your|his|the) play deck|shuffle|from the game|from play|marshalling points? pile|mp pile|(?:in|into) (?:your|his|opponent's) hand|on top of|bottom of|out-of-play/,
  ],
  ['effect', 'eliminate', 'me', 'remove from play for good, with its points', /eliminat|destroyed/],
  [
    'effect',
    'attach',
    'core',
    'put a card with, on or under another, or off to the side with it',
    /off to the side|reserve|\bplac(?:e|ed|ing) [a-zA-Z' ,-]*?(?:with|on|under)\b(?!-guard)|put (?:this|THIS)[a-zA-Z ]* (?:with|under|on)|under (?:his|the) control|take control|takes control|under THIS/,
  ],
  ['effect', 'store', 'me', 'store a card at a site; worth when stored', /\bstor(?:e|ed|es|able)\b/],
  ['effect', 'transfer', 'core', 'a card passes to another bearer', /transfer/],
  [
    'effect',
    'play',
    'core',
    'bring a card into play by an effect, from where, on what, free of which limit',
    /into play|may (?:then |immediately |also )?play|\bplay (?:an?|N|any|the|this|one|it)\b|be played (?:with|immediately)|be immediately played|takes? control of it/,
  ],
  [
    'effect',
    'search',
    'core',
    'look through a zone for matching cards; reveal until',
    /search|from your (?:play deck|discard pile|sideboard)|one at a time|sideboard/,
  ],
  [
    'effect',
    'reveal',
    'core',
    'look at or show cards: top n, hand, random, all',
    /\breveals?\b|\blooks?\b|\bshow\b|discard (?:his cards )?face-up/,
  ],
  ['effect', 'draw', 'core', 'draw cards now', /draw (?:N|an?|cards|a new)/],
  // effects: status
  ['effect', 'tap', 'both', 'tap', /\btap\b|\btaps\b|becomes? tapped/],
  ['effect', 'untap', 'both', 'untap', /\buntaps?\b(?! phase)/],
  [
    'effect',
    'wound',
    'both',
    'wound, with or without a body check',
    /is wounded|becomes wounded|wounds,|to become wounded/,
  ],
  ['effect', 'heal', 'both', 'heal, to tapped or untapped', /\bheals?\b|wounded to/],
  [
    'effect',
    'counter',
    'core',
    'turn a card through its own states (tapped for good, inverted, rotated)',
    /invert|rotate|never untaps|does not untap/,
  ],
  // effects: dice
  [
    'effect',
    'check',
    'me',
    'corruption check, body check, influence attempt, ring test: who, modifier, what follows',
    /corruption check|body check|influence (?:attempt|check)|test (?:a|the) KIND|is tested|to influence/,
  ],
  [
    'effect',
    'roll',
    'both',
    'roll (one, best of two), add values, branch on the result',
    /\brolls?\b|random value/,
  ],
  // effects: combat
  ['effect', 'cancel', 'core', 'cancel an attack, a strike, an action, an effect', /cancel/],
  [
    'effect',
    'attack',
    'me',
    'an attack happens: type, strikes, prowess/body, detainment, on whom, when; may copy another, or be made by a card',
    /faces? (?:an?|N|one|all|the|these|two|three)[a-zA-Z ]*attacks?|attack is (?:immediately )?made|may attack|attacks? (?:immediately|a company)|must face (?:an|all)|creates N or more attacks|ally attacks|immediately attack|site's site-attack are again faced/,
  ],
  [
    'modifier',
    'siteAttack',
    'me',
    'a site gains, loses, copies or changes automatic-attacks',
    /(?:additional|gains?|receives?|created?|loses?|duplicated?|removed|N) [a-zA-Z ]*site-attack|site-attacks? (?:is|are) (?:created|removed|duplicated|canceled)|site-attack is created|has the site-attack|site-attack become/,
  ],
  [
    'effect',
    'strike',
    'me',
    'a strike outside an attack, or a second one; strikes fail, are without effect, are harmless',
    /strike \(?not an attack|face N strike|strikes? fail|ineffectual|not (?:harmed|wounded)|doesn't wound|does not harm|only tapped instead|automatically defeated/,
  ],
  [
    'effect',
    'assign',
    'me',
    'who assigns strikes, and who must, may or cannot take one',
    /attacker chooses|chooses? (?:defending|targets)|assign|must face a strike|to face (?:a|all|any)|against the same character|not be attacked|may face/,
  ],
  ['effect', 'capture', 'me', 'take prisoner at a site with a rescue-attack', /prisoner|rescue/],
  // effects: companies and movement
  [
    'effect',
    'sendBack',
    'me',
    'company returns to its site of origin',
    /returns? to (?:its|his|the|their)[a-z' ]*site of origin|return [A-Z']+ company to its site of origin/,
  ],
  [
    'effect',
    'moveAgain',
    'me',
    'another movement/hazard phase for the company',
    /additional (?:STYPE )?site\b(?!-)|move again|another movement\/hazard|N movement\/hazard phase|movement\/ ?hazard phase i?m+ediately|separate movement/,
  ],
  [
    'effect',
    'replaceSite',
    'me',
    'company stands at another site, or its site card is exchanged',
    /replace (?:its|the|company's|target company's|his|THIS)?[a-zA-Z' ]*(?:site|STYPE)/,
  ],
  [
    'effect',
    'company',
    'me',
    'split off, join, form a company',
    /splits? off|\bjoins?\b|forms? (?:an?|his own) |form a company|rejoin|voluntarily split/,
  ],
  [
    'effect',
    'become',
    'both',
    'a card turns into another thing: creature into ally, event into site, permanent into short, player into Sauron',
    /becomes an ally|used as an? (?:STYPE )?site|becomes an? KIND event|you are KIND, not|ally with a prowess|becomes a leader|is considered to be an? KIND|are N of|becomes a traitor/,
  ],
  ['effect', 'use', 'core', 'use the ability of another card', /use the abilities|duplicate the effect/],
  ['effect', 'win', 'core', 'the game is won', /\bwins?\b(?! he)|win the game/],
  // modifiers
  [
    'modifier',
    'modify',
    'core',
    'add to an attribute of what matches, with cap, for a duration',
    /±N|increase|decrease|reduced|lowered|N (?:more|less|fewer|extra) |additional (?:strike|corruption|marshalling)|doubled/,
  ],
  [
    'modifier',
    'set',
    'core',
    'an attribute is this number, or is another attribute instead',
    /reduced to (?:N|half|zero)|is (?:zero|equal to)|prowess (?:is )?equal to|become equal|worth (?:N|full|no|0)|have N body|requires? N points|instead of using|instead he uses|values? in brackets|N marshalling points if/,
  ],
  [
    'modifier',
    'treatAs',
    'me',
    'a site or region has another type, for everything or for one purpose',
    /treat|becomes? (?:an? |one of your |N of your )?(?:STYPE|RTYPE|protected)|is (?:considered )?an? STYPE|considered to contain|change (?:an?|N|one) (?:STYPE|RTYPE)|counts as half|for the purposes of (?:healing|playing)|are now STYPE|is protected|fewer RTYPE|as if the following/,
  ],
  [
    'modifier',
    'grant',
    'core',
    'has a skill, a keyword, a use, an ability; or loses it',
    /gains? (?:the )?KIND|gives the [a-z]+ KIND skill|KIND skill|(?:can|may) use (?:KIND|an?|sorcery)|able to use|ability to use|loses (?:all|his)? ?(?:skills|KIND)|skills become|enable him to use|becomes a leader/,
  ],
  [
    'modifier',
    'ignore',
    'core',
    'certain modifiers, texts or cards do not count here',
    /weapons do not modify|KIND do not modify|ignor(?:e|ing)|no effect on|other cards have no effect|reduced to zero|cancels the effects? of|considered to be (?:in|out of) play|as KIND for the purposes|acts as|does not use his/,
  ],
  // rules text
  [
    'permission',
    'also',
    'both',
    'may be played or keyed where, from where or when it otherwise may not',
    /be (?:played )?keyed to|sites in these regions|can attack a company|can be keyed|may (?:also )?be played|can (?:also )?be played|also playable|may only be played|tapped or untapped|does not tap the site|if the site is tapped|as though it were in|any phase/,
  ],
  [
    'permission',
    'route',
    'me',
    'a company may move where, how or as far as it otherwise may not; or may not',
    /may move (?:to|from|up|freely|with)|as if the following pairs|company to move to|additional region|region cards? (?:that|affected)|regions maximum|cannot (?:use starter|move)|may not move|no region card maximum|may not use region|be adjacent|considered adjacent|now adjacent/,
  ],
  [
    'permission',
    'free',
    'both',
    'does not count against a limit: hazard limit, characters a turn, influence, company size',
    /(?:not|n't|without) count(?:ing|s)? (?:against|towards)|no limit|requires? no (?:direct )?influence|with no influence|not require influence/,
  ],
  ['permission', 'may', 'core', 'optional effect or action, ability usable by a player', /\bmay\b|\bcan\b/],
  [
    'prohibition',
    'cannot',
    'core',
    'forbid an action or event for what matches: play, untap, move, be discarded, be assigned, be cancelled',
    /cannot (?!be duplicated|be included)|may not|can't|\bno (?:hazard|creature|KIND|character|such|factions?|strike|other|environment)|do nothing|does not untap|never\b|prohibits|prevents/,
  ],
  ['prohibition', 'only', 'core', 'only what matches may do or be done', /\bonly\b/],
  [
    'prohibition',
    'limit',
    'core',
    'copies per game, player, company, character, site, attack, turn; uses per turn',
    /duplicated|only N |once (?:during|each|per)|no other copy/,
  ],
  [
    'prohibition',
    'deckRule',
    'both',
    'who may include it, how many, starting company',
    /included (?:in|as)|specific\b|in(?: your| the| a)? KIND company in lieu|KIND characters|company in lieu|starting|cannot be played if your opponent|lieu of (?:playing )?a KIND item/,
  ],
  [
    'replacement',
    'instead',
    'core',
    'when X would happen, Y happens',
    /instead|would (?:otherwise|normally)|rather\b/,
  ],
  // triggers
  [
    'trigger',
    'when',
    'core',
    'on an event: played, enters, leaves, faced, wounded, defeated, discarded, healed, item gained, site revealed',
    /\bwhen\b|whenever|each time|if [a-zA-Z' ]*(?:moves|becomes wounded|leaves|is wounded|comes into play|joins)|(?:after|following) (?:the|this|these|all|an?) attack|after attack|when [A-Za-z ]* is (?:played|revealed)/,
  ],
  [
    'trigger',
    'atPhase',
    'core',
    'at the start or end of a phase or turn, of whom',
    /at the (?:start|end|beginning) of|during each of|during (?:his|its|the target's) untap/,
  ],
  [
    'duration',
    'during',
    'core',
    'for a span: this turn, phase, attack, strike, the game',
    /until the end of (?:the )?turn|rest of (?:the|this) (?:turn|game)|this turn|for this turn|against (?:N|the|an?|one|such|this|any) (?:[A-Za-z]+ )?(?:strike|attack)|for the resulting|for N attack|from (?:the|this|that|an?|one) attack/,
  ],
  [
    'duration',
    'whilst',
    'core',
    'as long as a condition holds, or while with its bearer',
    /\bwhile\b|if on (?:CARD|THIS)|in CARD mode|if (?:only )?stored|when [A-Z]+ is (?:at|in)|as your KIND|once (?:stored|restored)/,
  ],
  [
    'duration',
    'until',
    'core',
    'until an event or a phase of someone',
    /\buntil\b(?! the end of (?:the )?turn)|through your next/,
  ],
  [
    'duration',
    'leavesWhen',
    'core',
    'this card discards itself when: deck exhausted, site leaves, moves, condition fails',
    /discard (?:THIS|it)?,? ?(?:when|if|after|at any time|whenever|during)|discard when|removed from play,|return THIS to your hand|discard (?:THIS|CARD)[a-zA-Z ]*(?:if|when|after)/,
  ],
  [
    'duration',
    'removeBy',
    'me',
    'a named way to get rid of it: who taps, when, roll over n, modifiers',
    /attempt to remove|heals normally and THIS/,
  ],
  // timing
  [
    'window',
    'window',
    'both',
    'when it may be played or used: phase or its end, whose; facing an attack or strike; before strikes are assigned; in answer to a declaration; any time',
    /facing|before (?:the )?(?:strikes|its strikes|defending|dice|strike sequence|resolving)|against N (?:strike|attack)|declared|in response|any (?:point|time)|any player's turn|during (?:your )?opponent's|on your turn during any|cancels? (?:an?|N|one) [a-zA-Z ]*(?:attack|strike)|(?:during|at the end of|end of) [a-z' ]*(?:organization|site|movement\/hazard|end-of-turn|untap|long-event|KIND event) phase/,
  ],
  ['window', 'onGuard', 'me', 'may or may not be revealed on-guard, and when', /on-guard/],
  [
    'flow',
    'steps',
    'core',
    'steps in order',
    /\bthen\b|afterwards?|following|immediately|after (?:the|this)/,
  ],
  [
    'flow',
    'repeat',
    'core',
    'a step happens a number of times, or again for another',
    /do this (?:twice|N)|do the same|(?:check|checks|roll)[a-zA-Z' ,-]* for each|for each check|N body checks|additional body check|for each [a-zA-Z ]*(?:make a roll|makes a roll)|make a roll for each/,
  ],
  [
    'flow',
    'expect',
    'me',
    'holds only if the next chain opens as named; otherwise something else',
    /N KIND hazard creature is increased by ±N and its prowess|back into your hand instead of discarding it/,
  ],
  [
    'flow',
    'that',
    'core',
    'what an earlier step chose, found or counted',
    /\bthat (?:character|company|item|card|attack|strike|site)|these (?:items|cards|checks|strikes|attacks)|those N|this (?:result|character|company|number|creature)|the (?:removed|revealed|target|rest|remaining)/,
  ],
  [
    'form',
    'form',
    'both',
    'playable in several ways: creature, event of a length, resource or hazard',
    /as an? (?:hazard creature|creature|KIND event|resource|hazard)\b/,
  ],
  [
    'form',
    'modes',
    'core',
    'alternatives, one is chosen',
    /alternatively|\beither\b|or to (?:modify|discard|assign)/,
  ],
  [
    'form',
    'requires',
    'both',
    'a skill or kind of character must play it',
    /(?<!\*|— )KIND only\b|CARD only(?! *$)|by (?:an?|the) KIND|KIND-using|using character|only a KIND/,
  ],
  ['fact', 'unique', 'core', 'unique', null],
  ['fact', 'creature', 'me', 'race, strikes, prowess/body, keying', null],
  ['fact', 'site', 'me', 'path, draws, playable items, automatic-attacks, adjacency', null],
  ['fact', 'faction', 'me', 'where, influence number, standard modifications', null],
  ['fact', 'ringTest', 'me', 'which rings a tested gold ring may become', /if tested|test indicates/],
  ['fact', 'stats', 'both', 'printed attributes of a character, ally or item', null],
];
const special = {
  unique: (c) => c.attributes.unique,
  creature: (c) => /Creature/.test(c.attributes.subtype || ''),
  site: (c) => c.type === 'Site',
  faction: (c) => c.attributes.subtype === 'Faction',
  stats: (c) => c.type === 'Character' || /Item|Ally/.test(c.attributes.subtype || ''),
};
const ATTR = [
  ['prowess', /prowess/],
  ['body', /±N[a-zA-Z ,]*body(?! check)|body (?:is|of|by|modified|to|are)|body\b(?! check)/],
  [
    'strikes',
    /±N strike|strikes? (?:of|for|from|and|is|are|increased|reduced)[a-zA-Z ,]*(?:increased|doubled|reduced|halved|±N|half)|additional strike|N less strike/,
  ],
  ['mind', /±N[a-zA-Z ']*mind|mind (?:is|of each|increases|and)|mind attribute/],
  ['directInfluence', /±N[a-zA-Z ']*direct in|direct influence (?:is|of|by)/],
  ['generalInfluence', /general influence (?:is|by)|±N[a-z ]*general/],
  [
    'influenceCheck',
    /influence (?:check|attempt)s?[a-zA-Z ,']*(?:modif|±N)|±N[a-zA-Z ]*influence (?:check|attempt)|attempt[a-z ]* ±N|±N to (?:the |each )?attempt/,
  ],
  ['corruptionCheck', /corruption checks?[a-zA-Z ,']*(?:±N|modif)|±N[a-zA-Z ]*corruption check/],
  ['bodyCheck', /body checks?[a-zA-Z ,']*(?:±N|modif|additional)|±N[a-zA-Z ]*body check/],
  ['corruptionPoints', /corruption points?/],
  ['marshallingPoints', /marshalling point|\bmps\b/],
  ['stagePoints', /stage points?/],
  [
    'hazardLimit',
    /hazard limit (?:is|against|for|by|decreas|increas)|(?:increase|decrease|reduces?) the [a-z' ]*hazard limit/,
  ],
  ['handSize', /N more card than normal|hand size|number of cards he may hold/],
  ['cardsDrawn', /draws? (?:up to|N less|an extra|twice|one)|additional card for|cards your opponent draws/],
  [
    'regionsAllowed',
    /additional region|region cards? (?:that|affected)|regions maximum|N region|no region card maximum/,
  ],
  ['adjacency', /adjacent(?! sites?,)/],
  ['influenceToControl', /points? of influence to control|controlled (?:by|with)|to control\b/],
  ['ringTest', /tested[a-zA-Z ,']*(?:±N|modif)|test for a KIND|modify the roll|KIND tests/],
  ['moveRoll', /(?:roll|rolls|number) required|movement rolls?|roll for his company to move/],
  ['tapToFace', /does not tap against|remain untapped against|not tapping|not to tap against|excess strike/],
  ['detainment', /detainment|not as KIND|attack normally|KIND against KIND compan/],
  ['companySize', /company size max|limit to the size/],
  ['standardMods', /standard modifications for/],
];
// What no clause of the vocabulary is meant to say, found by reading. A card with one of these is not counted as expressed.
const ESCAPES = [
  ['a bidding duel between the players', /which you can counter/],
  ['lives outside the game', /participations|audience of/],
  ['a turn is skipped', /skip his turn/],
  ['reads the number another card prints', /number normally needed to remove it/],
  ['rewrites the text of another card', /ignore the text of|any reference to the site/],
  ['legality of a hidden history is changed', /not represented by a card/],
  ['a standing choice among sources', /N of his sources of corruption/],
  [
    'a player plays the other role',
    /reverse roles|attacks the KIND as if the KIND were a character|immediately attacks the KIND as if/,
  ],
  ['state kept in suspension and restored', /still be in play|invert KIND on table/],
  ['remembers what was seen or discarded, by identity', /through a mechanism of the game/],
  ['replaces how a cost or a requirement of another card is met', /fulfill (?:this|the) requirement/],
  ['an object without a card', /ally with a prowess of N is created/],
  ['a value under a supposition', /as though they were stored/],
  ['two values read by half an ability each', /may only use N of these N points/],
];
// Expressible, but only with a parameter or a leaf noun that serves five cards or fewer.
const STRAINED = [
  [
    'a card counts as in or out of play within a scope',
    /considered to be (?:in|out of) play|as though CARD were in play|acts as CARD for/,
  ],
  ['the number of attacks is set', /reduced to (?:having )?N (?:site-)?attack/],
  [
    'standing effects suspended by source or time',
    /on-?going effects of all|cancel all effects of N KIND|cancels the effects of CARD/,
  ],
  [
    'limits on the make-up of a company, equipment in use',
    /may contain an?|no limit to the size|both modifiers count/,
  ],
  [
    'worth fixed by when something happened',
    /defeat, while|defeat while|successfully influence, while|when the game ends|faction you play after/,
  ],
  ['reveal one by one, acting on each', /N at a time/],
  [
    'a card is used as a site, or chooses its neighbours',
    /used as an? (?:STYPE )?site|chosen by you when playing|is the STYPE for THIS/,
  ],
  [
    'one attribute in place of another',
    /instead of using|instead he uses|such a strike is equal|is not modified by the influencing|instead of his unused/,
  ],
  ['a choice with a sum to reach', /whose total|to reduce his stage point total/],
  ['margin of a strike', /increment of/],
  ['a name or type is announced', /names? (?:an?|N) card|announce a creature/],
  ['a player becomes Sauron', /you are (?:KIND|CARD|THIS), not/],
  ['identity with another card', /must be identical/],
];
function vocabulary(card, n) {
  const cats = new Set();
  for (const [cat, word, , , re] of V) if (re ? re.test(n) : special[word](card)) cats.add(`${cat}:${word}`);
  return cats;
}
const rows = cards.map((c) => {
  const cl = clauses(c).map((t) => ({ t, ...read(t) }));
  const n = cl.map((x) => x.t).join(' . ');
  const escapes = ESCAPES.filter(([, re]) => re.test(n)).map(([name]) => name);
  const v = vocabulary(c, n);
  const strained = STRAINED.filter(([, re]) => re.test(n)).map(([name]) => name);
  const clean = cl.every((x) => !x.left.length && !x.escape);
  return {
    c,
    cl,
    n,
    v,
    escapes,
    strained,
    clean,
    ok: clean && !escapes.length,
    attrs: ATTR.filter(([, re]) => re.test(n)).map(([a]) => a),
  };
});
const pct = (n, d) => `${n}/${d} ${((100 * n) / d).toFixed(1)}%`;
console.log(
  'cards',
  pct(rows.filter((r) => r.ok).length, rows.length),
  'clauses',
  pct(
    rows.flatMap((r) => r.cl).filter((x) => !x.left.length && !x.escape).length,
    rows.flatMap((r) => r.cl).length,
  ),
);
if (opt('--residue')) {
  const m = new Map();
  for (const r of rows)
    for (const x of r.cl)
      for (const w of new Set(x.left)) {
        if (!m.has(w)) m.set(w, []);
        m.get(w).push(`${r.c.id} ${x.t}`);
      }
  for (const [w, l] of [...m].sort((a, b) => b[1].length - a[1].length).slice(0, num('--residue', 60)))
    console.log(w, l.length, '|', l.slice(0, 2).join(' || '));
}
if (opt('--card'))
  for (const r of rows.filter((x) => x.c.id === args[args.indexOf('--card') + 1]))
    for (const x of r.cl)
      console.log(x.t, '\n   ', [...x.words].join(' '), x.left.length ? `LEFT ${x.left}` : '');

if (opt('--matches'))
  for (const [w, h] of seen)
    console.log(
      w,
      [...h].reduce((a, b) => a + b[1], 0),
      '|',
      [...h]
        .sort((a, b) => b[1] - a[1])
        .slice(0, num('--matches', 25))
        .map(([m, n]) => `${m}×${n}`)
        .join(' ; '),
    );

const setOrder = ['TW', 'TD', 'DM', 'LE', 'AS', 'WH', 'BA'];
const typeOf = (c) =>
  c.type === 'Resource' || c.type === 'Hazard'
    ? `${c.type}: ${(c.attributes.subtype || 'Agent')
        .replace(/(Minor|Major|Greater|Special|Gold Ring) Item/, 'Item')
        .replace('Creature/Permanent-event', 'Creature or event')
        .replace('Creature/Short-event', 'Creature or event')
        .replace('Permanent-event/Short-event', 'Permanent-event')}`
    : c.type;
if (opt('--sets')) {
  for (const s of setOrder) {
    const r = rows.filter((x) => x.c.set === s);
    console.log(
      '|',
      s,
      '|',
      r.length,
      '|',
      r.filter((x) => x.ok).length,
      '|',
      ((100 * r.filter((x) => x.ok).length) / r.length).toFixed(1),
      '|',
    );
  }
  const types = [...new Set(rows.map((r) => typeOf(r.c)))].sort();
  for (const s of types) {
    const r = rows.filter((x) => typeOf(x.c) === s);
    console.log(
      '|',
      s,
      '|',
      r.length,
      '|',
      r.filter((x) => x.ok).length,
      '|',
      ((100 * r.filter((x) => x.ok).length) / r.length).toFixed(1),
      '|',
    );
  }
}
if (opt('--words')) {
  for (const [cat, word, core, meaning] of V)
    console.log(
      '|',
      word,
      '|',
      meaning,
      '|',
      rows.filter((r) => r.v.has(`${cat}:${word}`)).length,
      '|',
      core,
      '|',
      cat,
    );
  for (const [a] of ATTR) console.log('| modify', a, '|', rows.filter((r) => r.attrs.includes(a)).length);
  console.log('words', V.length);
}
if (opt('--escapes'))
  for (const [name] of ESCAPES) {
    const r = rows.filter((x) => x.escapes.includes(name));
    console.log(name, r.length, r.map((x) => `${x.c.id} ${x.c.name.en}`).join('; '));
  }
if (opt('--escapes')) {
  for (const [name] of STRAINED) {
    const r = rows.filter((x) => x.strained.includes(name));
    console.log('strained:', name, r.length, r.map((x) => `${x.c.id} ${x.c.name.en}`).join('; '));
  }
  console.log(
    'plain',
    pct(rows.filter((r) => r.ok && !r.strained.length).length, rows.length),
    'strained',
    rows.filter((r) => r.ok && r.strained.length).length,
  );
}
if (opt('--fails'))
  for (const r of rows.filter((x) => !x.ok))
    console.log(r.c.id, r.c.name.en, '|', [...r.escapes, ...r.cl.flatMap((x) => x.left)].join(' '));
if (opt('--sample')) {
  let seed = num('--sample', 7, 2) >>> 0;
  const rnd = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const pool = rows.filter(
    (r) =>
      r.ok &&
      r.c.type !== 'Region' &&
      (!opt('--long') || r.cl.length >= 6) &&
      (!opt('--hard') ||
        (/event|Ally|Special/.test(r.c.attributes.subtype || '') &&
          !/Creature/.test(r.c.attributes.subtype))),
  );
  for (let i = 0, n = num('--sample', 60); i < n; i++) {
    const r = pool.splice(Math.floor(rnd() * pool.length), 1)[0];
    console.log(r.c.id, r.c.name.en);
  }
}
if (opt('--json'))
  console.log(
    JSON.stringify(
      rows.map((r) => ({
        id: r.c.id,
        ok: r.ok,
        words: [...r.v],
        attrs: r.attrs,
        escapes: r.escapes,
        left: r.cl.flatMap((x) => x.left),
      })),
    ),
  );

// The clauses of each card, each with the words it stands for and what was left over.
if (opt('--clauses'))
  console.log(
    JSON.stringify(
      rows.map((r) => ({
        id: r.c.id,
        words: [...r.v, ...r.attrs.map((a) => `modify:${a}`)],
        clauses: r.cl.map((x) => ({ text: x.t, words: [...x.words], left: x.left })),
      })),
    ),
  );

if (opt('--detect'))
  for (const [cat, word, , , re] of V)
    if (re) {
      const h = rows.filter((r) => re.test(r.n));
      console.log(
        `${cat}:${word}`,
        h.length,
        '|',
        h
          .filter((_, i) => i % Math.ceil(h.length / 9) === 0)
          .map((r) => `${r.c.id} "${r.n.match(re)[0].slice(0, 70)}"`)
          .join(' ; '),
      );
    }
