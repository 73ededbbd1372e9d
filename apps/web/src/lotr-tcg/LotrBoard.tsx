/**
 * The table of The Lord of the Rings TCG: the path above, then the Shadow's minions, the skirmishes, and the
 * fellowship whose turn it is; the other players at the side, your own plate and support area below.
 *
 * On a phone one part is shown at a time: the battle, your own cards, and the others'.
 */
import type { LotrScene, LotrSide } from '@westmarch/protocol';
import { useEffect, useState } from 'react';
import { useCards, usePlayerName, useTableState } from '../live/context.tsx';
import { Beside } from '../table/board/Beside.tsx';
import { useFitting } from '../table/board/fitting.ts';
import { Parts } from '../table/board/Parts.tsx';
import { WidthsContext } from '../table/board/Widths.tsx';
import { useRoomy } from '../table/wide.ts';
import { AdventurePath } from './AdventurePath.tsx';
import { Battle } from './Battle.tsx';
import s from './board.module.css';
import { Going } from './Going.tsx';
import { Plate } from './Plate.tsx';
import { Row } from './Row.tsx';
import { asideSheets, battleSheets, keyOf, USUAL_ASIDE, USUAL_BATTLE } from './sheets.ts';

type Part = 'battle' | 'yours' | 'others';

export default function LotrBoard() {
  const scene = useTableState((state) => state.scene);
  return scene?.game === 'lotr-tcg' ? <Board scene={scene} /> : null;
}

const ASIDE = { most: 130, least: 52 } as const;

function Board({ scene }: { scene: LotrScene }) {
  const roomy = useRoomy();
  const moves = scene.sides.some(({ seat }) => seat === scene.time.active);
  const [part, setPart] = useState<Part>(moves ? 'battle' : 'yours');
  // While the fellowships are put together there is no battle to look at.
  useEffect(() => setPart(moves ? 'battle' : 'yours'), [moves]);
  const own = scene.sides.find(({ seat }) => seat === scene.you) ?? scene.sides[0];
  const others = scene.sides.filter((side) => side !== own);
  const { turn, active } = scene.time;
  const battle = useFitting(
    [battleSheets(scene, useCards())],
    [USUAL_BATTLE],
    { most: 190, least: 56 },
    turn,
  );
  // One's own side with each of the others in turn: with several, they scroll.
  const tables =
    others.length === 0
      ? [asideSheets([own], active)]
      : others.map((side) => asideSheets([side, own], active));
  const aside = useFitting(tables, [USUAL_ASIDE], ASIDE, turn);
  const parts = [
    { key: 'battle' as const, name: 'Battle', choices: 0 },
    { key: 'yours' as const, name: scene.you === 0 ? own.name : 'You', choices: 0 },
    { key: 'others' as const, name: others.length === 1 ? others[0].name : 'Others', choices: 0 },
  ];
  return (
    <div className={s.board} data-part={part}>
      <AdventurePath scene={scene} />
      <Parts parts={parts} shown={part} show={setPart} />
      <div className={s.battle} ref={battle.ref} style={cardWidth(battle.card)}>
        <div className={s.fight}>
          {roomy ? (
            <Beside>
              <Going scene={scene} />
            </Beside>
          ) : (
            <Going scene={scene} />
          )}
          <WidthsContext value={battle.widthOf}>
            <Battle scene={scene} />
          </WidthsContext>
        </div>
      </div>
      <div className={s.aside} ref={aside.ref} style={cardWidth(aside.card)}>
        <div className={s.holdings} data-many={others.length > 1}>
          <WidthsContext value={aside.widthOf}>
            <div className={s.yours}>
              <Holding side={own} scene={scene} yours={scene.you !== 0} />
            </div>
            <div className={s.others}>
              {others.map((side) => (
                <Holding key={side.seat} side={side} scene={scene} yours={false} />
              ))}
            </div>
          </WidthsContext>
        </div>
      </div>
    </div>
  );
}

const cardWidth = (card: number | undefined) =>
  card === undefined ? undefined : { '--card-w': `${card}px` };

/** What the fellowships that rest all are: there is no need to mark it on each. */
const RESTS = new Set(['inactive']);

/** What a player has apart from the battle: his plate, support area, and his fellowship while another's moves. */
function Holding({ side, scene, yours }: { side: LotrSide; scene: LotrScene; yours: boolean }) {
  const name = usePlayerName()(side.seat);
  const whose = yours ? 'Your' : `${name}'s`;
  const rests = scene.time.active !== side.seat;
  return (
    <section className={s.holding} data-yours={yours} data-out={side.eliminated} aria-label={`${whose} side`}>
      <Plate side={side} name={name} yours={yours} active={!rests} />
      <div className={s.rows}>
        {rests && (
          <Row
            title={scene.time.turn === 0 ? `${whose} fellowship` : `${whose} fellowship, resting`}
            short={scene.time.turn === 0 ? 'Fellowship' : 'Resting'}
            group={keyOf.rests(side.seat)}
            cards={side.companions}
            without={RESTS}
          />
        )}
        <Row
          title={`${whose} support area`}
          short="Support"
          group={keyOf.support(side.seat)}
          cards={side.support}
          {...(rests ? { without: RESTS } : {})}
        />
      </div>
    </section>
  );
}
