import type { HeldPart } from '../courses/index.ts';
import { Assignment } from './assignment.entity.ts';

/** Edits of rubrics that wait for a reviewer. */
export const heldParts: readonly HeldPart[] = [
  {
    kind: 'ASSIGNMENT',
    apply: async (em, { subjectId }, values) => {
      const assignment = await em.findOne(Assignment, { id: subjectId });
      if (assignment) Object.assign(assignment, { ...values, version: assignment.version + 1 });
    },
  },
];
