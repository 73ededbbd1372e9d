/** Settings: a folder of one's own pictures, what of it was found to be whose, and turning it off. */
import { useId, useMemo, useState } from 'react';
import { useAllFaces } from '../../live/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { reportOf } from './match.ts';
import s from './OwnPicturesForm.module.css';
import { openAgain, pickFolder, takeFiles, turnOff, useOwnPictures } from './store.ts';

export function OwnPicturesForm() {
  const { on, folder, again } = useOwnPictures();
  const [problem, setProblem] = useState('');
  const input = useId();
  const trying = (what: Promise<void>): void => {
    setProblem('');
    what.catch((error: unknown) => {
      // Whoever closes the dialog has not failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setProblem('The folder could not be read. Choose it again, or another.');
    });
  };
  return (
    <section className={s.own}>
      <h3>Pictures of your own</h3>
      <p className={s.about}>
        Point to a folder of card pictures that you own, named by card (“TW-161.jpg”, “Glorfindel II.png”).
        They stay on this device and are sent to nobody.
      </p>
      {on && <Found folder={folder} />}
      <div className={s.buttons}>
        {typeof window.showDirectoryPicker === 'function' ? (
          <Button onClick={() => trying(pickFolder())}>{on ? 'Another folder' : 'Choose a folder'}</Button>
        ) : (
          <label className={s.pick} htmlFor={input}>
            {on ? 'Another folder' : 'Choose a folder'}
            <input
              id={input}
              type="file"
              multiple
              {...{ webkitdirectory: '' }}
              onChange={(event) => event.target.files !== null && takeFiles(event.target.files)}
            />
          </label>
        )}
        {!on && again !== null && (
          <Button onClick={() => trying(openAgain(again))}>Use “{again.name}” again</Button>
        )}
        {on && <Button onClick={() => trying(turnOff())}>Show Westmarch’s own</Button>}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  );
}

function Found({ folder }: { folder: string }) {
  const files = useOwnPictures((own) => own.files);
  const faces = useAllFaces();
  const { matched, cards, unmatched } = useMemo(() => reportOf(files, faces.values()), [files, faces]);
  return (
    <>
      <p role="status">
        <b>{matched}</b> of {cards} cards of this game have a picture{folder === '' ? '' : ` in “${folder}”`}.
      </p>
      {unmatched.length > 0 && (
        <details className={s.unmatched}>
          <summary>
            {unmatched.length} {unmatched.length === 1 ? 'file is' : 'files are'} no card’s
          </summary>
          <ul>
            {unmatched.slice(0, MOST).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {unmatched.length > MOST && <p>… and {unmatched.length - MOST} more.</p>}
        </details>
      )}
    </>
  );
}

const MOST = 60;
