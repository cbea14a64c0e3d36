/** Parts of learning for other features: small shared pieces only. */
export { ContinueStudying } from './continue-slot.tsx';
export { useStudiedCourses } from './use-studied-courses.ts';
