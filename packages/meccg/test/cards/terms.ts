/**
 * The terms of a text, so that what a card says can be held against what is printed on it without either sentence:
 * races, skills, types of site and region, kinds of item, phases, what is done to cards, and names of cards and places.
 *
 * Not    terms that the two say in ways too different to compare: "hazard", "faction", "prowess", "cannot".
 * Keeps  each term once, in the order of letters; "non-Wizard" is another term than "Wizard". The name of the card itself
 *        is no term: one text says it where the other says "this card".
 */

/** Each line is one term: how it is told, and then its other forms. */
const FORMS = `
Elf Elves|Dwarf Dwarves|Hobbit Hobbits|Man Men|Dúnadan Dúnedain|Orc Orcs|Troll Trolls|Dragon Dragons|Undead|Nazgûl|Wolf Wolves
Spider Spiders|Animal Animals|Giant Giants|Ent Ents|Drake Drakes|Eagle Eagles|Pûkel-creature Pûkel-creatures|Maia
Wizard Wizards|Ringwraith Ringwraiths|hero|covert|warrior warriors|scout scouts|ranger rangers|sage sages
diplomat diplomats|Haven Havens|Free-hold Free-holds|Border-hold Border-holds|Shadow-hold Shadow-holds
Dark-hold Dark-holds|Ruins_&_Lairs|Under-deeps|Wilderness Wildernesses|Border-land Border-lands
Free-domain Free-domains|Shadow-land Shadow-lands|Dark-domain Dark-domains|Coastal_Sea Coastal_Seas
creature creatures|ally allies|follower followers|minor|major|greater|gold_ring gold_rings|hoard|weapon weapons
armor|shield shields|helmet helmets|ring rings|information|spell spells|ritual|environment environments|unique|untapped
tapped|wounded|detainment|mind|direct_influence|general_influence|hazard_limit|sideboard|play_deck|discard_pile|hand
influence_check influence_checks|corruption_check corruption_checks|body_check body_checks|strike strikes
automatic-attack automatic-attacks|attacker|opponent opponents|organization_phase|site_phase|long-event_phase
end-of-turn_phase|movement/hazard_phase|untap_phase|starter_movement|region_movement|heal heals healing healed|excess
tap taps|untap untaps|discard discards discarded|roll rolls|shuffle reshuffle shuffled|search|store stores stored
return returns returned|unless|once|wound wounds|maximum|minimum|keyed|eliminated|home_site home_sites
`;

const told = new Map(
  FORMS.split(/[|\n]/).flatMap((line) => {
    const forms = line.split(' ').map((form) => form.replaceAll('_', ' '));
    return forms.map((form): [string, string] => [form.toLowerCase(), forms[0]]);
  }),
);
told.delete('');

const literally = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
const TERM = new RegExp(`(?<![\\p{L}-])(non-)?(${literally(told.keys())})(?![\\p{L}]|-\\p{L})`, 'giu');
/** Shorter names are words of every day. */
const SHORTEST_NAME = 4;

const plain = (text: string): string => text.replaceAll("'", '’').replaceAll(/Haven\/Darkhaven/g, 'Haven');

/** `names` of cards and places; the answer tells the terms of a text on the card called `own`. */
export function termFinder(names: Iterable<string>): (text: string, own: string) => string[] {
  const known = [...new Set([...names].map(plain))].filter((name) => name.length >= SHORTEST_NAME);
  const NAME = new RegExp(`(?<![\\p{L}-])(?:${literally(known)})(?![\\p{L}]|-\\p{L})`, 'gu');
  return (text, own) => {
    const found = new Set<string>();
    const rest = plain(text)
      .replaceAll(plain(own), ' ')
      .replace(NAME, (name) => {
        found.add(name);
        return ' ';
      });
    for (const [, non, word = ''] of rest.matchAll(TERM))
      found.add(`${non === undefined ? '' : 'non-'}${told.get(word.toLowerCase()) ?? word}`);
    return [...found].sort();
  };
}
