import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { User } from '../accounts/index.ts';
import { type AuditAction, audit } from '../operations/index.ts';
import { type Refund, RefundRole, RefundStep, type RefundStepKind } from './refund.entity.ts';

/** Role of the user who takes each step, and the action of the audit log. Jobs and gateways take the other steps. */
const STEPS = {
  REQUESTED: { role: RefundRole.BUYER, action: 'refund.requested' },
  APPEALED: { role: RefundRole.BUYER, action: 'refund.appealed' },
  CANCELLED: { role: RefundRole.BUYER, action: 'refund.cancelled' },
  TEACHER_AGREED: { role: RefundRole.TEACHER, action: 'refund.teacher-agreed' },
  TEACHER_DISAGREED: { role: RefundRole.TEACHER, action: 'refund.teacher-disagreed' },
  FIRST_APPROVED: { role: RefundRole.ADMIN, action: 'refund.first-approved' },
  SECOND_DISAGREED: { role: RefundRole.ADMIN, action: 'refund.second-disagreed' },
  ADMIN_AGREED: { role: RefundRole.ADMIN, action: 'refund.admin-agreed' },
  REJECTED: { role: RefundRole.ADMIN, action: 'refund.rejected' },
  RETRIED: { role: RefundRole.ADMIN, action: 'refund.retried' },
  CONFIRMED: { role: RefundRole.ADMIN, action: 'refund.confirmed' },
} as const satisfies Partial<Record<RefundStepKind, { role: RefundRole; action: AuditAction }>>;

/** Records an action of a user in the refund's history and in the audit log. */
export function recordStep(
  em: EntityManager,
  context: Context,
  refund: Refund,
  kind: keyof typeof STEPS,
  note: string | null = null,
): void {
  const { role, action } = STEPS[kind];
  const person = em.getReference(User, context.viewer!.id);
  em.persist(em.create(RefundStep, { refund, kind, role, person, note }));
  audit(em, context, {
    action,
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
