import type { CourseStatus, CourseSuspension } from '../../generated/schema.ts';
import type { Tone } from '../../ui/tag.tsx';

/** Tabs of the teacher's list and the statuses that each contains. */
export const STATUS_TABS = {
  all: [],
  selling: ['PUBLISHED'],
  review: ['PENDING_REVIEW'],
  fixes: ['NEEDS_FIXES', 'REJECTED'],
  draft: ['DRAFT'],
  approved: ['APPROVED'],
  stopped: ['UNPUBLISHED', 'SUSPENDED'],
  archived: ['ARCHIVED'],
  // Drafts in the bin, which no other tab contains
  bin: ['DRAFT'],
} as const satisfies Record<string, readonly CourseStatus[]>;

export type StatusTab = keyof typeof STATUS_TABS;

const LOCKED = ['PENDING_REVIEW', 'REJECTED', 'ARCHIVED'] as const satisfies readonly CourseStatus[];

/** The properties of a course that determine its status. */
export interface CourseState {
  status: CourseStatus;
  suspendedFor: CourseSuspension | null;
}

/** True if its sale is suspended only because the teacher's package has no space for it. */
export const isForQuota = ({ status, suspendedFor }: CourseState): boolean =>
  status === 'SUSPENDED' && suspendedFor === 'QUOTA';

/** The status if it prevents editing. The messages explain each of them. */
export const lockedState = ({ status }: Pick<CourseState, 'status'>) =>
  LOCKED.find((each) => each === status);

/** The tab in the URL; all courses if it is invalid. */
export const getTab = (name: string): StatusTab =>
  Object.hasOwn(STATUS_TABS, name) ? (name as StatusTab) : 'all';

/** The tint of a status. The text next to it carries the meaning. */
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
