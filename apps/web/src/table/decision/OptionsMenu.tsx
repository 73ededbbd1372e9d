/** The menu of a card that can do several things, at the card. */
import { Menu, MenuItem, Popover } from 'react-aria-components';
import { useQuiet } from '../../asking/AskingMenu.tsx';
import { useCards, useChoicesOn, useFace, useTable } from '../../live/context.tsx';
import ui from '../../ui/ui.module.css';
import { openMenu, read, useUi } from '../ui-store.ts';

export function OptionsMenu() {
  const menu = useUi((state) => state.menu);
  return menu === null ? null : <Opened key={menu.card} card={menu.card} anchor={menu.anchor} />;
}

function Opened({ card: id, anchor }: { card: number; anchor: HTMLElement }) {
  const table = useTable();
  const choices = useChoicesOn(id);
  const card = useCards().get(id);
  const face = useFace(card?.face ?? '');
  const quiet = useQuiet(id);
  const close = (): void => openMenu(null);
  if (choices.length === 0) return null;
  return (
    <Popover
      className={ui.popover}
      triggerRef={{ current: anchor }}
      isOpen
      onOpenChange={close}
      placement="top"
    >
      <Menu
        className={ui.menu}
        aria-label={`What ${face?.name ?? 'this card'} can do`}
        autoFocus="first"
        onClose={close}
        onAction={(key) => {
          close();
          if (key === 'read') read({ card: id, face: card?.face ?? '' });
          else if (key === 'quiet') quiet.be();
          else table.choose(Number(key));
        }}
      >
        {choices.map(({ index, text, note, warning = '' }) => (
          <MenuItem key={index} id={String(index)} className={ui.item} textValue={text}>
            <span>{text}</span>
            {note !== '' && <span className={ui.note}>{note}</span>}
            {warning !== '' && <span className={ui.note}>⚠ {warning}</span>}
          </MenuItem>
        ))}
        {quiet.isOffered ? (
          <MenuItem id="quiet" className={ui.item} textValue="Do not ask about it again this turn">
            <span className={ui.note}>Do not ask about it again this turn</span>
          </MenuItem>
        ) : null}
        <MenuItem id="read" className={ui.item} textValue="Read the card">
          <span className={ui.note}>Read the card</span>
        </MenuItem>
      </Menu>
    </Popover>
  );
}
