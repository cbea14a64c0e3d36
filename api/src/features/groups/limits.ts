/** Members of one group. */
export const MAX_MEMBERS = 50;
/** Groups that a person is in. */
export const MAX_GROUPS = 20;
/** Goals of a group that are not past. */
export const MAX_GOALS = 10;
/** Meetings of a group that are not past. */
export const MAX_EVENTS = 20;
