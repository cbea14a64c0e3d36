import { type ComponentType, lazy } from 'react';
import type { Translator } from './translator.ts';
import { useTranslation } from './use-translation.tsx';

/**
 * A part of a page whose code and messages are loaded when it is rendered first. React's `lazy` loads only once, but
 * messages belong to a translator, so each translator has its own lazy component.
 */
export const lazyPart = <P extends object>(
  load: (i18n: Translator) => Promise<ComponentType<P>>,
): ComponentType<P> => {
  const parts = new WeakMap<Translator, ComponentType<P>>();
  const getPart = (i18n: Translator): ComponentType<P> => {
    let part = parts.get(i18n);
    if (!part) {
      part = lazy(async () => ({ default: await load(i18n) })) as unknown as ComponentType<P>;
      parts.set(i18n, part);
    }
    return part;
  };
  return (props: P) => {
    const Part = getPart(useTranslation().i18n);
    return <Part {...props} />;
  };
};
