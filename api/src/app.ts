import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { CONTENT_LISTENER, mustFit } from './database/connections.ts';
import { connect, migrate } from './database/orm.ts';
import { restoreRows } from './database/restore.ts';
import { writeDemoFilesJob } from './database/seed/demo/files.ts';
import { SessionGuard } from './features/accounts/index.ts';
import { mediaReplacers, NextSaleEnd } from './features/catalog/index.ts';
import { jobs as definitions, mails, resolvers, startTasks } from './features/manifests.ts';
import { readSettings } from './features/operations/index.ts';
import { Reporter } from './features/performance/index.ts';
import { CostBudget } from './graphql/cost-budget.ts';
import { Engine, type EngineOptions } from './graphql/engine.ts';
import { graphqlRoutes } from './graphql/http/index.ts';
import { LiveSockets } from './graphql/live/sockets.ts';
import {
  createReadPool,
  createResponseCache,
  type ReadPool,
  Reads,
  type ResponseCache,
} from './graphql/read/index.ts';
import { type BuiltSchema, buildGraphqlSchema } from './graphql/schema.ts';
import { ownOperations, TrustedDocuments } from './graphql/trusted-documents.ts';
import { backupRoutes } from './http/bytes/backups.ts';
import { billRoutes } from './http/bytes/bills.ts';
import { calendarRoutes } from './http/bytes/calendars.ts';
import { certificateRoutes } from './http/bytes/certificates.ts';
import { coverRoutes } from './http/bytes/covers.ts';
import { downloadRoutes } from './http/bytes/downloads.ts';
import { exportRoutes } from './http/bytes/exports.ts';
import { lessonFileRoutes } from './http/bytes/lesson-files.ts';
import { mediaRoutes } from './http/bytes/media.ts';
import { myDataRoutes } from './http/bytes/my-data.ts';
import { pictureRoutes } from './http/bytes/pictures.ts';
import { teacherInvoiceRoutes } from './http/bytes/teacher-invoices.ts';
import { uploadRoutes } from './http/bytes/uploads.ts';
import { googleSignInRoutes } from './http/callbacks/google-sign-in.ts';
import { paymentNoticeRoutes } from './http/callbacks/payment-notices.ts';
import { teacherLinkRoutes } from './http/callbacks/teacher-links.ts';
import { unsubscribeRoutes } from './http/callbacks/unsubscribe.ts';
import { compressAnswers } from './http/compression.ts';
import { allowOrigins } from './http/cors.ts';
import { healthRoutes } from './http/health.ts';
import { metricsRoutes } from './http/metrics.ts';
import { refuseOtherHosts } from './http/own-host.ts';
import { createPageCache } from './http/pages/page.ts';
import { pageRoutes } from './http/pages/pages.ts';
import { sandboxGatewayRoutes } from './http/sandbox/gateways.ts';
import { mailboxRoutes } from './http/sandbox/mailbox.ts';
import { pictureProviderRoutes } from './http/sandbox/picture-provider.ts';
import { textProviderRoutes } from './http/sandbox/text-provider.ts';
import { webhookReceiverRoutes } from './http/sandbox/webhook-receiver.ts';
import { commonHeaders, securityHeaders } from './http/security-headers.ts';
import { limitSlowBodies } from './http/slow-bodies.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import { AppError, statusOf } from './platform/errors.ts';
import { EventBus } from './platform/event-bus.ts';
import { Jobs } from './platform/jobs.ts';
import { Keys } from './platform/keys.ts';
import { Listener } from './platform/listener.ts';
import { createLog } from './platform/log.ts';
import { MailboxTransport, SmtpTransport, TransportMailer } from './platform/mail/index.ts';
import { Measurements } from './platform/measurements.ts';
import { localeOf } from './platform/messages/index.ts';
import { OutgoingClient } from './platform/outgoing.ts';
import { projectFolder } from './platform/project-folder.ts';
import { allReasons } from './platform/reasons.ts';
import type { Services } from './platform/services.ts';
import { Settings } from './platform/settings/index.ts';
import { StatementNames } from './platform/statement-names.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { TableVersions } from './platform/table-versions.ts';
import { hasClientLeft, reasonOfTransport } from './platform/transport-errors.ts';
import { failure } from './rest/envelope.ts';
import { restRoutes } from './rest/index.ts';

