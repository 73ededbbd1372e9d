/** The Lidless Eye: sites, I to Z. */
import { canPlayUnique } from '../../rules/cards/unique.ts';
import { hasRoomForCompany, joinCompany, newCompany } from '../../rules/companies/company.ts';
import { announcePlayed } from '../../rules/companies/history.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, atSiteOf, atThisSite, both, type CardRef, type Condition, cardFile, cardRef, character, choose,
  condition, cost, discardIt, either, type Filter, filter, goldRing, grant, harmHere, hasSkill, inCompanyOf,
  inDiscard, inOrganization, ofRace, onYourTurn, passes, phaseEnds, type S, safeHere, say, self, sequence,
  subject, tapIt, tapping, testsRing, the, trigger, unsaid, untapped, untilEndOfTurn, verb, you, yours,
} from '../words/index.ts';

export const card = cardFile();

// Isengard
card('LE-384');

// Lake-town
card('LE-385');

// Lond Galen
card('LE-386');

// The Lonely Mountain
card('LE-387');

// Lossadan Cairn
card('LE-388');

// Lossadan Camp
card('LE-389');

// Minas Morgul
card('LE-390', { site: { testsStored: -2 } }, safeHere);

// Minas Tirith
card('LE-391');

// Moria
card('LE-392', harmHere('non-Nazgûl'));

// Mount Doom
card(
  'LE-393',
  action({
    window: onYourTurn,
    targets: [
      choose('sage', both(yours, untapped, hasSkill('sage'), character, atThisSite)),
      choose('ring', both(goldRing, inCompanyOf(the('sage')))),
    ],
    costs: [tapping(the('sage'))],
    effect: testsRing(the('ring'), -3),
  }),
);

// Mount Gram
card('LE-394');

// Mount Gundabad
card('LE-395');

// Nûrniag Camp
card('LE-396');

// Ost-in-Edhil
card('LE-397');

// Pelargir
card('LE-398');

// Raider-hold
card('LE-399');

// Ruined Signal Tower
card('LE-400');

// Sarn Goriwing
card('LE-401');

// Shelob’s Lair
card('LE-402', { site: { hoard: true } }, harmHere('non-Nazgûl'));

// Shrel-Kain
card('LE-403');

// Southron Oasis
card('LE-404');

// Stone-circle
card('LE-405');

// The Stones
card('LE-406');

// Tharbad
card('LE-407', { site: { itemsWhenTapped: true } });

// Thranduil’s Halls
card('LE-408');

/** He comes from the discard pile to this very site, in a company of his own: no other card does that. */
const arise = (s: S, player: number, card: number, site: number): void => {
  const company = newCompany(s, player, site);
  joinCompany(s, card, company);
  s.card.arrived[card] = 1;
  announcePlayed(s, card, player, company);
};
const room: Condition = condition(
  'room for a company',
  [],
  (g) => `${g.ref(hasRoomForCompany)}(s, you)`,
  say`you have room for another company`,
);
const playable: Filter = filter('playable', [], (g, v) => `${g.ref(canPlayUnique)}(s, ${v.it})`, unsaid);
const servant: Filter = both(either(ofRace('Orc'), ofRace('Troll')), character, playable);
const yourRingwraith: CardRef = cardRef(
  'your Ringwraith',
  [],
  () => 's.player.avatar[you]',
  say`your Ringwraith`,
);
const besideHim = passes(subject, atSiteOf(yourRingwraith));
// Urlurtsu Nurn
card(
  'LE-409',
  action({
    window: inOrganization,
    if: all(room, passes(yourRingwraith, both(ofRace('Ringwraith'), atThisSite))),
    targets: [choose('servant', servant, inDiscard)],
    costs: [cost(passes(yourRingwraith, untapped), tapIt(yourRingwraith))],
    effect: sequence(
      verb(
        'arise',
        arise,
        [you, the('servant'), self],
        say`bring ${the('servant').say} into play at this site as another company`,
      ),
      grant(
        trigger(phaseEnds.movementHazard, { if: besideHim, effect: discardIt(subject) }),
        untilEndOfTurn,
        the('servant'),
      ),
    ),
  }),
);

// Vale of Erech
card('LE-410');

// Variag Camp
card('LE-411');

// The White Towers
card('LE-412');

// The Wind Throne
card('LE-413');

// Woodmen-town
card('LE-414');

// The Worthy Hills
card('LE-415', { site: { neverTaps: true } });

// Wose Passage-hold
card('LE-416');

// Zarak Dûm
card('LE-417');
