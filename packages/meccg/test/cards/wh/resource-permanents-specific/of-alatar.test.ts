/** The White Hand: permanent-events specific to Alatar. */
import { describe } from 'vitest';
import { plays, TOWERS } from '../../../fallen-wizards.ts';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';

const alatar = { side: 'fallen-wizard', declared: 'Alatar' } as const;

describe('[WH-90] Bow of Alatar', () => {
  const attacked = (status: string, bow: string, body = 5) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 8, body, attackerChooses: true },
    players: {
      Ann: {
        ...alatar,
        companies: [
          company(
            'TW-413',
            { card: 'Alatar', status, on: [{ card: 'Bow of Alatar', status: bow }] },
            'Layos',
          ),
        ],
      },
      Bob,
    },
  });
  scenario('[WH-90/3] he faces a strike, whatever his state and whoever would choose', (t) => {
    t.given(attacked('tapped', 'untapped'));
    plays(t, 'Bow of Alatar');
    t.expect.card('Bow of Alatar', { status: 'tapped' });
    idleUntil(t, () => t.state.global.strike !== 0);
    t.expect.table({ strike: 'Alatar', 'attack body': 4 });
  });
  scenario('[WH-90/3] not when it is tapped', (t) => {
    t.given(attacked('untapped', 'tapped'));
    t.player('Ann').mayNot('Bow of Alatar');
  });
});

describe('[WH-92] Huntsman’s Garb', () => {
  const ends = (discard: readonly string[]) => ({
    phase: 'end-of-turn',
    players: {
      Ann: {
        ...alatar,
        discard,
        companies: [company(TOWERS, { card: 'Alatar', on: ['Huntsman’s Garb'] }, 'Layos')],
      },
      Bob,
    },
  });
  scenario('[WH-92/3] taps for Risky Blow at the end of the turn', (t) => {
    t.given(ends(['Risky Blow', 'Cram']));
    plays(t, 'Huntsman’s Garb');
    t.expect.card('Risky Blow', { in: 'hand of Ann' }).card('Huntsman’s Garb', { status: 'tapped' });
  });
  scenario('[WH-92/3] for nothing else', (t) => {
    t.given(ends(['Dodge', 'Cram']));
    t.player('Ann').mayNot('Huntsman’s Garb', { because: 'nothing to choose' });
  });
  scenario('[WH-92/3] nor before', (t) => {
    const { players } = ends(['Risky Blow']);
    t.given({ players });
    t.player('Ann').mayNot('Huntsman’s Garb', { because: 'end-of-turn phase' });
  });
});

describe('[WH-93] Join the Hunt', () => {
  scenario('[WH-93/1] is played by itself', (t) => {
    t.given({
      players: { Ann: { ...alatar, hand: ['Join the Hunt'], companies: [company(TOWERS, 'Layos')] }, Bob },
    });
    plays(t, 'Join the Hunt');
    t.player('Ann').has({ 'stage points': 2 });
  });
  const items = ['Glamdring', 'Lesser Ring', 'Gollum', 'Goldberry'];
  const hunting = (mine: readonly string[], others: readonly string[]) => ({
    players: {
      Ann: {
        ...alatar,
        events: ['Join the Hunt'],
        companies: [
          company(TOWERS, { card: 'Alatar', on: mine }),
          company('TW-413', { card: 'Layos', on: others }),
        ],
      },
      Bob,
    },
  });
  scenario('[WH-93/2 WH-93/3] weapons and fighting allies with Alatar are worth full points', (t) => {
    t.given(hunting(items, []));
    // Glamdring 2, the ring 1; Gollum 2, Goldberry 1.
    t.player('Ann').has({ 'item points': 3, 'ally points': 3 });
  });
  scenario('[WH-93/2 WH-93/3] elsewhere one', (t) => {
    t.given(hunting([], items));
    t.player('Ann').has({ 'item points': 2, 'ally points': 2 });
  });
});
