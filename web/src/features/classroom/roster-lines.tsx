import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useRosterLinesQuery } from './classroom.gen.ts';
import classes from './classroom.module.css';

const GOOD = new Set(['DONE', 'HOLDS', 'REPEATED']);

/** The result of each line of a list; failed lines first. */
export function RosterLines({ changeId }: { changeId: string }) {
  const { t } = useTranslation('classroom');
  const { count: say } = useFormat();
  const result = useRosterLinesQuery({ variables: { changeId, page: 1 } });
  return (
    <QueryView
      result={result}
      select={({ rosterLines }) => rosterLines}
      failedTitle={t('rosters.failed')}
      skeleton={<LoadingRows />}
    >
      {({ items, total, limit }) => (
        <>
          <ol className={classes.lines}>
            {items.map(({ line, email, fullName, outcome }) => (
              <li key={line}>
                <span className={kit.grow}>
                  <span className={classes.who}>{fullName || email || t('rosters.line', { line })}</span>
                  {fullName && email && <span className={`${kit.small} ${kit.dim}`}>{email}</span>}
                </span>
                <Tag tone={outcome === 'DONE' ? 'ok' : GOOD.has(outcome) ? 'neutral' : 'warn'}>
                  {t(`rosters.outcome.${outcome}`)}
                </Tag>
              </li>
            ))}
          </ol>
          {items.some(({ outcome }) => outcome === 'NO_ACCOUNT') && (
            <p className={`${kit.small} ${kit.dim}`}>{t('rosters.noAccount')}</p>
          )}
          <LoadMore
            label={t('rosters.more')}
            hasMore={items.length < total}
            shown={
              total > limit
                ? t('rosters.shown', { count: total, shown: say(items.length), total: say(total) })
                : ''
            }
            onMore={() => result.fetchMore({ variables: { page: Math.floor(items.length / limit) + 1 } })}
          />
        </>
      )}
    </QueryView>
  );
}
