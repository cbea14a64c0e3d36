import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import type { Namespace } from '../i18n/resources.ts';
import { FocusedPart } from './keep-focus.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

interface Options<P> {
  texts?: readonly Namespace[];
  /** Shown while it is loading. A component gets the same properties. */
  placeholder?: ReactNode | ComponentType<P>;
  /** Shown if it could not be loaded. Missing if the page works without it. */
  failed?: ComponentType<P>;
}

const Nothing = () => null;

/**
 * A part of a page with its own chunk. If the chunk is missing, the page stays instead of the crash screen. The part
 * takes over the keyboard focus from what was shown while it was loading.
 */
export const lazyOptional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { texts = [], placeholder = null, failed = Nothing }: Options<P> = {},
): ComponentType<P> => {
  const Part = lazyPart<P>(async (i18n) => {
    try {
      const [part] = await Promise.all([load(), loadNamespaces(i18n, texts)]);
      return part;
    } catch (error) {
      console.warn('A part of the page could not be loaded', error);
      return failed;
    }
  });
  const Placeholder = typeof placeholder === 'function' ? placeholder : () => placeholder;
  return (props: P) => {
    const removedRef = useRef<HTMLElement>(null);
    const fallback = (
      <FocusedPart removedRef={removedRef}>
        <Placeholder {...props} />
      </FocusedPart>
    );
    // Neither the server nor the hydrated page contains the part
    if (!useIsHydrated()) return fallback;
    return (
      <Suspense fallback={fallback}>
        <FocusedPart removedRef={removedRef}>
          <Part {...props} />
        </FocusedPart>
      </Suspense>
    );
  };
};
