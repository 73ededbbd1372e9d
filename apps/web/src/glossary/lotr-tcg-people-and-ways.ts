/** Words of The Lord of the Rings TCG: who plays, the numbers, and the way. A house test holds the ids. */
import { word } from './word.ts';

export const PEOPLE_AND_WAYS = [
  // who
  word(
    ['Free Peoples'],
    'The side of whoever takes the turn: his fellowship and the cards that help it.',
    'LR-TURN-008',
  ),
  word(
    ['Shadow'],
    'The side of everyone else during a turn: minions, and the cards that help them.',
    'LR-TURN-008',
  ),
  word(
    ['companion', 'companions'],
    'A member of the fellowship: he moves, fights and dies with it.',
    'LR-MOVE-011',
    'LR-FELLOW-009',
  ),
  word(
    ['ally', 'allies'],
    'A friend who stays at home in the support area. He fights only at his home site, or where a card lets him.',
    'LR-ALLY-003',
    'LR-ALLY-004',
    'LR-ALLY-005',
  ),
  word(
    ['minion', 'minions'],
    'A character of the Shadow. Minions stay until the turn ends.',
    'LR-SHADOW-003',
    'LR-REGROUP-010',
  ),
  word(
    ['Ring-bearer'],
    'Who bears The One Ring. If he dies or is corrupted, his player has lost.',
    'LR-RING-001',
    'LR-LOSE-001',
    'LR-LOSE-003',
  ),
  word('Ring-bound', 'Frodo, Sam, whoever begins as Ring-bearer, and companions who say so.', 'LR-RING-008'),
  word('unbound', 'A companion who is not Ring-bound.', 'LR-RING-009'),
  word(
    ['culture', 'cultures'],
    'The people that a card belongs to, by its sign and colour. A deck may mix them.',
    'LR-CULTURE-001',
    'LR-CULTURE-005',
  ),
  word(
    ['signet', 'signets'],
    'A mark on some characters. It does nothing itself; other cards help those with the same.',
    'LR-SIGNET-001',
  ),
  word(
    ['unique'],
    'You may have only one of that title in play. Your opponent may have his own.',
    'LR-UNIQUE-002',
    'LR-UNIQUE-003',
  ),
  // numbers
  word(
    'strength',
    'How well someone fights: the sides of a skirmish compare it.',
    'LR-SKIRM-005',
    'LR-KILL-002',
  ),
  word(
    'vitality',
    'How many wounds someone has left before he dies.',
    'LR-WOUND-009',
    'LR-WOUND-003',
    'LR-KILL-001',
  ),
  word(
    'resistance',
    'How well a companion withstands the Ring. Every burden makes it one less.',
    'LR-RESIST-001',
    'LR-BURDEN-002',
  ),
  word(
    ['wound', 'wounds', 'wounded', 'wounding'],
    'A token on a character; each takes one vitality.',
    'LR-WOUND-001',
    'LR-WOUND-003',
  ),
  word(['heal', 'heals', 'healing', 'healed'], 'To take one wound off a character.', 'LR-HEAL-001'),
  word(
    ['exert', 'exerts', 'exertion', 'exerted', 'exerting'],
    'To put a wound on a character as the price of an effort. Whoever has only one vitality left cannot.',
    'LR-EXERT-001',
    'LR-EXERT-003',
  ),
  word('exhausted', 'With exactly one vitality left.', 'LR-EXERT-006'),
  word(
    ['burden', 'burdens'],
    'A token on the Ring-bearer: the Ring grows heavier. Each makes resistance one less.',
    'LR-BURDEN-001',
    'LR-BURDEN-002',
  ),
  word(
    ['corrupted', 'corrupt'],
    'What becomes of a Ring-bearer with no resistance left. His player has lost.',
    'LR-RESIST-005',
    'LR-LOSE-003',
  ),
  word(
    ['threat', 'threats'],
    'A token that waits for a death: when a companion or ally dies, every threat becomes a wound on a companion.',
    'LR-THREAT-001',
    'LR-THREAT-004',
  ),
  word(
    ['culture token', 'culture tokens'],
    'A token that a card gathers for its own purpose, of the culture named there.',
    'LR-TOKEN-001',
  ),
  // twilight and ways
  word(
    ['twilight pool', 'twilight'],
    'What the Shadow pays with. Cards of the Free Peoples add their cost to it, cards of the Shadow take theirs out.',
    'LR-TWILIGHT-003',
    'LR-TWILIGHT-004',
  ),
  word(
    'twilight cost',
    'The number at the upper left: what a card adds to the twilight pool, or takes from it.',
    'LR-TWILIGHT-002',
  ),
  word(
    ['roaming'],
    'Away from home: at a site with a lower number than the minion’s own. Playing it there costs 2 more.',
    'LR-ROAM-001',
    'LR-ROAM-002',
  ),
  word(
    'Shadow number',
    'The twilight that a site adds when a fellowship moves there.',
    'LR-SITE-012',
    'LR-MOVE-009',
  ),
  word(
    'site number',
    'How far along the path a site lies, 1 to 9. On a minion: from where on it is at home.',
    'LR-SITE-004',
    'LR-ROAM-001',
  ),
  word(
    ['region', 'regions'],
    'A third of the path: sites 1 to 3, 4 to 6, 7 to 9. Each later one adds more twilight to a move.',
    'LR-SITE-005',
    'LR-MOVE-010',
  ),
  word(
    ['sanctuary', 'sanctuaries'],
    'Sites 3 and 6. Whoever begins a turn there may heal up to five wounds of companions.',
    'LR-SITE-010',
    'LR-HEAL-004',
  ),
  word(
    ['move limit'],
    'How often a fellowship may move in a turn. Once it must.',
    'LR-MOVE-014',
    'LR-MOVE-015',
  ),
  word(
    ['adventure deck'],
    'Nine sites. They are not drawn: the one that is needed is taken out.',
    'LR-DECK-010',
    'LR-SETUP-013',
  ),
  word(
    ['home site', 'home sites'],
    'Where an ally is at home. There he may fight beside the fellowship.',
    'LR-ALLY-001',
    'LR-ALLY-005',
  ),
  word(
    ['site control', 'take control of a site', 'control a site', 'controls a site', 'controlled site'],
    'The Shadow takes the last site that everyone has left behind into its support area. Cards count such sites.',
    'LR-CONTROL-001',
    'LR-CONTROL-002',
  ),
  word(
    ['liberate', 'liberated', 'liberates'],
    'To bring a controlled site back to the path.',
    'LR-CONTROL-008',
  ),
];
