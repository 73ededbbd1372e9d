/** Hazard events that change attacks, paths and companies. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../table.ts';

const two = ['Elladan', 'Elrohir'];

describe('Two or Three Tribes Present', () => {
  scenario('Two or Three Tribes Present: creatures of that type do not count', (t) => {
    t.given(
      going(['Two or Three Tribes Present', 'Orc-watch', 'Orc-guard', 'Ghosts'], two, {
        hand: ['Dark Quarrels'],
      }),
    );
    t.player('Bob').does('Two or Three Tribes Present: as');
    resolveChain(t);
    t.player('Bob').does('Orc');
    t.expect.table({ hazardsDeclared: 1 });
    t.player('Bob').does('Orc-watch: attack');
    t.expect.table({ hazardsDeclared: 1 });
  });
  scenario('Two or Three Tribes Present: another type counts', (t) => {
    t.given(going(['Two or Three Tribes Present', 'Orc-watch', 'Ghosts'], two, { hand: ['Dark Quarrels'] }));
    t.player('Bob').does('Two or Three Tribes Present: as');
    resolveChain(t);
    t.player('Bob').does('Troll', 'Orc-watch: attack');
    t.expect.table({ hazardsDeclared: 2 });
  });
});

describe('Call of Home', () => {
  scenario(
    '[ME-CARD-0110] [ME-CARD-0111] [ME-CARD-4015] Call of Home: below 10 he returns to hand, one item passes on, even to the wounded',
    (t) => {
      t.given({
        ...going(
          ['Call of Home'],
          [
            { card: 'Elladan', on: ['Glamdring', 'Cram'] },
            { card: 'Elrond', status: 'wounded' },
          ],
          { hand: [] },
        ),
        dice: [1, 1],
      });
      t.player('Bob').does('Call of Home: as', 'Elladan');
      t.player('Ann').does('Yes', 'Glamdring');
      t.expect
        .card('Elladan', { in: 'hand of Ann' })
        .card('Glamdring', { in: 'on of Elrond' })
        .card('Cram', { in: 'discard of Ann' });
    },
  );
  scenario('Call of Home: 10 and more, and he stays', (t) => {
    t.given({ ...going(['Call of Home', 'Orc-guard'], two), dice: [6, 6] });
    t.player('Bob').does('Call of Home: as', 'Elladan');
    resolveChain(t);
    t.expect.card('Elladan', { in: 'company of riders' });
  });
});

describe('Muster Disperses', () => {
  const factions = (dice: readonly number[]) => ({
    ...going(['Muster Disperses', 'Orc-guard'], ['Elrond', 'Glorfindel II'], {
      factions: ['Men of Lebennin'],
    }),
    dice,
  });
  scenario(
    '[ME-CARD-0481] Muster Disperses: roll and unused general influence below 11 discards the faction',
    (t) => {
      t.given(factions([4, 4]));
      t.player('Bob').does('Muster Disperses: as');
      resolveChain(t);
      t.expect.card('Men of Lebennin', { in: 'discard of Ann' });
    },
  );
  scenario('Muster Disperses: 11 keeps it', (t) => {
    t.given(factions([4, 5]));
    t.player('Bob').does('Muster Disperses: as');
    resolveChain(t);
    t.expect.card('Men of Lebennin', { in: 'factions of Ann' });
  });
});

describe('Veils Flung Away', () => {
  scenario('[ME-CARD-0803] Veils Flung Away: body checks at −1; who fails taps, and it is free', (t) => {
    t.given({ ...going(['Veils Flung Away'], ['Elladan', 'Balin']), dice: [5, 4, 6, 3] });
    t.player('Bob').does('Veils Flung Away: as');
    t.expect
      .card('Elladan', { status: 'untapped' })
      .card('Balin', { status: 'tapped' })
      .table({ hazardsDeclared: 0 });
  });
  scenario('Veils Flung Away: not with Doors of Night', (t) => {
    t.given(going(['Veils Flung Away', 'Orc-guard'], two, {}, { events: ['Doors of Night'] }));
    t.player('Bob').mayNot('Veils Flung Away', { because: 'Doors of Night' });
  });
});

describe('short ones', () => {
  scenario('Dragon-sickness: a check at −1 for one who bears a major item', (t) => {
    t.given({
      ...going(
        ['Dragon-sickness'],
        [
          { card: 'Elladan', on: ['Glamdring'] },
          { card: 'Elrohir', status: 'tapped' },
        ],
      ),
      dice: [1, 1],
    });
    t.player('Bob').does('Dragon-sickness: as');
    resolveChain(t);
    t.expect.card('Elladan', { in: 'discard of Ann' });
  });
  scenario('Dragon-sickness: not on one who bears only minor items', (t) => {
    t.given(going(['Dragon-sickness', 'Orc-guard'], [{ card: 'Elladan', on: ['Cram'] }]));
    t.player('Bob').mayNot('Dragon-sickness', {
      because: 'nothing to choose a character bearing a major or greater item',
    });
  });
  scenario('[ME-CARD-0030] An Unexpected Outpost: one hazard into the deck, two with Doors of Night', (t) => {
    t.given(
      going(
        ['An Unexpected Outpost', 'Orc-guard'],
        two,
        {},
        { discard: ['Ghosts'], sideboard: ['Slayer'], events: ['Doors of Night'] },
      ),
    );
    t.player('Bob').does('An Unexpected Outpost: as', 'Ghosts');
    resolveChain(t);
    t.player('Bob').does('Yes');
    t.player('Bob').has({ deck: ['Ghosts', 'Slayer'] });
  });
  scenario('An Unexpected Outpost: only one without', (t) => {
    t.given(
      going(
        ['An Unexpected Outpost', 'Orc-guard'],
        two,
        {},
        { discard: ['Ghosts'], sideboard: ['Slayer', 'Cram'] },
      ),
    );
    t.player('Bob').does('An Unexpected Outpost: as', 'Ghosts');
    resolveChain(t);
    t.player('Bob').has({ deck: ['Ghosts'] });
  });
  scenario('The Ring’s Betrayal: not without a Ring', (t) => {
    t.given(going(['The Ring’s Betrayal', 'Orc-guard'], [{ card: 'Elladan', on: ['Glamdring'] }]));
    t.player('Bob').mayNot('The Ring’s Betrayal', { because: 'nothing to choose a Ring' });
  });
});

describe('Choking Shadows', () => {
  const toCaves = (events: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', ...two), as: 'riders', movesTo: 'Glittering Caves' }],
        hand: ['Escape'],
      },
      Bob: { ...Bob, hand: ['Choking Shadows', 'Orc-watch'], events },
    },
  });
  scenario('Choking Shadows: not at a Shadow-hold without Doors of Night', (t) => {
    t.given(going(['Choking Shadows', 'Orc-guard'], two));
    t.player('Bob').mayNot('Choking Shadows', { because: 'Ruins & Lairs' });
  });
  scenario('Choking Shadows: with Doors of Night Ruins & Lairs count as a Shadow-hold', (t) => {
    t.given(toCaves(['Doors of Night']));
    t.player('Bob').mayNot('Orc-watch', { because: 'keyed' });
    t.player('Bob').does('Choking Shadows: as a hazard, if Doors of Night is in play, the company');
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('Choking Shadows: without Doors of Night only more prowess', (t) => {
    t.given(toCaves([]));
    t.player('Bob').mayChoose.excludes(
      'Choking Shadows: as a hazard, if Doors of Night is in play, the company',
    );
  });
  scenario('Choking Shadows: +2 prowess for an automatic-attack, revealed on guard', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Escape'],
          companies: [
            {
              ...company('Glittering Caves', ...two),
              onGuard: [{ card: 'Choking Shadows', owner: 'Bob', controller: 'Bob' }],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').does('Yes');
    t.player('Bob').does('Choking Shadows: reveal');
    t.expect.table({ 'attack prowess': 11 });
  });
});

describe('Eärcaraxë Ahunt', () => {
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

describe('Incite Defenders', () => {
  const defended = (onGuard: readonly object[]) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Escape', 'Concealment', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [{ ...company('Raider-hold', 'Adrazar', 'Elladan', 'Elrohir'), onGuard }],
      },
      Bob: { ...Bob, hand: ['Orc-guard'] },
    },
  });
  scenario('Incite Defenders: an automatic-attack of a Border-hold is faced twice', (t) => {
    t.given(defended([{ card: 'Incite Defenders', owner: 'Bob', controller: 'Bob' }]));
    t.player('Ann').does('Yes');
    t.player('Bob').does('Incite Defenders: reveal');
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayChoose.includes('Concealment');
  });
  scenario('Incite Defenders: without it, once', (t) => {
    t.given(defended([]));
    t.player('Ann').does('Yes', 'Escape', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayChoose.excludes('Concealment');
  });
  scenario('Incite Defenders: not at a Shadow-hold', (t) => {
    t.given(going(['Incite Defenders', 'Orc-guard'], two));
    t.player('Bob').mayNot('Incite Defenders', { because: 'Border-hold' });
  });
});
