import type { RouteObject } from 'react-router-dom';
import type { Preload } from '../apollo/preload.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import type { Translator } from '../i18n/translator.ts';
import { ChunkError } from './chunk-error.ts';
import type { PageModule } from './page-module.ts';

/** Data of a route for the server. */
export interface PageHandle {
  /** True if the server renders it for visitors and search engines. */
  isPublic?: boolean;
  /** True if it is rendered for each request instead of cached, because its content may change at any time. */
  isFresh?: boolean;
  /** Source file, as in the build's manifest. */
  file?: string;
  namespaces?: readonly Namespace[];
  load?: () => Promise<PageModule>;
  preload?: Preload;
}

/**
 * Public pages. The glob of the other pages is loaded with the first of them, because its list of files is larger
 * than a page.
 */
const visited = import.meta.glob<PageModule>([
  './*.page.tsx',
  '../features/home/*.page.tsx',
  '../features/courses/*.page.tsx',
  '../features/cart/*.page.tsx',
  '../features/developers/*.page.tsx',
  '../features/certificates/verify.page.tsx',
  '../features/tickets/contact.page.tsx',
]);
const loaderOf = async (key: string) => visited[key] ?? (await import('./member-pages.ts')).memberPages[key];

interface Options {
  /** Namespaces of messages besides `common`. */
  texts?: readonly Namespace[];
  isPublic?: boolean;
  isFresh?: boolean;
}

/** Loads a module together with the messages that it shows. */
export const withTexts =
  <M>(i18n: Translator, load: () => Promise<M>, texts: readonly Namespace[]) =>
  async (): Promise<M> => {
    try {
      const [module] = await Promise.all([load(), loadNamespaces(i18n, texts)]);
      return module;
    } catch (cause) {
      throw new ChunkError('The code of a page could not be fetched', { cause });
    }
  };

/**
 * Makes pages for the route table: `page('home/home')` is features/home/home.page.tsx, `page('not-found')` is
 * app/not-found.page.tsx. The file exports `Component` and, if the page is public, `preload`.
 */
export const pagesFor =
  (i18n: Translator) =>
  (
    name: string,
    { texts = [], isPublic = false, isFresh = false }: Options = {},
  ): Pick<RouteObject, 'lazy' | 'handle'> => {
    const isFeature = name.includes('/');
    const key = isFeature ? `../features/${name}.page.tsx` : `./${name}.page.tsx`;
    const loadAll = withTexts(
      i18n,
      async () => {
        const load = await loaderOf(key);
        if (!load) throw new Error(`No page ${key}`);
        return load();
      },
      texts,
    );
    const handle: PageHandle = {
      isPublic,
      isFresh,
      file: `src/${isFeature ? 'features' : 'app'}/${name}.page.tsx`,
      namespaces: texts,
      load: loadAll,
    };
    return { handle, lazy: async () => ({ Component: (await loadAll()).Component }) };
  };

export type PageFactory = ReturnType<typeof pagesFor>;
