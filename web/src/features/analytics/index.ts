export { TeacherQueues } from './lazy-teacher-queues.tsx';
export { noteSearched, recordPreview, recordVisit } from './visits.ts';
