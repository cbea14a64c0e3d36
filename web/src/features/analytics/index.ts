export { TeacherQueues } from './lazy-teacher-queues.tsx';
export { recordPreview, recordVisit, storeSearchedWords } from './visits.ts';
