import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '../i18n/resources.ts';
import type { Translator } from '../i18n/translator.ts';
import { type PageHandle, withTexts } from './page.ts';

/** Makes layouts that no public page needs. A layout is loaded in parallel with the first page inside it. */
export const layoutsFor =
  (i18n: Translator) =>
  (
    load: () => Promise<ComponentType>,
    texts: readonly Namespace[] = [],
  ): Pick<RouteObject, 'lazy' | 'handle'> => {
    const loadAll = withTexts(i18n, async () => ({ Component: await load() }), texts);
    return { handle: { load: loadAll } satisfies PageHandle, lazy: loadAll };
  };

export type LayoutFactory = ReturnType<typeof layoutsFor>;
