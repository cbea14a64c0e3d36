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

/** What every part of one running program shares. Made in app.ts, handed down, never imported as a global. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly orm: MikroORM;
  /** For {@link lookUp} of platform/db/look-up.ts. */
  readonly runRead: Run;
  readonly jobs: Jobs;
  readonly keys: Keys;
  readonly storage: Storage;
  /** Of the database that all of this is about: for locks, and for streams on connections of their own. */
  readonly databaseUrl: string;
  /** Programs beside this one, on databases that are thrown away. */
  readonly beside: ProgramsBeside;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  /** Figures that administrators may change, as this process knows them now. */
  readonly settings: Settings;
  readonly events: EventBus;
  /** The one way to addresses that people give. */
  readonly outgoing: OutgoingClient;
  /** Sends a request to this program itself, without a network: simulators and their partners talk this way. */
  readonly callSelf: (
    path: string,
    init?: SelfRequest,
  ) => Promise<{ status: number; text(): Promise<string> }>;
}

/** What a drill needs to prove a backup: features know neither migrations nor the program as a whole. */
export interface ProgramsBeside {
  /** Restores the rows of a backup into an empty database. @param folder of the backup */
  readonly restore: (databaseUrl: string, folder: string) => Promise<void>;
  /** Opens the program on a database, without a port and without taking jobs. */
  readonly open: (databaseUrl: string, dataDir: string) => Promise<ProgramBeside>;
}

export interface ProgramBeside {
  readonly services: Services;
  close(): Promise<void>;
}

/** Says who a bearer token stands for; features/accounts has the one implementation. */
export interface Sessions {
  /** The viewer behind an `Authorization` header that came from an address; undefined without one. @throws UNAUTHENTICATED */
  viewerOf(authorization: string | undefined, address: string): Promise<Viewer | undefined>;
  /**
   * As viewerOf, without counting as a use of the session.
   * @returns what the answer depends on, in the words of `forget`; nothing without a header
   */
  recheck(authorization: string | undefined): Promise<readonly string[]>;
  /** When an access token ends; undefined when it is not good any more. */
  expiryOf(token: string): Promise<Date | undefined>;
  /**
   * Forgets at once, in this process, what depends on a change (`session:<id>`, `person:<id>`). The database announces
   * every one to every process besides; for what its caller counts on with the next request, once it is committed.
   */
  forget(change: string): void;
  /**
   * Calls back whenever what was known of some session may no longer hold.
   * @param listener receives what changed, in the words of `forget`; undefined if any session may have changed
   */
  onChange(listener: (change?: string) => void): void;
}

/** Writes and sends ordered mails; features call `sendMail` of platform/mail, which orders one. */
export interface Mailer {
  deliver(order: {
    readonly id: string;
    readonly mail: string;
    readonly to: string;
    readonly locale: 'vi' | 'en';
    readonly props: string;
  }): Promise<void>;
}

export interface SelfRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}
