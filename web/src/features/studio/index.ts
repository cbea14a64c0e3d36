export { TONES } from './course-state.ts';
export { HeldEditCard } from './held/held-edit-card.tsx';
export { RevisionChanges, type RevisionChangesProps } from './revision/revision-changes.tsx';
export { StatusTag } from './status-tag.tsx';
export { useWaitingForTeacherQuery } from './waiting.gen.ts';
