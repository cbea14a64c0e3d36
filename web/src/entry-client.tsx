import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeBrowserClient } from './apollo/client.ts';
import { makeBrowserRouter } from './app/browser-router.ts';
import { recoverFromChunkError } from './app/chunk-error.ts';
import { reportError, reportUncaughtErrors, setReportedRouter } from './app/error-reports.ts';
import type { PageState, PageTerms } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';
import { consumeUrlTokens } from './app/url-tokens.ts';
import { chosenLanguage, makeI18n } from './i18n/i18n.ts';
import { showStartFailed } from './start/start-failed.ts';
import { DEMO_BRANDING } from './ui/branding.ts';
import { toast } from './ui/toast.tsx';

const readState = (): PageState | null => {
  const text = document.getElementById('state')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : null;
};

/** The branding and the global placeholders of messages, which every page contains, including an empty one. */
const readTerms = (): PageTerms => ({
  placeholders: {},
  branding: DEMO_BRANDING,
  ...(JSON.parse(document.getElementById('promised-terms')?.textContent ?? '{}') as Partial<PageTerms>),
});

const start = async () => {
  reportUncaughtErrors();
  consumeUrlTokens();
  const state = readState();
  const { branding, placeholders } = readTerms();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  // If the server rendered the page in another language, it is changed to the visitor's after mounting (see Root).
  const i18n = await makeI18n(
    state?.language ?? chosenLanguage(window.location.search, placeholders),
    placeholders,
  );
  document.documentElement.lang = i18n.language;
  const client = makeBrowserClient({
    language: () => i18n.language,
    path: () => window.location.pathname,
    toast: toast.error,
    getNetworkMessage: (why) => i18n.t(`failed.${why}`),
    state: state?.apollo,
  });
  let isMissing = false;
  const router = await makeBrowserRouter(i18n, () => {
    isMissing = true;
  });
  setReportedRouter(router);
  // A page from the server stays readable meanwhile. On an empty page, the router shows the error.
  if (isMissing && state) return void recoverFromChunkError();
  const app = (
    <StrictMode>
      <Providers
        client={client}
        i18n={i18n}
        origin={state?.origin ?? window.location.origin}
        branding={branding}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  startTransition(() => {
    if (state) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

start().catch((error: unknown) => {
  console.error(error);
  reportError(error);
  const root = document.getElementById('root');
  if (root) showStartFailed(root, () => window.location.reload());
  recoverFromChunkError();
});
