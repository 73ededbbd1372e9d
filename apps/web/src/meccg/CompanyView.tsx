/** A company where it stands: its site, where it goes, its characters with what they bear, leaders before followers. */
import type { Card, Company } from '@westmarch/protocol';
import type { ReactNode } from 'react';
import { TypeSign } from '../art/signs.tsx';
import { Bearer } from '../card/Bearer.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { useFace } from '../live/context.tsx';
import { coveredOf } from '../table/board/lines.ts';
import { useGroupWidth } from '../table/board/Widths.tsx';
import s from './board.module.css';
import { heading, keyOf, sitesOf } from './sheets.ts';

export function CompanyView({ company }: { company: Company }) {
  const width = useGroupWidth(keyOf.company(company));
  const at = useFace(company.site?.face ?? '');
  const to = useFace(company.destination?.face ?? '');
  // Before the first turn some have not said yet where they begin.
  const where = at?.name ?? (company.destination === null ? 'Starting company' : 'on its way');
  const sites = sitesOf(company);
  const last = sites.slice(-1);
  const goes = company.destination === null ? '' : (to?.name ?? 'a site face down');
  const said = heading(company, where, goes, width.width ?? Number.POSITIVE_INFINITY);
  return (
    <section
      className={s.company}
      style={width}
      data-acting={company.acting}
      aria-label={`${company.name}${at === undefined ? '' : ` at ${where}`}${goes === '' ? '' : `, going to ${goes}`}${company.acting ? ', acting now' : ''}`}
    >
      <h3 className={s.where}>
        {company.siteType !== '' && <TypeSign type={company.siteType} size={13} />}
        {said.where !== '' && <span>{said.where}</span>}
        {said.notes.length > 0 && <span className={s.notes}>{said.notes.join(' · ')}</span>}
        {said.goes !== '' && <span className={s.goes}>{said.goes}</span>}
      </h3>
      <div className={s.line}>
        <div className={s.sites} style={{ '--sites': coveredOf(sites), '--guards': company.onGuard.length }}>
          {sites.slice(0, -1).map((card) => (
            <Bearer key={card.id} card={card} />
          ))}
          <div className={s.last} style={{ '--sites': coveredOf(last) }}>
            {last.map((card) => (
              <Bearer key={card.id} card={card} />
            ))}
            {company.onGuard.length > 0 && (
              <div className={s.onGuard} role="group" aria-label={`${company.onGuard.length} on guard`}>
                {company.onGuard.map((card, i) => (
                  <div key={card.id} style={{ '--guard': i }}>
                    <CardFace card={card} upright />
                  </div>
                ))}
              </div>
            )}
          </div>
        </div>
        {ordered(company).map(({ card, follows }) => (
          <Standing key={card.id} card={card} follows={follows} />
        ))}
      </div>
    </section>
  );
}

interface Stands {
  readonly card: Card;
  /** Whom he follows; undefined for whoever stands for himself. */
  readonly follows: Card | undefined;
}

/** Followers stand right behind whom they follow. */
export function ordered({ characters, followers }: Pick<Company, 'characters' | 'followers'>): Stands[] {
  const leaderOf = new Map(followers.map(({ card, leader }) => [card, leader]));
  const line: Stands[] = [];
  const stand = (card: Card, follows: Card | undefined): void => {
    line.push({ card, follows });
    for (const other of characters) if (leaderOf.get(other.id) === card.id) stand(other, card);
  };
  for (const card of characters) if (!leaderOf.has(card.id)) stand(card, undefined);
  // Whoever's leader stands elsewhere is shown all the same.
  for (const card of characters) if (!line.some((one) => one.card.id === card.id)) stand(card, undefined);
  return line;
}

/** A character with what he bears; a follower is smaller, and says whom he follows. */
function Standing({ card, follows }: Stands) {
  const corruption = card.numbers['corruption'] ?? 0;
  const bearer = (
    <Bearer card={card}>
      {corruption > 0 && (
        <span className={s.corruption} title={`${corruption} corruption points`}>
          <span className="said-only">corruption </span>
          <span aria-hidden="true">◉</span>
          {corruption}
        </span>
      )}
    </Bearer>
  );
  return follows === undefined ? bearer : <Follower leader={follows}>{bearer}</Follower>;
}

function Follower({ leader, children }: { leader: Card; children: ReactNode }) {
  const face = useFace(leader.face);
  return (
    <div className={s.follower}>
      <span className={s.follows}>
        <span aria-hidden="true">⤷ </span>
        <span className="said-only">follows </span>
        {face?.name ?? 'his leader'}
      </span>
      {children}
    </div>
  );
}
