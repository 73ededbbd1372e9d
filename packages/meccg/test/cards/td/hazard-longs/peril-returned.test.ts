/** The Dragons: Peril Returned. */
import { describe } from 'vitest';
import { going, resolveChain, scenario } from '../../../table.ts';
import { attacked, twins } from '../../positions.ts';

describe('[TD-54] Peril Returned', () => {
  for (const [events, gates, night] of [
    [['Peril Returned'], [], true],
    [[], [], false],
    [['Peril Returned'], ['Gates of Morning'], false],
    [['Peril Returned'], ['Skies of Fire'], false],
  ] as const)
    scenario(
      `[TD-54/2] Doors of Night: ${night} with ${[...events, ...gates].join(', ') || 'nothing'}`,
      (t) => {
        t.given(going(['Withered Lands', 'Orc-guard'], twins, { events: gates }, { events }));
        if (night) t.player('Bob').mayChoose.includes('Withered Lands: as');
        else t.player('Bob').mayNot('Withered Lands', { because: 'Doors of Night' });
      },
    );
  for (const [peril, morning] of [
    [[], true],
    [['Peril Returned'], false],
  ] as const)
    scenario(`[TD-54/2] Gates of Morning counts: ${morning} with ${peril.length} of it`, (t) => {
      const given = attacked(['Dark Quarrels'], 'Animal', twins);
      t.given({
        ...given,
        players: {
          Ann: { ...given.players.Ann, events: ['Gates of Morning'] },
          Bob: { ...given.players.Bob, events: peril },
        },
      });
      if (morning) t.player('Ann').mayChoose.includes('Dark Quarrels: when');
      else t.player('Ann').mayNot('Dark Quarrels', { because: 'Gates of Morning' });
    });
  scenario('[TD-54/2] it keeps what needs that Gates of Morning is not in play', (t) => {
    t.given(
      going(
        ['Eyes of the Shadow', 'Orc-guard'],
        twins,
        { events: ['Gates of Morning'] },
        { events: ['Peril Returned'] },
      ),
    );
    t.player('Bob').mayChoose.includes('Eyes of the Shadow: as');
  });
  scenario('[ME-CARD-0269, ME-CARD-0561] Gates of Morning discards hazard environments all the same', (t) => {
    t.given({
      players: {
        Ann: { hand: ['Gates of Morning'], companies: [{ at: 'Bree', characters: ['Elladan'] }] },
        Bob: {
          companies: [{ at: 'Edhellond', characters: ['Ioreth'] }],
          hand: ['Orc-guard'],
          events: ['Peril Returned', 'No Way Forward'],
        },
      },
    });
    t.player('Ann').does('Gates of Morning: on');
    resolveChain(t);
    t.expect
      .card('No Way Forward', { in: 'discard of Bob' })
      .card('Peril Returned', { in: 'events of Bob' })
      .card('Gates of Morning', { in: 'events of Ann' });
  });
});
