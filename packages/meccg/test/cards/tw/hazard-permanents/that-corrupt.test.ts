/** The Wizards: hazard permanent-events that corrupt. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario, twice } from '../../../table.ts';
import { bearing } from '../../positions.ts';

describe('[TW-27] Despair of the Heart', () => {
  scenario('[TW-27/1] [ME-CARD-0151] two points for a character, and no second one', (t) => {
    t.given(going(twice('Despair of the Heart'), ['Elladan']));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.card('first', { in: 'on of Elladan' }).card('Elladan', { 'corruption points': 2 });
    t.player('Bob').mayNot('second', { because: 'nothing to choose' });
  });
  for (const who of ['Sam Gamgee', 'Gandalf'])
    scenario(`[TW-27/1] [ME-CARD-0151] not on ${who}`, (t) => {
      t.given(going(['Despair of the Heart', 'Orc-guard'], [who]));
      t.player('Bob').mayNot('Despair of the Heart', { because: 'nothing to choose' });
    });
  const attacked = (dice: readonly number[], ...who: readonly (string | object)[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 15, race: 'Orc' },
    dice,
    players: { Ann: { companies: [company('Moria', ...who)] }, Bob },
  });
  scenario('[TW-27/2] [ME-CARD-0152] a companion is wounded: a check, and then his body check', (t) => {
    // He fails, 2 against 2 points: is gone before the body check, whose 12 eliminates the other.
    t.given(
      attacked(
        [1, 1, 1, 1, 6, 6],
        { ...bearing('Elladan', 'Despair of the Heart'), status: 'tapped' },
        'Elrohir',
      ),
    );
    t.player('Ann').does('Elrohir', 'No');
    t.expect.card('Elladan', { in: 'discard of Ann' }).card('Elrohir', { in: 'out of Ann' });
  });
  scenario('[TW-27/2] [ME-CARD-0151] he himself is wounded', (t) => {
    t.given(attacked([1, 1, 6, 6, 1, 1], bearing('Elladan', 'Despair of the Heart')));
    t.player('Ann').does('Elladan', 'No');
    t.expect.card('Elladan', { status: 'wounded', in: 'company of company 1' });
  });
  scenario('[TW-27/2] [ME-CARD-0151] nothing if nobody is wounded', (t) => {
    t.given({
      ...attacked([6, 6], bearing('Elladan', 'Despair of the Heart')),
      attack: { strikes: 1, prowess: 5, race: 'Orc' },
    });
    t.player('Ann').does('Elladan', 'No');
    t.expect.card('Elladan', { status: 'tapped' });
  });
  scenario('[TW-27/2] [ME-CARD-0151] nor if somebody in another company is', (t) => {
    const { players, ...rest } = attacked([1, 1, 1, 1], 'Elrohir');
    t.given({
      ...rest,
      players: {
        ...players,
        Ann: {
          companies: [...players.Ann.companies, company('Bree', bearing('Elladan', 'Despair of the Heart'))],
        },
      },
    });
    t.player('Ann').does('Elrohir', 'No');
    t.expect.card('Elrohir', { status: 'wounded' }).card('Elladan', { status: 'untapped' });
  });
  scenario('[TW-27/4] without tapping at −3, once: 7 is not enough', (t) => {
    t.given({
      dice: [4, 3],
      players: { Ann: { companies: [company('Bree', bearing('Elladan', 'Despair of the Heart'))] }, Bob },
    });
    t.player('Ann').does("Despair of the Heart: in its bearer's organization phase: roll");
    t.expect.card('Despair of the Heart', { in: 'on of Elladan' }).card('Elladan', { status: 'untapped' });
  });
});
