import { useState } from 'react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useScrollStop } from '../../ui/use-scroll-stop.ts';
import utilities from '../../ui/utilities.module.css';
import { type PerformanceFiguresQuery, useStatementPlanQuery } from './performance.gen.ts';
import classes from './performance.module.css';
import { useMilliseconds } from './use-milliseconds.ts';

function PlanDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('performance');
  const result = useStatementPlanQuery({ variables: { name }, ...networkOnly });
  return (
    <Dialog isOpen onClose={onClose} title={name} placement="end">
      <QueryView
        result={result}
        select={({ statementPlan }) => statementPlan}
        skeleton={<LoadingRows rows={3} height={80} />}
        missing={<p>{t('noText')}</p>}
      >
        {({ text, plan }) => (
          <Stack gap={4} shrink>
            <Text text="sm" tone="dim">
              {t('planText')}
            </Text>
            <h3>{t('plan')}</h3>
            {plan == null ? <p>{t('noPlan')}</p> : <Code label={t('plan')} text={plan} />}
            <h3>{t('statement')}</h3>
            <Code label={t('statement')} text={text} />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}

const Code = ({ label, text }: { label: string; text: string }) => (
  <section className={classes.code} aria-label={label} {...useScrollStop()}>
    <pre>{text}</pre>
  </section>
);

/** The slowest SQL statements, without their parameter values. */
export function StatementsCard({ statements }: { statements: PerformanceFiguresQuery['slowStatements'] }) {
  const { t } = useTranslation('performance');
  const { count } = useFormat();
  const ms = useMilliseconds();
  const [open, setOpen] = useState<string>();
  return (
    <Card as="section" card="flush" aria-labelledby="statements">
      <Box px={6} pt={5} pb={4}>
        <h2 id="statements">{t('statements')}</h2>
        <Text text="sm" tone="dim">
          {t('statementsText')}
        </Text>
      </Box>
      {statements.length === 0 ? (
        <Text px={6} pb={6} tone="dim">
          {t('statementsNone')}
        </Text>
      ) : (
        <Box as="table" className={classes.table} w="full" collapse>
          <caption className={utilities.hidden}>{t('statements')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('statement')}</th>
              <th scope="col" data-align="end">
                {t('column.calls')}
              </th>
              <th scope="col" data-align="end">
                {t('column.mean')}
              </th>
              <th scope="col" data-align="end">
                p95
              </th>
              <th scope="col" data-align="end">
                {t('column.slowest')}
              </th>
            </tr>
          </thead>
          <tbody>
            {statements.map(({ name, calls, meanMs, p95Ms, slowestMs, hasText }) => (
              <tr key={name}>
                <Box as="td" minW={50}>
                  {hasText ? (
                    <button
                      type="button"
                      className={`${utilities.plainButton} ${classes.pick}`}
                      onClick={() => setOpen(name)}
                    >
                      <code>{name}</code>
                    </button>
                  ) : (
                    <code>{name}</code>
                  )}
                </Box>
                <td data-align="end" data-label={t('column.calls')}>
                  {count(calls)}
                </td>
                <td data-align="end" data-label={t('column.mean')}>
                  {ms(meanMs)}
                </td>
                <Text as="td" data-align="end" data-label="p95" weight={600}>
                  {ms(p95Ms)}
                </Text>
                <td data-align="end" data-label={t('column.slowest')}>
                  {ms(slowestMs)}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {open && <PlanDialog name={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
