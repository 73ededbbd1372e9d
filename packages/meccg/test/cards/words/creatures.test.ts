/** Creatures that come freely on one company: not on the others. And attacks that cards make. */
import { describe } from 'vitest';
import {
  character,
  chooseCharacter,
  faceAttack,
  onYourTurn,
  shortEvent,
  the,
} from '../../../src/cards/words/index.ts';
import { fight } from '../../fights.ts';
import { invent } from '../../invented.ts';
import { attackWith, Bob, company, going, idleUntil, resolveChain, scenario, toMoria } from '../../table.ts';

describe('Umagaur the Pale', () => {
  const met = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    attackWith(t, 'Bob', 'Umagaur the Pale', 'Moria');
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
  };
  const two = (creature: string) => {
    const position = going(['Umagaur the Pale', creature], []);
    return {
      ...position,
      company: 'riders',
      players: {
        ...position.players,
        Ann: {
          hand: ['Escape'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          companies: [
            { ...company('Rivendell', 'Elladan', 'Elrohir'), as: 'riders', movesTo: 'Moria', by: toMoria },
            { ...company('Dol Guldur', 'Haldir', 'Orophin'), as: 'others' },
          ],
        },
      },
    };
  };
  scenario('[DM-112/1] on his company Orcs need no keying', (t) => {
    t.given(two('Goblin-faces'));
    met(t);
    t.player('Bob').mayChoose.includes('Goblin-faces: attack');
  });
  scenario('[DM-112/1] on another company they do', (t) => {
    t.given(two('Goblin-faces'));
    met(t);
    idleUntil(t, () => t.state.global.company === 2 && t.state.kernel.asked === 2);
    t.expect.table({ company: 'others' });
    t.player('Bob').mayNot('Goblin-faces', { because: 'keyed' });
  });
  scenario('[DM-112/1] and count against its hazard limit', (t) => {
    t.given(two('Orc-lieutenant'));
    met(t);
    idleUntil(t, () => t.state.global.company === 2 && t.state.kernel.asked === 2);
    t.expect.table({ hazardsDeclared: 0 });
    attackWith(t, 'Bob', 'Orc-lieutenant');
    t.expect.table({ hazardsDeclared: 1, 'attack race': 'Orc' });
  });
});

describe('attacks that a card makes', () => {
  const attacking = (name: string, more: object): number =>
    invent(
      name,
      'TW-319',
      shortEvent({
        when: onYourTurn,
        targets: [chooseCharacter('character', character)],
        effect: faceAttack({ race: 'Orc', strikes: 1, prowess: 3, against: the('character'), ...more }),
      }),
    );
  attacking('A Knife in the Dark', {});
  attacking('A Sure Knife', { certain: true });
  const given = (event: string, ...dice: readonly number[]) => ({
    dice,
    players: {
      Ann: {
        hand: [event, 'Concealment'],
        companies: [company('Bree', 'Elladan', 'Adrazar'), company('Moria', 'Haldir', 'Fatty Bolger')],
      },
      Bob,
    },
  });
  for (const who of ['Elladan', 'Haldir'])
    scenario(`against somebody, it is on his company, and he alone faces it: ${who}`, (t) => {
      t.given(given('A Knife in the Dark', 6, 6));
      t.player('Ann').does('A Knife in the Dark: ', who);
      resolveChain(t);
      const mate = who === 'Elladan' ? 'Adrazar' : 'Fatty Bolger';
      t.expect.table({ 'attack prowess': 3, 'attack strikes': 1, 'attack race': 'Orc' });
      // A scout of the company may cancel it, and no other.
      t.player('Ann').mayChoose.includes('Concealment: when');
      fight(t);
      t.expect.card(who, { status: 'tapped' }).card(mate, { status: 'untapped' });
    });
  scenario('what is certain is not cancelled', (t) => {
    t.given(given('A Sure Knife'));
    t.player('Ann').does('A Sure Knife: ', 'Haldir');
    resolveChain(t);
    t.player('Ann').mayNot('Concealment');
  });
});
