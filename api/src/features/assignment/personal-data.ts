import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';

const BY_MARKERS = 'the record remains for the student; the teacher’s name is removed';

export const personalData: PersonalDataTable = {
  purpose: 'processing.assignment',
  columns: [
    {
      ...drop(
        'assignment_submission',
        'student_id',
        'the submission is the person’s own content; that they passed is part of the course’s figures',
      ),
      // Unreleased grades, and which teacher works on them. The student reads `grade` after the release
      without: ['marking', 'marking_version', 'marked_at', 'claimed_until'],
    },
    keep('assignment_submission', 'marked_by_id', BY_MARKERS, false),
    keep('assignment_submission', 'claimed_by_id', BY_MARKERS, false),
    drop('assignment_extension', 'student_id', 'part of the person’s submissions'),
    keep('assignment_extension', 'granted_by_id', BY_MARKERS, false),
    drop('extension_request', 'student_id', 'part of the person’s submissions'),
    keep('extension_request', 'decided_by_id', BY_MARKERS, false),
    drop('assignment_reminder', 'student_id', 'part of the person’s submissions', false),
    drop('saved_comment', 'marker_id', 'only the person uses them'),
  ],
  dependentRows: [
    {
      table: 'submission_file',
      where: (personId) =>
        sql`exists (select 1 from assignment_submission s where s.id = t.submission_id and s.student_id = ${personId})`,
      erased: { erasure: 'delete', why: 'deleted with the submissions; a sweep deletes the stored files' },
    },
  ],
};
