import type { Logger } from 'pino';
import { runSql } from '../../../platform/run-sql.ts';
import type { Services } from '../../../platform/services.ts';
import { raw, sql } from '../../../platform/sql.ts';

/** Milliseconds between two writes: what the list of sessions says is true to about this long. */
const EVERY_MS = 60_000;

/**
 * Remembers which sessions or API tokens did something and writes that down once a minute, all of them in one statement,
 * so that no request waits for it.
 */
export class SessionUses {
  #seen = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  readonly #log: Logger;

  /** @param table whose rows are used */
  constructor(
    private readonly services: Services,
    private readonly table: 'session' | 'api_token',
  ) {
    this.#log = services.log;
  }

  /** Called at every request. */
  note(sessionId: string): void {
    this.#seen.set(sessionId, Date.now());
  }

  start(): void {
    this.#timer = setInterval(() => void this.write(), EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  /** One that is locked (it is being refreshed, or ended) is left out: whoever holds it writes newer facts. */
  async write(): Promise<void> {
    const seen = [...this.#seen];
    if (!seen.length) return;
    this.#seen = new Map();
    try {
      await runSql(
        this.services.orm.em.fork(),
        sql`with used as (
           select s.id, u.at from jsonb_to_recordset(${JSON.stringify(seen.map(([id, at]) => ({ id, at: new Date(at) })))}::jsonb) as u(id uuid, at timestamptz) join ${raw(this.table)} s on s.id = u.id
           where coalesce(s.last_used_at, '-infinity') < u.at order by s.id for update of s skip locked)
         update ${raw(this.table)} s set last_used_at = used.at from used where s.id = used.id`,
      );
    } catch (error) {
      this.#log.warn({ err: error }, 'the last use of sessions could not be written');
    }
  }
}
