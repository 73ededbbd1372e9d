/**
 * The two decks of The Balrog's boxes, from a list in Markdown: "## Name", "### Section (n)", "- 2x [Card] ?".
 *
 * Owns   which card a name means there: one of The Balrog, or in brackets one of an earlier set, of minions if it has two
 *        sides.
 * Not    the cards of a box that are no part of its deck.
 */
import { bare, expect } from './shared.mjs';

const PARTS = {
  'At Start': 'Pool',
  Characters: 'Characters',
  Sites: 'Sites',
  Resources: 'Resources',
  Hazards: 'Hazards',
  Sideboard: 'Sideboard',
};
const SIDES = ['Minion', 'Balrog', 'Neutral', 'Dual', 'Hero'];

export function balrogDecks(markdown, cards) {
  const decks = [];
  let section;
  for (const line of markdown.split('\n')) {
    const title = /^## (The .+?) \(lines/.exec(line)?.[1];
    const heading = /^### (.+?)(?:: .+)? \((\d+)\)$/.exec(line);
    const entry = /^- (\d+)x (\[?)(.+?)\]?(?: \?)?$/.exec(line);
    if (title) decks.push({ key: keyOf(title), name: title, sections: {} });
    else if (line.startsWith('## ')) section = undefined;
    else if (heading) section = PARTS[heading[1]];
    else if (entry && section && decks.length > 0) {
      const card = cardNamed(entry[3], entry[2] === '[', cards);
      const { sections } = decks.at(-1);
      sections[section] ??= [];
      sections[section].push({ qty: Number(entry[1]), card: card.id, name: card.name.en });
    }
  }
  expect(decks.length === 2, 'there are two boxes of The Balrog');
  return decks;
}

const keyOf = (title) => bare(title.replace(/['’]/g, '')).replace(/^the /, '').replaceAll(' ', '-');

function cardNamed(name, isEarlier, cards) {
  const found = cards
    .filter((card) => bare(card.name.en) === bare(name) && (card.set === 'BA') !== isEarlier)
    .sort((a, b) => SIDES.indexOf(a.alignment) - SIDES.indexOf(b.alignment));
  expect(found.length > 0, `a box of The Balrog has ${name}, which is no card`);
  return found[0];
}
