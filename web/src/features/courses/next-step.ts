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
  /** Null if there is nothing to do. */
  to: string | null;
}

/** True if the step is about buying the course. */
export const isOffer = ({ kind }: NextStep): boolean =>
  ['buy', 'buySignIn', 'enrol', 'enrolSignIn', 'notForSale', 'sellerPreview'].includes(kind);

interface Situation {
  course: { id: string; status: CourseStatus; currentPrice: number };
  /** Null without an enrolment, undefined while it is unknown. */
  enrolment: { access: EnrolmentAccess; percentage: number; completedAt: string | null } | null | undefined;
  isMember: boolean;
  /** True if the viewer may preview a course that is not on sale: its teacher, or an administrator. */
  mayPreview?: boolean;
  /** The viewer's payment that the gateway or the staff have not settled yet. */
  payment?: { reference: string; doubt: PaymentDoubt | null; status: PaymentStatus } | null | undefined;
}

/**
 * The next step of the viewer, which is the only button of the buy box. A course that is no longer sold stays open to
 * its owners (UNPUBLISHED and SUSPENDED end sales, not learning).
 */
export const nextStep = ({ course, enrolment, isMember, mayPreview, payment }: Situation): NextStep => {
  if (enrolment && enrolment.access !== 'REVOKED' && enrolment.access !== 'EXPIRED') {
    if (enrolment.access === 'SUSPENDED') return { kind: 'suspended', to: null };
    const kind = enrolment.completedAt ? 'again' : enrolment.percentage > 0 ? 'continue' : 'start';
    return { kind, to: `/learning/${course.id}` };
  }
  // A viewer who may have paid must not be asked to pay again
  if (payment) {
    const kind = payment.doubt || payment.status === 'UNKNOWN' ? 'paymentInDoubt' : 'paymentWaiting';
    return { kind, to: `/payment/result?reference=${payment.reference}` };
  }
  if (course.status !== 'PUBLISHED') return { kind: mayPreview ? 'sellerPreview' : 'notForSale', to: null };
  const isFree = course.currentPrice === 0;
  // A free course has no checkout; the viewer enrols on its page
  if (isFree) {
    const to = `/courses/${course.id}`;
    return isMember
      ? { kind: 'enrol', to }
      : { kind: 'enrolSignIn', to: `/login?next=${encodeURIComponent(to)}` };
  }
  return { kind: isMember ? 'buy' : 'buySignIn', to: `/checkout/${course.id}` };
};
