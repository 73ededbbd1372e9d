/** One's own page: name, games, results, settings, everything that is kept as a file, and leaving for good. */
import { useState } from 'react';
import { useGames, useProfile } from '../api/queries.ts';
import { toLobby, useLobby } from '../company/lobby-link.ts';
import { NoticesForm } from '../company/NoticesForm.tsx';
import { MyGames } from '../screens/MyGames.tsx';
import { NameField } from '../screens/NameField.tsx';
import { LooksForm } from '../settings/LooksForm.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Refused } from '../ui/Notice.tsx';
import page from '../ui/page.module.css';
import ui from '../ui/ui.module.css';
import { Leave } from './Leave.tsx';
import s from './profile.module.css';
import { Results } from './Results.tsx';
import { saveEverything } from './save.ts';

export function Profile() {
  const profile = useProfile();
  const games = useGames();
  const known = profile.data !== undefined && profile.data.since !== null;
  return (
    <main className={`${page.page} ${s.profile}`}>
      <h1>Your profile</h1>
      <section aria-labelledby="who">
        <h2 id="who">Your name</h2>
        <NameField />
        <p className={ui.note}>
          This browser holds the only key to it: there is no password. Who opens Westmarch elsewhere is
          somebody else.
        </p>
      </section>
      {profile.error !== null && <Refused error={profile.error} />}
      {profile.data !== undefined && <Results profile={profile.data} games={games.data ?? []} />}
      <MyGames />
      <section aria-labelledby="settings" className={s.settings}>
        <h2 id="settings">Settings of this browser</h2>
        <LooksForm />
        <NoticesForm />
      </section>
      <Muted />
      {known && <YourData name={profile.data.name} />}
    </main>
  );
}

function Muted() {
  const { now } = useLobby();
  const muted = now?.muted ?? [];
  if (muted.length === 0) return null;
  return (
    <section aria-labelledby="muted">
      <h2 id="muted">Whom you have muted</h2>
      <ul className={s.muted}>
        {muted.map(({ who, name }) => (
          <li key={who}>
            {name}
            <Button
              onClick={() => void toLobby({ t: 'mute', who, on: false })}
              aria-label={`Hear again: ${name}`}
            >
              Hear again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function YourData({ name }: { name: string }) {
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const save = (): void => {
    setBusy(true);
    setProblem(null);
    saveEverything()
      .catch((error: unknown) => setProblem(error instanceof Error ? error : new Error(String(error))))
      .finally(() => setBusy(false));
  };
  return (
    <section aria-labelledby="data">
      <h2 id="data">Everything that is kept of you</h2>
      <p>
        One file: your games with the records of those that are over, what you said, whom you muted, your
        decks and the settings of this browser.
      </p>
      <div className={ui.row}>
        <button type="button" className={buttonClass} disabled={busy} onClick={save}>
          {busy ? 'Writing the file…' : 'Save it as a file'}
        </button>
        <Button look="grave" onClick={() => setLeaving(true)}>
          Leave for good
        </Button>
      </div>
      {problem !== null && <Refused error={problem} />}
      {leaving && <Leave name={name} onClose={() => setLeaving(false)} />}
    </section>
  );
}
