import type { AssignmentPageQuery } from './assignment.gen.ts';

export type Assignment = NonNullable<AssignmentPageQuery['assignment']>;
export type OwnWork = Assignment['mySubmissions'][number];
