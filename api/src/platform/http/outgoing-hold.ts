import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../db/index.ts';
import { conflict } from '../errors/errors.ts';

/** Kinds of outgoing effects that cannot be undone. */
export enum OutgoingKind {
  /** Refunds at gateways, and transfer files for the bank. */
  MONEY = 'MONEY',
  MAIL = 'MAIL',
  WEBHOOK = 'WEBHOOK',
}

export const HELD_MINUTES = 5;

/**
 * True if an outgoing effect is on hold. A server that was restored from a backup does not know what it has sent
 * since the backup, so an administrator has to release it first (features/backup). Every sender checks this.
 */
export async function isOnHold(em: EntityManager, kind: OutgoingKind): Promise<boolean> {
  const [held] = await runSql(
    em,
    sql`select 1 from outgoing_hold where kind = ${kind} and released_at is null`,
    'outgoing.held',
  );
  return held !== undefined;
}

/**
 * For operations that a person requests.
 * @throws CONFLICT with OUTGOING_HELD
 */
export async function assertReleased(em: EntityManager, kind: OutgoingKind): Promise<void> {
  if (await isOnHold(em, kind)) throw conflict('OUTGOING_HELD');
}

export const nextAttemptAfterHold = (): Date => new Date(Date.now() + HELD_MINUTES * 60_000);
