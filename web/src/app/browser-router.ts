import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { Translator } from '../i18n/translator.ts';
import { ChunkError } from './chunk-error.ts';
import { AREAS_ROUTE_ID } from './error-boundaries.ts';
import type { PageHandle } from './page.ts';
import { makeRoutes } from './routes.tsx';

/** True if a table of routes has no page for a path except for the "not found" page. */
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

/** Loads the code of the current page. It must be loaded before hydration, or React discards the rendered page. */
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
 * Creates the router for the window's URL and loads the code of its page. The routes of the signed-in areas are
 * loaded with the first URL that the public routes do not match.
 * @param onMissing called if the code of the first page could not be loaded; the router then shows the error
 */
export const makeBrowserRouter = async (i18n: Translator, onMissing: () => void) => {
  const { pathname } = window.location;
  const publicRoutes = makeRoutes(i18n);
  let routes = publicRoutes;
  let hasAllRoutes = false;
  try {
    if (isUnknown(publicRoutes, pathname)) {
      routes = makeRoutes(i18n, await loadMemberRoutes(i18n));
      hasAllRoutes = true;
    }
    await loadPage(routes, pathname);
  } catch {
    onMissing();
  }
  return createBrowserRouter(routes, {
    // Without it the router would load a page with a parameter in its path again
    hydrationData: hasAllRoutes || !isUnknown(routes, pathname) ? {} : undefined,
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (hasAllRoutes || !isUnknown(publicRoutes, path)) return;
      const areas = await loadMemberRoutes(i18n);
      if (hasAllRoutes) return;
      hasAllRoutes = true;
      patch(AREAS_ROUTE_ID, areas);
    },
  });
};
