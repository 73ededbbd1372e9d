/**
 * The frame that both games' tables share: the turn above, the board, what is asked, the hand; the log beside it.
 *
 *   <TableFrame time={scene.time} hand={<Hand hand={mine.hand} />}>…the board…</TableFrame>
 *
 * The board scrolls by itself; everything else stays where it is.
 */
import type { TurnPath } from '@westmarch/protocol';
import { type ReactNode, useState } from 'react';
import { Patterns } from '../art/Patterns.tsx';
import { AskingMenu } from '../asking/AskingMenu.tsx';
import { ClockStrip } from '../company/ClockStrip.tsx';
import { useCardDrag } from '../drag/card-drag.ts';
import { useTable, useTableState } from '../live/context.tsx';
import { useMapOpen } from '../map/map-store.ts';
import { useMovingCards } from '../move/flip.ts';
import { useSettings } from '../settings/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ColumnContext } from './board/Beside.tsx';
import { PhasePath } from './board/PhasePath.tsx';
import { DecisionBar } from './decision/DecisionBar.tsx';
import { OptionsMenu } from './decision/OptionsMenu.tsx';
import { ConnectionNotice } from './dialogs/ConnectionNotice.tsx';
import { ResultDialog } from './dialogs/ResultDialog.tsx';
import { TableMenu } from './dialogs/TableMenu.tsx';
import { LastHappened } from './log/LastHappened.tsx';
import { Log } from './log/Log.tsx';
import { Peek, ReadingDialog } from './reading/Reading.tsx';
import { RulesDialog } from './reading/Rules.tsx';
import s from './TableFrame.module.css';
import { useRoomy, useWide } from './wide.ts';

export interface TableFrameProps {
  readonly time: TurnPath;
  readonly children: ReactNode;
  /** The hand, below what is asked. */
  readonly hand?: ReactNode;
  /** Beside the turn, above: a few figures that must always be in sight. */
  readonly figures?: ReactNode;
}

export function TableFrame({ time, children, hand, figures }: TableFrameProps) {
  const [log, setLog] = useState(false);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const wide = useWide();
  const roomy = useRoomy();
  const beside = useSettings((settings) => settings.log) && roomy;
  const v = useTableState((state) => state.v);
  const mapOpen = useMapOpen((map) => map.open);
  const { live } = useTable();
  useMovingCards(useTableState((state) => state.scene));
  useCardDrag();
  return (
    <div
      className={s.table}
      data-log={beside}
      data-seated={hand !== undefined}
      data-still={!live}
      data-map-open={mapOpen}
      data-v={v}
    >
      <a className="skip" href="#decision">
        To the decision
      </a>
      <Patterns />
      <header className={s.top}>
        <h1 className="said-only">The table</h1>
        <PhasePath time={time} />
        {figures !== undefined && <div className={s.figures}>{figures}</div>}
        <AskingMenu />
        <TableMenu onLog={() => setLog(true)} />
      </header>
      <div className={s.notice}>
        <ClockStrip />
        <ConnectionNotice />
      </div>
      <main className={s.board} id="board">
        <ColumnContext value={wide ? column : null}>{children}</ColumnContext>
      </main>
      <div className={s.last}>
        <LastHappened said={!beside} />
      </div>
      {wide && <div className={s.now} ref={setColumn} />}
      <div className={s.foot}>
        <DecisionBar />
        {hand}
      </div>
      {beside && (
        <aside className={s.log}>
          <Log />
        </aside>
      )}
      {log && (
        <Dialog title="What happened" quiet onClose={() => setLog(false)}>
          <div className={s.logDialog}>
            <Log />
          </div>
        </Dialog>
      )}
      <OptionsMenu />
      <Peek />
      <ReadingDialog />
      <RulesDialog />
      <ResultDialog />
    </div>
  );
}
