/**
 * How cards read: a sentence for every way in which words are put together, as a person would say it. Read them aloud
 * before changing one.
 */
import { expect, test } from 'vitest';
import { textOf } from '../../src/text/card-text.ts';

test.each([
  [
    'TW-89',
    '2 attacks, all against the same character; each further strike of one is an excess strike against him.',
  ],
  [
    'TW-89',
    'The defender, when facing one of these attacks, even after a strike is assigned: tap an untapped character or untapped ally in the attacked company to cancel that attack (one of these attacks at most).',
  ],
  ['TW-341', 'Its bearer has +3 direct influence against Dwarves or Dwarf factions.'],
  ['TW-341', 'While a Dwarf bears it, The Arkenstone has exactly 5 marshalling points.'],
  [
    'TW-341',
    'On your turn, even when its company is attacked: tap The Arkenstone to untap a tapped Dwarf in its company, then have that Dwarf make a corruption check modified by −2.',
  ],
  [
    'TW-6',
    "As a hazard, if the company's new or current site is a Ruins & Lairs, the site has an automatic-attack and no other copy of it is in effect at that site: until the end of the turn, an automatic-attack of your choice there has +3 prowess.",
  ],
  [
    'TW-21',
    "As a hazard, if Doors of Night is in play, its site path has a Wilderness and no other copy of it is in effect: until the end of the turn, treat one Wilderness in the company's site path as a Shadow-land.",
  ],
  [
    'TW-21',
    "As a hazard, if Doors of Night is in play, the company's new or current site is a Ruins & Lairs, it is no Under-deeps site and no other copy of it is in effect: until the end of the turn, treat that site as a Shadow-hold.",
  ],
  [
    'TW-99',
    'As a hazard: have the bearer of a Ring in the company now moving make a corruption check modified by −2; if he fails, that Ring is discarded and he stays in play.',
  ],
  [
    'TW-240',
    'In your organization phase: put this card with a company you control at a Haven with 4 or more characters and allies.',
  ],
  ['TW-240', 'Each character or ally in the company has +1 prowess.'],
  [
    'TW-192',
    'In your site phase, if the site is untapped and Information is playable there: tap an untapped sage to tap the site, then put this card on that sage, then have that sage make a corruption check modified by −3.',
  ],
  [
    'TW-192',
    'In your organization phase, once stored: discard a stored Reforging to place this card with your Narsil.',
  ],
  ['TW-192', 'While it lies with Narsil, its bearer has +4 prowess to a maximum of 11.'],
  [
    'TW-248',
    'In your organization phase: tap an untapped character you control to put this card into play, then until the end of the turn, that company has +1 ship.',
  ],
  [
    'TW-248',
    "In answer to a declared action, if the company's site path has a Coastal Sea and no two regions in a row that are not: tap an untapped character in that company to cancel and discard a hazard that rolls dice and targets the company or anything in it declared earlier in the chain.",
  ],
  [
    'TW-332',
    'At the end of your organization phase: tap an untapped scout you control in a company of size less than 3, and until the end of the turn, if that card is in that company, no creature may be played on a company.',
  ],
  [
    'TW-358',
    'On your turn, if no other copy of it is in effect: give Elrond +4 prowess, +2 body and +6 direct influence until the end of the turn; if he is at Rivendell and your play deck has at least 5 cards, you may shuffle 3 resources from your discard pile into your play deck; then have Elrond make a corruption check modified by −3.',
  ],
  ['TW-347', 'Its bearer has +5 prowess to a maximum of double the prowess printed on its bearer.'],
  ['TW-347', 'Its bearer has +5 body to a maximum of 10.'],
  ['TW-347', 'Each character in its company has +1 corruption point.'],
  [
    'TW-347',
    'When its bearer faces a strike, if the attack is not by Undead or Nazgûl: have its bearer make a corruption check modified by −2, then if he passes it, cancel the strike.',
  ],
  [
    'TD-25',
    'As a hazard: put this card on a character who bears no other copy of it in the company now moving.',
  ],
  ['TD-25', 'Riddling rolls, offering attempts and influence attempts by its bearer are modified by −4.'],
  [
    'TD-25',
    "In its bearer's organization phase: tap its bearer and roll; if the result is greater than 7, discard this card.",
  ],
  [
    'TD-102',
    'When your company faces an attack, if its bearer is a warrior, Bow of Dragon-horn is in that company, the attack is by a hazard creature and the attack is not keyed to a site: tap Bow of Dragon-horn to reduce the number of strikes by 1 (to a minimum of 1).',
  ],
  [
    'TD-132',
    'When your company faces an attack, if the attack is by Wolves, Spiders, Animals or Undead and there is a ranger in the attacked company: cancel the attack.',
  ],
  [
    'TD-132',
    'On your turn, if Gates of Morning is in play and there is a ranger you control in the company now moving: decrease the hazard limit against the company by 1 (no minimum).',
  ],
  [
    'TD-143',
    'When your company faces an attack, if Gates of Morning is in play and the attack is an automatic-attack: give the attack −2 strikes (to a minimum of 1).',
  ],
  [
    'DM-106',
    'Unless this attack is cancelled, all other Undead attacks against the company receive +1 strike and +1 prowess for the rest of the turn.',
  ],
  ['DM-108', 'This attack has −2 body for each ranger in the attacked company.'],
  [
    'DM-132',
    "Each creature, and each site that is no Dragon’s lair, with more than 1 attack is reduced to 1 attack of the hazard player's choice, which cannot be cancelled.",
  ],
  [
    'LE-101',
    "As a hazard, if the company's new or current site is a Border-hold or Free-hold, the site has an automatic-attack and no other copy of it is in effect at that site: until the end of the turn, an automatic-attack of your choice there has +2 prowess and cannot be cancelled.",
  ],
  [
    'LE-146',
    'As a hazard that does not count against the hazard limit, if its site path has a Wilderness, a Border-land or a Free-domain and Doors of Night is not in play: for each character in the company now moving, make a body check modified by −1, which taps it if it is untapped and fails.',
  ],
  ['AS-15', 'May also be keyed to Lindon or any Coastal Sea, and played at any site there.'],
  [
    'AS-15',
    "As a hazard, if its site path has a Coastal Sea or the company's new or current site lies in a Coastal Sea: tap 1 to 2 untapped characters in the company now moving.",
  ],
  [
    'AS-24',
    'As a hazard: put this card on a non-Wizard non-Ringwraith character in a company of 3 or fewer in the company now moving who bears no other copy of it.',
  ],
  [
    'AS-24',
    "At the end of its bearer's movement/hazard phase, he makes a corruption check for each region he moved through.",
  ],
  [
    'AS-24',
    "In its bearer's organization phase: roll at −3 without tapping; if the result is greater than 6, discard this card.",
  ],
  [
    'AS-24',
    'When a character joins a company and the number of characters in his company is at least 4, discard this card.',
  ],
  [
    'TW-18',
    "As a hazard: have the player of a non-Wizard non-Ringwraith character not bearing The One Ring in the company now moving roll; if the result plus his unused general influence is less than 10, he returns to his player's hand; one of his items may pass to another character in his company, and all his other cards but followers are discarded.",
  ],
  ['TW-64', 'Corruption.'],
  [
    'TW-64',
    'As a hazard, when a company faces an attack, if the attack is by Nazgûl and no other copy is on this attack: put this card into play.',
  ],
  ['TW-64', 'That attack has +2 prowess.'],
  [
    'TW-64',
    'After the attack, you may put this card on a character whom it wounded and on whom no corruption card was played this turn; otherwise discard it.',
  ],
  ['TW-64', 'Its bearer receives 4 corruption points.'],
  [
    'TW-64',
    'At a Haven in his untap phase, its bearer may roll instead of untapping or healing; if the result is greater than 4, discard it.',
  ],
  ['TW-111', 'Corruption.'],
  [
    'TW-111',
    'As a hazard (also on a strike): give a character in the company now moving on whom it is not in effect already −1 prowess until the end of the turn.',
  ],
  ['TW-111', 'As a hazard: have a character in the company now moving make a corruption check.'],
  [
    'TW-67',
    'As a hazard: have the player of a faction roll; if the result plus his unused general influence is less than 11, discard that faction.',
  ],
  ['TW-35', 'Environment.'],
  ['TW-35', 'Cannot be duplicated.'],
  ['TW-35', 'Each Border-hold has an additional automatic-attack: Wolves, 3 strikes with 7 prowess.'],
  ['TW-35', 'As a hazard: put this card into play.'],
  [
    'TW-35',
    'If Doors of Night is in play, treat all Free-domains as Border-lands and all Border-lands as Wildernesses.',
  ],
  ['TW-62', 'Environment.'],
  ['TW-62', 'Cannot be duplicated.'],
  ['TW-62', 'As a hazard, if Doors of Night is in play: put this card into play.'],
  ['TW-62', 'Treat all Wildernesses as Shadow-lands and all Shadow-lands as Dark-domains.'],
  ['TW-9', 'Cannot be duplicated.'],
  ['TW-9', 'As a hazard: put this card into play.'],
  ['TW-9', 'The number of strikes of each automatic-attack at a Ruins & Lairs is doubled.'],
  ['TW-45', 'Awakened Plant; 1 strike.'],
  [
    'TW-45',
    'May also be keyed to Heart of Mirkwood, Southern Mirkwood, Western Mirkwood or Woodland Realm, and played at a Ruins & Lairs or Shadow-hold there.',
  ],
  ['TW-45', 'May also be played at Drúadan Forest, Old Forest or Wellinghall.'],
  ['TW-24', 'Man; 5 strikes.'],
  [
    'TW-24',
    'May also be keyed to Andrast, Anfalas, Belfalas, Cardolan, Enedhwaith, Harondor, Lindon, Lebennin or Old Pûkel-land, and played at a Ruins & Lairs or Shadow-hold there.',
  ],
  ['TW-24', 'May also be played at Himring, Isles of the Dead that Live, Tolfalas or Isle of the Ulond.'],
  ['TW-315', 'May be stored at a Haven, Border-hold or Free-hold.'],
  [
    'TW-315',
    'In your site phase, if the site is tapped, the site is a Dark-hold or Shadow-hold and no other copy was played at this site: the company faces a Spider attack (2 strikes with 7 prowess); afterwards you may tap an untapped character in the company and put this card on him, or else discard it.',
  ],
  ['TW-315', 'Its bearer may not untap.'],
  ['TW-315', 'This card has exactly 2 marshalling points.'],
  ['TW-348', 'Unique.'],
  [
    'TW-348',
    'On your turn, if you have a sage at Minas Tirith: discard a Sapling of the White Tree borne by your character at Minas Tirith to put this card into play.',
  ],
  [
    'TW-348',
    'On your turn, if you have a sage at Minas Tirith: discard a Sapling of the White Tree that you stored there to put this card into play.',
  ],
  ['TW-348', 'Minas Tirith is a Haven for healing.'],
  ['TW-348', 'Minas Tirith is a Haven for playing hazards.'],
  ['TW-117', 'Unique.'],
  [
    'TW-117',
    'The number of cards that your opponent draws for the movement of his company is changed by −1.',
  ],
  [
    'TW-117',
    'When your company faces an attack, if the attack is by a hazard creature, Alatar is at a Haven and he is not in the attacked company: join the attacked company, discarding his allies (his followers stay behind, and need no influence until your next organization phase); he must face a strike of the attack.',
  ],
  [
    'TW-117',
    'When a company has faced an attack and Alatar joined the company for it, tap him, then have him make a corruption check.',
  ],
  ['TW-176', 'Unique.'],
  ['TW-176', '+4 direct influence against Dunlendings.'],
  ['TW-176', '+5 prowess against Nazgûl or Ringwraiths.'],
  ['TW-176', 'Each attack by Nazgûl or Ringwraith that strikes it has exactly half (rounded up) body.'],
  ['TW-145', 'Unique.'],
  ['TW-145', 'While Elrond is at Rivendell, your hand size is changed by +1.'],
  ['TW-145', '−3 marshalling points if eliminated.'],
  ['TW-244', 'Unique.'],
  ['TW-244', 'Weapon.'],
  ['TW-244', 'Its bearer has +3 prowess to a maximum of 8 against others.'],
  ['TW-244', 'Its bearer has +3 prowess to a maximum of 9 against Orcs.'],
  ['TW-327', 'Shield.'],
  ['TW-327', 'Its bearer has +1 body to a maximum of 8.'],
  ['TW-327', 'When its bearer faces a strike: tap this card to give him +1 prowess against this strike.'],
  ['TW-333', 'Unique.'],
  ['TW-333', 'Weapon.'],
  ['TW-333', 'While its bearer is not a Hobbit, its bearer has +1 prowess to a maximum of 8.'],
  ['TW-333', 'While its bearer is a Hobbit, its bearer has +2 prowess to a maximum of 8.'],
  [
    'TW-225',
    'When its bearer faces a strike, if the attack is by a hazard creature and the attack is keyed to Wilderness: tap this card to cancel the strike.',
  ],
  ['TW-225', 'Cannot be duplicated on a given character.'],
  [
    'TW-255',
    "On your turn, even when its company is attacked: tap its bearer and discard this card to heal and untap a wounded character in its bearer's company.",
  ],
  [
    'TW-255',
    "On your turn, even when its company is attacked: tap its bearer and discard this card to untap a tapped character in its bearer's company.",
  ],
  [
    'TW-306',
    'Discarded when tested; a test allows the One Ring (10 or more), a Dwarven ring (8 or more), a magic ring (5 or less) and a lesser ring (any result).',
  ],
  ['TW-300', 'Unique.'],
  ['TW-300', 'Palantír.'],
  ['TW-300', 'Playable at Isengard.'],
  [
    'TW-300',
    'On your turn, if its bearer can use it and your play deck has at least 5 cards: tap Palantír of Orthanc to shuffle a card in your discard pile into your play deck, then have its bearer make a corruption check.',
  ],
  [
    'TW-300',
    'On your turn, if its bearer taps to use it and your play deck has at least 5 cards: tap Palantír of Orthanc and tap its bearer to shuffle a card in your discard pile into your play deck, then have its bearer make a corruption check.',
  ],
  ['TW-300', 'While its player is a fallen-wizard, Palantír of Orthanc has exactly 0 marshalling points.'],
  ['TW-353', 'Unique.'],
  ['TW-353', 'Playable at Wellinghall.'],
  ['TW-353', 'If the attack is an automatic-attack or keyed to his site, Treebeard may not be attacked.'],
  [
    'TW-353',
    'When a company moves and it is his company, whose new site is not in Fangorn, Rohan, Gap of Isen, Wold & Foothills, Enedhwaith, Old Pûkel-land, Brown Lands, Anduin Vales or Redhorn Gate, discard Treebeard.',
  ],
  ['TW-246', 'Unique.'],
  ['TW-246', 'Playable at Goblin-gate or Moria.'],
  [
    'TW-246',
    'When your company faces an attack, if Gollum is in that company, the attack is keyed to Wilderness or Shadow-land and the size of his company is at most 2: tap him to cancel the attack.',
  ],
  [
    'TW-246',
    'On your turn, if Gollum is not at a Haven and The One Ring is at the same site: tap him to discard The One Ring, then discard him.',
  ],
  ['TW-317', 'Unique.'],
  ['TW-317', 'Playable at Edoras if the influence check is greater than 9.'],
  ['TW-317', 'Standard modifications: Hobbits (+1) and Dúnedain (+1).'],
  [
    'TD-1',
    'When a company is on its way and moves in Withered Heath, Northern Rhovanion, Iron Hills or Grey Mountain Narrows (or, if Doors of Night is in play, in Southern Rhovanion, Dorwinion, Heart of Mirkwood or Woodland Realm), it faces a Dragon attack as if by a hazard creature: 3 strikes with 13 prowess and 8 body.',
  ],
  [
    'TD-4',
    'When a company is on its way and moves in Withered Heath, Gundabad, Anduin Vales or Grey Mountain Narrows (or, if Doors of Night is in play, in Northern Rhovanion, Iron Hills, Southern Rhovanion or Angmar), it faces a Dragon attack as if by a hazard creature: 3 strikes with 12 prowess and 6 body (the attacker chooses the defending characters).',
  ],
  [
    'TD-10',
    'When a company is on its way and moves in Withered Heath, Northern Rhovanion, Iron Hills or Grey Mountain Narrows (or, if Doors of Night is in play, in Brown Lands, Southern Rhovanion, Dorwinion, Dagorlad or Horse Plains), it faces a Dragon attack as if by a hazard creature: 4 strikes with 11 prowess and 7 body (the attacker chooses the defending characters).',
  ],
  [
    'TD-21',
    'When a company is on its way and moves in Andrast Coast, Bay of Belfalas, Eriadoran Coast or Andrast (or, if Doors of Night is in play, in Old Pûkel-land, Enedhwaith, Anfalas or any Coastal Sea), it faces a Dragon attack as if by a hazard creature: 3 strikes with 15 prowess and 6 body (the attacker chooses the defending characters).',
  ],
  [
    'TD-37',
    'When a company is on its way and moves in Withered Heath, Northern Rhovanion, Iron Hills or Grey Mountain Narrows (or, if Doors of Night is in play, in Southern Rhovanion, Dorwinion, Heart of Mirkwood or Woodland Realm), it faces a Dragon attack as if by a hazard creature: 4 strikes with 16 prowess and 7 body.',
  ],
  [
    'TD-43',
    'When a company is on its way and moves in Withered Heath, Northern Rhovanion, Iron Hills or Grey Mountain Narrows (or, if Doors of Night is in play, in Southern Rhovanion, Dorwinion, Heart of Mirkwood or Woodland Realm), it faces a Dragon attack as if by a hazard creature: 3 strikes with 14 prowess and 7 body.',
  ],
  [
    'TD-61',
    'When a company is on its way and moves in Withered Heath, Woodland Realm, Northern Rhovanion or Grey Mountain Narrows (or, if Doors of Night is in play, in Anduin Vales, Western Mirkwood, Heart of Mirkwood or Gundabad), it faces a Dragon attack as if by a hazard creature: 4 strikes with 13 prowess and 8 body.',
  ],
  [
    'TD-64',
    'When a company is on its way and moves in Forochel, Angmar or Gundabad (or, if Doors of Night is in play, in Númeriador, Arthedain or Rhudaur), it faces a Dragon attack as if by a hazard creature: 4 strikes with 10 prowess and 7 body (the attacker chooses the defending characters).',
  ],
  [
    'TD-70',
    'When a company is on its way and moves in Withered Heath, Northern Rhovanion, Iron Hills or Grey Mountain Narrows (or, if Doors of Night is in play, in Brown Lands, Southern Rhovanion, Dorwinion, Dagorlad or Horse Plains), it faces a Dragon attack as if by a hazard creature: 3 strikes with 15 prowess and 7 body (the attacker chooses the defending characters).',
  ],
  ['TD-44', 'Only 1 manifestation of a unique Dragon may be played each turn.'],
])('%s says so', (id, sentence) => {
  expect(textOf(id)).toContain(sentence);
});
