export { TeacherDesk } from './teacher-desk-slot.tsx';
export { noteSearched, recordPreview, recordVisit } from './visits.ts';
