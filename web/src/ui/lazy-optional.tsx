import { type ComponentType, type ReactNode, Suspense } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import type { Namespace } from '../i18n/resources.ts';
import { useIsTakenOver } from './use-is-taken-over.ts';

interface Options<P> {
  /** Catalogues that it shows. */
  texts?: readonly Namespace[];
  /** Stands in its place until it has come; a component is given the same properties. */
  waiting?: ReactNode | ComponentType<P>;
  /** Stands in its place when it can't be had; left out for what a page works without. */
  failed?: ComponentType<P>;
}

const Nothing = () => null;

/**
 * A part of a page whose code comes on its own. Without it the page still stands: a chunk that can't be fetched must
 * not replace what is on the screen by the crash screen.
 */
export const lazyOptional = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { texts = [], waiting = null, failed = Nothing }: Options<P> = {},
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
  const Waiting = typeof waiting === 'function' ? waiting : () => waiting;
  return (props: P) => {
    // On the server and while its page is taken over: what comes on its own was not in it
    if (!useIsTakenOver()) return <Waiting {...props} />;
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
};
