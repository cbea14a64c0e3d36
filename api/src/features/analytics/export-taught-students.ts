import { type Context, signedIn } from '../../graphql/context.ts';
import { all, raw, sql } from '../../graphql/read/index.ts';
import { type Locale, translate } from '../../platform/i18n/messages/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import {
  audit,
  createDownloadLink,
  type DownloadLink,
  exportTimestamp,
  headedBy,
  SheetRows,
  type StatementSheet,
} from '../operations/index.ts';
import type { RiskReason } from './student-risk.types.ts';
import {
  riskOfStudent,
  STUDENT_COLUMNS,
  type StudentColumns,
  studentOrder,
  studentsTaughtBy,
  studentWhere,
} from './taught-students.reads.ts';
import type { ExportTaughtStudentsInput, StudentState } from './taught-students.types.ts';

type StudentsFile = ExportTaughtStudentsInput & { viewerId: string; locale: Locale };

/** Creates a download link for the viewer's students. The export is recorded in the audit log. */
export function exportTaughtStudents(
  context: Context,
  input: ExportTaughtStudentsInput,
): Promise<DownloadLink> {
  const { id: viewerId } = signedIn(context);
  const { enrolmentIds, ...query } = input;
  return context.em.transactional(async (em) => {
    audit(em, context, {
      action: 'student.export',
      targetType: 'person',
      targetId: viewerId,
      after: {
        ...query.filter,
        sortBy: query.sortBy,
        ...(enrolmentIds ? { chosen: enrolmentIds.length } : {}),
      },
    });
    return createDownloadLink(em, context, { kind: 'students', args: { ...input, viewerId } });
  });
}

const STUDENT = Object.fromEntries(
  STUDENT_COLUMNS.map((name) => [name, raw(`s."${name}"`)]),
) as unknown as StudentColumns;

const COLUMNS = headedBy('analytics.column', [
  { name: 'fullName' },
  { name: 'courseTitle', width: 40 },
  {
    name: 'state',
    width: 16,
    label: (code, locale) => translate(locale, `analytics.state.${code as StudentState}`),
  },
  { name: 'percentage', type: 'number' },
  { name: 'averageScore', type: 'number', width: 16 },
  { name: 'enrolledAt', type: 'time' },
  { name: 'lastStudiedAt', type: 'time' },
  { name: 'completedAt', type: 'time' },
  { name: 'risk', width: 50 },
]);

interface Line extends Record<string, unknown> {
  readonly reason: RiskReason | null;
  readonly lessonTitle: string | null;
  readonly count: number | null;
}

/**
 * The rows of the file. The taught courses are read while the file is downloaded, so that a viewer who has lost a
 * course receives none of its students.
 */
export function taughtStudentsSheet(
  { orm }: Services,
  { filter, sortBy, sortOrder, enrolmentIds, viewerId, locale }: StudentsFile,
): StatementSheet {
  const rows = new SheetRows(
    orm,
    sql`select s."fullName", s."courseId", s."courseTitle", s.state, s.percentage, s."averageScore",
        ${exportTimestamp('s."enrolledAt"')} as "enrolledAt", ${exportTimestamp('s."lastStudiedAt"')} as "lastStudiedAt",
        ${exportTimestamp('s."completedAt"')} as "completedAt", k.reason, k."lessonTitle", k.count
      from (${studentsTaughtBy(viewerId)}) s left join lateral (${riskOfStudent(STUDENT)}) k on true
      where ${all([studentWhere(STUDENT, filter ?? {}), !!enrolmentIds && sql`s.id = any(${enrolmentIds.filter(isUuid)}::uuid[])`])}
      order by ${studentOrder(STUDENT, sortBy, sortOrder)}`,
    (line: Line) => formatLine(line, locale),
  );
  return { rows, locale, columns: COLUMNS };
}

function formatLine({ reason, lessonTitle, count, ...line }: Line, locale: Locale): Record<string, unknown> {
  const why = { count: count ?? 0, lesson: lessonTitle ?? '' };
  return {
    ...line,
    risk: reason && translate(locale, `analytics.risk.${reason}`, why),
  };
}
