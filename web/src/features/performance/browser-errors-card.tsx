import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Box, Card, Row, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { type BrowserErrorsQuery, useBrowserErrorsQuery } from './performance.gen.ts';
import classes from './performance.module.css';

type BrowserError = BrowserErrorsQuery['browserErrors'][number];

const formatMoment = (at: string): string => `${formatTime(at)} ${formatDate(at)}`;

function ErrorGroup({ error }: { error: BrowserError }) {
  const { t } = useTranslation('performance');
  const { message, source, route, release, count, firstAt, lastAt } = error;
  return (
    <Row as="li" className={classes.letter} align="start" gap={3} px={6} py={4} borderTop>
      <Box grow shrink>
        <Text tone="bad" anywhere>
          {message}
        </Text>
        <p>
          <code>{source}</code>
        </p>
        <Text text="sm" anywhere>
          {t('browserErrorPlace', { route, release })}
        </Text>
        <Text text="sm" tone="dim">
          {t('browserErrorTimes', { count, from: formatMoment(firstAt), to: formatMoment(lastAt) })}
        </Text>
      </Box>
    </Row>
  );
}

/** JavaScript errors that browsers reported (app/error-reports.ts), by message and source. */
export function BrowserErrorsCard() {
  const { t } = useTranslation('performance');
  const result = useBrowserErrorsQuery(cacheAndNetwork);
  return (
    <QueryView
      result={result}
      select={({ browserErrors }) => browserErrors}
      skeleton={<LoadingRows rows={2} height={72} />}
    >
      {(errors) => (
        <Card as="section" card="flush" aria-labelledby="browser-errors">
          <Box px={6} pt={5} pb={4}>
            <h2 id="browser-errors">{t('browserErrors')}</h2>
            <Text text="sm" tone="dim">
              {t('browserErrorsText')}
            </Text>
          </Box>
          {errors.length === 0 ? (
            <Text px={6} pb={6} tone="dim">
              {t('browserErrorsNone')}
            </Text>
          ) : (
            <ul>
              {errors.map((error) => (
                <ErrorGroup key={error.id} error={error} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryView>
  );
}
