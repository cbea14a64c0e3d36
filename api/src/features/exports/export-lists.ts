import type { Permission } from '../../platform/access/permissions.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/process/services.ts';
import { peopleSheet } from '../accounts/index.ts';
import { taughtStudentsSheet, teachesAll } from '../analytics/index.ts';
import { auditSheet, type ExportSheet } from '../operations/index.ts';
import { ordersSheet } from '../orders/index.ts';
import { coursesSheet } from '../review/index.ts';
import { ExportList } from './export.enums.ts';

/** What is kept of a file beside its bytes, to say later who may have it. */
export interface FileFacts {
  /** Courses that its rows are of; null for lists that are of no course, and for files older than this column. */
  readonly course_ids: readonly string[] | null;
}

/** A list that can be taken out, and by whom. */
export interface ListToExport {
  readonly permission: Permission;
  /** What its files are called. */
  readonly name: string;
  /** Whether taking it out wants a fresh proof of identity: it holds addresses of people. */
  readonly isProved: boolean;
  /** Where whoever asked finds the file. */
  readonly page: string;
  readonly sheet: (services: Services, args: never) => ExportSheet;
  /** Of which course a row of the sheet is; left out where rows are of none. */
  readonly courseOf?: (row: Readonly<Record<string, unknown>>) => string;
  /** Whether a file that was written may still be had; left out where the permission alone says so. */
  readonly mayStillHave?: (services: Services, viewer: Viewer, file: FileFacts) => Promise<boolean>;
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
    name: 'hoa-don',
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
    // Who was taken off a course may no longer read of its students, in a file from before either
    mayStillHave: async (services, viewer, { course_ids: courseIds }) =>
      courseIds !== null && teachesAll(services, viewer.id, courseIds),
  },
  AUDIT_LOG: {
    permission: 'audit:export',
    name: 'nhat-ky',
    isProved: true,
    page: ADMIN_PAGE,
    sheet: auditSheet,
  },
};

/** Whoever has one of these can take something out. */
export const EXPORT_PERMISSIONS = Object.values(exportLists).map(({ permission }) => permission);

/** What a file is called that was begun at a moment. */
export const fileNameOf = (list: ExportList, form: string, at: Date): string =>
  `${exportLists[list].name}-${at.toISOString().slice(0, 10)}.${form.toLowerCase()}`;
