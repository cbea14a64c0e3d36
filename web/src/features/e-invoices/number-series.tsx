import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { EInvoiceStatus } from './e-invoice-status.tsx';
import {
  type EInvoiceFiguresQuery,
  type EInvoiceNumbersQuery,
  useEInvoiceNumbersQuery,
} from './e-invoices.gen.ts';
import classes from './e-invoices.module.css';

type Numbers = EInvoiceNumbersQuery['eInvoiceNumbers'];
const STATES = ['ACCEPTED', 'NUMBERED', 'REJECTED', 'gap'] as const;

/** One bar per number, too narrow for a link; the table has them. A gap is taller and hollow, so it differs by more than its colour. */
const Bars = ({ numbers }: { numbers: Numbers }) => {
  const { t } = useTranslation('eInvoices');
  return (
    <ol className={classes.bars}>
      {numbers.map(({ number, status }) => {
        const label = t('series.bar', { number, state: status ? t(`status.${status}`) : t('series.gap') });
        return (
          <li key={number}>
            <span
              className={classes.bar}
              data-status={status ?? 'gap'}
              role="img"
              aria-label={label}
              title={label}
            />
          </li>
        );
      })}
    </ol>
  );
};

const NumberTable = ({ numbers }: { numbers: Numbers }) => {
  const { t } = useTranslation('eInvoices');
  return (
    <Box overflowX="auto">
      <Box as="table" w="full" collapse className={classes.table}>
        <caption className={utilities.hidden}>{t('series.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('statusLabel')}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ number, invoiceId, status }) => (
            <tr key={number}>
              <td>{invoiceId ? <Link to={`/admin/e-invoices/${invoiceId}`}>{number}</Link> : number}</td>
              <td>{status ? <EInvoiceStatus status={status} /> : t('series.gap')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

/** The latest numbers of a series, as bars or as a table. */
export function NumberSeries({ all }: { all: EInvoiceFiguresQuery['eInvoiceSeries'] }) {
  const { t } = useTranslation('eInvoices');
  const { count } = useFormat();
  const [chosen, setChosen] = useState<string>();
  const [isTable, setTable] = useState(false);
  const series = all.find((each) => each.series === chosen) ?? all[0];
  const result = useEInvoiceNumbersQuery({ variables: { series: series?.series ?? '' }, skip: !series });
  if (!series) return null;
  return (
    <Card as="section" aria-labelledby="number-series">
      <Row wrap gap={3} align="center" justify="between" mb={3} shrink>
        <Stack gap={1} shrink>
          <Heading level={2} id="number-series" text="h3">
            {t('series.title', { series: series.series })}
          </Heading>
          <Text text="sm" tone="dim">
            {t('series.range', { first: series.first, last: series.last })}
            {series.gaps > 0 && ` ${t('series.gaps', { count: series.gaps, gaps: count(series.gaps) })}`}
          </Text>
        </Stack>
        <Row wrap gap={2} align="end" shrink>
          {all.length > 1 && (
            <Select
              label={t('series.choose')}
              value={series.series}
              options={all.map((each) => ({ value: each.series, label: each.series }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )}
          <Button variant="default" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('series.asTable')}
          </Button>
        </Row>
      </Row>
      <QueryView result={result} select={(data) => data.eInvoiceNumbers} skeleton={<Skeleton height={48} />}>
        {(numbers) => (isTable ? <NumberTable numbers={numbers} /> : <Bars numbers={numbers} />)}
      </QueryView>
      {!isTable && (
        <Row as="ul" wrap gap={4} mt={3} shrink>
          {STATES.map((state) => (
            <Row as="li" key={state} gap={2} align="center" shrink>
              <span className={classes.key} data-status={state} aria-hidden="true" />
              <Text as="span" text="xs" tone="dim">
                {state === 'gap' ? t('series.gap') : t(`status.${state}`)}
              </Text>
            </Row>
          ))}
        </Row>
      )}
    </Card>
  );
}
