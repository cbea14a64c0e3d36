import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { AuditLog } from './audit-log.entity.ts';

/** What happened, to what, and what changed. */
export interface AuditEntry {
  /** For example `course.approve`. */
  action: string;
  targetType: string;
  targetId: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** Adds an audit line to the running transaction: it stays if and only if the change does. */
export function record(em: EntityManager, { viewer, request }: Context, entry: AuditEntry): void {
  em.persist(
    em.create(AuditLog, {
      ...entry,
      actorId: viewer?.id,
      realActorId: viewer?.viewedBy?.actorId,
      address: request.address,
      origin: request.origin,
    } as never),
  );
}
