import type { NormalizedCacheObject } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { type Execute, makeServerClient } from './apollo/client.ts';
import { toFailure } from './apollo/failure.ts';
import { memberRoutes } from './app/member.routes.tsx';
import type { PageHandle } from './app/page.ts';
import type { PageState, PageTerms } from './app/page-state.ts';
import { Providers } from './app/providers.tsx';
import { type ClientBuild, renderEmptyPage, renderTemplate } from './app/rendered-page.ts';
import { makeRoutes } from './app/routes.tsx';
import { PublicTermsDocument } from './app/terms.gen.ts';
import { CATALOGUE_PARAMETERS } from './features/courses/index.ts';
import { makeI18n } from './i18n/i18n.ts';
import type { Language } from './i18n/languages.ts';
import type { Branding } from './ui/branding.ts';

export type { ClientBuild, Execute };

export interface RenderOptions {
  /** The request's path and query, or its full URL, whose origin is ignored. */
  url: string;
  language: Language;
  /** The output of the client build. */
  build: ClientBuild;
  /** Executes a document in-process for a guest with that language. */
  execute: Execute;
  /** The app's public URL without a trailing slash. */
  origin: string;
}

export interface RenderResult {
  status: number;
  html: string;
  /** The content of the page's only style element, for the content security policy. */
  style?: string;
  /** True if the page is the same for all viewers of its language and may be cached. */
  isShareable: boolean;
}

const asJson = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** React renders title, meta and link tags first; they belong into the `<head>`. */
const splitHead = (markup: string): [head: string, body: string] => {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(markup)?.[0] ?? '';
  return [head, markup.slice(head.length)];
};

const makeAllRoutes = (i18n: Parameters<typeof makeRoutes>[0]) => makeRoutes(i18n, memberRoutes(i18n));
const allRoutes = makeI18n('vi').then(makeAllRoutes);

/**
 * Query parameters that change a rendered page, by path. The server ignores all others, so that a client cannot
 * bypass its cache with invented ones. A page that reads another parameter must be added here.
 */
export const pageParameters: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/(?:courses|category\/[^/]+)\/?$/, CATALOGUE_PARAMETERS],
  [/^\/instructor\/[^/]+\/?$/, ['page']],
  [/^\/(?:terms|privacy|refund-policy|operator|marketplace-rules)\/?$/, ['version']],
];

/**
 * The kind of page at a path: none (`unknown`, all of which look the same), rendered here (`public`), or rendered by
 * the browser (`private`).
 */
export const pageKind = async (url: string): Promise<'unknown' | 'public' | 'private'> => {
  const route = matchRoutes(await allRoutes, new URL(url, 'http://sen.invalid').pathname)?.at(-1)?.route;
  if (!(route?.handle as PageHandle | undefined)?.isRendered) return 'private';
  return route?.path === '*' ? 'unknown' : 'public';
};

/** The current branding and global placeholders. They need no database, so that they are available without it. */
const loadTerms = async (execute: Execute): Promise<PageTerms> => {
  const { data } = await makeServerClient(execute).query({ query: PublicTermsDocument });
  const { __typename, branding, ...terms } = data!.publicTerms;
  // Most parts are null for most academies, and the page contains them
  const given = Object.entries(branding).filter(([name, value]) => value !== null && name !== '__typename');
  return { placeholders: terms, branding: Object.fromEntries(given) as Branding };
};

/** The empty page of a language, which the browser renders. */
export const renderShell = async ({
  language,
  build,
  execute,
}: Pick<RenderOptions, 'language' | 'build' | 'execute'>): Promise<string> =>
  renderEmptyPage(build, await loadTerms(execute), language);

/**
 * Renders a public page for a guest in the light theme. Private pages, and pages whose data could not be loaded, are
 * the empty template, which the browser renders.
 */
export const render = async ({
  url,
  language,
  build,
  execute,
  origin,
}: RenderOptions): Promise<RenderResult> => {
  const requestUrl = new URL(url, 'http://sen.invalid');
  // One-time tokens must be neither in the markup nor in a cache.
  requestUrl.searchParams.delete('token');
  requestUrl.searchParams.delete('refresh_token');
  const terms = await loadTerms(execute);
  const { branding, placeholders } = terms;
  const i18n = await makeI18n(language, placeholders);
  const routes = makeAllRoutes(i18n);
  const matches = matchRoutes(routes, requestUrl.pathname) ?? [];
  const handles = matches.map(({ route }) => (route.handle ?? {}) as PageHandle);
  const page = handles.at(-1);
  const shell = async (status: number): Promise<RenderResult> => ({
    status,
    html: await renderShell({ language, build, execute }),
    isShareable: false,
  });
  if (!page?.isRendered) return shell(200);

  const client = makeServerClient(execute);
  try {
    await Promise.all(
      matches.map(async ({ params }, index) => {
        const handle = handles[index];
        const module = await handle?.load?.();
        await Promise.all(
          [handle, module].map((each) => each?.preload?.({ client, params, url: requestUrl, language })),
        );
      }),
    );
  } catch (error) {
    // The URL contains an invalid id or slug, so nothing can be found
    if (toFailure(error).code === 'BAD_INPUT') return shell(404);
    // The API has failed. The browser gets an empty page, sends the queries itself, and shows an error with a retry.
    return shell(503);
  }

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(requestUrl));
  if (context instanceof Response) return shell(context.status);
  let status = context.statusCode;
  const onStatus = (code: number) => {
    status = code;
  };
  const markup = renderToString(
    <Providers client={client} i18n={i18n} origin={origin} branding={branding} onStatus={onStatus}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const [head, app] = splitHead(markup);
  const state = asJson({ apollo: client.cache.extract() as NormalizedCacheObject, origin, language });
  return {
    status,
    ...renderTemplate(build, page, { head, app, state, terms, language }),
    isShareable: (status === 200 && !page.isFresh) || matches.at(-1)?.route.path === '*',
  };
};
