import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { type AuditAction, audit } from '../operations/index.ts';

export const auditPerson = (
  em: EntityManager,
  context: Context,
  action: AuditAction,
  personId: string,
  more: Pick<Parameters<typeof audit>[2], 'before' | 'after' | 'reason'> = {},
): void => audit(em, context, { action, targetType: 'person', targetId: personId, ...more });
