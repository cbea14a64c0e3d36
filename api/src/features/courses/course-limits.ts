/**
 * How large a course may become. Writers refuse what would go beyond; reads and costs rely on it (`@MaxRows`).
 * Raising a number here is all that it takes; lowering one would cut outlines that are longer.
 */
export const MAX_SECTIONS = 100;
/** Of one section. */
export const MAX_SECTION_LESSONS = 200;
/** Of a course, in all of its sections. */
export const MAX_LESSONS = 500;
