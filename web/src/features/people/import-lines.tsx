import { IconAlertCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import type { ImportAnswerFragment } from './import.gen.ts';
import classes from './people.module.css';
import { Roles } from './person-facts.tsx';

const LOOKS = {
  CREATE: { Icon: IconCircleCheck, outcome: 'DONE' },
  EXISTS: { Icon: IconCircleMinus, outcome: 'UNCHANGED' },
  REPEATED: { Icon: IconCircleMinus, outcome: 'UNCHANGED' },
  INVALID: { Icon: IconAlertCircle, outcome: 'REFUSED' },
} as const;
/** The number of lines that are shown, those with errors first. */
const MOST = 200;

interface ImportLinesProps {
  lines: ImportAnswerFragment['lines'];
  /** True if the import was run or only checked. */
  isDone: boolean;
}

/** The result of each line of a file. */
export function ImportLines({ lines, isDone }: ImportLinesProps) {
  const { t } = useTranslation('people');
  const sorted = [...lines].sort(
    (a, b) => Number(b.outcome === 'INVALID') - Number(a.outcome === 'INVALID') || a.line - b.line,
  );
  return (
    <div className={kit.cardFlush}>
      <ul className={classes.lines}>
        {sorted.slice(0, MOST).map(({ line, email, fullName, roles, outcome, faults }) => {
          const { Icon, outcome: look } = LOOKS[outcome];
          return (
            <li key={line}>
              <span className={kit.dim}>{t('import.line', { line })}</span>
              <span className={kit.grow}>
                <b className={kit.strong}>{fullName || '—'}</b> <span className={kit.dim}>{email}</span>
                {faults.map((fault) => (
                  <span key={`${fault.field}${fault.message}`} className={classes.fault}>
                    {fault.message}
                  </span>
                ))}
              </span>
              <Roles roles={roles} customRoles={[]} />
              <span className={classes.outcome} data-outcome={look}>
                <Icon size={18} aria-hidden="true" />
                {t(isDone && outcome === 'CREATE' ? 'import.outcome.CREATED' : `import.outcome.${outcome}`)}
              </span>
            </li>
          );
        })}
      </ul>
      {sorted.length > MOST && (
        <p className={classes.rest}>{t('import.rest', { count: sorted.length - MOST })}</p>
      )}
    </div>
  );
}
