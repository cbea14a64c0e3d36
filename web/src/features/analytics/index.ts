export { TeacherDesk } from './lazy-teacher-desk.tsx';
export { noteSearched, recordPreview, recordVisit } from './visits.ts';
