/** The Lidless Eye: what scouts do: Catch an Elusive Scent, Hide in Dark Places. */
import { describe, expect } from 'vitest';
import { attackWith, Bob, company, idleUntil, type Placed, resolveChain, scenario } from '../../../table.ts';

describe('[LE-175] Catch an Elusive Scent', () => {
  const searching = (item: string, siteTapped: boolean, at: string, ...who: readonly Placed[]) => ({
    phase: 'at the site',
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Catch an Elusive Scent', item],
        companies: [{ ...company(at, ...who), siteTapped }],
      },
      Bob,
    },
  });
  for (const siteTapped of [true, false])
    scenario(`a companion plays an item, and the site stays as it is: ${siteTapped}`, (t) => {
      t.given(searching('High Helm', siteTapped, 'Moria', 'Jerrek', 'Layos'));
      t.player('Ann').does('Catch an Elusive Scent');
      resolveChain(t);
      t.expect
        .card('High Helm', { in: 'on of Layos' })
        .card('Jerrek', { status: 'tapped', 'site tapped': siteTapped })
        .card('Layos', { status: 'tapped' });
    });
  for (const [why, item, at, who, because] of [
    ['a greater item', 'Black Mace', 'Moria', ['Jerrek', 'Layos'], 'item'],
    ['what the site does not allow', 'High Helm', 'Variag Camp', ['Jerrek', 'Layos'], 'item'],
    ['without a scout', 'High Helm', 'Moria', ['Dôgrib', 'Layos'], 'scout'],
    ['by the scout himself', 'High Helm', 'Moria', ['Jerrek'], 'scout'],
    [
      'with a tapped scout',
      'High Helm',
      'Moria',
      [{ card: 'Jerrek', status: 'tapped' }, 'Layos', 'Dôgrib'],
      'scout',
    ],
  ] as const)
    scenario(`not ${why}`, (t) => {
      t.given(searching(item, true, at, ...who));
      t.player('Ann').mayNot('Catch an Elusive Scent', { because });
    });
});

describe('[LE-192] Hide in Dark Places', () => {
  const hiding = (who: readonly Placed[], more: object = {}, bob: readonly string[] = []) => ({
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Hide in Dark Places'],
        companies: [
          { ...company('Moria', ...who), as: 'hidden', ...more },
          { ...company('Mount Gram', 'Layos', 'Asternak'), as: 'others' },
        ],
      },
      Bob: { ...Bob, hand: bob },
    },
  });
  const play = 'Hide in Dark Places: in';
  const toHazards = (t: Parameters<Parameters<typeof scenario>[1]>[0], first: string): void => {
    idleUntil(t, () => t.offered().includes(`The company of ${first}`));
    t.player('Ann').does(`The company of ${first}`);
  };
  scenario('[ME-CARD-0353] the company may declare no new site afterwards; others may', (t) => {
    t.given(hiding(['Jerrek']));
    t.player('Ann').mayChoose.includes('Jerrek: declare movement');
    t.player('Ann').does(play);
    resolveChain(t);
    t.player('Ann').mayNot('Jerrek', { to: 'declareMovement', because: 'Hide in Dark Places' });
    t.player('Ann').mayChoose.includes('Layos: declare movement');
  });
  scenario('[ME-CARD-0353] not once it has declared one', (t) => {
    t.given(hiding(['Jerrek'], { movesTo: 'Dimrill Dale' }));
    t.player('Ann').mayNot('Hide in Dark Places', { because: 'nothing to choose' });
  });
  scenario('not without a scout', (t) => {
    t.given(hiding(['Dôgrib']));
    t.player('Ann').mayNot('Hide in Dark Places', { because: 'nothing to choose' });
  });
  scenario('a tapped scout will do; every creature that attacks his company this turn is cancelled', (t) => {
    t.given(hiding([{ card: 'Jerrek', status: 'tapped' }, 'Dôgrib'], {}, ['Orc-watch', 'Orc-guard']));
    t.player('Ann').does(play);
    resolveChain(t);
    toHazards(t, 'Jerrek');
    for (const creature of ['Orc-watch', 'Orc-guard']) {
      attackWith(t, 'Bob', creature);
      idleUntil(t, () => t.state.global.attack === 0);
      t.expect.card(creature, { in: 'discard of Bob' });
    }
    t.expect.card('Dôgrib', { status: 'untapped' });
  });
  scenario('what guards the site is no hazard creature', (t) => {
    t.given(hiding(['Jerrek', 'Dôgrib']));
    t.player('Ann').does(play);
    resolveChain(t);
    const choices = ['Yes', 'The company of Jerrek', 'Pass'];
    for (let n = 0; n < 20 && t.state.global.attack === 0; n++)
      t.player('Ann').does(choices.find((text) => t.offered().includes(text)) ?? t.offered()[0]);
    resolveChain(t);
    expect(t.state.attack.cancelled[t.state.global.attack]).toBe(0);
    expect(t.state.global.attack).not.toBe(0);
  });
  scenario('attacks on another company go on', (t) => {
    t.given(hiding(['Jerrek'], {}, ['Orc-watch']));
    t.player('Ann').does(play);
    resolveChain(t);
    toHazards(t, 'Layos');
    attackWith(t, 'Bob', 'Orc-watch');
    t.expect.table({ stage: 'assigning strikes' });
  });
});