/** The whole program without a port: the tests use the same one. */
export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly engine: Engine;
  readonly readPool: ReadPool;
  /** Absent where READ_CACHE_MB is 0. */
  readonly cache?: ResponseCache | undefined;
  readonly versions: TableVersions;
  /** Begins to take jobs. */
  work(): Promise<void>;
  /** Tells balancers that other processes are to get requests, and goes on answering until they have heard. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Nothing comes from a cache if announcements older than this may be missing: changes have to show within a second. */
const MOST_BEHIND_MS = 900;

/** A statement as it was sent. */
export interface RunStatement {
  readonly pool: 'read' | 'write';
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Left out: JSON lines on standard output. */
  readonly log?: Logger;
  /** Is told of every statement: tests count them, `npm run sql` prints those of reads. */
  readonly onStatement?: (statement: RunStatement) => void;
  /** Further plugins of Apollo Server. */
  readonly plugins?: EngineOptions['plugins'];
}

/** Built once for all apps of a process: they have the same resolvers and tables. */
let builtSchema: Promise<BuiltSchema> | undefined;

/** Connects, migrates and wires everything together. Closes what it opened if that fails. */
export async function createApp(options: AppOptions): Promise<App> {
  const opened: (() => unknown)[] = [];
  try {
    return await openApp(options, opened);
  } catch (error) {
    for (const close of opened.reverse())
      await Promise.resolve(close()).catch((reason: unknown) =>
        options.log?.warn({ err: reason }, 'a part of a failed start could not be closed'),
      );
    throw error;
  }
}

