import type { Permission } from '../../platform/permissions.ts';
import type { Services } from '../../platform/services.ts';
import { peopleSheet } from '../accounts/index.ts';
import { taughtStudentsSheet } from '../analytics/index.ts';
import { ordersSheet } from '../billing/index.ts';
import { coursesSheet } from '../catalog/index.ts';
import { auditSheet, type ExportSheet } from '../operations/index.ts';
import { ExportList } from './export.enums.ts';

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
