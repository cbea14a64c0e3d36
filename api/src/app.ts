import 'reflect-metadata';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ContentChanges } from './app/content-changes.ts';
import { createServer } from './app/create-server.ts';
import { openDatabase } from './app/open-database.ts';
import { openServices } from './app/open-services.ts';
import { registerRoutes } from './app/register-routes.ts';
import type { AppOptions, Setup } from './app/setup.ts';
import { resolvers, startTasks } from './features/manifests.ts';
import { mediaReplacers } from './features/media/index.ts';
import { Reporter } from './features/performance/index.ts';
import { CostBudget } from './graphql/cost-budget.ts';
import { Engine } from './graphql/engine.ts';
import { LiveSockets } from './graphql/live/sockets.ts';
import { createResponseCache, type ReadPool, Reads, type ResponseCache } from './graphql/read/index.ts';
import { type BuiltSchema, buildGraphqlSchema } from './graphql/schema.ts';
import { ownOperations, TrustedDocuments } from './graphql/trusted-documents.ts';
import { createPageCache } from './http/pages/page.ts';
import { StatementNames } from './platform/db/statement-names.ts';
import type { TableVersions } from './platform/db/table-versions.ts';
import { createLog } from './platform/process/log.ts';
import { Measurements } from './platform/process/measurements.ts';
import { projectFolder } from './platform/process/project-folder.ts';
import type { Services } from './platform/process/services.ts';

export type { AppOptions, RunStatement } from './app/setup.ts';

/** The whole server without a port. Tests use the same. */
export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly engine: Engine;
  readonly readPool: ReadPool;
  /** Undefined if READ_CACHE_MB is 0. */
  readonly cache?: ResponseCache | undefined;
  readonly versions: TableVersions;
  work(): Promise<void>;
  /** Reports to load balancers that this process is not ready, and continues to serve until they have noticed. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Built once for all apps of a process, because they have the same resolvers and tables. */
let builtSchema: Promise<BuiltSchema> | undefined;

/** Connects, migrates and opens all parts. Closes what it opened if that fails. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log = createLog(config.logLevel) } = options;
  for (const setting of config.removedSettings)
    log.warn({ setting }, 'this setting was removed and has no effect: delete it');
  const operations = ownOperations(join(projectFolder(), 'schema'));
  const setup: Setup = {
    ...options,
    log,
    measurements: new Measurements(operations),
    statementNames: new StatementNames(operations),
  };
  const opened = new AsyncDisposableStack();
  try {
    return await openParts(setup, opened);
  } catch (error) {
    await opened
      .disposeAsync()
      .catch((reason: unknown) => log.warn({ err: reason }, 'a part of a failed start could not be closed'));
    throw error;
  }
}

/** @param opened closes the parts in reverse order */
async function openParts(setup: Setup, opened: AsyncDisposableStack): Promise<App> {
  const { config, databaseUrl, log, measurements, statementNames, plugins } = setup;
  let isDraining = false;
  const server = await createServer(setup, () => isDraining);
  const database = await openDatabase(setup, opened);
  const { orm, readPool, runRead } = database;
  const reporter = new Reporter({ orm, log, measurements, statementNames });
  opened.defer(() => reporter.stop());
  const content = new ContentChanges(databaseUrl, database);
  opened.defer(() => content.stop());
  await content.start();
  const services = await openServices(setup, database, { server, openApp: createApp }, opened);
  // Pages show some of the settings, so all cached ones expire
  services.settings.onChange(() => content.versions.changeAll());

  const caching = {
    maxBytes: config.readCacheBytes,
    versions: content.versions,
    changesIn: () => content.changesIn(),
  };
  const cache = config.readCacheBytes ? createResponseCache(caching) : undefined;
  const documents = new TrustedDocuments(join(projectFolder(), 'schema'));
  builtSchema ??= buildGraphqlSchema(resolvers, orm.getMetadata().getAll().values());
  const { compiler } = await builtSchema;
  const engine = new Engine({
    reads: new Reads(compiler, runRead, log, {
      services,
      slowMs: config.slowReadMs,
      cache,
      replacers: mediaReplacers(services.keys),
    }),
    budget: new CostBudget(config.costPerMinute),
    documents,
    log: server.log,
    content,
    plugins,
  });
  opened.defer(() => engine.apollo.stop());
  await engine.apollo.start();

  const sockets = new LiveSockets(server, { services, engine });
  opened.defer(async () => {
    // Keep-alive connections become idle one by one when their responses have been sent. Close them without waiting
    // for their clients
    const sweep = setInterval(() => server.server.closeIdleConnections(), 50);
    await Promise.all([sockets.close(), server.close()]);
    clearInterval(sweep);
  });
  await registerRoutes(server, {
    services,
    engine,
    documents,
    measurements,
    cache,
    pages: createPageCache(caching),
    versions: content.versions,
    isDraining: () => isDraining,
  });
  return {
    server,
    services,
    engine,
    readPool,
    cache,
    versions: content.versions,
    async work() {
      if (config.isMeasuring) reporter.start();
      for (const task of startTasks)
        await task(services).catch((error: unknown) =>
          log.error({ err: error }, 'a task of the start failed'),
        );
      await services.jobs.work(services);
    },
    async leave() {
      isDraining = true;
      await pause(config.leaveMs);
    },
    async close() {
      isDraining = true;
      await opened.disposeAsync();
    },
  };
}
