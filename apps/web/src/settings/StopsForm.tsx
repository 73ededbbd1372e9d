/**
 * When one wants to be asked, in plain words. The server keeps it, and passes elsewhere without anybody seeing it.
 */
import { type Stops, sensibleStops } from '@westmarch/protocol';
import { useTable, useTableState } from '../live/context.tsx';
import { Check } from './LooksForm.tsx';
import s from './SettingsForm.module.css';

type Measure = 'sensible' | 'full' | 'little';

const NAMES: Readonly<Record<Measure, string>> = {
  sensible: 'When it can matter',
  full: 'Full control: everything',
  little: 'As little as possible',
};

const measureOf = ({ full, aimed, guard, mine, others }: Stops): Measure => {
  if (full) return 'full';
  return aimed || guard || mine.length + others.length > 0 ? 'sensible' : 'little';
};

export function StopsForm() {
  const table = useTable();
  const stops = useTableState((state) => state.info?.stops);
  const game = useTableState((state) => state.info?.game);
  const phases = useTableState((state) => state.scene?.time.phases);
  if (stops === undefined || game === undefined || phases === undefined) return null;
  const measure = measureOf(stops);
  const take = (wanted: Measure): void => {
    const sensible = { ...sensibleStops[game], hold: stops.hold };
    if (wanted === 'full') table.setStops({ ...stops, full: true });
    else if (wanted === 'sensible') table.setStops(sensible);
    else table.setStops({ ...sensible, aimed: false, guard: false, mine: [], others: [] });
  };
  const toggle = (whose: 'mine' | 'others', phase: string, on: boolean): void => {
    const kept = stops[whose].filter((p) => p !== phase);
    table.setStops({ ...stops, [whose]: on ? [...kept, phase] : kept });
  };
  return (
    <section className={s.stops}>
      <h3>When to ask you</h3>
      <fieldset className={s.pick}>
        <legend className="said-only">When to ask you</legend>
        {(['sensible', 'full', 'little'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="measure" checked={measure === one} onChange={() => take(one)} />
            {NAMES[one]}
          </label>
        ))}
      </fieldset>
      {!stops.full && (
        <>
          <Check
            text="Ask whenever something is aimed at my cards"
            on={stops.aimed}
            set={(aimed) => table.setStops({ ...stops, aimed })}
          />
          {game === 'meccg' && (
            <Check
              text="Ask about placing a card on guard where one of mine could be shown"
              on={stops.guard}
              set={(guard) => table.setStops({ ...stops, guard })}
            />
          )}
          <Check
            text="Hold priority: let me answer what I play myself"
            on={stops.hold}
            set={(hold) => table.setStops({ ...stops, hold })}
          />
          <table>
            <caption>Ask me when I could act in</caption>
            <thead>
              <tr>
                <th scope="col">Phase</th>
                <th scope="col">my turn</th>
                <th scope="col">theirs</th>
              </tr>
            </thead>
            <tbody>
              {phases.map((phase) => (
                <tr key={phase}>
                  <th scope="row">{phase}</th>
                  {(['mine', 'others'] as const).map((whose) => (
                    <td key={whose}>
                      <input
                        type="checkbox"
                        aria-label={`${phase}, ${whose === 'mine' ? 'my turn' : 'their turn'}`}
                        checked={stops[whose].includes(phase)}
                        onChange={(event) => toggle(whose, phase, event.target.checked)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
