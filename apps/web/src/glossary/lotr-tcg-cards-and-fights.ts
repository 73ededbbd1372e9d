/** Words of The Lord of the Rings TCG: cards, phases, fights and keywords. A house test holds the ids. */
import { word } from './word.ts';

export const CARDS_AND_FIGHTS = [
  // kinds of cards
  word(
    ['condition', 'conditions'],
    'A card that stays, in the support area or on a character, and changes how things go.',
    'LR-FELLOW-014',
    'LR-SHADOW-005',
  ),
  word(
    ['possession', 'possessions'],
    'A thing that a character carries: a weapon, a cloak, a mount. One of each class.',
    'LR-ATTACH-003',
    'LR-ATTACH-005',
  ),
  word(
    ['artifact', 'artifacts'],
    'A possession of great power. It counts for the same classes.',
    'LR-ATTACH-004',
  ),
  word(
    ['event', 'events'],
    'A card that does something once, in the phase that it names, and is discarded.',
    'LR-EVENT-001',
    'LR-EVENT-003',
  ),
  word(
    ['response'],
    'An answer: it may be used whenever what it names happens, in any phase.',
    'LR-RESPONSE-001',
  ),
  word(
    ['support area'],
    'Where allies and many conditions lie: in play, but not with the fellowship.',
    'LR-FELLOW-013',
    'LR-FELLOW-015',
  ),
  word(
    ['bearer', 'bears', 'borne'],
    'Who carries a card. If he leaves play, it is discarded.',
    'LR-ATTACH-001',
    'LR-ATTACH-011',
  ),
  word('mounted', 'Bearing a mount.', 'LR-ATTACH-007'),
  word(
    ['spot', 'spots', 'spotted'],
    'To point at something that is in play and active. Nothing happens to it.',
    'LR-SPOT-001',
  ),
  word(
    ['stacked', 'stack'],
    'Laid on another card, face up. It is not in play, and was not played.',
    'LR-STACK-001',
    'LR-STACK-003',
  ),
  // phases
  word(
    ['fellowship phase'],
    'The first part of a turn: the Free Peoples player plays cards, and then moves.',
    'LR-FELLOW-001',
    'LR-FELLOW-005',
  ),
  word(
    ['Shadow phase'],
    'Each Shadow player spends twilight on minions and other cards.',
    'LR-SHADOW-002',
    'LR-SHADOW-003',
  ),
  word(
    ['maneuver phase', 'maneuver'],
    'Before the fighting: both sides may use maneuver cards in turn.',
    'LR-MANEUVER-001',
  ),
  word(['archery phase'], 'Archers of both sides wound from afar.', 'LR-ARCHERY-001'),
  word(
    ['assignment phase'],
    'The Free Peoples player says who fights which minion; then the Shadow assigns what is left.',
    'LR-ASSIGN-001',
    'LR-ASSIGN-007',
  ),
  word(
    ['regroup phase', 'regroup'],
    'After the fighting: hands are put in order, and the fellowship moves again or stays.',
    'LR-REGROUP-001',
    'LR-REGROUP-006',
  ),
  word(
    ['reconcile', 'reconciles', 'reconciling'],
    'To put one’s hand in order: discard one card if one likes, then have eight.',
    'LR-REGROUP-003',
    'LR-REGROUP-004',
  ),
  word(
    ['initiative'],
    'With the Free Peoples player while he holds four cards or more, else with the Shadow.',
    'LR-INIT-001',
  ),
  word(
    ['Rule of 4'],
    'In a fellowship phase a player takes four cards into his hand at the most.',
    'LR-FELLOW-006',
  ),
  word(['Rule of 9'], 'Companions in play and in the dead pile are nine at the most.', 'LR-FELLOW-009'),
  // fighting
  word(
    ['skirmish', 'skirmishes', 'skirmishing'],
    'A fight of one character against the minions assigned to him. The stronger side wins, and ties go to the Shadow.',
    'LR-SKIRM-005',
    'LR-SKIRM-006',
  ),
  word(
    ['assigned', 'assign', 'assigns'],
    'Set to fight somebody. A companion takes one minion, unless he is a defender.',
    'LR-ASSIGN-005',
    'LR-ASSIGN-013',
  ),
  word(
    ['leftover'],
    'A minion that the Free Peoples player did not assign. The Shadow may assign it to anyone.',
    'LR-ASSIGN-006',
    'LR-ASSIGN-007',
  ),
  word(
    ['overwhelmed', 'overwhelms', 'overwhelm'],
    'Beaten by at least twice one’s strength: killed outright, whatever vitality is left.',
    'LR-SKIRM-008',
  ),
  word(
    ['archery total'],
    'One for each archer of a side. The other side takes as many wounds, and chooses who takes them.',
    'LR-ARCHERY-002',
    'LR-ARCHERY-003',
  ),
  word(
    ['archer', 'archers'],
    'Adds one to the archery total of his side.',
    'LR-ARCHERY-010',
    'LR-KEYWORD-007',
  ),
  word(
    ['killed', 'kill', 'kills'],
    'What becomes of a character without vitality. Companions and allies go to the dead pile, minions to the discard pile.',
    'LR-KILL-001',
    'LR-KILL-003',
  ),
  word(
    ['dead pile'],
    'Where killed companions and allies lie. While a unique one is there, he cannot be played again.',
    'LR-KILL-004',
    'LR-KILL-005',
  ),
  // keywords with rules
  word(['defender'], 'With defender +1 a companion may be assigned to one more minion.', 'LR-KEYWORD-011'),
  word(
    ['damage'],
    'A winner with damage +1 gives each loser one wound more.',
    'LR-KEYWORD-008',
    'LR-KEYWORD-009',
  ),
  word(
    ['fierce'],
    'A minion that must be fought a second time, after all other skirmishes.',
    'LR-KEYWORD-015',
    'LR-FIERCE-001',
  ),
  word(
    ['ambush'],
    'When the Free Peoples player assigns this minion, its owner may add that much twilight.',
    'LR-KEYWORD-004',
    'LR-KEYWORD-005',
  ),
  word(['enduring'], 'Two strength more for every wound on this character.', 'LR-KEYWORD-014'),
  word(['lurker'], 'Its skirmish comes only after those without a lurker.', 'LR-KEYWORD-016'),
  word(
    ['muster'],
    'As the regroup phase begins: discard a card and draw another, one for each such character.',
    'LR-KEYWORD-018',
  ),
  word(
    ['toil'],
    'A price that may be worked off: each character of its culture that is exerted makes the card that much cheaper.',
    'LR-KEYWORD-022',
  ),
  word(
    ['unhasty'],
    'The Free Peoples player cannot assign this character without a card that lets him; the Shadow can.',
    'LR-KEYWORD-025',
    'LR-KEYWORD-026',
  ),
  word(
    ['hunter'],
    'Stronger by that number against an opponent who is no hunter himself.',
    'LR-HUNTER-001',
    'LR-HUNTER-002',
  ),
  word(
    ['keyword', 'keywords'],
    'A word that a card is called by. A few have rules; the others only let cards speak of each other.',
    'LR-KEYWORD-001',
  ),
];
