import { CONTENT_LISTENER } from '../database/connections.ts';
import { NextSaleEnd } from '../features/courses/index.ts';
import { Listener } from '../platform/db/listener.ts';
import { TableVersions } from '../platform/db/table-versions.ts';
import type { Database } from './open-database.ts';

/**
 * Caches are bypassed if notifications may be missing for longer than this, because changes must be visible within a
 * second.
 */
const MAX_LAG_MS = 900;

/**
 * The changes that cached responses and pages depend on: notifications about tables, and prices that begin or end by
 * date.
 */
export class ContentChanges {
  readonly versions = new TableVersions(() => this.#listener.isListening);
  readonly announced: () => number;
  readonly #sale: NextSaleEnd;
  readonly #listener: Listener;

  constructor(databaseUrl: string, { orm, announced }: Database) {
    this.announced = announced;
    this.#sale = new NextSaleEnd(orm);
    this.#listener = new Listener({
      name: CONTENT_LISTENER,
      databaseUrl,
      channels: ['content_changed'],
      maxBehindMs: MAX_LAG_MS,
      onMessage: (_, table) => {
        if (table === 'course') this.#sale.invalidate();
        this.versions.change(table);
      },
      onListening: () => {
        this.#sale.invalidate();
        this.versions.changeAll();
      },
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  /** Waits for the notifications of committed transactions. */
  waitForInvalidation(): Promise<void> {
    return this.#listener.waitForInvalidation();
  }

  changesIn(): Promise<number> {
    return this.#sale.millisecondsLeft();
  }
}
