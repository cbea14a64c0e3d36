import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { FailedState } from './failed-state.tsx';
import kit from './kit.module.css';
import { Notice } from './notice.tsx';
import classes from './query-view.module.css';

/** What `use…Query` of Apollo Client hands out, as far as a view needs it. */
export interface QueryState<T> {
  data?: T | undefined;
  previousData?: T | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<T, V> {
  result: QueryState<T>;
  /** The part of the answer that is shown; null when there is no such thing. */
  select: (data: T) => V | null | undefined;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Instead of the general words when it could not be loaded. */
  failedTitle?: string;
  /** Instead of the whole failed state, where there is no room for it. */
  failed?: (retry: () => void, error: unknown) => ReactNode;
  /** Shown when there is no such thing: `select` gave null. */
  missing?: ReactNode;
  /** Shown instead of the children when `isEmpty`: nothing yet, or nothing that matches. */
  empty?: ReactNode;
  isEmpty?: (value: V) => boolean;
  /** For lists: what stood there stays, dimmed, while the next page or filter is loading. */
  keepsPrevious?: boolean;
  /** What stands around skeleton and failure, for instance the name of the page. */
  frame?: (waiting: ReactNode) => ReactNode;
  children: (value: V) => ReactNode;
}

/**
 * The states of everything that is loaded: loading, failed, missing, empty, full. A failure always shows:
 * alone when there is nothing else, else above what was loaded before.
 */
export function QueryView<T, V>({
  result,
  select,
  skeleton,
  failedTitle,
  failed,
  missing = null,
  empty,
  isEmpty,
  keepsPrevious = false,
  frame = (waiting) => waiting,
  children,
}: QueryViewProps<T, V>) {
  const { t } = useTranslation();
  const { data, previousData, error, loading } = result;
  const retry = () => void result.refetch().catch(() => undefined);
  const isStale = keepsPrevious && data === undefined && loading && previousData !== undefined;
  const answer = isStale ? previousData : data;
  const value = answer === undefined ? undefined : select(answer);
  if (value === undefined || value === null) {
    if (error) {
      return frame(
        failed ? (
          failed(retry, error)
        ) : (
          <FailedState
            error={error}
            onRetry={retry}
            {...(failedTitle !== undefined && { title: failedTitle })}
          />
        ),
      );
    }
    // What a page from the server found absent may be asked for again
    return loading || answer === undefined ? frame(skeleton) : missing;
  }
  const content = isEmpty?.(value) ? empty : children(value);
  return (
    <>
      {Boolean(error) && (
        <Notice tone="warn" isAlert>
          {t('failed.stale')}{' '}
          <button type="button" className={`${kit.plainButton} ${kit.moreLink}`} onClick={retry}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {keepsPrevious ? (
        <div className={classes.kept} aria-busy={isStale} data-stale={isStale || undefined}>
          {content}
        </div>
      ) : (
        content
      )}
    </>
  );
}
