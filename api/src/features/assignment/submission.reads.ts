import { derived, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { RubricRow, SubmissionGrade } from './assignment.types.ts';
import { MAX_SUBMISSION_FILES, SubmissionFile } from './submission.entity.ts';

export const PART_OF_SUBMISSION = 'Part of an assignment or submission, which has its own visibility rule.';

export const rubricRows = (rubric: Sql) =>
  derived(
    RubricRow,
    sql`select e->>'id' as id, e->>'title' as title, e->>'description' as description, (e->>'points')::int as points,
        e->'levels' as "levelList"
      from jsonb_array_elements(${rubric}) with ordinality as list(e, n) order by n`,
    PART_OF_SUBMISSION,
  );

export const gradeFields = (grade: Sql) =>
  derived(
    SubmissionGrade,
    sql`select (g->'total'->>'earned')::float8 as earned, (g->'total'->>'deducted')::float8 as deducted,
        (g->'total'->>'score')::float8 as score, g->>'comment' as comment,
        (g->>'redoUntil')::timestamptz as "redoUntil", g->'marks' as "markList", g->'notes' as "noteList"
      from (select ${grade} as g) x where g ? 'total'`,
    PART_OF_SUBMISSION,
  );

export const filesSource = (submissionId: Sql) =>
  rows(
    SubmissionFile,
    (file) => ({
      where: sql`${file.submission} = ${submissionId}`,
      orderBy: file.id,
      limit: MAX_SUBMISSION_FILES,
    }),
    { skipVisibility: 'Viewers of the submission may see its files.' },
  );
