import { useSearchParams } from 'react-router-dom';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { gatewayName } from '../../orders/index.ts';
import { useSettlementFilesQuery } from './settlement.gen.ts';
import classes from './settlement.module.css';

const LIMIT = 10;

/** Imported files and their results. */
export function Files() {
  const { t } = useTranslation('settlement');
  const { money, date, time, count: say } = useFormat();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('files')) || 1);
  const href = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('files', String(number));
    return `?${next}`;
  };
  const result = useSettlementFilesQuery({ variables: { page, limit: LIMIT }, ...freshOnArrival });
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="settlement-files">
      <h2 id="settlement-files" className={classes.title}>
        {t('files.title')}
      </h2>
      <QueryView
        result={result}
        select={({ settlementFiles }) => settlementFiles}
        skeleton={<LoadingRows />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={kit.dim}>{t('files.empty')}</p>}
        keepsPrevious
      >
        {({ items, total }) => (
          <>
            <ul className={classes.files}>
              {items.map((file) => (
                <li key={file.id}>
                  <div className={kit.stackTight}>
                    <span className={kit.strong}>
                      {gatewayName(file.gateway)} · {time(file.importedAt)}, {date(file.importedAt)}
                    </span>
                    <span className={`${kit.dim} ${kit.small}`}>
                      {t('files.facts', {
                        lines: say(file.lines),
                        booked: say(file.booked),
                        name: file.importedBy,
                      })}
                    </span>
                    <span className={`${kit.dim} ${kit.small}`}>
                      {t('files.sums', {
                        gross: money(file.gross),
                        deducted: money(file.deducted),
                        fees: money(file.fees),
                      })}
                    </span>
                  </div>
                  {!file.isRead ? (
                    <Tag tone="bad">{t('files.unread')}</Tag>
                  ) : file.differing ? (
                    <Tag tone="warn">{t('files.differing', { count: file.differing })}</Tag>
                  ) : (
                    <Tag tone="ok">{t('files.fits')}</Tag>
                  )}
                </li>
              ))}
            </ul>
            <Pagination page={page} limit={LIMIT} total={total} href={href} label={t('files.pages')} />
          </>
        )}
      </QueryView>
    </section>
  );
}
