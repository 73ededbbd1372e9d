/** The Fellowship of the Ring: The Irresistible Shadow. */
import {
  addsBurdens,
  discardTop,
  draw,
  event,
  freePeoplesPlayer,
  maneuver,
} from '../../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  freeIdle,
  companion('Friend'),
  minion('Sauron Orc', { culture: 'Sauron' }),
  minion('Goblin'),
  freeCondition('Paper'),
  shadowCondition('Curse', { twilight: 0 }),
  shadowEvent('Gloom', { twilight: 0 }, event(maneuver, { effect: addsBurdens(1) })),
  shadowEvent('Waste', { twilight: 0 }, event(maneuver, { effect: discardTop(1) })),
  freeEvent('Study', { twilight: 0 }, event(maneuver, { effect: draw(1, freePeoplesPlayer) })),
);
const shadow = { card: 'The Irresistible Shadow', as: 'it' };
const camp = (phase: string, ann: Fields, bob: Fields) => ({
  phase: phase === 'turn' ? 'turn' : `${phase} alone`,
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Free idle'], ...ann },
    Bob: { minions: ['Sauron Orc'], support: [shadow, 'Idle'], ...bob },
  },
});
const play = (t: Parameters<Parameters<typeof scenario>[1]>[0], card: string) => {
  if (card === 'Study') t.player('Ann').does('event');
  else {
    t.player('Ann').does('Pass');
    t.player('Bob').does('event');
  }
};
for (const [card, burdens, deck, lost] of [
  ['Gloom', 4, 0, true],
  ['Gloom', 3, 0, false],
  ['Gloom', 4, 1, false],
  ['Waste', 5, 1, true],
  ['Waste', 4, 1, false],
  ['Study', 5, 1, true],
  ['Study', 5, 2, false],
] as const)
  scenario(`[1_252/2] The Irresistible Shadow: ${card} with ${burdens} burdens and ${deck} cards`, (t) => {
    const event = { card, as: 'event' };
    const held = card === 'Study' ? [event] : [];
    t.given(
      camp(
        'maneuver',
        { burdens, deck: Array.from({ length: deck }, () => 'Paper'), hand: held },
        { hand: card === 'Study' ? [] : [event] },
      ),
    );
    play(t, card);
    t.player('Ann').has({ outcome: lost ? 'lost' : 'playing' });
  });
for (const [who, wounds, ok] of [
  ['Sauron Orc', 0, true],
  ['Goblin', 0, false],
  ['Sauron Orc', 1, false],
] as const)
  scenario(`[1_252/1] The Irresistible Shadow: ${who} with ${wounds} wounds exerts`, (t) => {
    t.given(
      camp(
        'shadow',
        { burdens: 5, deck: ['Paper'] },
        { minions: [{ card: who, as: 'he', wounds }], hand: [shadow], support: ['Idle'] },
      ),
    );
    if (ok) t.player('Bob').does('it: play');
    else t.player('Bob').mayNot('it', {});
    t.player('Ann').has({ outcome: 'playing' });
  });
scenario('[1_252/2] The Irresistible Shadow: it is looked at as it is played', (t) => {
  t.given(camp('shadow', { burdens: 5, deck: [] }, { hand: [shadow], support: ['Idle'] }));
  t.player('Bob').does('it: play');
  t.player('Ann').has({ outcome: 'lost' });
});
scenario('[1_252/2] The Irresistible Shadow: and as a turn starts', (t) => {
  t.given(camp('turn', { burdens: 5, deck: [] }, { minions: [] }));
  t.player('Ann').has({ outcome: 'lost' });
});
