/**
 * Limits of the size of a course. Writers enforce them. Reads and their cost estimates rely on them (`@MaxRows`). A
 * number may be raised without other changes. A lower number would truncate longer outlines.
 */
export const MAX_SECTIONS = 100;
export const MAX_SECTION_LESSONS = 200;
/** In all sections of a course. */
export const MAX_LESSONS = 500;
