import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
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
    <li className={classes.letter}>
      <div className={kit.grow}>
        <p className={classes.error}>{message}</p>
        <p>
          <code>{source}</code>
        </p>
        <p className={`${kit.small} ${classes.anywhere}`}>{t('browserErrorPlace', { route, release })}</p>
        <p className={`${kit.small} ${kit.dim}`}>
          {t('browserErrorTimes', { count, from: formatMoment(firstAt), to: formatMoment(lastAt) })}
        </p>
      </div>
    </li>
  );
}

/** JavaScript errors that browsers reported (app/error-reports.ts), by message and source. */
export function BrowserErrorsCard() {
  const { t } = useTranslation('performance');
  const result = useBrowserErrorsQuery(freshOnArrival);
  return (
    <QueryView
      result={result}
      select={({ browserErrors }) => browserErrors}
      skeleton={<LoadingRows rows={2} height={72} />}
    >
      {(errors) => (
        <section className={kit.cardFlush} aria-labelledby="browser-errors">
          <div className={classes.head}>
            <h2 id="browser-errors">{t('browserErrors')}</h2>
            <p className={`${kit.small} ${kit.dim}`}>{t('browserErrorsText')}</p>
          </div>
          {errors.length === 0 ? (
            <p className={classes.nothing}>{t('browserErrorsNone')}</p>
          ) : (
            <ul className={kit.bare}>
              {errors.map((error) => (
                <ErrorGroup key={error.id} error={error} />
              ))}
            </ul>
          )}
        </section>
      )}
    </QueryView>
  );
}
