export { TONES } from './course-state.ts';
export { RevisionChanges, type RevisionChangesProps } from './revision/revision-changes.tsx';
export { StatusTag } from './status-tag.tsx';
export { useWaitingForTeacherQuery } from './waiting.gen.ts';
