/** What a table agrees to beside the rules: a clock, who may watch, taking back, chat. */
import type { ClockTerms, Terms } from '@westmarch/protocol';
import { Select } from '../screens/Select.tsx';
import { Check } from '../settings/LooksForm.tsx';
import s from './company.module.css';
import { clockWords, duration } from './terms-words.ts';

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 300 },
  { kind: 'move', seconds: 86_400 },
  { kind: 'move', seconds: 259_200 },
  { kind: 'game', seconds: 900, increment: 5 },
  { kind: 'game', seconds: 1800, increment: 10 },
  { kind: 'game', seconds: 3600, increment: 15 },
];
const DELAYS = [0, 30, 60, 300] as const;
const GRACES = [15, 60, 300, 3600] as const;
const same = (a: ClockTerms, b: ClockTerms): boolean => JSON.stringify(a) === JSON.stringify(b);

export function TermsForm({ value, set }: { value: Terms; set: (terms: Terms) => void }) {
  const { clock, late, grace = GRACES[1], watch, delay, takeBack, chat } = value;
  const timed = clock.kind !== 'none';
  return (
    <fieldset className={s.terms}>
      <legend>What you agree to</legend>
      <Select
        label="Clock"
        value={String(CLOCKS.findIndex((one) => same(one, clock)))}
        set={(i) => set({ ...value, clock: CLOCKS[Number(i)] })}
        options={CLOCKS.map((one, i) => [String(i), clockWords(one)] as const)}
      />
      <Select
        label="Who is out of time"
        value={late}
        set={(chosen) => set({ ...value, late: chosen === 'bot' ? 'bot' : 'claim' })}
        options={[
          ['claim', 'may be claimed from, after a warning'],
          ['bot', 'is stood in for by a bot until he is back'],
        ]}
        why={timed ? '' : 'Without a clock nobody is.'}
      />
      <Select
        label="Grace after the warning"
        value={String(grace)}
        set={(chosen) => set({ ...value, grace: Number(chosen) })}
        options={GRACES.map((seconds) => [String(seconds), duration(seconds)] as const)}
        why={timed ? '' : 'Without a clock there is none.'}
      />
      <Select
        label="Spectators"
        value={watch ? String(delay) : 'none'}
        set={(chosen) =>
          set({ ...value, watch: chosen !== 'none', delay: chosen === 'none' ? 0 : Number(chosen) })
        }
        options={[
          ...DELAYS.map(
            (seconds) =>
              [
                String(seconds),
                seconds === 0 ? 'see it as it happens' : `see it ${duration(seconds)} later`,
              ] as const,
          ),
          ['none', 'are not let in'],
        ]}
      />
      <Select
        label="Taking back"
        value={takeBack}
        set={(chosen) =>
          set({ ...value, takeBack: chosen === 'free' || chosen === 'never' ? chosen : 'consent' })
        }
        options={[
          ['consent', 'if nothing was learnt, or the others agree'],
          ['free', 'always, at once'],
          ['never', 'never'],
        ]}
      />
      <Check text="Those at the table may chat" on={chat} set={(on) => set({ ...value, chat: on })} />
    </fieldset>
  );
}
