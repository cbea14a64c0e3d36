import { useViewer } from '../accounts/index.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { type CourseViewerQuery, useCourseViewerQuery } from './course-viewer.gen.ts';
import { isOffer, type NextStep, nextStep } from './next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

export interface NextStepOfViewer extends NextStep {
  /** True if the viewer owns the course and may study it. */
  isOwned: boolean;
  isOffer: boolean;
  /**
   * False until the viewer's step is known. Until then neither a price nor a buy button may be shown, because the
   * viewer may be an owner.
   */
  isKnown: boolean;
  enrolment: NonNullable<CourseViewerQuery['course']>['myEnrolment'] | null;
}

const OWNED = ['start', 'continue', 'again'];

/** The viewer's next step; that of a guest until it is known. */
export const useNextStep = (course: Course): NextStepOfViewer => {
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const { data, error } = useCourseViewerQuery({ variables: { idOrSlug: course.id }, skip: !isMember });
  const enrolment = (isMember ? data?.course?.myEnrolment : null) ?? null;
  const payment = isMember ? data?.course?.myUnsettledPayment : null;
  const mayPreview = isMember && (data?.course?.allowedActions.includes('PREVIEW') ?? false);
  const step = nextStep({ course, enrolment, isMember, mayPreview, payment });
  const isKnown = isMember ? Boolean(data ?? error) : viewer.state === 'guest';
  return { ...step, isOwned: OWNED.includes(step.kind), isOffer: isOffer(step), isKnown, enrolment };
};
