import type { CourseStatus, CourseSuspension } from '../../generated/schema.ts';
import type { Tone } from '../../ui/tag.tsx';

/** Tabs of the teacher's list and the states that each gathers. */
export const STATUS_TABS = {
  all: [],
  selling: ['PUBLISHED'],
  review: ['PENDING_REVIEW'],
  fixes: ['NEEDS_FIXES', 'REJECTED'],
  draft: ['DRAFT'],
  approved: ['APPROVED'],
  stopped: ['UNPUBLISHED', 'SUSPENDED'],
  archived: ['ARCHIVED'],
} as const satisfies Record<string, readonly CourseStatus[]>;

export type StatusTab = keyof typeof STATUS_TABS;

const LOCKED = ['PENDING_REVIEW', 'REJECTED', 'ARCHIVED'] as const satisfies readonly CourseStatus[];

/** What of a course says where it is on its way. */
export interface CourseState {
  status: CourseStatus;
  suspendedFor: CourseSuspension | null;
}

/** Whether it stopped selling for want of room in its teacher’s package: nothing is wrong with it. */
export const isForQuota = ({ status, suspendedFor }: CourseState): boolean =>
  status === 'SUSPENDED' && suspendedFor === 'QUOTA';

/** The state, where it is one in which the teacher can not write; the catalogue has words for each. */
export const lockedState = ({ status }: CourseState) => LOCKED.find((each) => each === status);

/** The tab that an address names; anything odd is all of them. */
export const tabOf = (name: string): StatusTab =>
  Object.hasOwn(STATUS_TABS, name) ? (name as StatusTab) : 'all';

/** What a state means, as a tint; the words beside it carry the state. */
export const TONES: Record<CourseStatus, Tone> = {
  DRAFT: 'neutral',
  PENDING_REVIEW: 'info',
  NEEDS_FIXES: 'warn',
  REJECTED: 'bad',
  APPROVED: 'ok',
  PUBLISHED: 'ok',
  UNPUBLISHED: 'neutral',
  SUSPENDED: 'bad',
  ARCHIVED: 'neutral',
};
