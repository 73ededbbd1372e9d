/** Allies: who cannot be attacked, what they tap for, and where they do not go. */
import { describe } from 'vitest';
import { attackWith, Bob, company, type Placed, resolveChain, going as riding, scenario } from '../table.ts';

const going = (characters: readonly Placed[], hazards: readonly string[]) => riding(hazards, characters);
const withAlly = (who: string, ally: string) => ({ card: who, on: [ally] });

describe('Goldberry', () => {
  scenario('[ME-CARD-0276] Goldberry: no strike can be assigned to her', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 9 },
      players: { Ann: { companies: [company('Moria', withAlly('Elladan', 'Goldberry'), 'Elrohir')] }, Bob },
    });
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Pass');
  });
  scenario('[ME-CARD-0275] Goldberry: taps to cancel an attack keyed to Wilderness', (t) => {
    t.given(going([withAlly('Elladan', 'Goldberry')], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does('Goldberry');
    resolveChain(t);
    t.expect.card('Goldberry', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
  });
  scenario('Goldberry: not one keyed to the site', (t) => {
    t.given(going([withAlly('Elladan', 'Goldberry'), 'Elrohir'], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'shadow-hold');
    t.player('Ann').mayNot('Goldberry', { because: 'Wilderness' });
  });
  scenario(
    '[ME-CARD-0275] [ME-CARD-4012] Goldberry: taps to cancel what would send her company back',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            companies: [
              { ...company('Lórien', withAlly('Anborn', 'Goldberry')), as: 'riders', movesTo: 'Dol Guldur' },
            ],
          },
          Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
        },
      });
      t.player('Bob').does('Seized by Terror: as');
      t.player('Ann').does('Goldberry');
      resolveChain(t);
      t.expect.card('Anborn', { in: 'company of riders' }).card('Seized by Terror', { in: 'discard of Bob' });
    },
  );
  scenario('[ME-CARD-0278] Goldberry: she may tap in support', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12 },
      dice: [3, 4],
      players: { Ann: { companies: [company('Moria', withAlly('Elladan', 'Goldberry'))] }, Bob },
    });
    t.player('Ann').does('Elladan', 'No', 'Tap Goldberry');
    t.expect.card('Goldberry', { status: 'tapped' });
  });
});

describe('Gollum', () => {
  scenario('Gollum: in a company of two he cancels an attack keyed to Wilderness', (t) => {
    t.given(going([withAlly('Elladan', 'Gollum'), 'Elrohir'], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does('Gollum');
    resolveChain(t);
    t.expect.card('Gollum', { status: 'tapped' });
  });
  scenario('Gollum: not in a company of three', (t) => {
    t.given(going([withAlly('Elladan', 'Gollum'), 'Elrohir', 'Haldir'], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').mayNot('Gollum', { because: 'at most 2' });
  });
  scenario('[ME-CARD-0280] Gollum: his end with The One Ring needs it to be there', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', withAlly('Elladan', 'Gollum'))] }, Bob } });
    t.player('Ann').mayNot('Gollum', { because: 'The One Ring' });
  });
});

describe('Treebeard', () => {
  const struckAt = (automatic: boolean) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9, automatic },
    players: { Ann: { companies: [company('Isengard', withAlly('Elladan', 'Treebeard'), 'Elrohir')] }, Bob },
  });
  scenario('Treebeard: automatic-attacks do not strike him', (t) => {
    t.given(struckAt(true));
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Pass');
  });
  scenario('Treebeard: others may', (t) => {
    t.given(struckAt(false));
    t.player('Ann').mayChoose.includes('Treebeard');
  });
  const walking = (to: string) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', withAlly('Elladan', 'Treebeard')), as: 'riders', movesTo: to }],
      },
      Bob: { ...Bob, hand: ['Ghosts', 'Slayer'] },
    },
  });
  scenario('Treebeard: discarded when his company goes too far', (t) => {
    t.given(walking('Minas Tirith'));
    t.expect.card('Treebeard', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0775] Treebeard: stays in the regions he knows', (t) => {
    t.given(walking('Edoras'));
    t.expect.card('Treebeard', { in: 'on of Elladan' });
  });
});
