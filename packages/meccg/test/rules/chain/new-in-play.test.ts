/** Cards that came into play a moment ago do what they say, as those do that have long been there. ME-COND-2011 */
import { forEach, trigger } from '@westmarch/kernel';
import {
  both,
  character,
  lastingEvent,
  onYourTurn,
  tapIt,
  the,
  yours,
} from '../../../src/cards/words/index.ts';
import { phaseBegins } from '../../../src/events.ts';
import { Phase } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

invent(
  'Watchfire',
  'TW-243',
  lastingEvent(onYourTurn),
  trigger(phaseBegins.longEvent, { effect: forEach('it', both(character, yours), tapIt(the('it'))) }),
);

for (const where of ['hand', 'events'])
  scenario(`[ME-COND-2011 ME-COND-2008] what it triggers happens: from ${where}`, (t) => {
    t.given({
      players: { Ann: { [where]: ['Watchfire'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    if (where === 'hand') {
      t.player('Ann').does('Watchfire: ');
      resolveChain(t);
    }
    t.expect.card('Watchfire', { in: 'events of Ann' }).card('Elladan', { status: 'untapped' });
    idleUntil(t, () => t.state.global.phase >= Phase.longEvent);
    t.expect.card('Elladan', { status: 'tapped' });
  });
