/** Mines of Moria: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { playSite } from '../../rules/sites/next-site.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  ally, archerCharacter, atSite, cardFile, draw, exertA, fellowship, firstOfShadowPhaseCosts,
  freePeoplesPlayer, fromHand, healAnyOf, here, hobbit, hobbitCompanion, movesHere, named, notRoaming,
  ofCulture, playAsCost, say, searchAndPlay, urukHai, verb, you, yourDeck,
} from '../words/index.ts';

export const card = cardFile();

// Hobbiton Party Field
card(
  '2_115',
  atSite(fellowship, { costs: [exertA(hobbit)], effect: searchAndPlay(named('Bilbo'), yourDeck) }),
);

// Hobbiton Woods
card(
  '2_116',
  atSite(fellowship, {
    costs: [exertA(hobbit)],
    effect: verb(
      'play site',
      playSite,
      [you, 2],
      say`play site ${2} from your adventure deck, in place of one that lies there`,
    ),
  }),
);

const aShireAlly = fromHand(ofCulture('Shire', ally));
// Town Center
card(
  '2_117',
  atSite(fellowship, { targets: [aShireAlly], costs: [playAsCost(aShireAlly)], effect: draw(1) }),
);

// Great Chasm
card('2_118', ...firstOfShadowPhaseCosts(ofCulture('Moria', archerCharacter), -2, here));

// Hollin
card('2_119', notRoaming(urukHai, here));

// Valley of the Silverlode
card('2_120', movesHere(healAnyOf(hobbitCompanion, freePeoplesPlayer)));
