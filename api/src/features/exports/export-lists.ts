import type { Permission } from '../../platform/access/permissions.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/process/services.ts';
import { peopleSheet } from '../accounts/index.ts';
import { isTeacherOfAll, taughtStudentsSheet } from '../analytics/index.ts';
import { auditSheet, type StatementSheet } from '../operations/index.ts';
import { ordersSheet } from '../orders/index.ts';
import { coursesSheet } from '../review/index.ts';
import { ExportList } from './export.enums.ts';

/** Data stored with a file, by which later access is decided. */
export interface FileFacts {
  /** Courses of its rows. Null for lists without courses, and for files older than this column. */
  readonly course_ids: readonly string[] | null;
}

export interface ListToExport {
  readonly permission: Permission;
  readonly name: string;
  /** True if the export requires a recent proof of identity, because it contains people's addresses. */
  readonly isProved: boolean;
  readonly page: string;
  readonly sheet: (services: Services, args: never) => StatementSheet;
  /** The course ID of a row. Undefined for lists without courses. */
  readonly courseOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** True if the viewer may still download a stored file. Undefined if the permission is sufficient. */
  readonly mayStillRead?: (services: Services, viewer: Viewer, file: FileFacts) => Promise<boolean>;
}

const ADMIN_PAGE = '/admin/reports?tab=exports';

export const exportLists: Readonly<Record<ExportList, ListToExport>> = {
  PEOPLE: {
    permission: 'person:export',
    name: 'nguoi-dung',
    isProved: true,
    page: ADMIN_PAGE,
    sheet: peopleSheet,
  },
  ORDERS: {
    permission: 'order:export',
    name: 'don-hang',
    isProved: true,
    page: ADMIN_PAGE,
    sheet: ordersSheet,
  },
  COURSES: {
    permission: 'course:export',
    name: 'khoa-hoc',
    isProved: false,
    page: ADMIN_PAGE,
    sheet: coursesSheet,
  },
  STUDENTS: {
    permission: 'course:read-own',
    name: 'hoc-vien',
    isProved: false,
    page: '/teacher/exports',
    sheet: taughtStudentsSheet,
    courseOf: (row) => row.courseId as string,
    // A teacher who was removed from a course must no longer read its students, even in an older file
    mayStillRead: async (services, viewer, { course_ids: courseIds }) =>
      courseIds !== null && isTeacherOfAll(services, viewer.id, courseIds),
  },
  AUDIT_LOG: {
    permission: 'audit:export',
    name: 'nhat-ky',
    isProved: true,
    page: ADMIN_PAGE,
    sheet: auditSheet,
  },
};

export const EXPORT_PERMISSIONS = Object.values(exportLists).map(({ permission }) => permission);

export const fileNameOf = (list: ExportList, form: string, at: Date): string =>
  `${exportLists[list].name}-${at.toISOString().slice(0, 10)}.${form.toLowerCase()}`;
