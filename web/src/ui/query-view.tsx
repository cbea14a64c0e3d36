import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { FailedState } from './failed-state.tsx';
import { Notice } from './notice.tsx';
import classes from './query-view.module.css';
import { TextButton } from './text-button.tsx';

/** The part of a `use…Query` result that a view needs. */
export interface QueryState<T> {
  data?: T | undefined;
  previousData?: T | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<T, V> {
  result: QueryState<T>;
  /** Selects the shown part of the response; null if the object does not exist. */
  select: (data: T) => V | null | undefined;
  skeleton: ReactNode;
  /** Replaces the general title of the error. */
  failedTitle?: string;
  /** Replaces the whole error state, if there is no space for it. */
  failed?: (retry: () => void, error: unknown) => ReactNode;
  /** Shown if the object does not exist, which means that `select` returned null. */
  missing?: ReactNode;
  /** Shown instead of the children if `isEmpty`: nothing exists or nothing matches. */
  empty?: ReactNode;
  isEmpty?: (value: V) => boolean;
  /** For lists: shows the previous rows dimmed while the next page or filter is loading. */
  keepsPrevious?: boolean;
  /** Wraps the skeleton and the error, for instance with the page's title. */
  frame?: (placeholder: ReactNode) => ReactNode;
  children: (value: V) => ReactNode;
}

/**
 * The states of a query: loading, failed, missing, empty and loaded. An error is always visible: alone if there is no
 * data, else above the data.
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
  frame = (placeholder) => placeholder,
  children,
}: QueryViewProps<T, V>) {
  const { t } = useTranslation();
  const { data, previousData, error, loading } = result;
  const retry = () => void result.refetch().catch(() => undefined);
  const isStale = keepsPrevious && data === undefined && loading && previousData !== undefined;
  const shownData = isStale ? previousData : data;
  const value = shownData === undefined ? undefined : select(shownData);
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
    // The server rendered for a guest, so the viewer may get an object that it found missing
    return loading || shownData === undefined ? frame(skeleton) : missing;
  }
  const content = isEmpty?.(value) ? empty : children(value);
  return (
    <>
      {Boolean(error) && (
        <Notice tone="warn" isAlert>
          {t('failed.stale')} <TextButton onClick={retry}>{t('retry')}</TextButton>
        </Notice>
      )}
      {keepsPrevious ? (
        <div className={classes.previous} aria-busy={isStale} data-stale={isStale || undefined}>
          {content}
        </div>
      ) : (
        content
      )}
    </>
  );
}
