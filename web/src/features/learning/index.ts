/** Exports for other features: only small components. */
export { ContinueStudying } from './lazy-continue-studying.tsx';
export { useStudiedCourses } from './use-studied-courses.ts';
