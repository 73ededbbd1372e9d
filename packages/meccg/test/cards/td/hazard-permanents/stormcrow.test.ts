/** The Dragons: Stormcrow. */
import { expect } from 'vitest';
import { Bob, company, going, offers, type Placed, resolveChain, scenario, toMoria } from '../../../table.ts';

const travelling = (who: readonly Placed[], ann: object = {}, bob: object = {}) =>
  going(['Stormcrow'], who, ann, bob);
for (const [events, left] of [
  [[], 8],
  [['Doors of Night'], 6],
] as const)
  scenario(`[TD-73/2 TD-73/3] Gandalf has ${left} of his 10 direct influence`, (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Gandalf', 'Imrahil')] },
        Bob: { ...Bob, events: ['Stormcrow', ...events] },
      },
    });
    t.expect.value('Gandalf', 'direct influence', left).value('Imrahil', 'direct influence', 2);
  });
scenario('[TD-73/1 ME-CARD-0720] what was played on the company of a Wizard is discarded at once', (t) => {
  t.given({
    phase: 'hazards',
    company: 'riders',
    players: {
      Ann: {
        companies: [
          {
            ...company('Rivendell', 'Gandalf', 'Elladan', 'Elrohir', {
              card: 'Legolas',
              on: ['Dreams of Lore'],
            }),
            as: 'riders',
            movesTo: 'Moria',
            by: toMoria,
          },
          { ...company('Lórien', 'Celeborn', 'Haldir'), as: 'others' },
        ],
        events: [
          { card: 'Fellowship', as: 'first', company: 'riders' },
          { card: 'Fellowship', as: 'second', company: 'others' },
        ],
      },
      Bob: { ...Bob, hand: ['Stormcrow'] },
    },
  });
  t.player('Bob').does('Stormcrow: as a hazard');
  resolveChain(t);
  t.expect
    .card('first', { in: 'discard of Ann' })
    .card('second', { in: 'events of Ann' })
    .card('Dreams of Lore', { in: 'on of Legolas' });
});
for (const [who, may] of [
  ['Gandalf', false],
  ['Legolas', true],
] as const)
  scenario(`[TD-73/4] Fellowship on the company of ${who}: ${may}`, (t) => {
    t.given({
      players: {
        Ann: { hand: ['Fellowship'], companies: [company('Rivendell', who, 'Elladan', 'Elrohir', 'Haldir')] },
        Bob: { ...Bob, events: ['Stormcrow'] },
      },
    });
    if (may) expect(offers(t, 'Fellowship')).toBe(true);
    else t.player('Ann').mayNot('Fellowship', { because: 'company' });
  });
scenario('[TD-73/1] cannot be duplicated', (t) => {
  t.given({
    ...travelling(['Gandalf'], { events: [] }, { events: [{ card: 'Stormcrow', as: 'other' }] }),
  });
  t.player('Bob').mayNot('Stormcrow', { because: 'duplicated' });
});
