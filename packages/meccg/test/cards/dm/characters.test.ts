/** Dark Minions: characters. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('[DM-180] Folco Boffin', () => {
  const calling = (at: string, hand: readonly string[], more: object = {}, also: readonly object[] = []) => ({
    players: { Ann: { hand, companies: [company(at, 'Folco Boffin'), ...also], ...more }, Bob },
  });
  scenario('[DM-180/1] +2 to corruption checks', (t) => {
    t.given(calling('Rivendell', []));
    t.expect.value('Folco Boffin', 'corruption check', 2);
  });
  scenario('[DM-180/2] at a Haven he makes way for another Hobbit, even alone', (t) => {
    t.given(calling('Rivendell', ['Sam Gamgee', 'Elladan']));
    t.player('Ann').does('Folco Boffin: on your turn');
    t.expect
      .card('Folco Boffin', { in: 'discard of Ann' })
      .card('Sam Gamgee', { at: 'Rivendell', leader: 'none' })
      .card('Elladan', { in: 'hand of Ann' });
  });
  scenario('[DM-180/2 ME-CARD-0237] wherever the Wizard is', (t) => {
    t.given(calling('Rivendell', ['Sam Gamgee'], {}, [company('Lórien', 'Gandalf')]));
    t.player('Ann').does('Folco Boffin: on your turn');
    t.expect.card('Sam Gamgee', { at: 'Rivendell' });
  });
  scenario('[DM-180/2 ME-CARD-0236] also in the site phase', (t) => {
    t.given({ ...calling('Rivendell', ['Sam Gamgee']), phase: 'at the site' });
    t.player('Ann').does('Folco Boffin: on your turn');
    t.expect.card('Sam Gamgee', { at: 'Rivendell' });
  });
  scenario('[DM-180/2] under general influence, even where somebody could lead him', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Sam Gamgee'], companies: [company('Rivendell', 'Folco Boffin', 'Elrond')] },
        Bob,
      },
    });
    t.player('Ann').does('Folco Boffin: on your turn');
    t.player('Ann').mayChoose.exactly('General influence', 'Elrond, by direct influence');
    t.player('Ann').does('General influence');
    t.expect.card('Sam Gamgee', { at: 'Rivendell', leader: 'none' });
  });
  scenario('[DM-180/2] beside the one character of the turn', (t) => {
    t.given(calling('Rivendell', ['Sam Gamgee', 'Elladan']));
    t.player('Ann').does('Elladan: bring into play', 'Join Folco Boffin at Rivendell', 'Done');
    t.player('Ann').does('Folco Boffin: on your turn');
    t.expect.card('Sam Gamgee', { at: 'Rivendell' }).card('Elladan', { at: 'Rivendell' });
  });
  scenario('[DM-180/2] not elsewhere', (t) => {
    t.given(calling('Bree', ['Sam Gamgee']));
    t.player('Ann').mayNot('Folco Boffin', { to: 'its text', because: 'Haven' });
  });
  scenario('[DM-180/2] for no one but a Hobbit', (t) => {
    t.given(calling('Rivendell', ['Elladan']));
    t.player('Ann').mayNot('Folco Boffin', { to: 'its text', because: 'Hobbit' });
  });
  scenario('[DM-180/2] for none who is in play already', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Sam Gamgee'], companies: [company('Rivendell', 'Folco Boffin')] },
        Bob: { companies: [company('Bag End', { card: 'Sam Gamgee', as: 'other' })] },
      },
    });
    t.player('Ann').mayNot('Folco Boffin', { to: 'its text', because: 'Hobbit' });
  });
});
