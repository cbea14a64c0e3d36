import type { RouteObject } from 'react-router-dom';
import type { Preload } from '../apollo/preload.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import type { Translator } from '../i18n/translator.ts';
import { ChunkError } from './chunk-error.ts';
import type { PageModule } from './page-module.ts';

/** Data of a route for the server. */
export interface PageHandle {
  /** True if the server renders the page for visitors and search engines. */
  isRendered?: boolean;
  /** Source file of a rendered page, as in the build's manifest. The server's build adds it (build/rendered-pages.ts). */
  file?: string;
  /** True if it is rendered for each request instead of cached, because its content may change at any time. */
  isFresh?: boolean;
  texts?: readonly Namespace[];
  load?: () => Promise<PageModule>;
  preload?: Preload;
}

/**
 * Makes routes whose code is loaded when they are visited, together with their messages besides `common`. The module
 * exports `Component` and, if the server renders the page, `preload`.
 */
export const makePageFactory =
  (i18n: Translator) =>
  (
    load: () => Promise<PageModule>,
    { texts = [], ...handle }: Pick<PageHandle, 'isRendered' | 'isFresh' | 'texts'> = {},
  ): Pick<RouteObject, 'lazy' | 'handle'> => {
    const loadAll = async (): Promise<PageModule> => {
      try {
        const [module] = await Promise.all([load(), loadNamespaces(i18n, texts)]);
        return module;
      } catch (cause) {
        throw new ChunkError('The code of a page could not be fetched', { cause });
      }
    };
    return {
      handle: { ...handle, texts, load: loadAll } satisfies PageHandle,
      lazy: async () => ({ Component: (await loadAll()).Component }),
    };
  };

export type PageFactory = ReturnType<typeof makePageFactory>;
