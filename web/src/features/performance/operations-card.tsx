import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import type { Operation, Period } from './measured.ts';
import { operationName } from './names.ts';
import { OperationChart } from './operation-chart.tsx';
import classes from './performance.module.css';
import { useMilliseconds } from './use-milliseconds.ts';

/** Rows before the viewer expands the table. */
const INITIAL_ROWS = 10;

const getKey = ({ kind, operation }: Operation) => `${kind} ${operation}`;

function State({ operation }: { operation: Operation }) {
  const { t } = useTranslation('performance');
  const { p95Ms, targetMs, partsAbove, p95s } = operation;
  if (targetMs == null)
    return (
      <Text as="span" tone="dim">
        {t('state.none')}
      </Text>
    );
  const tone = p95Ms > targetMs ? 'bad' : partsAbove > 0 ? 'warn' : 'ok';
  const key = tone === 'bad' ? 'above' : tone === 'warn' ? 'sometimes' : 'met';
  return (
    <Text as="span" className={classes.state} text="sm" weight={600} data-tone={tone}>
      {t(`state.${key}`, { part: partsAbove, all: p95s.length })}
    </Text>
  );
}

interface OperationsCardProps {
  period: Period;
  operations: readonly Operation[];
  /** Kind and name of the operation in the chart; defaults to the first one. */
  selectedKey: string;
  onChoose: (operation: string) => void;
}

/** Operations with their targets. The selected one is shown in the chart. */
export function OperationsCard({ period, operations, selectedKey, onChoose }: OperationsCardProps) {
  const { t } = useTranslation('performance');
  const { count } = useFormat();
  const ms = useMilliseconds();
  const [showsAll, setShowsAll] = useState(false);
  const picked = operations.find((each) => getKey(each) === selectedKey) ?? operations[0];
  const shownOperations = showsAll ? operations : operations.slice(0, INITIAL_ROWS);
  return (
    <Card as="section" card="flush" aria-labelledby="operations">
      {picked && <OperationChart key={`${period} ${getKey(picked)}`} period={period} operation={picked} />}
      <h2 id="operations" className={utilities.hidden}>
        {t('operations')}
      </h2>
      <Box as="table" className={classes.table} w="full" collapse>
        <caption className={utilities.hidden}>{t('operations')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.operation')}</th>
            <th scope="col" data-align="end">
              {t('column.calls')}
            </th>
            <th scope="col" data-align="end">
              p50
            </th>
            <th scope="col" data-align="end">
              p95
            </th>
            <th scope="col" data-align="end">
              {t('column.target')}
            </th>
            <th scope="col">{t(`periods.${period}`)}</th>
            <th scope="col">{t('column.state')}</th>
          </tr>
        </thead>
        <tbody>
          {shownOperations.map((each) => {
            const name = operationName(t, each.operation);
            return (
              <tr key={getKey(each)} data-selected={each === picked || undefined}>
                <td>
                  <button
                    type="button"
                    className={`${utilities.plainButton} ${classes.pick}`}
                    aria-pressed={each === picked}
                    onClick={() => onChoose(getKey(each))}
                  >
                    {name && (
                      <Text as="span" weight={600}>
                        {name}
                      </Text>
                    )}
                    <code>{each.operation}</code>
                  </button>
                </td>
                <td data-align="end" data-label={t('column.calls')}>
                  {count(each.calls)}
                </td>
                <td data-align="end" data-label="p50">
                  {ms(each.p50Ms)}
                </td>
                <Text as="td" data-align="end" data-label="p95" weight={600}>
                  {ms(each.p95Ms)}
                </Text>
                <Text as="td" data-align="end" data-label={t('column.target')} tone="dim">
                  {each.targetMs == null ? '–' : ms(each.targetMs)}
                </Text>
                <Box as="td" className={classes.spark} w={30}>
                  <Sparkline label={t('sparkOf', { operation: name ?? each.operation })} values={each.p95s} />
                </Box>
                <td data-label={t('column.state')} data-wide>
                  <State operation={each} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
      {operations.length > INITIAL_ROWS && (
        <Box px={4} py={2} borderTop>
          <Button variant="subtle" size="sm" onClick={() => setShowsAll((old) => !old)}>
            {showsAll ? t('showFewer') : t('showAll', { count: operations.length })}
          </Button>
        </Box>
      )}
    </Card>
  );
}
