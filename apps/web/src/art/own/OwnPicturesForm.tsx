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
  const { files, broken } = useOwnPictures();
  const faces = useAllFaces();
  const report = useMemo(() => reportOf(files, faces.values(), broken), [files, faces, broken]);
  const { matched, cards } = report;
  return (
    <>
      <p role="status">
        <b>{matched}</b> of {cards} cards of this game have a picture{folder === '' ? '' : ` in “${folder}”`}.
        {matched === 0 && ' Is it the right folder? Its files must be named by card.'}
      </p>
      <Files
        names={report.broken}
        one="file cannot be read as a picture"
        many="files cannot be read as pictures"
        remedy="They may be damaged, or of another kind than their names say: save them again as JPEG, PNG or WebP. Westmarch’s own are shown meanwhile."
      />
      <Files
        names={report.unmatched}
        one="file is no card’s"
        many="files are no card’s"
        remedy="Name a picture by the number of its card (TW-161, 1_89) or by its name, as the card has it."
      />
      <Files
        names={report.others}
        one="file is no picture"
        many="files are no pictures"
        remedy="Pictures end in .jpg, .png, .webp, .avif or .gif."
      />
    </>
  );
}

interface FilesProps {
  readonly names: readonly string[];
  readonly one: string;
  readonly many: string;
  /** What to do about it. */
  readonly remedy: string;
}

function Files({ names, one, many, remedy }: FilesProps) {
  if (names.length === 0) return null;
  return (
    <details className={s.unmatched}>
      <summary>
        {names.length} {names.length === 1 ? one : many}
      </summary>
      <p className={s.about}>{remedy}</p>
      <ul>
        {names.slice(0, MOST).map((name, i) => (
          <li key={`${i} ${name}`}>{name}</li>
        ))}
      </ul>
      {names.length > MOST && <p>… and {names.length - MOST} more.</p>}
    </details>
  );
}

const MOST = 60;
