/** Optional rules that can be in force, one box each, with what it says; one that cannot be says why. */
import type { OptionInfo } from '@westmarch/protocol';
import { useId } from 'react';
import { SOLITAIRE, whyNot } from './fitting.ts';
import s from './rules.module.css';

export interface OptionalRulesProps {
  readonly offered: readonly OptionInfo[];
  readonly players: number;
  /** Those that are in force. */
  readonly value: readonly string[];
  readonly set: (value: readonly string[]) => void;
  /** The decks that a rule brings, by their names. */
  readonly brings: (rule: string) => readonly string[];
}

const GROUPS = ['Optional rules', 'For three to five players', 'Solitaire'] as const;
const groupOf = ({ name, players: { least, most } }: OptionInfo): (typeof GROUPS)[number] =>
  name === SOLITAIRE || most === 1 ? GROUPS[2] : least > 2 ? GROUPS[1] : GROUPS[0];

export function OptionalRules(props: OptionalRulesProps) {
  return GROUPS.map((group) => {
    const rules = props.offered.filter((one) => groupOf(one) === group);
    return rules.length === 0 ? null : (
      <fieldset key={group} className={s.rules}>
        <legend>{group}</legend>
        {rules.map((rule) => (
          <Box key={rule.name} rule={rule} {...props} />
        ))}
      </fieldset>
    );
  });
}

function Box({
  rule,
  offered,
  players,
  value,
  set,
  brings,
}: OptionalRulesProps & { readonly rule: OptionInfo }) {
  const id = useId();
  const { name, title, about } = rule;
  const why = whyNot(rule, offered, value, players);
  const decks = brings(name);
  return (
    <div className={s.rule} data-barred={why !== ''}>
      <label>
        <input
          type="checkbox"
          checked={value.includes(name)}
          disabled={why !== ''}
          aria-describedby={id}
          onChange={({ target }) =>
            set(target.checked ? [...value, name] : value.filter((one) => one !== name))
          }
        />
        {title}
      </label>
      <p id={id} className={s.says}>
        {why !== '' && <b>{why} </b>}
        {about}
        {decks.length > 0 && ` It brings ${decks.length === 1 ? 'a deck' : 'decks'}: ${decks.join(', ')}.`}
      </p>
    </div>
  );
}
