import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Text } from '../../ui/layout/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useRosterLinesQuery } from './classroom.gen.ts';
import classes from './classroom.module.css';

const GOOD = new Set(['DONE', 'INVITED', 'HOLDS', 'REPEATED']);

/** The result of each line of a list; failed lines first. */
export function RosterLines({ changeId }: { changeId: string }) {
  const { t } = useTranslation('classroom');
  const { count: formatCount } = useFormat();
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
          <Grid as="ol" className={classes.lines} gap={2}>
            {items.map(({ line, email, fullName, outcome }) => (
              <li key={line}>
                <Text as="span" grow shrink>
                  <Box as="span" display="block" anywhere>
                    {fullName || email || t('rosters.line', { line })}
                  </Box>
                  {fullName && email && (
                    <Text as="span" text="sm" tone="dim">
                      {email}
                    </Text>
                  )}
                </Text>
                <Tag tone={outcome === 'DONE' ? 'ok' : GOOD.has(outcome) ? 'neutral' : 'warn'}>
                  {t(`rosters.outcome.${outcome}`)}
                </Tag>
              </li>
            ))}
          </Grid>
          {items.some(({ outcome }) => outcome === 'INVITED') && (
            <Text text="sm" tone="dim">
              {t('rosters.invited')}
            </Text>
          )}
          <LoadMore
            label={t('rosters.more')}
            hasMore={items.length < total}
            shown={
              total > limit
                ? t('rosters.shown', {
                    count: total,
                    shown: formatCount(items.length),
                    total: formatCount(total),
                  })
                : ''
            }
            onMore={() => result.fetchMore({ variables: { page: Math.floor(items.length / limit) + 1 } })}
          />
        </>
      )}
    </QueryView>
  );
}
