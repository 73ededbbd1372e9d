/** The Lidless Eye: hazard permanent-events. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

describe('[LE-132] Rebel-talk', () => {
  scenario('Rebel-talk: he follows nobody any more, and counts against general influence', (t) => {
    t.given(going(['Rebel-talk'], ['Elrond', { card: 'Haldir', leader: 'Elrond' }]));
    t.player('Bob').does('Rebel-talk: as a hazard');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Haldir' }).card('Haldir', { leader: 'none' });
  });
  scenario('Rebel-talk: not on a mind of more than 7', (t) => {
    t.given(going(['Rebel-talk', 'Orc-guard'], ['Elrond']));
    t.player('Bob').mayNot('Rebel-talk', {
      because: 'nothing to choose a non-Wizard non-Ringwraith character with a mind of 7 or less',
    });
  });
  scenario('Rebel-talk: its bearer cannot be led', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond', { card: 'Haldir', on: ['Rebel-talk'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Elrond: regroup', 'Haldir');
    t.player('Ann').mayChoose.excludes('Follow Elrond');
  });
  scenario('Rebel-talk: one roll a turn without tapping, more than 7', (t) => {
    t.given({
      dice: [4, 4],
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond', { card: 'Haldir', on: ['Rebel-talk'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Rebel-talk');
    t.expect.card('Haldir', { status: 'untapped' }).card('Rebel-talk', { in: 'discard of Ann' });
  });
});
