/** What other features may use of learning: small shared pieces only. */
export { ContinueStudying } from './continue-slot.tsx';
export { useStudiedCourses } from './use-studied-courses.ts';
