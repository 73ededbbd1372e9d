/** Against the Shadow: characters. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, against, atSiteOf, bonus, both, type CardPart, called, cardFile, choose, definite, either,
  inCompanyOf, influenceAtHome, listed, mind, named, onYourTurnOrAttacked, prowess, say, self, tapped,
  tapSelf, the, thereAre, untapIt, untappedSelf,
} from '../words/index.ts';

export const card = cardFile();

/** The three Trolls of the Trollshaws help one another. */
const brother = (...others: readonly [string, string]): readonly CardPart[] => {
  const them = either(...others.map(named));
  const beside = called(
    definite(say`${listed(others, 'or')} if he is at the same site`),
    both(tapped, them, atSiteOf(self)),
  );
  const withThem = thereAre(1, both(them, inCompanyOf(self)));
  return [
    { comesWith: others, notStarting: true, discardOn: [8] },
    bonus(prowess, 1, against('Dwarf')),
    action({
      window: onYourTurnOrAttacked,
      zone: untappedSelf,
      costs: [tapSelf],
      targets: [choose('brother', beside)],
      effect: untapIt(the('brother')),
    }),
    bonus(mind, -1, withThem),
  ];
};
// Bûrat
card('AS-1', { manifests: '“Bert” (Bûrat)' }, ...brother('Tûma', 'Wûluag'));

// Mîonid
card('AS-3', influenceAtHome(2, 'Variag Camp'));

// Perchen
card('AS-4', influenceAtHome(3, 'Dunnish Clan-hold'));

// Tûma
card('AS-5', { manifests: '“Tom” (Tûma)' }, ...brother('Bûrat', 'Wûluag'));

// Wûluag
card('AS-6', { manifests: '“William” (Wûluag)' }, ...brother('Bûrat', 'Tûma'));
