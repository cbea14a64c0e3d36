import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { makeBrowserClient } from './apollo/client.ts';
import { receiveAddressTokens } from './app/address-tokens.ts';
import { recoverFromChunkError } from './app/chunk-error.ts';
import type { PageHandle } from './app/page.ts';
import type { PageState } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';
import { makeRoutes } from './app/routes.tsx';
import { chosenLanguage, makeI18n, type Terms } from './i18n/i18n.ts';
import { toast } from './ui/toast.tsx';

const readState = (): PageState | null => {
  const text = document.getElementById('state')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : null;
};

/** The figures that texts say stand in every page, also in the empty one. */
const readTerms = (): Terms =>
  JSON.parse(document.getElementById('promised-terms')?.textContent ?? '{}') as Terms;

const start = async () => {
  receiveAddressTokens();
  const state = readState();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  // Where a page from the server is not in the visitor's own language, that follows after mounting (see Root).
  const i18n = await makeI18n(state?.language ?? chosenLanguage(window.location.search), readTerms());
  document.documentElement.lang = i18n.language;
  const client = makeBrowserClient({
    language: () => i18n.language,
    path: () => window.location.pathname,
    toast: toast.error,
    silence: (why) => i18n.t(`failed.${why}`),
    state: state?.apollo,
  });
  const routes = makeRoutes(i18n);
  // What is on the screen already must be there before hydration, or React would throw it away.
  try {
    await Promise.all(
      (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
        const handle = route.handle as PageHandle | undefined;
        if (!handle?.load) return;
        route.Component = (await handle.load()).Component;
        delete route.lazy;
      }),
    );
  } catch {
    // A page from the server stays readable meanwhile; an empty one is left to the router, which says what failed.
    if (state) return void recoverFromChunkError();
  }
  const router = createBrowserRouter(routes);
  const app = (
    <Providers client={client} i18n={i18n} origin={state?.origin ?? window.location.origin}>
      <RouterProvider router={router} />
    </Providers>
  );
  startTransition(() => {
    if (state) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

void start();
