/** Settings of company: how one hears that it is one's turn, and whether one hears what others say. */
import { useState } from 'react';
import { Check } from '../settings/LooksForm.tsx';
import { change, useSettings } from '../settings/settings.ts';
import ui from '../ui/ui.module.css';
import { mayNotify } from './notices.ts';

export function NoticesForm() {
  const { sound, desktop, talk } = useSettings();
  const [refused, setRefused] = useState(false);
  const setDesktop = async (on: boolean): Promise<void> => {
    const may = on && (await mayNotify());
    change({ desktop: may });
    setRefused(on && !may);
  };
  return (
    <>
      <Check text="A sound when it is your turn" on={sound} set={(on) => change({ sound: on })} />
      <Check
        text="A notification of the system when it is your turn"
        on={desktop}
        set={(on) => void setDesktop(on)}
      />
      {refused && (
        <p className={ui.note} role="status">
          This browser does not let Westmarch notify you. Its settings of this site may allow it.
        </p>
      )}
      <Check text="Show what others say (chat)" on={talk} set={(on) => change({ talk: on })} />
    </>
  );
}
