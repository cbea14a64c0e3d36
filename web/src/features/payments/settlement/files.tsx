import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
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
  const { money, date, time, count: formatCount } = useFormat();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('files')) || 1);
  const href = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('files', String(number));
    return `?${next}`;
  };
  const result = useSettlementFilesQuery({ variables: { page, limit: LIMIT }, ...cacheAndNetwork });
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="settlement-files">
      <Heading level={2} id="settlement-files" text="lg">
        {t('files.title')}
      </Heading>
      <QueryView
        result={result}
        select={({ settlementFiles }) => settlementFiles}
        skeleton={<LoadingRows />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="dim">{t('files.empty')}</Text>}
        keepsPrevious
      >
        {({ items, total }) => (
          <>
            <Stack as="ul" className={classes.files}>
              {items.map((file) => (
                <li key={file.id}>
                  <Stack gap={2} shrink>
                    <Text as="span" weight={600}>
                      {gatewayName(file.gateway)} · {time(file.importedAt)}, {date(file.importedAt)}
                    </Text>
                    <Text as="span" text="sm" tone="dim">
                      {t('files.facts', {
                        lines: formatCount(file.lines),
                        booked: formatCount(file.booked),
                        name: file.importedBy,
                      })}
                    </Text>
                    <Text as="span" text="sm" tone="dim">
                      {t('files.sums', {
                        gross: money(file.gross),
                        deducted: money(file.deducted),
                        fees: money(file.fees),
                      })}
                    </Text>
                  </Stack>
                  {!file.isRead ? (
                    <Tag tone="bad">{t('files.unread')}</Tag>
                  ) : file.differing ? (
                    <Tag tone="warn">{t('files.differing', { count: file.differing })}</Tag>
                  ) : (
                    <Tag tone="ok">{t('files.fits')}</Tag>
                  )}
                </li>
              ))}
            </Stack>
            <Pagination page={page} limit={LIMIT} total={total} href={href} label={t('files.pages')} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}
