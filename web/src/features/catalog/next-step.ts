import type { CourseStatus, EnrolmentAccess } from '../../generated/schema.ts';

export type NextStepKind =
  | 'buySignIn'
  | 'enrolSignIn'
  | 'buy'
  | 'enrol'
  | 'start'
  | 'continue'
  | 'again'
  | 'notForSale'
  | 'suspended';

export interface NextStep {
  kind: NextStepKind;
  /** Where it leads; null when there is nothing to do. */
  to: string | null;
}

interface Situation {
  course: { id: string; status: CourseStatus; currentPrice: number };
  /** Null without one, undefined while it is not known yet. */
  enrolment: { access: EnrolmentAccess; percentage: number; completedAt: string | null } | null | undefined;
  isMember: boolean;
}

/**
 * The one button of the buy box is always the next right step (design/ui.md). A course that is no longer sold stays
 * open to those who have it (design/domain.md: UNPUBLISHED and SUSPENDED stop sales, never learning).
 */
export const nextStep = ({ course, enrolment, isMember }: Situation): NextStep => {
  if (enrolment && enrolment.access !== 'REVOKED' && enrolment.access !== 'EXPIRED') {
    if (enrolment.access === 'SUSPENDED') return { kind: 'suspended', to: null };
    const kind = enrolment.completedAt ? 'again' : enrolment.percentage > 0 ? 'continue' : 'start';
    return { kind, to: `/learning/${course.id}` };
  }
  if (course.status !== 'PUBLISHED') return { kind: 'notForSale', to: null };
  const isFree = course.currentPrice === 0;
  const to = `/checkout/${course.id}`;
  if (!isMember) return { kind: isFree ? 'enrolSignIn' : 'buySignIn', to };
  return { kind: isFree ? 'enrol' : 'buy', to };
};
