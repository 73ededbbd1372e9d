/** The Dragons: hazard long-events. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('[TD-21] Eärcaraxë Ahunt', () => {
  const sea = (to: string, events: readonly string[]) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        hand: ['Concealment'],
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Edhellond', 'Elrond', 'Adrazar'), as: 'riders', movesTo: to }],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], deck: ['Cram', 'Cram', 'Cram', 'Cram'], events },
    },
  });
  scenario(
    '[ME-CARD-0014] Eärcaraxë Ahunt: 3 strikes with 15 prowess and 6 body against who sails the Bay of Belfalas',
    (t) => {
      t.given(sea('Isle of the Ulond', ['Eärcaraxë Ahunt']));
      t.player('Ann').does('the path printed');
      t.player('Ann').does('No');
      t.player('Bob').does('No');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 3, 'attack prowess': 15, 'attack body': 6 });
    },
  );
});

describe('[TD-21] Eärcaraxë Ahunt', () => {
  const sea = (events: readonly string[], to: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        hand: ['Concealment'],
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Edhellond', 'Elrond', 'Adrazar'), movesTo: to }],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], deck: ['Cram', 'Cram', 'Cram', 'Cram'], events },
    },
  });
  const sail = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Ann').does('the path printed');
    t.player('Ann').does('No');
    t.player('Bob').does('No');
    resolveChain(t);
  };
  scenario('Eärcaraxë Ahunt: not in the Mouths of the Anduin without Doors of Night', (t) => {
    t.given(sea(['Eärcaraxë Ahunt'], 'Tolfalas'));
    sail(t);
    t.expect.table({ 'attack strikes': 0 });
  });
  scenario('Eärcaraxë Ahunt: with Doors of Night wherever there is a Coastal Sea', (t) => {
    t.given(sea(['Eärcaraxë Ahunt', 'Doors of Night'], 'Tolfalas'));
    sail(t);
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 15 });
  });
});

scenario('[TD-21] Eärcaraxë Ahunt: by night a Coastal Sea at the end of the way is enough', (t) => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        hand: ['Concealment'],
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        companies: [{ ...company('Pelargir', 'Elrond', 'Adrazar'), movesTo: 'Tolfalas' }],
      },
      Bob: {
        companies: [company('Lórien', 'Ioreth')],
        deck: ['Cram', 'Cram', 'Cram', 'Cram'],
        events: ['Eärcaraxë Ahunt', 'Doors of Night'],
      },
    },
  });
  t.player('Ann').does('Lebennin, Mouths of the Anduin', 'No');
  t.player('Bob').does('No');
  resolveChain(t);
  t.expect.table({ 'attack strikes': 3, 'attack prowess': 15 });
});

describe('[TD-76/2] Times Are Evil', () => {
  for (const [events, modifier] of [
    [['Times Are Evil'], -1],
    [[], 2],
  ] as const)
    scenario(`an attempt is modified by ${modifier} with ${events.length} of it`, (t) => {
      t.given({
        phase: 'at the site',
        dice: [1, 1],
        players: {
          Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [company('Pelargir', 'Faramir')] },
          Bob: { ...Bob, events },
        },
      });
      t.player('Ann').does('Men of Lebennin: try');
      t.expect.table({ 'attempt modifier': modifier });
      resolveChain(t);
    });
});

describe('by night', () => {
  for (const [dragon, cited] of [
    ['Agburanar', 'TD-1'],
    ['Scorba', 'TD-64'],
    ['Smaug', 'TD-70'],
  ] as const)
    scenario(`[${cited}] ${dragon} Ahunt: hunts in the regions it names, and in none for its type`, (t) => {
      // A Free-domain, a Border-land and Wildernesses, far from every Dragon.
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            hand: ['Concealment'],
            companies: [
              {
                ...company('Edhellond', 'Elrond'),
                movesTo: 'Minas Tirith',
                by: ['Anfalas', 'Belfalas', 'Lebennin', 'Anórien'],
              },
            ],
          },
          Bob: { companies: [company('Lórien', 'Ioreth')], events: [`${dragon} Ahunt`, 'Doors of Night'] },
        },
      });
      resolveChain(t);
      t.expect.table({ 'attack strikes': 0 });
    });
});
