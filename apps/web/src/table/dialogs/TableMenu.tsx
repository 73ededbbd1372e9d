/** The menu of a table: take back, concede, settings, the log, reporting a position. */
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { AgreedHere } from '../../company/Agreed.tsx';
import { TableTalk } from '../../company/TableTalk.tsx';
import { useTable, useTableState } from '../../live/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import ui from '../../ui/ui.module.css';
import { FairChance } from './FairChance.tsx';
import s from './TableMenu.module.css';

const Settings = lazy(async () => ({
  default: (await import('../../settings/SettingsForm.tsx')).SettingsForm,
}));

type Open = 'none' | 'agreed' | 'concede' | 'settings' | 'chance' | 'keys';

export function TableMenu({ onLog }: { onLog: () => void }) {
  const table = useTable();
  const navigate = useNavigate();
  const undo = useTableState((state) => state.undo);
  const terms = useTableState((state) => state.info?.terms);
  const playing = useTableState((state) => state.info?.status === 'playing' && state.info.you !== 0);
  const mayClose = useTableState((state) => state.info?.mayClose === true);
  const [open, setOpen] = useState<Open>('none');
  const close = (): void => setOpen('none');
  const act = (key: string): void => {
    if (key === 'undo') table.say({ t: 'undo' });
    else if (key === 'close') table.say({ t: 'close' });
    else if (key === 'log') onLog();
    else if (key === 'report') window.location.assign(`/api/tables/${table.id}/scenario`);
    else if (key === 'watch')
      void navigator.clipboard.writeText(new URL(`/watch/${table.id}`, window.location.origin).href);
    else if (key === 'home') void navigate({ to: '/' });
    else if (
      key === 'agreed' ||
      key === 'concede' ||
      key === 'settings' ||
      key === 'chance' ||
      key === 'keys'
    )
      setOpen(key);
  };
  const item = (key: string, text: string, note = '', disabled = false) => (
    <MenuItem key={key} id={key} className={ui.item} textValue={text} isDisabled={disabled}>
      <span>{text}</span>
      {note !== '' && <span className={ui.note}>{note}</span>}
    </MenuItem>
  );
  return (
    <div className={s.menu}>
      {playing && table.live && (
        <Button
          look="bare"
          disabled={!undo.possible || terms?.takeBack === 'never'}
          onClick={() => act('undo')}
          aria-label="Take back your last choice"
        >
          <span aria-hidden="true">↶</span> <span className={s.wide}>Take back</span>
        </Button>
      )}
      <TableTalk />
      <Button look="bare" className={s.log} onClick={onLog}>
        Log
      </Button>
      <MenuTrigger>
        <AriaButton className={s.trigger} aria-label="Menu of the table">
          <span aria-hidden="true">☰</span>
        </AriaButton>
        <Popover className={ui.popover} placement="bottom end">
          <Menu className={ui.menu} aria-label="Menu of the table" onAction={(key) => act(String(key))}>
            {playing && table.live
              ? item(
                  'undo',
                  'Take back',
                  terms?.takeBack === 'never'
                    ? 'not at this table'
                    : undo.free || terms?.takeBack === 'free'
                      ? 'at once'
                      : 'if your opponent agrees',
                  !undo.possible || terms?.takeBack === 'never',
                )
              : null}
            {item('settings', 'Settings')}
            {table.live ? item('agreed', 'What was agreed to', 'clock, spectators, taking back') : null}
            {item('log', 'The whole log')}
            {item('keys', 'Keys')}
            {item('chance', 'Fair chance', 'how dice and shuffles can be checked')}
            {table.live && terms?.watch !== false
              ? item('watch', 'Copy a link for spectators', 'they see what everyone may know')
              : null}
            {table.live ? item('report', 'Report this position', 'as a scenario file') : null}
            {playing && table.live ? item('concede', 'Concede') : null}
            {mayClose && table.live ? item('close', 'Close the game', 'without a result') : null}
            {item('home', 'Leave the table', table.live ? 'the game waits for you' : '')}
          </Menu>
        </Popover>
      </MenuTrigger>
      {open === 'concede' && <Concede onClose={close} />}
      {open === 'settings' && (
        <Dialog title="Settings" onClose={close}>
          <Suspense fallback={<p>…</p>}>
            <Settings />
          </Suspense>
        </Dialog>
      )}
      {open === 'chance' && (
        <Dialog title="Fair chance" onClose={close}>
          <FairChance />
        </Dialog>
      )}
      {open === 'agreed' && (
        <Dialog title="What was agreed to" onClose={close}>
          <AgreedHere />
        </Dialog>
      )}
      {open === 'keys' && <Keys onClose={close} />}
    </div>
  );
}

function Concede({ onClose }: { onClose: () => void }) {
  const table = useTable();
  return (
    <Dialog title="Concede the game" onClose={onClose}>
      <p>The game ends, and your opponent wins it. This cannot be taken back.</p>
      <div className={`${ui.row} ${ui.end}`}>
        <Button onClick={onClose}>Play on</Button>
        <Button
          look="grave"
          onClick={() => {
            table.say({ t: 'concede' });
            onClose();
          }}
        >
          Concede
        </Button>
      </div>
    </Dialog>
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ['1 – 9', 'take the option so numbered'],
  ['0', 'pass'],
  ['D', 'go to the list of options; arrows move along it, Enter takes one'],
  ['/', 'find an option by a few letters'],
  ['Tab', 'go from card to card; Enter acts, R reads it'],
  ['Escape', 'close what is open'],
];

function Keys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={s.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
