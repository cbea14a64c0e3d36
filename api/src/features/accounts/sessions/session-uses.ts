import { raw, runSql, type Sql, sql } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Milliseconds between two writes. The list of sessions is accurate to about this long. */
const EVERY_MS = 60_000;

interface Use {
  readonly at: Date;
  readonly address: string;
}

/**
 * Buffers which sessions or API tokens were used and writes them once a minute in one statement, so that no request
 * waits for it.
 */
export class SessionUses {
  #seen = new Map<string, Use>();
  #timer: NodeJS.Timeout | undefined;
  /**
   * Assigns the network address of API tokens. A session gets its address when it is refreshed; a token is never
   * refreshed.
   */
  readonly #address: Sql;

  constructor(
    private readonly services: Pick<Services, 'orm' | 'log'>,
    private readonly table: 'session' | 'api_token',
  ) {
    this.#address = raw(table === 'api_token' ? ', last_used_address = used.address' : '');
  }

  note(sessionId: string, address: string): void {
    this.#seen.set(sessionId, { at: new Date(), address });
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  /** Skips locked rows: the holder of the lock refreshes or ends the session and writes newer values. */
  async write(): Promise<void> {
    const seen = [...this.#seen];
    if (!seen.length) return;
    this.#seen = new Map();
    try {
      await runSql(
        this.services.orm.em.fork(),
        sql`with used as (
           select s.id, u.at, u.address from jsonb_to_recordset(${JSON.stringify(seen.map(([id, use]) => ({ id, ...use })))}::jsonb) as u(id uuid, at timestamptz, address text) join ${raw(this.table)} s on s.id = u.id
           where coalesce(s.last_used_at, '-infinity') < u.at order by s.id for update of s skip locked)
         update ${raw(this.table)} s set last_used_at = used.at ${this.#address} from used where s.id = used.id`,
      );
    } catch (error) {
      this.services.log.warn(
        { err: error },
        `The last uses of table ${this.table} could not be written. Later uses will be.`,
      );
    }
  }
}
