/** One side of the table: who it is and what he has, his companies, and what lies beside them. */
import type { Card, MeccgSide } from '@westmarch/protocol';
import { Bearer } from '../card/Bearer.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { useGroupWidth } from '../table/board/Widths.tsx';
import { AgentView, HeldView } from './Apart.tsx';
import s from './board.module.css';
import { CompanyView } from './CompanyView.tsx';
import { Plate } from './Plate.tsx';
import { idOfSide } from './Seats.tsx';
import { keyOf } from './sheets.ts';

export function Side({ side, yours }: { side: MeccgSide; yours: boolean }) {
  const whose = yours ? 'Your' : `${side.name}'s`;
  return (
    <section id={idOfSide(side.seat)} className={s.side} data-yours={yours} aria-label={`${whose} side`}>
      <Plate side={side} yours={yours} />
      <div className={s.companies} role="group" aria-label={`${whose} companies`}>
        {side.companies.map((company) => (
          <CompanyView key={company.id} company={company} />
        ))}
        {side.companies.length === 0 && <Waiting side={side} yours={yours} />}
        {side.agents.map((agent) => (
          <AgentView key={agent.card.id} agent={agent} />
        ))}
        {side.prisoners.map((held) => (
          <HeldView key={held.host.id} held={held} />
        ))}
        <Apart seat={side.seat} title="Events" cards={side.events} />
        <Apart seat={side.seat} title="Factions" cards={side.factions} />
        <Apart seat={side.seat} title="Stored and defeated" cards={side.stored} />
      </div>
    </section>
  );
}

/** Before the first company stands, the pool is what one looks at. */
function Waiting({ side, yours }: { side: MeccgSide; yours: boolean }) {
  const width = useGroupWidth(keyOf.pool(side.seat));
  const { pool } = side;
  if (pool.cards.length === 0)
    return (
      <p className={s.empty}>
        {pool.count > 0
          ? `${pool.count} cards in the pool, not yet revealed.`
          : yours
            ? 'You have no company in play.'
            : 'No company in play.'}
      </p>
    );
  return (
    <div className={s.pool} style={width} role="group" aria-label={yours ? 'Your pool' : 'Pool'}>
      <h3 className={s.small}>{yours ? 'Your pool' : 'Pool'}</h3>
      <div className={s.line}>
        {pool.cards.map((card) => (
          <CardFace key={card.id} card={card} upright />
        ))}
      </div>
    </div>
  );
}

function Apart({ seat, title, cards }: { seat: number; title: string; cards: readonly Card[] }) {
  const width = useGroupWidth(keyOf.apart(seat, title));
  if (cards.length === 0) return null;
  return (
    <div className={s.apart} style={width} role="group" aria-label={title}>
      <h3 className={s.small}>{title}</h3>
      <div className={s.fan}>
        {cards.map((card) => (
          <Bearer key={card.id} card={card} />
        ))}
      </div>
    </div>
  );
}
