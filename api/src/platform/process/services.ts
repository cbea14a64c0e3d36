import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Keys } from '../access/keys.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Storage } from '../files/storage/storage.ts';
import type { OutgoingClient } from '../http/outgoing.ts';
import type { EventBus } from '../jobs/event-bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Settings } from '../settings/index.ts';
import type { Run } from './run.ts';

/**
 * Services that all parts of a server share. Created in app.ts and passed as parameters, never imported as globals.
 */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly orm: MikroORM;
  /** For {@link queryFirst} of platform/db/query-first.ts. */
  readonly runRead: Run;
  readonly jobs: Jobs;
  readonly keys: Keys;
  readonly storage: Storage;
  readonly databaseUrl: string;
  /** Starts further instances on temporary databases. */
  readonly sandboxApps: SandboxApps;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly settings: Settings;
  readonly events: EventBus;
  /** The only client for URLs that people enter. */
  readonly outgoing: OutgoingClient;
  /** Sends a request to this server without a network. Simulators of partners use it for their callbacks. */
  readonly inject: (
    path: string,
    init?: InjectedRequest,
  ) => Promise<{ status: number; text(): Promise<string> }>;
}

/** Required by a drill that verifies backups: features must not import migrations or the composed server. */
export interface SandboxApps {
  /** Restores the rows of a backup into an empty database. */
  readonly restore: (databaseUrl: string, folder: string) => Promise<void>;
  /** Opens the server on a database, without a port and without workers. */
  readonly open: (databaseUrl: string, dataDir: string) => Promise<SandboxApp>;
}

export interface SandboxApp {
  readonly services: Services;
  close(): Promise<void>;
}

/** Authenticates bearer tokens. Implemented by features/accounts. */
export interface Sessions {
  /**
   * Authenticates an `Authorization` header from a client address.
   * @returns undefined if there is no header
   * @throws UNAUTHENTICATED
   */
  findViewer(authorization: string | undefined, address: string): Promise<Viewer | undefined>;
  /**
   * Like findViewer, but does not count as a use of the session.
   * @returns the keys that the result depends on, in the format of `invalidate`; empty without a header
   */
  recheck(authorization: string | undefined): Promise<readonly string[]>;
  /** @returns when an access token expires; undefined if it is not valid any more */
  findExpiry(token: string): Promise<Date | undefined>;
  /**
   * Invalidates what this process has cached about `session:<id>` or `person:<id>`. The database notifies all
   * processes as well. Call it after the commit if the next request must see the change.
   */
  invalidate(change: string): void;
  /**
   * Calls back whenever the cached state of a session may have changed.
   * @param listener receives the key in the format of `invalidate`; undefined if any session may have changed
   */
  onChange(listener: (change?: string) => void): void;
}

/** Renders and sends queued e-mails. Features call `sendMail` of platform/mail, which queues one. */
export interface Mailer {
  deliver(order: {
    readonly id: string;
    readonly mail: string;
    readonly to: string;
    readonly locale: 'vi' | 'en';
    readonly props: string;
  }): Promise<void>;
}

export interface InjectedRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}
