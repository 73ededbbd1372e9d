/** Settings: how it looks and moves, and when one wants to be asked. */
import type { Stops } from '@westmarch/protocol';
import { OwnPicturesForm } from '../art/own/OwnPicturesForm.tsx';
import { NoticesForm } from '../company/NoticesForm.tsx';
import { useTable, useTableState } from '../live/context.tsx';
import { Check, LooksForm } from './LooksForm.tsx';
import s from './SettingsForm.module.css';
import { change, useSettings } from './settings.ts';

export function SettingsForm() {
  const live = useTable().live;
  const seated = useTableState((state) => (state.info?.you ?? 0) !== 0);
  return (
    <div className={s.settings}>
      <LooksForm />
      <Check
        text="Ask before a card’s only option is taken"
        on={useSettings((settings) => settings.confirm)}
        set={(confirm) => change({ confirm })}
      />
      <Check
        text="Show the log beside the table"
        on={useSettings((settings) => settings.log)}
        set={(log) => change({ log })}
      />
      <NoticesForm />
      <OwnPicturesForm />
      {live && seated && <StopsForm />}
    </div>
  );
}

/** When one is asked. The server keeps it, and passes elsewhere after an even delay. */
function StopsForm() {
  const table = useTable();
  const stops = useTableState((state) => state.info?.stops);
  const phases = useTableState((state) => state.scene?.time.phases);
  if (stops === undefined || phases === undefined) return null;
  const toggle = (whose: 'mine' | 'others', phase: string, on: boolean): void => {
    const kept = stops[whose].filter((p) => p !== phase);
    table.setStops({ ...stops, [whose]: on ? [...kept, phase] : kept } satisfies Stops);
  };
  return (
    <section className={s.stops}>
      <h3>When to ask you</h3>
      <Check
        text="Full control: ask me everything"
        on={stops.full}
        set={(full) => table.setStops({ ...stops, full })}
      />
      {!stops.full && (
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
      )}
    </section>
  );
}
