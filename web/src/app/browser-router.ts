import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { Translator } from '../i18n/translator.ts';
import { ChunkError } from './chunk-error.ts';
import { PROGRAM } from './failing.ts';
import type { PageHandle } from './page.ts';
import { makeRoutes } from './routes.tsx';

/** Whether a table knows no page at a path but the one that says so. */
const isUnknown = (routes: RouteObject[], path: string) => {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return !route || route.path === '*';
};

const loadMemberRoutes = async (i18n: Translator) => {
  try {
    return (await import('./member.routes.tsx')).memberRoutes(i18n);
  } catch (cause) {
    throw new ChunkError('The table of the areas could not be fetched', { cause });
  }
};

/** What is on the screen already must be there before hydration, or React would throw it away. */
const loadPage = (routes: RouteObject[], path: string) =>
  Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      const handle = route.handle as PageHandle | undefined;
      if (!handle?.load) return;
      route.Component = (await handle.load()).Component;
      delete route.lazy;
    }),
  );

/**
 * The router at the window's address, with the code of its page. Public pages come with their own table; that of the
 * areas behind them is fetched with the first address that it alone may know.
 *
 * @param onMissing - told when the code of the first page could not be fetched; the router then says so itself.
 */
export const makeBrowserRouter = async (i18n: Translator, onMissing: () => void) => {
  const { pathname } = window.location;
  const publicRoutes = makeRoutes(i18n);
  let routes = publicRoutes;
  let isWhole = false;
  try {
    if (isUnknown(publicRoutes, pathname)) {
      routes = makeRoutes(i18n, await loadMemberRoutes(i18n));
      isWhole = true;
    }
    await loadPage(routes, pathname);
  } catch {
    onMissing();
  }
  return createBrowserRouter(routes, {
    // Its page was found in this table: without this, a path with a parameter would be asked for once more
    hydrationData: isWhole || !isUnknown(routes, pathname) ? {} : undefined,
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isWhole || !isUnknown(publicRoutes, path)) return;
      const areas = await loadMemberRoutes(i18n);
      if (isWhole) return;
      isWhole = true;
      patch(PROGRAM, areas);
    },
  });
};
