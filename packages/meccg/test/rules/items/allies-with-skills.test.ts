/** Allies that have a skill. ME-ALLY */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const withAlly = (who: string, ally: string | object) => ({ card: who, on: [ally] });

describe('an ally with a skill', () => {
  const attacked = (ally: string | object) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9 },
    players: {
      Ann: {
        hand: ['Concealment', 'Dodge'],
        companies: [company('Moria', withAlly('Elladan', ally), 'Elrohir', 'Balin')],
      },
      Bob,
    },
  });
  scenario('[ME-ALLY-502 ME-ALLY-4000] Gollum taps as a scout for Concealment', (t) => {
    t.given(attacked('Gollum'));
    t.player('Ann').does('Concealment');
    resolveChain(t);
    t.expect
      .card('Gollum', { status: 'tapped' })
      .card('Elladan', { status: 'untapped' })
      .card('Concealment', { in: 'discard of Ann' });
    t.expect.asked('nobody');
  });
  scenario('[ME-ALLY-502] not when he is tapped', (t) => {
    t.given(attacked({ card: 'Gollum', status: 'tapped' }));
    t.player('Ann').mayNot('Concealment', { because: 'nothing to choose' });
  });
  scenario('[ME-ALLY-502] and not an ally without that skill', (t) => {
    t.given(attacked('Treebeard'));
    t.player('Ann').mayNot('Concealment', { because: 'nothing to choose' });
  });

  scenario(
    '[ME-ALLY-502] Gollum scouts ahead of a small company at the end of the organization phase',
    (t) => {
      t.given({
        players: {
          Ann: { hand: ['Stealth'], companies: [company('Moria', withAlly('Elladan', 'Gollum'))] },
          Bob,
        },
      });
      t.player('Ann').does('Pass');
      t.player('Ann').mayChoose.exactly('Pass', 'Stealth');
      t.player('Ann').does('Stealth');
      t.expect.card('Gollum', { status: 'tapped' });
    },
  );

  const told = (sage: string | object) => ({
    players: {
      Ann: { hand: ['Marvels Told'], companies: [company('Isengard', withAlly('Elladan', sage), 'Elrohir')] },
      Bob: { ...Bob, events: ['The Moon Is Dead', 'Doors of Night'] },
    },
  });
  scenario(
    '[ME-ALLY-502 ME-ALLY-505] Treebeard taps as a sage for Marvels Told, and makes no corruption check',
    (t) => {
      // No dice are laid out: a check would ask for some.
      t.given(told('Treebeard'));
      t.player('Ann').does('Marvels Told');
      resolveChain(t);
      t.expect
        .card('Treebeard', { status: 'tapped' })
        .card('The Moon Is Dead', { in: 'discard of Bob' })
        .card('Doors of Night', { in: 'events of Bob' });
      t.player('Ann').mayChoose.includes('Elladan: declare movement');
    },
  );
  scenario('[ME-ALLY-502] without a sage nobody tells it', (t) => {
    t.given(told('Gollum'));
    t.player('Ann').mayNot('Marvels Told', { because: 'nothing to choose' });
  });

  const stone = { card: 'Elladan', on: ['Palantír of Orthanc'] };
  const aligns = (beside: readonly (string | object)[]) => ({
    players: { Ann: { hand: ['Align Palantír'], companies: [company('Isengard', stone, ...beside)] }, Bob },
  });
  scenario('[ME-ALLY-502] a sage in the company may be an ally', (t) => {
    t.given(aligns([withAlly('Elrohir', 'Treebeard')]));
    t.player('Ann').does('Align Palantír');
    t.expect.card('Align Palantír', { in: 'on of Palantír of Orthanc' });
  });
  scenario('[ME-ALLY-502] but there must be one', (t) => {
    t.given(aligns([withAlly('Elrohir', 'Gollum')]));
    t.player('Ann').mayNot('Align Palantír', { because: 'nothing to choose' });
  });

  scenario('[ME-ALLY-4000] it plays no items', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Moria', { card: 'Elladan', status: 'tapped', on: ['Gollum'] })],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Smoke Rings');
    t.player('Ann').mayNot('Glamdring', {
      because: 'no character of the company is untapped',
      rule: 'ME-SITE-2000',
    });
  });
});

describe('an ally in combat', () => {
  const attacked = (ally: string) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9 },
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [company('Moria', { card: 'Elladan', status: 'wounded', on: [ally] })],
      },
      Bob,
    },
  });
  scenario('[ME-ALLY-508 ME-ALLY-4006] may be the one on whom a card against the attack is played', (t) => {
    t.given(attacked('Gollum'));
    t.player('Ann').does('Escape');
    resolveChain(t);
    t.expect.card('Gollum', { status: 'wounded' }).asked('nobody');
  });
  scenario('[ME-ALLY-508] but not one that is not attacked', (t) => {
    t.given(attacked('Goldberry'));
    t.player('Ann').mayNot('Escape', { because: 'nothing to choose' });
  });
});
