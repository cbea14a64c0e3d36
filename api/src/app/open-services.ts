import type { FastifyInstance } from 'fastify';
import { restoreRows } from '../database/restore.ts';
import { writeDemoFilesJob } from '../database/seed/demo/files.ts';
import { SessionGuard } from '../features/accounts/index.ts';
import { jobs as definitions, mails } from '../features/manifests.ts';
import { readSettings } from '../features/operations/index.ts';
import { Keys } from '../platform/access/keys.ts';
import { BRANDING, setBranding } from '../platform/branding/branding.ts';
import { openStorage } from '../platform/files/storage/open-storage.ts';
import { OutgoingClient } from '../platform/http/outgoing.ts';
import { EventBus } from '../platform/jobs/event-bus.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { MailboxTransport, SmtpTransport, TransportMailer } from '../platform/mail/index.ts';
import { createLog } from '../platform/process/log.ts';
import type { SandboxApp, Services } from '../platform/process/services.ts';
import { Settings } from '../platform/settings/index.ts';
import type { Database } from './open-database.ts';
import type { AppOptions, Setup } from './setup.ts';

interface ServicesOptions {
  readonly server: FastifyInstance;
  /** Opens a second app on another database. */
  readonly openApp: (options: AppOptions) => Promise<SandboxApp>;
}

export async function openServices(
  { config, databaseUrl, log, isSandbox }: Setup,
  { orm, runRead }: Database,
  { server, openApp }: ServicesOptions,
  opened: AsyncDisposableStack,
): Promise<Services> {
  const storage = openStorage(config, log);
  await storage.prepare();
  const keys = new Keys(config.appKeys);
  const events = new EventBus(databaseUrl);
  opened.defer(() => events.stop());
  await events.start();
  const settings = new Settings({ databaseUrl, log, read: () => readSettings(orm.em.fork()) });
  opened.defer(() => settings.stop());
  await settings.start();
  // A server that a drill opens on a restored backup must not rename this one
  if (!isSandbox) setBranding(() => settings.getDocument(BRANDING));
  const sessions = new SessionGuard({ orm, log, keys, settings, databaseUrl });
  opened.defer(() => sessions.stop());
  await sessions.start();
  const mailer = new TransportMailer({
    mails,
    transport: config.smtpUrl ? new SmtpTransport(config.smtpUrl) : new MailboxTransport(orm),
    keys,
    log,
    from: config.mailFrom,
    siteUrl: config.publicUrl,
  });
  opened.defer(() => mailer.close());
  const jobs = new Jobs({ databaseUrl, connections: config.connections.jobs, log }, [
    ...definitions,
    writeDemoFilesJob,
  ]);
  opened.defer(() => jobs.stop());
  await jobs.start();
  return {
    config,
    log,
    orm,
    runRead,
    jobs,
    keys,
    mailer,
    settings,
    storage,
    databaseUrl,
    sessions,
    events,
    outgoing: new OutgoingClient({ trustedHosts: config.outgoingPrivateHosts }),
    sandboxApps: {
      restore: async (url, folder) => void (await restoreRows(url, folder, { keys })),
      open: (url, dataDir) =>
        openApp({
          config: { ...config, dataDir, objectStorage: undefined },
          databaseUrl: url,
          log: createLog('silent'),
          isSandbox: true,
        }),
    },
    inject: async (url, { method = 'GET', headers, body } = {}) => {
      const response = await server.inject({ url, method, headers, payload: body });
      return { status: response.statusCode, text: async () => response.body };
    },
  };
}
