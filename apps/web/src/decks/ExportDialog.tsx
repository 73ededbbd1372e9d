/** A deck as a text in each format that players exchange: to copy, or to save as a file. */
import type { Deck } from '@westmarch/protocol';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refused } from '../ui/Notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import ui from '../ui/ui.module.css';
import s from './builder.module.css';
import { useWrittenDeck } from './queries.ts';

export function ExportDialog({ deck, onClose }: { deck: Deck; onClose: () => void }) {
  const written = useWrittenDeck(deck);
  const [chosen, setChosen] = useState(0);
  const shown = written.data?.[chosen];
  return (
    <Dialog title="Export this deck" wide onClose={onClose}>
      {written.error !== null && <Refused error={written.error} />}
      {written.isPending && <p role="status">Writing the list…</p>}
      <div className={s.into} role="group" aria-label="Format">
        {written.data?.map(({ format }, i) => (
          <button key={format} type="button" aria-pressed={i === chosen} onClick={() => setChosen(i)}>
            {format}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <>
          <p className={s.faded}>{shown.about}</p>
          <textarea
            className={`${ui.field} ${s.text}`}
            readOnly
            rows={14}
            value={shown.text}
            aria-label={shown.format}
          />
          <div className={ui.row}>
            <Button look="main" onClick={() => void navigator.clipboard.writeText(shown.text)}>
              Copy the text
            </Button>
            <Button onClick={() => saveFile(shown.file, 'text/plain;charset=utf-8', shown.text)}>
              Save {shown.file}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
