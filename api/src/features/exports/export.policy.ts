import type { Viewer } from '../../platform/access/viewer.ts';
import { forbidden, policy } from '../../platform/errors/errors.ts';
import { ExportForm, type ExportList } from './export.enums.ts';
import { exportLists } from './export-lists.ts';

/** Rows of a list that is downloaded at once; a longer one is saved. */
export const MOST_AT_ONCE = 5000;
/** What a sheet of a workbook takes (ECMA-376), without its header. */
export const MOST_IN_SHEET = 1_048_575;
/** Files of one person that are written at once, or wait for it. */
export const MOST_UNDER_WAY = 3;
/** Files of one person that are kept. */
export const MOST_KEPT = 20;

/** @throws FORBIDDEN without the permission of the list */
export function mustExport(viewer: Viewer, list: ExportList): void {
  const { permission } = exportLists[list];
  if (viewer.may(permission)) return;
  if (viewer.token && viewer.personMay(permission)) throw forbidden('SCOPE_MISSING', { permission });
  throw forbidden('NOT_PERMITTED', { permission });
}

/** Whether a form holds so many rows. */
export const fits = (form: ExportForm, rows: number): boolean =>
  form !== ExportForm.XLSX || rows <= MOST_IN_SHEET;

/** @throws POLICY where the form does not hold so many rows */
export function mustFit(form: ExportForm, rows: number): void {
  if (!fits(form, rows)) throw policy('EXPORT_TOO_LONG', { limit: MOST_IN_SHEET, value: rows });
}
