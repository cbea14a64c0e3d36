import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { User } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';
import { type Refund, RefundRole, RefundStep, type RefundStepKind } from './refund.entity.ts';

/** Role of the user who takes each step. Jobs and gateways take the others. */
const ROLES = {
  REQUESTED: RefundRole.BUYER,
  APPEALED: RefundRole.BUYER,
  CANCELLED: RefundRole.BUYER,
  TEACHER_AGREED: RefundRole.TEACHER,
  TEACHER_DISAGREED: RefundRole.TEACHER,
  FIRST_APPROVED: RefundRole.ADMIN,
  SECOND_DISAGREED: RefundRole.ADMIN,
  ADMIN_AGREED: RefundRole.ADMIN,
  REJECTED: RefundRole.ADMIN,
  RETRIED: RefundRole.ADMIN,
  CONFIRMED: RefundRole.ADMIN,
} satisfies Partial<Record<RefundStepKind, RefundRole>>;

/** Records an action of a user in the refund's history and in the audit log. */
export function recordStep(
  em: EntityManager,
  context: Context,
  refund: Refund,
  kind: keyof typeof ROLES,
  note: string | null = null,
): void {
  const role = ROLES[kind];
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
