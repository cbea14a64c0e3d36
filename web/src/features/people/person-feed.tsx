import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { type QueryState, QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import classes from './person.module.css';

interface Feed<N> {
  edges: readonly { node: N }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PersonFeedProps<T, N> {
  result: QueryState<T>;
  /** The feed in the response; null without the permission. */
  select: (data: T) => Feed<N> | null | undefined;
  /** Fetches and appends the page after a cursor. */
  onMore: (after: string | null) => Promise<unknown>;
  empty: string;
  row: (node: N) => ReactNode;
}

/** A feed on a person's page, with a button for more entries. */
export function PersonFeed<T, N>({ result, select, onMore, empty, row }: PersonFeedProps<T, N>) {
  const { t } = useTranslation('people');
  return (
    <Card card="flush">
      <QueryView
        result={result}
        select={select}
        skeleton={<LoadingRows rows={4} height={56} />}
        isEmpty={({ edges }) => edges.length === 0}
        empty={<EmptyState title={empty} />}
      >
        {({ edges, pageInfo }) => (
          <>
            <ol className={classes.list}>{edges.map(({ node }) => row(node))}</ol>
            <LoadMore
              label={t('person.moreRows')}
              hasMore={pageInfo.hasNextPage}
              onMore={() => onMore(pageInfo.endCursor)}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
