import type { Viewer } from '../../platform/access/viewer.ts';
import { forbidden, policy } from '../../platform/errors/errors.ts';
import { ExportForm, type ExportList } from './export.enums.ts';
import { exportLists } from './export-lists.ts';

/** Max rows of a list that is downloaded directly. A longer one is exported to a stored file. */
export const MAX_AT_ONCE = 5000;
/** Max rows of a worksheet (ECMA-376), without its header. */
export const MAX_IN_SHEET = 1_048_575;
/** Max queued or running exports of one person. */
export const MAX_RUNNING = 3;
/** Max stored files of one person. */
export const MAX_STORED = 20;

/** @throws FORBIDDEN if the viewer lacks the permission of the list */
export function assertMayExport(viewer: Viewer, list: ExportList): void {
  const { permission } = exportLists[list];
  if (viewer.may(permission)) return;
  if (viewer.token && viewer.personMay(permission)) throw forbidden('SCOPE_MISSING', { permission });
  throw forbidden('NOT_PERMITTED', { permission });
}

export const fits = (form: ExportForm, rows: number): boolean =>
  form !== ExportForm.XLSX || rows <= MAX_IN_SHEET;

/** @throws POLICY if the format does not support so many rows */
export function assertFits(form: ExportForm, rows: number): void {
  if (!fits(form, rows)) throw policy('EXPORT_TOO_LONG', { limit: MAX_IN_SHEET, value: rows });
}
