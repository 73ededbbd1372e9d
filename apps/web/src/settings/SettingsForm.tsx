/** Settings: how it looks and moves, and when one wants to be asked. */
import { OwnPicturesForm } from '../art/own/OwnPicturesForm.tsx';
import { NoticesForm } from '../company/NoticesForm.tsx';
import { useTable, useTableState } from '../live/context.tsx';
import { Check, LooksForm } from './LooksForm.tsx';
import s from './SettingsForm.module.css';
import { StopsForm } from './StopsForm.tsx';
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
