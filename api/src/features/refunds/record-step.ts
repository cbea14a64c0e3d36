import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { User } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';
import { type Refund, RefundRole, RefundStep, type RefundStepKind } from './refund.entity.ts';

/** Roles of the users who act. Administrators take all other steps. */
const ROLES: Partial<Record<RefundStepKind, RefundRole>> = {
  REQUESTED: RefundRole.BUYER,
  APPEALED: RefundRole.BUYER,
  CANCELLED: RefundRole.BUYER,
  TEACHER_AGREED: RefundRole.TEACHER,
  TEACHER_DISAGREED: RefundRole.TEACHER,
};

/** Records an action of a user in the refund's history and in the audit log. */
export function recordStep(
  em: EntityManager,
  context: Context,
  refund: Refund,
  kind: RefundStepKind,
  note: string | null = null,
): void {
  const role = ROLES[kind] ?? RefundRole.ADMIN;
  const person = em.getReference(User, context.viewer!.id);
  em.persist(em.create(RefundStep, { refund, kind, role, person, note }));
  audit(em, context, {
    action: `refund.${kind.toLowerCase().replaceAll('_', '-')}`,
    targetId: refund.id,
    after: { number: refund.number, status: refund.status, amount: refund.amount },
    reason: note ?? undefined,
  });
}

/** Records an action of a job or a gateway in the refund's history. */
export function recordSystemStep(
  em: EntityManager,
  refund: Refund,
  kind: RefundStepKind,
  note: string | null = null,
): void {
  em.persist(em.create(RefundStep, { refund, kind, role: RefundRole.SYSTEM, note }));
}
