/** Rules by their ids: a small link that opens them in words. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Marked } from '../../glossary/Marked.tsx';
import { useGame, useTable } from '../../live/context.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Refused } from '../../ui/Notice.tsx';
import s from '../parts.module.css';
import { readRules, useUi } from '../ui-store.ts';

export function RuleLinks({ rules }: { rules: readonly string[] }) {
  const { live } = useTable();
  if (rules.length === 0) return null;
  if (!live) return <span className={s.ruleIds}>{rules.join(', ')}</span>;
  return (
    <button type="button" className={s.rules} onClick={() => readRules(rules)} title={rules.join(', ')}>
      <span className="said-only">Rules </span>
      {rules.length > 2 ? `${rules[0]} +${rules.length - 1}` : rules.join(', ')}
    </button>
  );
}

/** At most so many can be asked for at once (packages/protocol). */
const AT_ONCE = 12;

/** The rules that are being read, if any are. */
export function RulesDialog() {
  const rules = useUi((ui) => ui.rules);
  if (rules === null) return null;
  return (
    <Dialog title={rules.length === 1 ? 'The rule' : 'The rules'} onClose={() => readRules(null)}>
      <RuleTexts rules={rules} />
    </Dialog>
  );
}

function RuleTexts({ rules }: { rules: readonly string[] }) {
  const table = useTable();
  const game = useGame();
  const asked = rules.slice(0, AT_ONCE);
  const answer = useQuery({
    queryKey: ['rules', ...asked],
    queryFn: () => table.ask({ t: 'rules', rules: asked }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (answer.isError) return <Refused error={answer.error} />;
  if (answer.data === undefined) return <p>Looking it up…</p>;
  return (
    <dl className={s.ruleTexts}>
      {answer.data.rules.map(({ id, text }) => (
        <div key={id}>
          <dt>
            {/* Beside the table, which stays open. */}
            <Link
              to="/rules/$game"
              params={{ game: id.startsWith('LR-') ? 'lotr-tcg' : 'meccg' }}
              search={{ rule: id }}
              target="_blank"
            >
              {id}
            </Link>
          </dt>
          <dd>
            <Marked text={text} game={game} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
