/** Mines of Moria: the Sauron culture. */
import { frodo, scenario } from '../../table.ts';
import { boromir, gimli, legolas, runner, savage, soldier } from '../people.ts';
import { against, fight, maneuver, scout, shadowPhase } from '../positions.ts';
import { moving } from '../standing.ts';

const spies = (phase: string) => ({
  ...moving('Bree Gate', 2, 'Council Courtyard'),
  ...(phase === 'move' ? {} : { phase }),
  players: {
    Ann: { companions: [frodo()], site: 2, adventure: ['Mithril Mine'] },
    Bob: {
      support: [{ card: 'Spies of Mordor', as: 'Spies' }],
      minions: [runner()],
      deck: ['Armor', 'Athelas', 'Defiance'],
      hand: Array.from({ length: 8 }, (_x, i) => ({ card: 'Goblin Sneak', as: `held ${i}` })),
    },
  },
});

scenario('[2_89 LR-ERRATA-041] Orc Scout may be discarded for it instead, even when exhausted', (t) => {
  t.given(
    maneuver({ minions: [{ ...scout, wounds: 1 }, runner()] }, [{ card: 'What Are They?', as: 'event' }]),
  );
  t.player('Ann').does('event');
  t.player('Bob').does('Scout: Response');
  t.expect.card('Scout', { in: 'discard of Bob' }).card('Runner', { in: 'minions of Bob' });
});

scenario(
  '[2_92] Spies of Mordor let their player draw when the fellowship moves in the regroup phase',
  (t) => {
    t.given(spies('regroup'));
    t.player('Bob').does('Keep all');
    t.player('Ann').does('Yes');
    t.player('Bob')
      .does('Spies')
      .has({ deck: ['Athelas', 'Defiance'] });
  },
);

scenario('[2_92] Spies of Mordor do nothing at the first move', (t) => {
  t.given(spies('move'));
  t.player('Bob').has({ deck: 3 });
});

scenario('[2_92 LR-SPOT-001] Spies of Mordor need a Sauron Orc to be played', (t) => {
  t.given(shadowPhase({ hand: [{ card: 'Spies of Mordor', as: 'Spies' }, runner()] }));
  t.player('Bob').mayNot('Spies', { rule: 'LR-COST-009' });
});

for (const [who, strength] of [
  ['Legolas', 11],
  ['Boromir', 11],
  ['Gimli', 9],
] as const)
  scenario(`[2_95/2] Vile Blade: strength ${strength} against ${who}`, (t) => {
    t.given(
      fight(
        { minions: [against(who, soldier({ on: ['Vile Blade'] }))] },
        { companions: [frodo(), gimli(), legolas(), boromir()] },
      ),
    );
    t.expect.card('Soldier', { strength });
  });
for (const [name, other, place] of [
  ['an Uruk-hai', savage(), 'hand of Bob'],
  ['a Moria Orc', runner(), 'hand of Bob'],
  ['a Sauron Orc', soldier(), 'on of Soldier'],
] as const)
  scenario(`[2_95/1, LR-ATTACH-001] Vile Blade with ${name}: ${place}`, (t) => {
    t.given(
      shadowPhase({ minions: [other], hand: [{ card: 'Vile Blade', as: 'it' }, runner({ as: 'next' })] }),
    );
    if (place === 'hand of Bob') t.player('Bob').mayNot('it', { because: 'nobody can bear it' });
    else t.player('Bob').does('it: play');
    t.expect.card('it', { in: place });
  });
