/** Combat in detail: what is open in a strike sequence and between strikes, attacks at sites, and the worked figures. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';
import { meets } from './meets.ts';

describe('in the strike sequence', () => {
  scenario(
    '[ME-STRIKE-514] [ME-STRIKE-4010] [ME-STRIKE-4015] one resource that needs a skill for each strike',
    (t) => {
      meets(t, { strikes: 1, prowess: 12 }, ['Elladan', 'Elrohir'], {
        ann: { hand: ['Dodge', { card: 'Risky Blow', as: 'one' }, { card: 'Risky Blow', as: 'two' }] },
        dice: [3, 3],
      });
      t.player('Ann').does('Elladan', 'No', 'Pass');
      t.player('Ann').mayChoose.includes('one: when', 'two: when', 'Dodge: when');
      t.player('Ann').does('one: when');
      resolveChain(t);
      t.expect.table({ 'prowess against the strike': 8 });
      t.player('Ann').mayChoose.exactly('Pass', 'Dodge: when');
      t.player('Ann').does('Pass');
      t.expect.card('Elladan', { status: 'tapped' });
    },
  );
  scenario('[ME-STRIKE-514] a second one is refused as soon as the first is declared', (t) => {
    meets(t, { strikes: 1, prowess: 12 }, ['Elladan', 'Elrohir'], {
      ann: { hand: ['Dodge', { card: 'Risky Blow', as: 'one' }, { card: 'Risky Blow', as: 'two' }] },
      dice: [6, 6],
    });
    t.player('Ann').does('Elladan', 'No', 'Pass', 'one: when');
    t.expect.table({ chain: 'one' });
    t.player('Ann').mayChoose.exactly('Pass', 'Dodge: when');
    t.player('Ann').mayNot('two', { because: 'another card that needs a skill', rule: 'ME-STRIKE-514' });
    resolveChain(t);
    t.expect.table({ 'prowess against the strike': 8 }).card('two', { in: 'hand of Ann' });
    t.player('Ann').does('Pass');
  });
  scenario('[ME-STRIKE-514] each strike allows one', (t) => {
    meets(t, { strikes: 2, prowess: 12 }, ['Elladan', 'Elrohir'], {
      ann: {
        hand: [
          { card: 'Risky Blow', as: 'one' },
          { card: 'Risky Blow', as: 'two' },
        ],
      },
      dice: [2, 3, 2, 3],
    });
    t.player('Ann').does(
      'Elladan',
      'Elrohir',
      'The strike against Elladan',
      'No',
      'one: when',
      'No',
      'two: when',
    );
    // 5 + 3 + 5 beats 12; without the card he would be wounded.
    t.expect.card('Elladan', { status: 'tapped' }).card('Elrohir', { status: 'tapped' });
  });
  scenario(
    '[ME-STRIKE-004] [ME-STRIKE-528] [ME-STRIKE-537] only what affects the strike may be done',
    (t) => {
      meets(t, { strikes: 1, prowess: 12 }, [{ card: 'Elladan', on: ['Cram'] }, 'Elrohir'], {
        ann: { hand: ['Marvels Told', 'Gates of Morning'] },
        dice: [6, 6],
      });
      t.player('Ann').does('Elladan');
      t.player('Ann').does('Pass', 'No', 'Pass');
      t.expect.card('Elladan', { status: 'tapped' });
    },
  );
  scenario('[ME-STRIKE-005] [ME-STRIKE-535] [ME-STRIKE-4005] between strikes other things may', (t) => {
    meets(t, { strikes: 2, prowess: 4 }, [{ card: 'Elladan', on: ['Cram'] }, 'Elrohir'], {
      dice: [6, 6, 6, 6],
    });
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No');
    t.expect.card('Elladan', { status: 'tapped' });
    t.player('Ann').mayChoose.exactly('Pass', 'Cram: on your turn');
    t.player('Ann').does('Pass', 'No');
  });
  scenario('[ME-STRIKE-4006] in the site phase the attacker plays no hazards on a strike', (t) => {
    meets(t, { strikes: 1, prowess: 4, automatic: true }, ['Elladan', 'Elrohir'], {
      hand: ['Dragon-sickness', 'Seized by Terror'],
      dice: [6, 6],
    });
    t.player('Ann').does('Elladan', 'No', 'Pass');
    t.expect.asked('nobody');
  });
});

describe('the worked figures of the rulebook', () => {
  scenario('[ME-COMBAT-509] prowess 5 not tapping is 2', (t) => {
    meets(t, { strikes: 1, prowess: 10 }, ['Elladan', 'Elrohir'], { dice: [6, 6] });
    t.player('Ann').does('Elladan', 'Yes');
    t.expect.table({ 'prowess against the strike': 2 });
    t.player('Ann').does('Pass');
  });
  scenario('[ME-COMBAT-509] tapping, a roll of 8 makes 13 and defeats 10', (t) => {
    meets(t, { creature: 'Stirring Bones', strikes: 1, prowess: 10 }, ['Elladan'], { dice: [4, 4] });
    t.player('Ann').does('Elladan', 'No');
    t.expect.card('Stirring Bones', { in: 'points of Ann' });
  });
  const tapped = [{ card: 'Elladan', status: 'tapped' }];
  scenario('[ME-COMBAT-509] tapped, a roll of 7 ties with 11', (t) => {
    meets(t, { creature: 'Stirring Bones', strikes: 1, prowess: 11 }, tapped, { dice: [3, 4] });
    t.expect.card('Elladan', { status: 'tapped' }).card('Stirring Bones', { in: 'discard of Bob' });
  });
  scenario(
    '[ME-COMBAT-509] a roll of 3 makes 7 and fails; a body check of 8 does not eliminate a body of 8',
    (t) => {
      meets(t, { creature: 'Stirring Bones', strikes: 1, prowess: 11 }, tapped, { dice: [1, 2, 4, 4] });
      t.expect.card('Elladan', { status: 'wounded', in: 'company of company 1' });
    },
  );
});

describe('at a site', () => {
  const enters = (t: Table<S>, ann: object, own: object, more: object = {}): void => {
    t.given({ phase: 'site', ...more, players: { Ann: { ...ann, companies: [own] }, Bob } });
    t.player('Ann').does('Yes');
  };
  scenario(
    '[ME-COMBAT-503] [ME-COMBAT-4009] a company that enters faces the automatic-attack, and may act before its strikes',
    (t) => {
      enters(t, { hand: ['Concealment'] }, company('Moria', 'Fatty Bolger', 'Elladan'));
      t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
      t.player('Ann').mayChoose.includes('Concealment', 'Pass');
    },
  );
  scenario(
    '[ME-COMBAT-520] [ME-COMBAT-4009] whatever cancels an attack cancels an automatic-attack, which was then faced',
    (t) => {
      enters(t, { hand: ['Concealment', 'Glamdring'] }, company('Moria', 'Fatty Bolger', 'Elladan'));
      t.player('Ann').does('Concealment');
      resolveChain(t);
      t.player('Ann').mayChoose.includes('Glamdring: play');
    },
  );
  scenario(
    '[ME-COMBAT-521] [ME-COMBAT-506] what is legal in a strike sequence is legal in its strikes, and nothing else',
    (t) => {
      meets(t, { strikes: 1, prowess: 12, automatic: true }, ['Elladan', 'Elrohir'], {
        ann: { hand: ['Risky Blow', 'Glamdring', 'Gates of Morning'] },
      });
      t.player('Ann').does('Elladan', 'No', 'Pass').mayChoose.exactly('Pass', 'Risky Blow: when');
    },
  );
});

describe('when things may be done', () => {
  scenario('[ME-STRIKE-525] [ME-DICE-2002] after the roll nothing changes it', (t) => {
    meets(t, { strikes: 1, prowess: 20 }, ['Elladan', 'Elrohir'], {
      ann: { hand: [{ card: 'Risky Blow', as: 'blow' }] },
      dice: [1, 1, 1, 1],
    });
    t.player('Ann').does('Elladan', 'No', 'Pass', 'Pass');
    t.expect.card('Elladan', { status: 'wounded' }).asked('nobody');
    t.player('Ann').mayNot('blow');
  });
  scenario(
    '[ME-STRIKE-003] [ME-STRIKE-526] a strike sequence runs from the choice of the strike to the last check',
    (t) => {
      meets(t, { strikes: 2, prowess: 20 }, ['Elladan', 'Elrohir'], { dice: [1, 1, 1, 1] });
      t.player('Ann').does('Elladan', 'Elrohir');
      t.expect.table({ stage: 'between strikes', strike: 'none' });
      t.player('Ann').does('The strike against Elladan');
      t.expects({ at: 'strike sequence' });
      t.player('Ann').does('No');
      t.expect.card('Elladan', { status: 'wounded' });
      t.expects({ at: 'strike sequence' });
    },
  );
  scenario('[ME-STRIKE-539] [ME-STRIKE-533] things in play may be used on a strike too', (t) => {
    meets(
      t,
      { strikes: 1, prowess: 12 },
      [{ card: 'Elladan', on: ['Shield of Iron-bound Ash'] }, 'Elrohir'],
      { dice: [3, 3] },
    );
    t.player('Ann').does('Elladan', 'No', 'Pass', 'Shield of Iron-bound Ash: when');
    resolveChain(t);
    t.expect.card('Elladan', { status: 'tapped' }).card('Shield of Iron-bound Ash', { status: 'tapped' });
  });
  scenario(
    '[ME-STRIKE-500] [ME-STRIKE-505] [ME-COMBAT-4004] what changes the whole attack comes before its strikes',
    (t) => {
      meets(t, { creature: 'Orc-guard' }, ['Elladan', 'Elrohir'], {
        ann: { hand: ['Dark Quarrels'] },
        hand: ['Minions Stir'],
      });
      t.player('Ann').mayChoose.includes('Dark Quarrels');
      t.player('Ann').does('Pass');
      t.player('Bob').mayChoose.exactly('Pass', 'Minions Stir: as a hazard');
      t.player('Bob').does('Pass');
      t.player('Ann').does('Elladan', 'Elrohir');
      t.player('Ann').mayNot('Dark Quarrels');
      t.player('Bob').mayNot('Minions Stir');
    },
  );
});

describe('a creature as an automatic-attack', () => {
  scenario(
    '[ME-COMBAT-517] [ME-COMBAT-4007] the hazard player may play one from hand; beaten, it gives no points',
    (t) => {
      t.given({
        phase: 'site',
        dice: [6, 6],
        players: {
          Ann: { companies: [company('Framsburg', 'Elladan', { card: 'Elrohir', status: 'wounded' })] },
          Bob: { ...Bob, hand: ['Orc-lieutenant'] },
        },
      });
      t.player('Ann').does('Yes');
      for (let n = 0; n < 5 && !t.offered().includes('Elladan'); n++) {
        const creature = t.offered().find((text) => text.startsWith('Orc-lieutenant'));
        t.choose(t.state.kernel.asked, creature ?? 'Pass');
      }
      t.expect.table({ 'attack prowess': 7 });
      t.player('Ann').does('Elladan', 'No');
      t.expect.card('Orc-lieutenant', { in: 'discard of Bob' });
      t.player('Ann').has({ 'kill points': 0 });
    },
  );
});

describe('a Dragon ahunt', () => {
  scenario('[ME-COMBAT-510] is treated as a defeated creature when its attack is defeated', (t) => {
    t.given({
      phase: 'movement/hazard',
      dice: [6, 6, 6, 6],
      players: {
        Ann: { companies: [{ ...company('Edhellond', 'Elrond'), movesTo: 'Dol Amroth' }] },
        Bob: { companies: [company('Rivendell', 'Ioreth')], events: ['Eärcaraxë Ahunt'] },
      },
    });
    t.player('Ann').does('Anfalas, Bay of Belfalas, Belfalas');
    for (let n = 0; n < 6 && !t.offered().includes('Yes'); n++)
      t.choose(t.state.kernel.asked, t.offered()[0]);
    t.player('Ann').does('No');
    t.expect.card('Eärcaraxë Ahunt', { in: 'points of Ann' });
    t.player('Ann').has({ 'kill points': 4 });
  });
});

scenario('[ME-COMBAT-513] strikes of an attack that cannot be cancelled still can be', (t) => {
  meets(t, { strikes: 1, prowess: 12, certain: true }, ['Sam Gamgee', 'Fatty Bolger']);
  t.player('Ann').does('Sam Gamgee', 'No', 'Pass', 'Fatty Bolger: when');
  resolveChain(t);
  t.expect.card('Sam Gamgee', { status: 'untapped' }).card('Fatty Bolger', { status: 'tapped' });
});

scenario('[ME-COMBAT-513] the attack itself goes on, whatever is played to cancel it', (t) => {
  meets(t, { strikes: 1, prowess: 12, certain: true }, ['Sam Gamgee', 'Fatty Bolger', 'Elladan'], {
    ann: { hand: ['Concealment'] },
  });
  if (offers(t, 'Concealment')) t.player('Ann').does('Concealment', 'Fatty Bolger');
  resolveChain(t);
  t.player('Ann').mayChoose.includes('Elladan');
});
