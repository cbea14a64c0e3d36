import { IconAlertCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Card, Text } from '../../ui/layout/layout.tsx';
import type { ImportAnswerFragment } from './import.gen.ts';
import classes from './people.module.css';
import { Roles } from './person-facts.tsx';

const RESULTS = {
  CREATE: { Icon: IconCircleCheck, outcome: 'DONE' },
  EXISTS: { Icon: IconCircleMinus, outcome: 'UNCHANGED' },
  REPEATED: { Icon: IconCircleMinus, outcome: 'UNCHANGED' },
  INVALID: { Icon: IconAlertCircle, outcome: 'REFUSED' },
} as const;
/** The number of lines that are shown, those with errors first. */
const MAX_LINES = 200;

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
    <Card card="flush">
      <ul className={classes.lines}>
        {sorted.slice(0, MAX_LINES).map(({ line, email, fullName, roles, outcome, faults }) => {
          const { Icon, outcome: result } = RESULTS[outcome];
          return (
            <li key={line}>
              <Text as="span" tone="dim">
                {t('import.line', { line })}
              </Text>
              <Text as="span" grow shrink>
                <Text as="b" weight={600}>
                  {fullName || '—'}
                </Text>{' '}
                <Text as="span" tone="dim">
                  {email}
                </Text>
                {faults.map((fault) => (
                  <Box as="span" key={`${fault.field}${fault.message}`} display="block" tone="bad">
                    {fault.message}
                  </Box>
                ))}
              </Text>
              <Roles roles={roles} customRoles={[]} />
              <Box
                as="span"
                className={classes.outcome}
                display="inline-flex"
                align="center"
                gap={2}
                data-outcome={result}
              >
                <Icon size={18} aria-hidden="true" />
                {t(isDone && outcome === 'CREATE' ? 'import.outcome.CREATED' : `import.outcome.${outcome}`)}
              </Box>
            </li>
          );
        })}
      </ul>
      {sorted.length > MAX_LINES && (
        <Text px={5} py={3} text="sm" tone="dim" borderTop>
          {t('import.rest', { count: sorted.length - MAX_LINES })}
        </Text>
      )}
    </Card>
  );
}
