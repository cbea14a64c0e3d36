import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { embedOrigins } from '../../features/courses/index.ts';
import { createContext } from '../../graphql/context.ts';
import { budgetHeaders } from '../../graphql/cost-budget.ts';
import type { Engine } from '../../graphql/engine.ts';
import { AppError, HTTP_STATUSES } from '../../platform/errors/errors.ts';
import { isKnown } from '../../platform/http/entity-tag.ts';
import { sendPrecompressed } from '../../platform/http/send-precompressed.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { MEMBERS_ONLY } from '../../platform/settings/index.ts';
import { assetRoutes } from './assets.ts';
import { contentPolicy } from './content-policy.ts';
import { Page, type PageCache } from './page.ts';
import { type PageParameters, pageKey } from './page-key.ts';
import { languageCookie, pageLanguage } from './page-language.ts';
import { PageReads } from './page-reads.ts';

type Execute = (request: {
  query: string;
  operationName?: string;
  variables: Record<string, unknown>;
}) => Promise<unknown>;

interface ClientBuild {
  readonly template: string;
  readonly manifest: unknown;
  readonly styles: unknown;
  readonly inline: Readonly<Record<string, string>>;
}

interface Renderer {
  readonly pageParameters: PageParameters;
  pageKind(url: string): Promise<'unknown' | 'public' | 'private'>;
  renderShell(request: { language: Locale; build: ClientBuild; execute: Execute }): Promise<string>;
  render(request: {
    url: string;
    language: Locale;
    build: ClientBuild;
    origin: string;
    execute: Execute;
  }): Promise<{ status: number; html: string; style?: string; isShareable: boolean }>;
}

function readBuild(client: string): ClientBuild {
  const read = (name: string) => readFileSync(join(client, name), 'utf8');
  return {
    template: read('index.html'),
    manifest: JSON.parse(read('.vite/manifest.json')),
    styles: JSON.parse(read('.vite/styles.json')),
    inline: JSON.parse(read('.vite/inline.json')),
  };
}

/** The cost of rendering a page (5 to 65 ms of a core) for the caller's budget. */
const RENDER_COST = 1000;
/** The key of all unknown URLs: their page is the same and is cached once. */
const UNKNOWN = '/404';

export interface PageOptions {
  readonly services: Services;
  readonly engine: Engine;
  readonly folder: string;
  readonly cache: PageCache;
}

/** Serves the web app: its files, and all URLs that no other route handles. */
export async function pageRoutes(
  server: FastifyInstance,
  { services, engine, folder, cache }: PageOptions,
): Promise<void> {
  const client = join(folder, 'client');
  if (!existsSync(join(folder, 'server', 'entry-server.js'))) return; // the API alone, as most tests run it
  const { pageParameters, pageKind, renderShell, render } = (await import(
    pathToFileURL(join(folder, 'server', 'entry-server.js')).href
  )) as Renderer;
  const build = readBuild(client);
  const policyFor = contentPolicy(Object.values(build.inline), embedOrigins);
  await server.register(assetRoutes, { folder: client });
  const executeFor =
    (request: FastifyRequest, language: Locale, reads: PageReads): Execute =>
    async ({ query, variables }) => {
      const requestInfo = { id: request.id, address: request.ip, origin: 'page' } as const;
      const context = createContext(services, requestInfo, language);
      try {
        const answer = await engine.run(query, variables, context);
        const { cached, hasRead } = context.notes;
        // Without a statement, the response depends on settings only, which expire all pages, or on the code
        if (cached || hasRead || answer.errors) reads.add(cached);
        return answer;
      } catch (error) {
        reads.add(undefined);
        throw error;
      }
    };
  /** @param render also returns whether the page is the same for everyone */
  const getPage = async (
    key: string,
    render: (until: number) => Promise<{ page: Page; isShareable: boolean }>,
  ): Promise<Page> => {
    let own: Page | undefined;
    const shared = await cache.load(key, async (until) => {
      const { page, isShareable } = await render(until);
      own = page;
      return isShareable ? page : undefined;
    });
    return shared ?? own ?? (await render(0)).page;
  };
  /**
   * The page without content, which the browser renders. Its key contains a space, so it cannot equal the key of a
   * URL.
   */
  const shell = (request: FastifyRequest, language: Locale, status = 200): Promise<Page> =>
    getPage(`${language} empty ${status}`, async (until) => {
      const reads = new PageReads(until);
      const html = await renderShell({ language, build, execute: executeFor(request, language, reads) });
      return { page: new Page(status, html, policyFor(), reads.tables, reads.until), isShareable: true };
    });

  server.get('/*', async (request, reply) => {
    if (/^\/(api|brand|graphql|media|covers|sandbox|assets)(\/|$)/.test(request.url))
      return reply.callNotFound();
    const language = pageLanguage(request.url, request.headers.cookie);
    // Nothing is rendered for the guests of a members-only site
    if (services.settings.get(MEMBERS_ONLY)) return send(request, reply, await shell(request, language));
    const address = pageKey(request.url, pageParameters);
    const cached = cache.get(`${language} ${address}`);
    if (cached) return send(request, reply, cached);
    const kind = await pageKind(address);
    if (kind === 'private') return send(request, reply, await shell(request, language));
    const url = kind === 'unknown' ? UNKNOWN : address;
    const page = await getPage(`${language} ${url}`, async (until) => {
      try {
        reply.headers(budgetHeaders(engine.budget.pay({ address: request.ip }, RENDER_COST)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // A signed-in viewer has a separate budget, so the browser loads the content of the empty page
        reply.header('retry-after', error.facts.retryAfter);
        return { page: await shell(request, language, HTTP_STATUSES[error.code]), isShareable: false };
      }
      const reads = new PageReads(until);
      const { status, html, style, isShareable } = await render({
        url,
        language,
        build,
        origin: services.config.publicUrl,
        execute: executeFor(request, language, reads),
      });
      return { page: new Page(status, html, policyFor(style), reads.tables, reads.until), isShareable };
    });
    return send(request, reply, page);
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, { status, policy, body }: Page) {
  const cookie = languageCookie(request.url, request.headers.cookie);
  if (cookie) reply.header('set-cookie', cookie);
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .header('cache-control', 'private, no-cache')
    .header('etag', `W/${body.tag}`)
    .header('vary', 'cookie')
    .type('text/html; charset=utf-8');
  if (status === 200 && isKnown(request, body.tag)) return reply.code(304).send();
  return sendPrecompressed(request, reply, body);
}
