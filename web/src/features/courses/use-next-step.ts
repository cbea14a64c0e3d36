import { useViewer } from '../accounts/index.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { type CourseViewerQuery, useCourseViewerQuery } from './course-viewer.gen.ts';
import { isOffer, type NextStep, nextStep } from './next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

export interface ViewersStep extends NextStep {
  /** They have it and may study it. */
  owned: boolean;
  isOffer: boolean;
  /** False until it is sure whose step it is: to an owner, no price and no button to buy may show. */
  isKnown: boolean;
  enrolment: NonNullable<CourseViewerQuery['course']>['myEnrolment'] | null;
}

const OWNED = ['start', 'continue', 'again'];

/** What this viewer can do next with the course; a guest's step until more is known. */
export const useNextStep = (course: Course): ViewersStep => {
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const { data, error } = useCourseViewerQuery({ variables: { idOrSlug: course.id }, skip: !isMember });
  const enrolment = (isMember ? data?.course?.myEnrolment : null) ?? null;
  const payment = isMember ? data?.course?.myUnsettledPayment : null;
  const mayPreview = isMember && (data?.course?.allowedActions.includes('PREVIEW') ?? false);
  const step = nextStep({ course, enrolment, isMember, mayPreview, payment });
  const isKnown = isMember ? Boolean(data ?? error) : viewer.state === 'guest';
  return { ...step, owned: OWNED.includes(step.kind), isOffer: isOffer(step), isKnown, enrolment };
};
