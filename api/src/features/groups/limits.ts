export const MAX_MEMBERS = 50;
export const MAX_GROUPS = 20;
/** Max current goals of a group. */
export const MAX_GOALS = 10;
/** Max future meetings of a group. */
export const MAX_EVENTS = 20;
