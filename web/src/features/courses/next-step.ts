import type { CourseStatus, EnrolmentAccess, PaymentDoubt, PaymentStatus } from '../../generated/schema.ts';

export type NextStepKind =
  | 'buySignIn'
  | 'enrolSignIn'
  | 'buy'
  | 'enrol'
  | 'start'
  | 'continue'
  | 'again'
  | 'paymentWaiting'
  | 'paymentInDoubt'
  | 'notForSale'
  | 'sellerPreview'
  | 'suspended';

export interface NextStep {
  kind: NextStepKind;
  /** Where it leads; null when there is nothing to do. */
  to: string | null;
}

/** Whether the step has to do with getting the course at its price. */
export const isOffer = ({ kind }: NextStep): boolean =>
  ['buy', 'buySignIn', 'enrol', 'enrolSignIn', 'notForSale', 'sellerPreview'].includes(kind);

interface Situation {
  course: { id: string; status: CourseStatus; currentPrice: number };
  /** Null without one, undefined while it is not known yet. */
  enrolment: { access: EnrolmentAccess; percentage: number; completedAt: string | null } | null | undefined;
  isMember: boolean;
  /** May look at it as buyers would while it is not on sale: its teacher, or an administrator. */
  mayPreview?: boolean;
  /** The viewer's payment for it that the gateway or people have not settled yet. */
  payment?: { reference: string; doubt: PaymentDoubt | null; status: PaymentStatus } | null | undefined;
}

/**
 * The one button of the buy box is always the next right step. A course that is no longer sold stays
 * open to those who have it (UNPUBLISHED and SUSPENDED stop sales, never learning).
 */
export const nextStep = ({ course, enrolment, isMember, mayPreview, payment }: Situation): NextStep => {
  if (enrolment && enrolment.access !== 'REVOKED' && enrolment.access !== 'EXPIRED') {
    if (enrolment.access === 'SUSPENDED') return { kind: 'suspended', to: null };
    const kind = enrolment.completedAt ? 'again' : enrolment.percentage > 0 ? 'continue' : 'start';
    return { kind, to: `/learning/${course.id}` };
  }
  // Whoever may have paid is never asked to pay
  if (payment) {
    const kind = payment.doubt || payment.status === 'UNKNOWN' ? 'paymentInDoubt' : 'paymentWaiting';
    return { kind, to: `/payment/result?reference=${payment.reference}` };
  }
  if (course.status !== 'PUBLISHED') return { kind: mayPreview ? 'sellerPreview' : 'notForSale', to: null };
  const isFree = course.currentPrice === 0;
  // A free course has nothing to do with a checkout: it is taken on its own page
  if (isFree) {
    const to = `/courses/${course.id}`;
    return isMember
      ? { kind: 'enrol', to }
      : { kind: 'enrolSignIn', to: `/login?next=${encodeURIComponent(to)}` };
  }
  return { kind: isMember ? 'buy' : 'buySignIn', to: `/checkout/${course.id}` };
};
