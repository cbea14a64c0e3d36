import type { RiskReason, StudentState, TaughtStudentFilter } from '../../generated/schema.ts';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';

export const STUDENT_FILTERS = ['course', 'state', 'risk'] as const;

export const STATES: readonly StudentState[] = ['NOT_BEGUN', 'STUDYING', 'COMPLETED', 'ENDED'];
export const REASONS: readonly RiskReason[] = ['NOT_BEGUN', 'STOPPED', 'QUIZ_FAILED', 'DEADLINE_MISSED'];
/** In the URL: at risk for any reason. */
export const ANY_RISK = 'ANY';

/** The filters of the URL as the query's input. Invalid values are ignored. */
export const studentFilter = ({
  search,
  filter,
}: Pick<TableSearchParams, 'search' | 'filter'>): TaughtStudentFilter => ({
  search: search || null,
  courseId: filter('course') || null,
  state: STATES.find((each) => each === filter('state')) ?? null,
  isAtRisk: filter('risk') === ANY_RISK || null,
  reason: REASONS.find((each) => each === filter('risk')) ?? null,
});
