export { TONES } from './course-state.ts';
export type { StudioLessonFragment, StudioSectionFragment } from './outline/outline.gen.ts';
export type { RevisionPartsFragment } from './revision/revision.gen.ts';
export { RevisionChanges } from './revision/revision-changes.tsx';
export { StatusTag } from './status-tag.tsx';
export { useWaitingForTeacherQuery } from './waiting.gen.ts';
