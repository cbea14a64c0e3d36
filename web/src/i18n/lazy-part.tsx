import { type ComponentType, lazy } from 'react';
import type { Translator } from './translator.ts';
import { useTranslation } from './use-translation.tsx';

/**
 * A part of a page whose code and texts are fetched when it is first shown. React’s `lazy` fetches once for all, but
 * texts belong to a translator: each has a part of its own.
 */
export const lazyPart = <P extends object>(
  load: (i18n: Translator) => Promise<ComponentType<P>>,
): ComponentType<P> => {
  const parts = new WeakMap<Translator, ComponentType<P>>();
  const partOf = (i18n: Translator): ComponentType<P> => {
    let part = parts.get(i18n);
    if (!part) {
      part = lazy(async () => ({ default: await load(i18n) })) as unknown as ComponentType<P>;
      parts.set(i18n, part);
    }
    return part;
  };
  return (props: P) => {
    const Part = partOf(useTranslation().i18n);
    return <Part {...props} />;
  };
};
