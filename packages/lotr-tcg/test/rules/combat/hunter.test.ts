/** Hunters: stronger against whoever has no hunter. */
import {
  a,
  aHunter,
  both,
  character,
  elf,
  event,
  forThisSkirmish,
  fullVitality,
  gives,
  hunter,
  modifier,
  non,
  orc,
  skirmish,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, freeEvent, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const whistle = event(skirmish, { effect: gives(a(elf), hunter, 1, forThisSkirmish) });
invent(
  companion('Chaser', { Hunter: 3 }),
  companion('Guard', { race: 'Elf', culture: 'Elven' }),
  minion('Stalker', { Hunter: 2, strength: 4, vitality: 9 }),
  minion('Brute', { strength: 1, vitality: 9, race: 'Troll' }),
  minion('Master', { race: 'Man' }, modifier({ attribute: hunter, of: orc, by: 1 })),
  freeCondition('Trail', {}, modifier({ attribute: fullVitality, of: both(character, aHunter), by: 1 })),
  freeCondition('Rest', {}, modifier({ attribute: fullVitality, of: both(character, non(aHunter)), by: 10 })),
  freeEvent('Whistle', { twilight: 0 }, whistle),
);

const fight = (hero: string, minions: readonly string[], more: readonly string[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), hero], hand: ['Whistle', { card: 'Whistle', as: 'other' }] },
    Bob: { minions: [...minions.map((card) => ({ card, against: hero })), ...more] },
  },
});
scenario('[LR-HUNTER-001] a hunter has so much more strength against someone without hunter', (t) => {
  t.given(fight('Guard', ['Stalker']));
  t.expect.card('Stalker', { strength: 4 + 2, hunter: 2 }).card('Guard', { strength: 6 });
});
scenario('[LR-HUNTER-001] companions hunt as minions do', (t) => {
  t.given(fight('Chaser', ['Brute'], ['Stalker']));
  t.expect.card('Chaser', { strength: 6 + 3 }).card('Brute', { strength: 1 });
  // Who is in no skirmish hunts nobody.
  t.expect.card('Stalker', { strength: 4 });
});
scenario('[LR-HUNTER-001] not before the skirmish', (t) => {
  t.given({ ...fight('Guard', ['Stalker']), phase: 'assignment alone' });
  t.expect.card('Stalker', { strength: 4 });
});
scenario('[LR-HUNTER-002] between hunters neither is stronger, whatever their numbers', (t) => {
  t.given(fight('Chaser', ['Stalker']));
  t.expect.card('Chaser', { strength: 6 }).card('Stalker', { strength: 4 });
});
scenario('[LR-HUNTER-002] who becomes a hunter in the skirmish is prey no longer', (t) => {
  t.given(fight('Guard', ['Stalker']));
  t.player('Ann').does('Whistle');
  t.expect.card('Stalker', { strength: 4 }).card('Guard', { strength: 6 });
});
scenario('[LR-HUNTER-004] hunter from several sources adds up', (t) => {
  t.given(fight('Guard', ['Stalker'], ['Master', 'Master']));
  t.expect.card('Stalker', { strength: 4 + 2 + 1 + 1 });
});
scenario('[LR-HUNTER-005] one opponent without hunter is enough, and two count no more', (t) => {
  t.given(fight('Chaser', ['Brute', 'Stalker', 'Brute']));
  t.expect.card('Chaser', { strength: 6 + 3 }).card('Stalker', { strength: 4 });
});
scenario('[LR-HUNTER-003] a hunter is whoever has the keyword, companion or minion', (t) => {
  const { players, phase } = fight('Chaser', ['Stalker'], ['Brute']);
  t.given({ phase, players: { ...players, Ann: { ...players.Ann, support: ['Trail', 'Rest'] } } });
  t.expect.card('Chaser', { vitality: 4 }).card('Stalker', { vitality: 10 });
  // Who is none is a non-hunter, on either side.
  t.expect.card('Brute', { vitality: 19 }).card('Frodo', { vitality: 14 });
});
scenario('[LR-HUNTER-003] by print or by gift', (t) => {
  const { players, phase } = fight('Guard', ['Stalker']);
  t.given({ phase, players: { ...players, Ann: { ...players.Ann, support: ['Trail'] } } });
  t.expect.card('Guard', { vitality: 3 });
  t.player('Ann').does('Whistle');
  t.expect.card('Guard', { vitality: 4 });
});
