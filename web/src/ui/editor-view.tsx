import type { ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';
import { NotFound } from './not-found.tsx';
import { PublicFrame } from './public-frame.tsx';
import { type QueryState, QueryView } from './query-view.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import utilities from './utilities.module.css';

/** The "not found" state of an editor without the frame of other pages. */
export const EditorNotFound = () => (
  <PublicFrame>
    <NotFound />
  </PublicFrame>
);

interface EditorViewProps<T, V> {
  result: QueryState<T>;
  select: (data: T) => V | null | undefined;
  failedTitle: string;
  children: (value: V) => ReactNode;
}

/** The states of a full-window editor, which renders its own bar when it is loaded. */
export function EditorView<T, V>({ result, select, failedTitle, children }: EditorViewProps<T, V>) {
  return (
    <QueryView
      result={result}
      select={select}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={failedTitle} onRetry={retry} heading="h1" />
        </PublicFrame>
      )}
      skeleton={
        <main id="main" tabIndex={-1} className={utilities.container}>
          <Loading isScreen>
            <Skeleton height={64} />
            <Skeleton height={480} />
          </Loading>
        </main>
      }
      missing={<EditorNotFound />}
    >
      {children}
    </QueryView>
  );
}
