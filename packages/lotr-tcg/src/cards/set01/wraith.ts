/** The Fellowship of the Ring: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, archery, cardFile, changeArchery, companion, during, event, exertSelf, fellowshipArchery, minion, nazgul,
  opponentsSite, over, playUpTo, removeTwilight, replacesCurrentSite, replacesSite, ringIsWorn, shadowPhase,
  skirmish, strengthenOr, the, toPlaySpot, whenPlayed, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// All Veils Removed
card('1_204', event(skirmish, { effect: strengthenOr(a(nazgul), 2, 5, () => ringIsWorn) }));

// Paths Seldom Trodden
card(
  '1_222',
  toPlaySpot(1, nazgul),
  during(shadowPhase, { costs: [removeTwilight(3)], effect: replacesCurrentSite }),
);

// Úlairë Nelya, Lieutenant of Morgul
card(
  '1_233',
  during(shadowPhase, { targets: [a(opponentsSite)], costs: [exertSelf], effect: replacesSite(the('site')) }),
);

// Úlairë Nertëa, Messenger of Dol Guldur
card('1_234', whenPlayed({ may: true, effect: playUpTo(over(4, companion), minion, yourDiscard) }));

// Wreathed in Shadow
card(
  '1_238',
  toPlaySpot(1, nazgul),
  during(archery, { costs: [removeTwilight(1)], effect: changeArchery(fellowshipArchery, -1) }),
);
