/**
 * When one is asked, at hand while one plays: holding priority, and passing until something comes; what is on is always
 * in sight, and ends with a press.
 */
import type { Stops, UntilWhen } from '@westmarch/protocol';
import { useEffect } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useTable, useTableState } from '../live/context.tsx';
import { isBusy } from '../table/decision/decision-keys.ts';
import { Button } from '../ui/Button.tsx';
import ui from '../ui/ui.module.css';
import s from './AskingMenu.module.css';

const UNTIL: Readonly<Record<UntilWhen, string>> = {
  turn: 'my next turn',
  deed: 'the opponent does something',
  company: 'the next company',
  phase: 'the end of this phase',
};

/** What the one who plays here wishes; null for others, and when nothing is played. */
function useWishes(): Stops | null {
  const live = useTable().live;
  return useTableState(({ info }) =>
    live && info !== null && info.you !== 0 && info.status === 'playing' ? info.stops : null,
  );
}

export function AskingMenu() {
  const table = useTable();
  const stops = useWishes();
  const game = useTableState((state) => state.info?.game);
  useEffect(() => {
    if (stops === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'h' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.preventDefault();
      table.setStops({ ...stops, hold: !stops.hold });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [stops, table]);
  if (stops === null) return null;
  const act = (key: string): void => {
    if (key === 'hold') table.setStops({ ...stops, hold: !stops.hold });
    else if (key === 'full') table.setStops({ ...stops, full: !stops.full });
    else {
      const when = (Object.keys(UNTIL) as UntilWhen[]).find((one) => one === key);
      if (when !== undefined) table.setStops({ ...stops, until: { when, since: null } });
    }
  };
  const item = (key: string, text: string, note = '') => (
    <MenuItem key={key} id={key} className={ui.item} textValue={text}>
      <span>{text}</span>
      {note !== '' && <span className={ui.note}>{note}</span>}
    </MenuItem>
  );
  const whens =
    game === 'meccg' ? (['turn', 'deed', 'company', 'phase'] as const) : (['turn', 'deed', 'phase'] as const);
  return (
    <MenuTrigger>
      <AriaButton className={s.trigger} aria-label="When to ask you">
        <span aria-hidden="true">»</span> <span>When to ask</span>
      </AriaButton>
      <Popover className={ui.popover} placement="bottom end">
        <Menu className={ui.menu} aria-label="When to ask you" onAction={(key) => act(String(key))}>
          {whens.map((when) => item(when, `Pass until ${UNTIL[when]}`))}
          {item(
            'hold',
            stops.hold ? 'Stop holding priority' : 'Hold priority',
            'answer what you play yourself (H)',
          )}
          {item(
            'full',
            stops.full ? 'Ask when it can matter' : 'Full control',
            stops.full ? '' : 'asks everything',
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** What is passed or held now, with a press to end it. */
export function AskingNotice() {
  const table = useTable();
  const stops = useWishes();
  if (stops === null || (stops.until === null && !stops.hold && !stops.full)) return null;
  return (
    <div className={s.notice}>
      {stops.until !== null && (
        <Button className={s.pill} onClick={() => table.setStops({ ...stops, until: null })}>
          Passing until {UNTIL[stops.until.when]} <span aria-hidden="true">✕</span>
          <span className="said-only">, press to stop</span>
        </Button>
      )}
      {stops.hold && (
        <Button className={s.pill} onClick={() => table.setStops({ ...stops, hold: false })}>
          Holding priority <span aria-hidden="true">✕</span>
          <span className="said-only">, press to stop</span>
        </Button>
      )}
      {stops.full && (
        <Button className={s.pill} onClick={() => table.setStops({ ...stops, full: false })}>
          Full control <span aria-hidden="true">✕</span>
          <span className="said-only">, press to stop</span>
        </Button>
      )}
    </div>
  );
}

/** A card that one does not want to hear of again in this turn. */
export function useQuiet(card: number): { readonly isOffered: boolean; readonly be: () => void } {
  const table = useTable();
  const stops = useWishes();
  const turn = useTableState((state) => state.scene?.time.turn ?? 0);
  const isOffered = useTableState(
    ({ decision, scene }) =>
      decision?.offer === true &&
      decision.seat === scene?.you &&
      decision.choices.some((choice) => choice.card === card),
  );
  return {
    isOffered: isOffered && stops !== null,
    be: () => {
      if (stops === null) return;
      const cards = stops.quiet.turn === turn ? stops.quiet.cards : [];
      table.setStops({ ...stops, quiet: { turn, cards: [...cards, card] } });
    },
  };
}
