import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { AuditLog } from './audit-log.entity.ts';
import type { AuditAction } from './audited-actions.ts';

export interface AuditEntry {
  action: AuditAction;
  /** Optional. Defaults to the first part of the action, `course`. */
  targetType?: string;
  targetId: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

export async function recordAll(
  em: EntityManager,
  { viewer, request }: Context,
  entries: readonly AuditEntry[],
): Promise<void> {
  await runSql(
    em,
    sql`insert into audit_log (actor_id, real_actor_id, action, target_type, target_id, before, after, reason, address, origin)
     select ${viewer?.id ?? null}::uuid, ${viewer?.viewedBy?.actorId ?? null}::uuid, x.action, coalesce(x."targetType", split_part(x.action, '.', 1)), x."targetId", x.before, x.after, x.reason, ${request.address}, ${request.origin}
     from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as x(
       action text, "targetType" text, "targetId" uuid, before jsonb, after jsonb, reason text)`,
    'audit.record',
  );
}

/** Adds an entry to the running transaction, so that it exists if and only if the change does. */
export function audit(em: EntityManager, { viewer, request }: Context, entry: AuditEntry): void {
  em.persist(
    em.create(AuditLog, {
      ...entry,
      targetType: entry.targetType ?? entry.action.slice(0, entry.action.indexOf('.')),
      actorId: viewer?.id,
      realActorId: viewer?.viewedBy?.actorId,
      address: request.address,
      origin: request.origin,
    }),
  );
}
