/** What can be done with a deck: play it, measure it, export it, share it, copy it, delete it. */
import { useNavigate } from '@tanstack/react-router';
import type { KeptDeck } from '@westmarch/protocol';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import s from './builder.module.css';
import { ExportDialog } from './ExportDialog.tsx';
import { PlayDialog } from './PlayDialog.tsx';
import { useDropDeck, useNewDeck, useShareDeck } from './queries.ts';

const MeasureDialog = lazy(async () => ({
  default: (await import('../measuring/MeasureDialog.tsx')).MeasureDialog,
}));

interface DeckMenuProps {
  readonly kept: KeptDeck;
  /** What is shown is what the server has: only that can be played. */
  readonly saved: boolean;
  readonly onDeleted: () => void;
}
export function DeckMenu({ kept, saved, onDeleted }: DeckMenuProps) {
  const [open, setOpen] = useState<'delete' | 'export' | 'measure' | 'play' | 'share' | null>(null);
  const close = (): void => setOpen(null);
  const copy = useNewDeck();
  const navigate = useNavigate();
  return (
    <>
      <Button look="main" disabled={!saved} onClick={() => setOpen('play')}>
        Play it
      </Button>
      <Button onClick={() => setOpen('measure')}>Measure it</Button>
      <Button onClick={() => setOpen('export')}>Export</Button>
      <Button onClick={() => setOpen('share')}>Share</Button>
      <Button
        disabled={copy.isPending}
        onClick={() =>
          copy.mutate(
            { ...kept.deck, name: `Copy of ${kept.deck.name}`.slice(0, 80) },
            { onSuccess: ({ id }) => void navigate({ to: '/decks/$id', params: { id } }) },
          )
        }
      >
        Copy
      </Button>
      <Button look="grave" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      {copy.error !== null && <Refused error={copy.error} />}
      {open === 'play' && <PlayDialog deck={kept.deck} playAs={`deck:${kept.id}`} onClose={close} />}
      {open === 'measure' && (
        <Suspense fallback={null}>
          <MeasureDialog deck={kept.deck} onClose={close} />
        </Suspense>
      )}
      {open === 'export' && <ExportDialog deck={kept.deck} onClose={close} />}
      {open === 'share' && <ShareDialog kept={kept} onClose={close} />}
      {open === 'delete' && <DeleteDialog kept={kept} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

function ShareDialog({ kept, onClose }: { kept: KeptDeck; onClose: () => void }) {
  const share = useShareDeck();
  const link = (share.data ?? kept).share;
  const address = link === null ? '' : `${window.location.origin}/decks/shared/${link}`;
  return (
    <Dialog title="Share this deck" onClose={onClose}>
      {link === null ? (
        <>
          <p>
            Whoever has the link can look at the deck as it is now and later, and copy it. Nobody else sees
            it.
          </p>
          <Button
            look="main"
            disabled={share.isPending}
            onClick={() => share.mutate({ id: kept.id, shared: true })}
          >
            Make a link
          </Button>
        </>
      ) : (
        <>
          <label className={s.wide}>
            The link
            <input className={ui.field} readOnly value={address} onFocus={({ target }) => target.select()} />
          </label>
          <div className={ui.row}>
            <Button look="main" onClick={() => void navigator.clipboard.writeText(address)}>
              Copy it
            </Button>
            <Button disabled={share.isPending} onClick={() => share.mutate({ id: kept.id, shared: false })}>
              Share no more
            </Button>
          </div>
        </>
      )}
      {share.error !== null && <Refused error={share.error} />}
    </Dialog>
  );
}

function DeleteDialog({
  kept,
  onClose,
  onDeleted,
}: {
  kept: KeptDeck;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const drop = useDropDeck();
  return (
    <Dialog title={`Delete “${kept.deck.name}”?`} onClose={onClose}>
      <p>It cannot be brought back. Games that are played with it go on.</p>
      <div className={`${ui.row} ${ui.end}`}>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          look="grave"
          disabled={drop.isPending}
          onClick={() => drop.mutate(kept.id, { onSuccess: onDeleted })}
        >
          Delete it
        </Button>
      </div>
      {drop.error !== null && <Refused error={drop.error} />}
    </Dialog>
  );
}
