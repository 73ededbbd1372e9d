/** The numbers on a face, each in the seal and the place that its shape of card gives it. */
import type { Card, Face } from '@westmarch/protocol';
import type { ReactNode } from 'react';
import { TypeSign } from '../art/signs.tsx';
import s from './CardFace.module.css';
import { bySlot, changeOf, minus, type Shown, type Slot, shownNumbers, valueInWords } from './numbers.ts';
import { pointSign, subtypeOf } from './subtype.ts';
import { isShadow, ribbonOf, shapeOf, signOfSite } from './tone.ts';

const CHANGE = { up: s.up, down: s.down, same: '' } as const;

function Seal({ at, of, children }: { at: string; of?: Shown | undefined; children: ReactNode }) {
  return (
    <span className={`${s.seal} ${at} ${of === undefined ? '' : CHANGE[changeOf(of)]}`}>{children}</span>
  );
}

/** Letters of a seal beside which a word has room. */
const WIDE = 5;

export function Numbers({ face, card }: { face: Face; card: Card | undefined }) {
  const slots = bySlot(shownNumbers(face, card));
  const value = (slot: Slot): string => {
    const shown = slots.get(slot);
    return shown === undefined ? '–' : valueInWords(shown);
  };
  const shape = shapeOf(face);
  const strikes = [
    slots.has('strikes') ? `${value('strikes')}×` : '',
    value('prowess'),
    slots.has('body') ? `/${value('body')}` : '',
  ].join('');
  const lotr = slots.has('cost') || slots.has('strength') || slots.has('vitality');
  return (
    <>
      {lotr ? <LotrNumbers face={face} slots={slots} /> : null}
      {!lotr && (slots.has('prowess') || slots.has('strikes')) && (
        <Seal at={shape === 'creature' ? s.lowerLeftHigh : s.lowerLeft} of={slots.get('prowess')}>
          {strikes}
        </Seal>
      )}
      {slots.has('mind') && (
        <Seal at={s.middleRight} of={slots.get('mind')}>
          {value('mind')}
        </Seal>
      )}
      {slots.has('influence') && shape !== 'site' && (
        <Seal at={s.lowerRight} of={slots.get('influence')}>
          {value('influence')}
        </Seal>
      )}
      {/* A character's corruption is a sum that his company shows beside him; here his influence stands. */}
      {slots.has('corruption') && shape !== 'character' && (
        <Seal at={s.lowerRight} of={slots.get('corruption')}>
          ◉{value('corruption')}
        </Seal>
      )}
      {slots.has('points') && <Points shape={shape} text={`${pointSign(face)}${value('points')}`} />}
      {shape === 'site' && <SiteParts face={face} slots={slots} />}
      {shape === 'creature' && !lotr && <Keyed path={face.path} />}
      {!lotr && !(shape === 'creature' && strikes.length > WIDE) && <Subtype face={face} />}
      {lotr && <Signs face={face} />}
      {shape === 'event' && <span className={s.ribbonText}>{ribbonOf(face)}</span>}
    </>
  );
}

function Points({ shape, text }: { shape: string; text: string }) {
  if (shape === 'character') return null; // at the table his mind and prowess matter; his points stand on the reading size
  const at =
    shape === 'creature'
      ? s.lowerRightHigh
      : shape === 'item' || shape === 'faction'
        ? s.lowerLeft
        : s.middle;
  return <span className={`${s.seal} ${at}`}>{text}</span>;
}

/** Where a creature may be keyed, as signs. */
function Keyed({ path }: { path: readonly string[] }) {
  return (
    <span className={s.keyed}>
      {path.map((type, i) => (
        <TypeSign key={`${i}-${type}`} type={type} />
      ))}
    </span>
  );
}

/** Of a character his skills, of an item its class, of a creature its race. */
function Subtype({ face }: { face: Face }) {
  const lines = subtypeOf(face);
  if (lines.length === 0) return null;
  return (
    <span className={s.subtype}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** Home and signet of The Lord of the Rings, in a corner. */
function Signs({ face }: { face: Face }) {
  const signs = (face.facts ?? []).filter(({ name, short }) => name !== 'path' && short !== '');
  if (signs.length === 0) return null;
  return (
    <span className={s.signs}>
      {signs.map(({ name, text, short }) => (
        <span key={name} className={s.sign} title={`${name}: ${text}`}>
          {short}
        </span>
      ))}
    </span>
  );
}

function LotrNumbers({ face, slots }: { face: Face; slots: ReadonlyMap<Slot, Shown> }) {
  const seal = (slot: Slot, at: string): ReactNode => {
    const shown = slots.get(slot);
    return shown === undefined ? null : (
      <Seal at={at} of={shown}>
        <span>{minus(shown.value)}</span>
      </Seal>
    );
  };
  return (
    <>
      {shapeOf(face) !== 'site' && seal('cost', `${s.cost} ${isShadow(face) ? s.diamond : ''}`)}
      {seal('strength', s.left1)}
      {seal('vitality', s.left2)}
      {slots.has('resistance')
        ? seal('resistance', s.left3)
        : shapeOf(face) === 'site'
          ? null
          : seal('siteNumber', s.left3)}
    </>
  );
}

/** Of a site: its type on the horizon, the path to it, its number or what is drawn on the way. */
function SiteParts({ face, slots }: { face: Face; slots: ReadonlyMap<Slot, Shown> }) {
  const own = slots.get('ownDraws');
  const theirs = slots.get('opponentDraws');
  const number = slots.get('siteNumber');
  const shadow = slots.get('cost');
  const facts = face.facts ?? [];
  const attacks = facts.filter(({ name }) => name === 'attack');
  const playable = facts.find(({ name }) => name === 'playable');
  const block = facts.find(({ name }) => name === 'path')?.short ?? '';
  return (
    <>
      <span className={s.siteType}>
        <TypeSign type={signOfSite(face)} />
      </span>
      <span className={s.attacks}>
        {attacks.map(({ short, text }, i) => (
          <span key={`${i}-${text}`} className={s.attack} title={text}>
            ⚔{short}
          </span>
        ))}
      </span>
      {playable !== undefined && playable.short !== '' && (
        <span className={s.playable} title={`playable: ${playable.text}`}>
          {playable.short}
        </span>
      )}
      <span className={s.sitePath}>
        {face.path.map((type, i) => (
          <TypeSign key={`${i}-${type}`} type={type} />
        ))}
      </span>
      <span className={s.sitePart}>
        <span title="cards the moving player draws">{own === undefined ? '' : `▯${own.value}`}</span>
        <span>{number === undefined ? '' : `${number.value}${block}`}</span>
        <span>{shadow === undefined ? '' : `◆${shadow.value}`}</span>
        <span title="cards the opponent draws">{theirs === undefined ? '' : `▮${theirs.value}`}</span>
      </span>
    </>
  );
}
