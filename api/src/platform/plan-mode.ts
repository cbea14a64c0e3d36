/** How PostgreSQL plans statements that are kept on a connection: as it thinks best, or once for all values. */
export type PlanMode = 'auto' | 'force_generic_plan';

/** @param isGeneric one plan for all values */
export const planModeOf = (isGeneric: boolean): PlanMode => (isGeneric ? 'force_generic_plan' : 'auto');

/** The statement that chooses for those after it; what fails takes its choice back. */
export const choosing = (mode: PlanMode): string => `set plan_cache_mode = ${mode}`;