/** @param opened receives a function for each part that has to be closed if a later one fails */
async function openApp(
  { config, databaseUrl, log = createLog(config.logLevel), onStatement, plugins }: AppOptions,
  opened: (() => unknown)[],
): Promise<App> {
  for (const setting of config.removedSettings)
    log.warn({ setting }, 'this setting was removed and has no effect: delete it');
  const known = ownOperations(join(projectFolder(), 'schema'));
  const measurements = new Measurements(known);
  const statementNames = new StatementNames(known);
  const storage = openStorage(config, log);
  await storage.prepare();
  let announced = 0;
  const orm: MikroORM = await connect(databaseUrl, {
    onAnnounced: () => {
      announced++;
    },
    max: config.connections.write,
    onTimed: config.isMeasuring
      ? (text, ms, isFailed) => measurements.record('statement', statementNames.ofWrite(text), ms, isFailed)
      : undefined,
    onStatement: onStatement && ((text, values) => onStatement({ pool: 'write', text, values })),
  });
  opened.push(() => orm.close(true));
  await mustFit(orm, config, log);
  await migrate(orm, databaseUrl);
  const pool = createReadPool(databaseUrl, {
    max: config.connections.read,
    // Not the error itself: pg hangs the whole client on it
    onLost: ({ message }) => log.warn({ reason: message }, 'read connection lost'),
  });
  opened.push(() => pool.close());
  const send: typeof pool.run = (name, text, values, isGeneric) => {
    onStatement?.({ pool: 'read', text, values });
    return pool.run(name, text, values, isGeneric);
  };
  const run = config.isMeasuring ? timed(send, measurements, statementNames) : send;
  const jobs = new Jobs({ databaseUrl, connections: config.connections.jobs, log }, [
    ...definitions,
    writeDemoFilesJob,
  ]);
  opened.push(() => jobs.stop());
  await jobs.start();
  const keys = new Keys(config.appKeys);
  const mailer = new TransportMailer({
    mails,
    transport: config.smtpUrl ? new SmtpTransport(config.smtpUrl) : new MailboxTransport(orm),
    keys,
    log,
    from: config.mailFrom,
    siteUrl: config.publicUrl,
  });
  const settings = new Settings({ databaseUrl, log, read: () => readSettings(orm.em.fork()) });
  opened.push(() => settings.stop());
  await settings.start();
  const services: Services = {
    config,
    log,
    orm,
    runRead: run,
    jobs,
    keys,
    mailer,
    settings,
    storage,
    databaseUrl,
    beside: {
      restore: async (url, folder) => void (await restoreRows(url, folder, { keys })),
      open: (url, dataDir) =>
        createApp({
          config: { ...config, dataDir, objectStorage: undefined },
          databaseUrl: url,
          log: createLog('silent'),
        }),
    },
    outgoing: new OutgoingClient({ trustedHosts: config.outgoingPrivateHosts }),
    sessions: undefined as never,
    events: new EventBus(databaseUrl, () => sockets.dismiss(1012, 'Events may have been lost')),
    callSelf: async (url, { method = 'GET', headers, body } = {}) => {
      const response = await server.inject({ url, method, headers, payload: body });
      return { status: response.statusCode, text: async () => response.body };
    },
  };
  const reporter = new Reporter({ orm, log, measurements, statementNames });
  const sessions = new SessionGuard(services, databaseUrl);
  Object.assign(services, { sessions });
  opened.push(() => sessions.stop());
  await sessions.start();
  builtSchema ??= buildGraphqlSchema(resolvers, orm.getMetadata().getAll().values());
  const { compiler } = await builtSchema;
  const sale = new NextSaleEnd(orm);
  const versions = new TableVersions(() => content.isListening);
  const changesIn = () => sale.in();
  const cache = config.readCacheBytes
    ? createResponseCache({ maxBytes: config.readCacheBytes, versions, changesIn })
    : undefined;
  const pages = createPageCache({ maxBytes: config.readCacheBytes, versions, changesIn });
  const content = new Listener({
    name: CONTENT_LISTENER,
    databaseUrl,
    channels: ['content_changed'],
    mostBehindMs: MOST_BEHIND_MS,
    onMessage: (_, payload) => {
      // The names of what has changed, which follow, are for processes of the former release
      const [table] = payload.split(' ');
      if (table === 'course') sale.forget();
      versions.change(table!);
    },
    onListening: () => {
      sale.forget();
      versions.changeAll();
    },
  });
  opened.push(() => content.stop());
  await content.start();
  // Pages say some of the figures, and whoever asks next is told the new ones
  settings.onChange(() => versions.changeAll());
  const documents = new TrustedDocuments(join(projectFolder(), 'schema'));
  const engine = new Engine({
    reads: new Reads(compiler, run, log, {
      services,
      slowMs: config.slowReadMs,
      cache,
      replacers: mediaReplacers(keys),
    }),
    budget: new CostBudget(config.costPerMinute),
    documents,
    log: log as FastifyBaseLogger,
    content: {
      announced: () => announced,
      catchUp: () => content.catchUp(),
    },
    plugins,
  });
  await engine.apollo.start();
  const server: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy as never,
    bodyLimit: 1_000_000,
    // What has got here is answered, also while the program ends
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Ten seconds are Fastify's own patience; a loaded machine takes longer to read the web's manifest
    pluginTimeout: 60_000,
    frameworkErrors: refuseAddress,
  });
  opened.push(() => server.close());
  let isLeaving = false;
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Whoever keeps connections open looks for another process with the next request
    if (isLeaving) reply.header('connection', 'close');
    done();
  });
  securityHeaders(server, commonHeaders(config));
  refuseOtherHosts(server, config);
  warnOfUntrustedProxy(server);
  // Fastify's own words would repeat the address, with tokens in it, in the log and to the client
  server.setNotFoundHandler(async (_, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status =
      error instanceof AppError ? statusOf[error.code] : statusOf[allReasons[reasonOfTransport(error)].code];
    if (status === 500 && !hasClientLeft(error, request))
      request.log.error({ err: error, reqId: request.id }, 'unexpected error');
    return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
  });
  if (config.isMeasuring)
    server.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions, graphql } = request;
      // Operations are measured where they are answered
      if (!graphql) {
        const isFailed = reply.statusCode >= 500;
        const route = routeOptions.url && `${method} ${routeOptions.url}`;
        const kind = routeOptions.url?.startsWith('/api/') ? 'rest' : 'http';
        measurements.record(kind, route, reply.elapsedTime, isFailed);
      }
      done();
    });
  await allowOrigins(server, config.clientOrigins, (url) =>
    /^\/(api(?!\/upload\/files)|graphql)([/?]|$)/.test(url),
  );
  await server.register(healthRoutes, { services, isLeaving: () => isLeaving });
  await server.register(metricsRoutes, { services, measurements, cache, versions, pages });
  for (const routes of [
    backupRoutes,
    exportRoutes,
    coverRoutes,
    billRoutes,
    certificateRoutes,
    downloadRoutes,
    pictureRoutes,
    myDataRoutes,
    calendarRoutes,
    mediaRoutes,
    lessonFileRoutes,
    uploadRoutes,
    paymentNoticeRoutes,
    googleSignInRoutes,
    unsubscribeRoutes,
    teacherLinkRoutes,
    teacherInvoiceRoutes,
  ])
    await server.register(routes, { services });
  if (config.payments === 'sandbox') {
    await server.register(sandboxGatewayRoutes, { services });
    await server.register(webhookReceiverRoutes);
    await server.register(textProviderRoutes);
    await server.register(pictureProviderRoutes);
  }
  if (!config.smtpUrl) await server.register(mailboxRoutes, { services });
  const sockets = new LiveSockets(server, { services, engine });
  opened.push(
    () => services.events.stop(),
    () => sockets.close(),
  );
  await services.events.start();
  await server.register(async (scope) => {
    await compressAnswers(scope);
    await scope.register(graphqlRoutes, {
      services,
      engine,
      documents,
      onAnswer: config.isMeasuring
        ? (name, ms, isFailed) => measurements.record('graphql', name, ms, isFailed)
        : undefined,
    });
    await scope.register(restRoutes, { services, engine });
  });
  await server.register(pageRoutes, {
    services,
    engine,
    cache: pages,
    folder: join(projectFolder(), 'web', 'dist'),
  });
  limitSlowBodies(server.server);
  return {
    server,
    services,
    engine,
    readPool: pool,
    cache,
    versions,
    async work() {
      if (config.isMeasuring) reporter.start();
      for (const task of startTasks)
        await task(services).catch((error: unknown) =>
          log.error({ err: error }, 'a task of the start failed'),
        );
      await jobs.work(services);
    },
    async leave() {
      isLeaving = true;
      await pause(config.leaveMs);
    },
    async close() {
      isLeaving = true;
      // Connections that are kept open fall idle one by one as their answers are sent: no one waits for them
      const sweep = setInterval(() => server.server.closeIdleConnections(), 50);
      await Promise.all([sockets.close(), server.close()]);
      await engine.apollo.stop();
      clearInterval(sweep);
      await jobs.stop();
      await reporter.stop();
      mailer.close();
      await sessions.stop();
      await settings.stop();
      await services.events.stop();
      await content.stop();
      await pool.close();
      await orm.close(true);
    },
  };
}

/** The same reads, each measured. */
const timed =
  (run: ReadPool['run'], measurements: Measurements, names: StatementNames): ReadPool['run'] =>
  async (name, text, values, isGeneric) => {
    const started = performance.now();
    let isFailed = true;
    try {
      const answer = await run(name, text, values, isGeneric);
      isFailed = false;
      return answer;
    } finally {
      measurements.record('statement', names.ofRead(text), performance.now() - started, isFailed);
    }
  };

/** What no route can be found for: an address that can not be decoded. Answers in the form of whoever was meant. */
function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const reason = reasonOfTransport(error);
  const status = statusOf[allReasons[reason].code];
  if (!/^\/api([/?]|$)/.test(request.url))
    return void reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status]);
  const locale = localeOf(request.headers['accept-language']);
  reply.code(status).header('cache-control', 'no-store').send(failure(reason, locale).body);
}
