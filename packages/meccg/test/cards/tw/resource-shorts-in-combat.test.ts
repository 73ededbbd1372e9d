/** The Wizards: resource short-events against attacks and strikes: what cancels one, or lets a character come through it. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { attacked, withEvents } from '../positions.ts';

scenario('[TW-204] Concealment: an untapped scout taps to cancel the attack', (t) => {
  t.given(attacked(['Concealment'], 'Orc', ['Adrazar', 'Balin']));
  t.player('Ann').does('Concealment');
  t.expect.card('Adrazar', { status: 'tapped' }).card('Balin', { status: 'untapped' });
});

scenario('[TW-204] Concealment: not without an untapped scout', (t) => {
  t.given(attacked(['Concealment'], 'Orc', [{ card: 'Adrazar', status: 'tapped' }, 'Balin']));
  t.player('Ann').mayNot('Concealment', { because: 'nothing to choose an untapped scout' });
});

for (const race of ['Orc', 'Troll', 'Man'])
  scenario(`[TW-207] Dark Quarrels: cancels an attack by ${race}s`, (t) => {
    t.given(attacked(['Dark Quarrels'], race, ['Balin']));
    t.player('Ann').does('Dark Quarrels');
    t.expect.card('Balin', { status: 'untapped' });
  });

scenario('[TW-207] Dark Quarrels: not one by Undead', (t) => {
  t.given(attacked(['Dark Quarrels'], 'Undead', ['Balin', 'Bofur']));
  t.player('Ann').mayNot('Dark Quarrels', { because: 'Orcs' });
});

scenario('[TW-207] Dark Quarrels: with Gates of Morning half the strikes of any attack, rounded up', (t) => {
  t.given({
    ...attacked([], 'Undead', []),
    players: {
      Ann: {
        hand: ['Dark Quarrels', 'Dodge'],
        events: ['Gates of Morning'],
        companies: [company('Moria', 'Balin', 'Bofur', 'Elladan')],
      },
      Bob,
    },
  });
  t.player('Ann').does('Dark Quarrels');
  t.expect.table({ 'attack strikes': 2 });
});

describe('on a strike', () => {
  const struck = (hand: readonly string[], who: string, dice: readonly number[]) => ({
    ...attacked(hand, 'Orc', [who], { strikes: 1, prowess: 12 }),
    dice,
  });
  scenario('[TW-209] Dodge: he does not tap against the strike', (t) => {
    t.given(struck(['Dodge'], 'Haldir', [4, 4]));
    t.player('Ann').does('Haldir', 'No', 'Dodge');
    t.expect.card('Haldir', { status: 'untapped' });
  });
  scenario('[TW-209 ME-CARD-0153] Dodge: wounded, his body is 1 less for the body check', (t) => {
    // 4 + 3 loses; a body check of 8 is no more than 8, but more than 7.
    t.given(struck(['Dodge'], 'Haldir', [1, 2, 4, 4]));
    t.player('Ann').does('Haldir', 'No', 'Dodge');
    t.expect.card('Haldir', { in: 'out of Ann' });
  });
  scenario('[TW-319] Risky Blow: +3 prowess and −1 body for a warrior', (t) => {
    t.given(struck(['Risky Blow', 'Dodge'], 'Haldir', [3, 3]));
    t.player('Ann').does('Haldir', 'No', 'Risky Blow', 'Pass');
    t.expect.table({ 'prowess against the strike': 7 });
    t.player('Ann').does('Pass');
  });
  scenario('[TW-319] Risky Blow: not for one who is no warrior', (t) => {
    t.given(struck(['Risky Blow', 'Dodge'], 'Fatty Bolger', [6, 6]));
    t.player('Ann').does('Fatty Bolger', 'No');
    t.player('Ann').mayNot('Risky Blow', { because: 'warrior' });
    t.player('Ann').does('Pass');
  });
});

scenario('[TW-229 ME-CARD-0202] Escape: the attack is cancelled and one is wounded', (t) => {
  t.given(attacked(['Escape'], 'Dragon', ['Elladan', { card: 'Elrohir', status: 'wounded' }]));
  t.player('Ann').does('Escape');
  t.expect.card('Elladan', { status: 'wounded' });
});

scenario('[TW-229 ME-CARD-4021] Escape: not with nobody unwounded', (t) => {
  t.given(
    attacked(['Escape'], 'Dragon', [
      { card: 'Elladan', status: 'wounded' },
      { card: 'Elrohir', status: 'wounded' },
    ]),
  );
  t.player('Ann').mayNot('Escape', { because: 'nothing to choose an unwounded character' });
});

describe('[TW-252] Halfling Stealth', () => {
  const struck = (who: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 12 },
    dice: who === 'Frodo' ? [] : [6, 6],
    players: { Ann: { hand: ['Halfling Stealth', 'Dodge'], companies: [company('Moria', who)] }, Bob },
  });
  scenario('cancels a strike against a Hobbit', (t) => {
    t.given(struck('Frodo'));
    t.player('Ann').does('Frodo', 'No', 'Halfling Stealth: ');
    t.expect.card('Frodo', { status: 'untapped' });
  });
  scenario('not against anyone else', (t) => {
    t.given(struck('Elladan'));
    t.player('Ann').does('Elladan', 'No').mayNot('Halfling Stealth');
    t.player('Ann').does('Pass');
  });
});

scenario('[TW-342] The Cock Crows: cancels a Troll attack', (t) => {
  t.given(attacked(['The Cock Crows'], 'Troll', ['Balin']));
  t.player('Ann').does('The Cock Crows');
  t.expect.card('Balin', { status: 'untapped' });
});

scenario('[TW-342] The Cock Crows: not an Orc attack', (t) => {
  t.given(attacked(['The Cock Crows'], 'Orc', ['Balin', 'Bofur']));
  t.player('Ann').mayNot('The Cock Crows', { because: 'Trolls' });
});

scenario('[TW-342] The Cock Crows: with Gates of Morning discards a hazard permanent-event', (t) => {
  t.given(withEvents(['Gates of Morning']));
  t.player('Ann').does('The Cock Crows');
  resolveChain(t);
  t.expect.card('Rebel-talk', { in: 'discard of Ann' });
});

scenario('[TW-342] The Cock Crows: not without Gates of Morning', (t) => {
  t.given(withEvents([]));
  t.player('Ann').mayNot('The Cock Crows', { because: 'Gates of Morning' });
});

scenario('[TW-356] Vanishment: a Wizard cancels any attack, and checks corruption at −2', (t) => {
  t.given({ ...attacked(['Vanishment'], 'Undead', ['Saruman', 'Elladan']), dice: [6, 6] });
  t.player('Ann').does('Vanishment', 'Roll');
  t.expect.card('Saruman', { status: 'untapped' }).card('Elladan', { status: 'untapped' });
});

scenario('[TW-356] Vanishment: not for a company without a Wizard', (t) => {
  t.given(attacked(['Vanishment'], 'Undead', ['Elladan', 'Elrohir']));
  t.player('Ann').mayNot('Vanishment', { because: 'nothing to choose a Wizard' });
});
