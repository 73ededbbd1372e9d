/** The numbers on a face, each in the seal and the place that its shape of card gives it. */
import type { Card, Face } from '@westmarch/protocol';
import type { ReactNode } from 'react';
import { TypeSign } from '../art/signs.tsx';
import s from './CardFace.module.css';
import { bySlot, changeOf, minus, type Shown, type Slot, shownNumbers, valueInWords } from './numbers.ts';
import { isShadow, ribbonOf, shapeOf, signOfSite } from './tone.ts';

const CHANGE = { up: s.up, down: s.down, same: '' } as const;

function Seal({ at, of, children }: { at: string; of?: Shown | undefined; children: ReactNode }) {
  return (
    <span className={`${s.seal} ${at} ${of === undefined ? '' : CHANGE[changeOf(of)]}`}>{children}</span>
  );
}

export function Numbers({ face, card }: { face: Face; card: Card | undefined }) {
  const slots = bySlot(shownNumbers(face, card));
  const value = (slot: Slot): string => {
    const shown = slots.get(slot);
    return shown === undefined ? '–' : valueInWords(shown);
  };
  const shape = shapeOf(face);
  const lotr = slots.has('cost') || slots.has('strength') || slots.has('vitality');
  return (
    <>
      {lotr ? <LotrNumbers face={face} slots={slots} /> : null}
      {!lotr && (slots.has('prowess') || slots.has('strikes')) && (
        <Seal at={shape === 'creature' ? s.lowerLeftHigh : s.lowerLeft} of={slots.get('prowess')}>
          {slots.has('strikes') ? `${value('strikes')}×` : ''}
          {value('prowess')}
          {slots.has('body') ? `/${value('body')}` : ''}
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
      {slots.has('points') && <Points shape={shape} text={value('points')} />}
      {shape === 'site' && <SiteParts face={face} slots={slots} />}
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
  return <span className={`${s.seal} ${at}`}>{at === s.middle ? text : `✦${text}`}</span>;
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
  return (
    <>
      <span className={s.siteType}>
        <TypeSign type={signOfSite(face)} />
      </span>
      <span className={s.sitePath}>
        {face.path.map((type, i) => (
          <TypeSign key={`${i}-${type}`} type={type} />
        ))}
      </span>
      <span className={s.sitePart}>
        <span>{own === undefined ? '' : `▯${own.value}`}</span>
        <span>{number === undefined ? '' : `site ${number.value}`}</span>
        <span>{shadow === undefined ? '' : `◆${shadow.value}`}</span>
        <span>{theirs === undefined ? '' : `▮${theirs.value}`}</span>
      </span>
    </>
  );
}
