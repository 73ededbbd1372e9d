/** A table as it lies: the frame, the board of its game, and the hand of whoever looks. */
import { lazy, Suspense } from 'react';
import { useTableState, useYou } from '../live/context.tsx';
import { MapToggle } from '../map/MapToggle.tsx';
import { Hand } from '../table/board/Hand.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { Loading } from './states.tsx';

const BOARDS = {
  meccg: lazy(() => import('../meccg/MeccgBoard.tsx')),
  'lotr-tcg': lazy(() => import('../lotr-tcg/LotrBoard.tsx')),
} as const;

export function TableView() {
  const scene = useTableState((state) => state.scene);
  const you = useYou();
  if (scene === null) return <Loading />;
  const Board = BOARDS[scene.game];
  const own = scene.sides.find(({ seat }) => seat === you);
  return (
    <Suspense fallback={<Loading />}>
      <TableFrame
        time={scene.time}
        figures={scene.game === 'meccg' ? <MapToggle /> : undefined}
        hand={own === undefined ? undefined : <Hand hand={own.hand} />}
      >
        <Board />
      </TableFrame>
    </Suspense>
  );
}
