import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../db/run-sql.ts';
import { sql } from '../db/sql.ts';
import { conflict } from '../errors/errors.ts';

/** What leaves the program and can't be called back. */
export enum OutgoingKind {
  /** Refunds by gateways, files of transfers for the bank. */
  MONEY = 'MONEY',
  MAIL = 'MAIL',
  WEBHOOK = 'WEBHOOK',
}

/** Minutes after which what is held back is looked at again. */
export const HELD_MINUTES = 5;

/**
 * Whether something is held back: a program that was restored from a backup does not know what it sent since that was
 * made, so that nothing leaves before a person has looked (features/backup). Every way out asks here, once.
 */
export async function isHeld(em: EntityManager, kind: OutgoingKind): Promise<boolean> {
  const [held] = await runSql(
    em,
    sql`select 1 from outgoing_hold where kind = ${kind} and released_at is null`,
    'outgoing.held',
  );
  return held !== undefined;
}

/** For what a person asks for. @throws CONFLICT, OUTGOING_HELD */
export async function mustBeReleased(em: EntityManager, kind: OutgoingKind): Promise<void> {
  if (await isHeld(em, kind)) throw conflict('OUTGOING_HELD');
}

/** When what is held back is tried again. */
export const afterHold = (): Date => new Date(Date.now() + HELD_MINUTES * 60_000);
