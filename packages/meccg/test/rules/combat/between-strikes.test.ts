/** What may be declared while an attack is faced: before its strikes, in a strike sequence, and between two. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const meets = (more: { hand?: readonly string[]; ann?: readonly string[]; events?: readonly string[] }) => ({
  phase: 'attack',
  attack: { race: 'Orc', strikes: 2, prowess: 4 },
  players: {
    Ann: {
      hand: more.ann ?? [],
      companies: [
        {
          ...company('Lórien', { card: 'Elladan', on: ['Glamdring'] }, 'Elrohir', 'Elrond'),
          movesTo: 'Dead Marshes',
          by: ['Wold & Foothills', 'Brown Lands', 'Dagorlad'],
        },
      ],
    },
    Bob: { ...Bob, hand: more.hand ?? [], events: more.events ?? [] },
  },
});

describe('hazards while an attack is faced', () => {
  const hazards = ['Dragon-sickness', 'Minions Stir', 'Seized by Terror', 'Stirring Bones', 'Lure of Nature'];
  scenario('[ME-COMBAT-4004] before strikes: only what changes the attack as a whole', (t) => {
    t.given(meets({ hand: hazards }));
    t.player('Bob').mayChoose.exactly('Pass', 'Minions Stir: as a hazard');
    t.player('Bob').does('Minions Stir: as a hazard');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 5 });
  });
  scenario('[ME-COMBAT-4004] and nothing that is about other attacks', (t) => {
    t.given({ ...meets({ hand: hazards }), attack: { race: 'Wolf', strikes: 2, prowess: 4 } });
    t.player('Bob').mayNot('Minions Stir', { rule: 'ME-COMBAT-4004' });
  });
  scenario(
    '[ME-STRIKE-005] [ME-STRIKE-535] [ME-STRIKE-4005] [ME-RETURN-501] [ME-COMBAT-007] between strikes: what is otherwise legal, but no attack, no more strikes, and no way back',
    (t) => {
      t.given({ ...meets({ hand: hazards }), dice: [6, 6] });
      t.player('Bob').does('Pass');
      t.player('Ann').does('Elladan', 'Elrohir');
      // Before the first strike it is as between two.
      t.player('Bob').mayChoose.exactly(
        'Pass',
        'Dragon-sickness: as a hazard',
        'Lure of Nature: as a hazard',
      );
      t.player('Bob').does('Pass');
      t.player('Ann').does('The strike against Elladan', 'No', 'Pass');
      t.expect.table({ stage: 'between strikes' });
      t.player('Bob').mayNot('Minions Stir', { rule: 'ME-STRIKE-005' });
      t.player('Bob').mayNot('Seized by Terror', { rule: 'ME-RETURN-501' });
      t.player('Bob').mayNot('Stirring Bones', { rule: 'ME-COMBAT-007' });
      t.player('Bob').does('Lure of Nature: as a hazard', 'Elrond');
      resolveChain(t);
      t.expect.card('Lure of Nature', { in: 'on of Elrond' }).table({ stage: 'between strikes' });
    },
  );
  scenario('[ME-STRIKE-537] in the strike sequence none that does not affect the strike', (t) => {
    t.given(meets({ hand: ['Dragon-sickness', 'Lure of Nature'] }));
    t.player('Ann').does('Elladan', 'Elrohir');
    t.player('Bob').does('Pass');
    t.player('Ann').does('The strike against Elladan');
    // Step 1 is the attacker's: he has nothing that he could do, so the defender is asked at once.
    t.expect.asked('Ann').table({ stage: 'hazards on strike' });
    t.player('Bob').mayNot('Dragon-sickness', { because: 'as a hazard' });
  });
});

describe('getting rid of an event while a strike is faced', () => {
  const strike = (race: string) => ({
    ...meets({ ann: ['Marvels Told', 'Risky Blow'], events: ['Minions Stir', 'The Moon Is Dead'] }),
    attack: { race, strikes: 1, prowess: 4 },
  });
  scenario('[ME-STRIKE-533] affects the strike, if the event strengthens it', (t) => {
    t.given(strike('Orc'));
    t.player('Ann').does('Elladan', 'Elrohir', 'Pass', 'The strike against Elladan', 'No', 'Pass');
    t.expect.table({ stage: 'resources on strike', 'attack prowess': 5 });
    t.player('Ann').does('Marvels Told');
    resolveChain(t);
    // The Moon Is Dead is about the Undead: it could not be chosen, so that there was nothing to ask.
    t.expect.card('Minions Stir', { in: 'discard of Bob' }).card('The Moon Is Dead', { in: 'events of Bob' });
    t.expect.table({ 'attack prowess': 4 });
    // The sage's was the one resource of a skill.
    t.player('Ann').mayNot('Risky Blow', { because: 'skill' });
  });
  scenario('[ME-STRIKE-533] [ME-STRIKE-537] otherwise it waits until the strike is over', (t) => {
    t.given(strike('Wolf'));
    t.player('Ann').does('Elladan', 'Pass', 'No', 'Pass');
    t.expect.table({ stage: 'resources on strike' });
    t.player('Ann').mayNot('Marvels Told', { because: 'nothing to choose a non-environment hazard' });
  });
});
