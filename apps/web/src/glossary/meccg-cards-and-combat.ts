/** Middle-earth CCG: what is played, how it fights, and how it ends. */
import { word } from './word.ts';

export const CARDS_AND_COMBAT = [
  // what
  word(
    ['resource', 'resources'],
    'A card that helps you: items, allies, factions, and events of your own turn.',
    'ME-CARD-001',
    'ME-TURN-002',
  ),
  word(
    ['hazard', 'hazards'],
    'A card against your opponent: creatures, and events that you play while his companies move.',
    'ME-CARD-001',
    'ME-TURN-4003',
  ),
  word(
    ['hazard limit'],
    'How many hazards may be played on a company while it moves: as many as its size, and two at the least.',
    'ME-HAZ-500',
  ),
  word(
    ['creature', 'creatures'],
    'A hazard that attacks a company. It must fit the company’s path or its site.',
    'ME-HAZ-001',
    'ME-KEY-001',
  ),
  word(
    ['keyed', 'keying'],
    'Said of a creature: the region or site, by type or name, that lets it be played there.',
    'ME-KEY-001',
    'ME-KEY-004',
  ),
  word(
    ['on-guard', 'on guard'],
    'A card laid face down at a company’s site, to be turned up in its site phase if it can do something there.',
    'ME-ONGUARD-2000',
    'ME-ONGUARD-2008',
  ),
  word(
    ['item', 'items'],
    'A thing to carry: played at a site that lists its kind, it taps the site and the one who takes it.',
    'ME-ITEM-002',
    'ME-ITEM-2000',
  ),
  word(
    ['minor item', 'minor items'],
    'The least kind of item. After a play that tapped the site one more of these may be played there.',
    'ME-SITE-515',
    'ME-ITEM-2000',
  ),
  word(
    ['gold ring', 'gold rings', 'gold ring item', 'gold ring items'],
    'A ring that nobody knows yet. A test shows what it is, and it is exchanged for a ring that fits.',
    'ME-RING-2004',
    'ME-RING-2005',
  ),
  word(
    ['hoard'],
    'What a Dragon sleeps on: a site has one for the turn if a Dragon guarded it as the turn began.',
    'ME-SITE-003',
    'ME-ITEM-001',
  ),
  word(
    ['trophy', 'trophies'],
    'A defeated creature that an Orc or Troll carries. It makes him stronger.',
    'ME-TROPHY-500',
    'ME-TROPHY-501',
  ),
  word(
    ['short-event', 'short-events'],
    'An event that does something once, and is discarded.',
    'ME-EVENT-2000',
  ),
  word(
    ['long-event', 'long-events'],
    'An event that stays for about two turns, one of each player.',
    'ME-EVENT-001',
    'ME-LONG-001',
  ),
  word(
    ['permanent-event', 'permanent-events'],
    'An event that stays until something discards it.',
    'ME-EVENT-004',
    'ME-EVENT-2003',
  ),
  word(
    ['environment', 'environments'],
    'A keyword of events about weather, light and shadow. Some cards cancel all of one kind.',
    'ME-KEYW-002',
  ),
  word(
    ['sideboard'],
    'Cards beside your deck. Some actions bring a few of them into it.',
    'ME-SIDE-002',
    'ME-SIDE-2001',
  ),
  word(
    'hand size',
    'How many cards you hold when hands are filled up: eight, if no card says otherwise.',
    'ME-HAND-001',
  ),
  // combat
  word(
    ['attack', 'attacks'],
    'An assault on a company: a number of strikes, all of one prowess.',
    'ME-COMBAT-001',
  ),
  word(
    ['automatic-attack', 'automatic-attacks'],
    'What guards a site. A company that enters faces it first. It is no hazard.',
    'ME-SITE-001',
    'ME-SITE-4005',
  ),
  word(
    ['strike', 'strikes'],
    'One blow of an attack, against one character. His prowess and two dice must exceed the prowess of the strike.',
    'ME-STRIKE-001',
    'ME-STRIKE-520',
  ),
  word(
    ['strike sequence'],
    'The working out of one strike: cards on it, staying untapped or not, support, the roll, and what follows.',
    'ME-STRIKE-526',
  ),
  word(
    ['excess strikes', 'excess strike'],
    'Strikes beyond one for each character. Each makes somebody’s prowess one less.',
    'ME-STRIKE-503',
    'ME-STRIKE-4007',
  ),
  word(
    'prowess',
    'How well someone fights. Staying untapped costs 3 of it; the tapped have 1 less, the wounded 2.',
    'ME-COMBAT-009',
    'ME-STRIKE-508',
    'ME-STRIKE-509',
  ),
  word('body', 'How hard someone is to kill: a body check must roll higher.', 'ME-BODY-001'),
  word(
    ['body check', 'body checks'],
    'Two dice against the body of someone who was wounded, one more if he was wounded before. Above it, he is eliminated.',
    'ME-BODY-003',
    'ME-BODY-501',
  ),
  word(
    'ineffectual',
    'A strike that ties: nobody is wounded, and it is not defeated either.',
    'ME-STRIKE-521',
  ),
  word(
    ['support', 'supports'],
    'An untapped member of the company at whom this attack did not strike taps, and gives 1 prowess.',
    'ME-STRIKE-532',
  ),
  word(
    ['detainment'],
    'An attack that taps instead of wounding. It cannot be defeated, and gives no points.',
    'ME-DETAIN-4006',
    'ME-DETAIN-4001',
  ),
  word(
    ['company versus company combat', 'company-versus-company combat'],
    'One player’s company attacking another’s at the same site, at the end of its site phase.',
    'ME-CVCC-001',
    'ME-CVCC-002',
  ),
  word(
    ['prisoner', 'prisoners'],
    'A character who was taken. He does nothing until a company of his own rescues him.',
    'ME-PRISON-2000',
    'ME-RESCUE-2000',
  ),
  // states and moments
  word(
    ['tapped', 'tap', 'taps', 'tapping'],
    'Turned sideways, because it was used. Characters are ready again in their player’s next untap phase.',
    'ME-TAP-002',
    'ME-UNTAP-002',
  ),
  word(
    ['untapped', 'untap', 'untaps'],
    'Upright and ready to be used. Sites do not untap.',
    'ME-TAP-004',
    'ME-UNTAP-003',
  ),
  word(
    ['wounded', 'wound', 'wounds'],
    'Turned upside down, after a strike that was lost. Havens heal: wounded becomes tapped.',
    'ME-TAP-006',
    'ME-UNTAP-500',
  ),
  word(
    ['eliminated', 'eliminate'],
    'Out of play for good. If it is unique, nobody can play it any more.',
    'ME-PILE-003',
  ),
  word(
    ['corruption points', 'corruption point', 'corruption'],
    'The pull of what one carries. Items and certain hazards give them to their bearer.',
    'ME-CORR-006',
  ),
  word(
    ['corruption check', 'corruption checks'],
    'Two dice must exceed one’s corruption points. If they tie or are 1 less, a hero leaves you and a minion taps; by more, he is lost.',
    'ME-CORR-002',
    'ME-CORR-003',
    'ME-CORR-004',
    'ME-CORR-005',
  ),
  word(
    ['store', 'stored', 'storing'],
    'To put an item away at a Haven. It gives its points, and no corruption, from then on.',
    'ME-STORE-001',
    'ME-STORE-002',
  ),
  word(
    ['transfer', 'transferred'],
    'To hand an item on at the same site, after a corruption check of the one who gives it.',
    'ME-XFER-2000',
  ),
  word(['bearer'], 'Who carries or controls a card.', 'ME-TERM-001'),
  word(
    ['chain of effects'],
    'Plays that answer one another before any takes effect. The last one declared happens first.',
    'ME-CHAIN-003',
  ),
  word(
    ['target', 'targets'],
    'The one thing that a card is played on or with.',
    'ME-TARGET-001',
    'ME-TARGET-002',
  ),
  word(
    ['organization phase'],
    'The part of your turn in which you bring in a character, arrange companies and items, and say who travels where.',
    'ME-ORG-001',
    'ME-ORG-002',
  ),
  word(
    ['movement/hazard phase'],
    'A company’s journey: both players draw, and your opponent may play hazards on it.',
    'ME-MOVE-515',
    'ME-DRAW-2000',
  ),
  word(
    ['site phase'],
    'A company may enter its site, face what guards it, and play what is to be found there.',
    'ME-SITE-009',
  ),
  // the end
  word(
    ['marshalling points', 'marshalling point'],
    'What you play for: characters, items, factions, allies, kills and other deeds give them.',
    'ME-MP-001',
    'ME-MP-011',
  ),
  word(
    ['kill points', 'kill marshalling points'],
    'Points for creatures whose strikes were all defeated.',
    'ME-PILE-011',
    'ME-MP-011',
  ),
  word(
    ['Free Council', 'the Council'],
    'The end of the game: everyone makes a last corruption check, and points are counted.',
    'ME-END-004',
    'ME-END-007',
  ),
  word(
    ['play deck'],
    'What you draw from. When it is exhausted, the discard pile becomes the next one.',
    'ME-DECK-001',
  ),
  word(['exhausted', 'exhausting'], 'Said of a play deck: its last card was drawn.', 'ME-DECK-001'),
  word(
    ['out-of-play pile', 'out of play'],
    'Where eliminated cards lie. They still count when somebody wants to play a unique card.',
    'ME-PILE-005',
  ),
];
