/** Exports for other features: only small components. */
export { ContinueStudying } from './continue-slot.tsx';
export { useStudiedCourses } from './use-studied-courses.ts';
