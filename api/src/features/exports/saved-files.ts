import type { Readable } from 'node:stream';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { gone, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import type { ExportList } from './export.enums.ts';
import { exportLists, type FileFacts, toFileName } from './export-lists.ts';

/** The data of a file's key. Each attempt writes to its own key, so that two never write to the same file. */
export interface ExportFileKey {
  readonly id: string;
  readonly attempt: number;
  readonly form: string;
}

export const EXPORTS_FOLDER = 'exports';

export const toKey = ({ id, attempt, form }: ExportFileKey): string =>
  `${EXPORTS_FOLDER}/${id}-${attempt}.${form.toLowerCase()}`;

/**
 * The ID of the row of a stored file.
 * @returns undefined if the key has another format
 */
export const parseKey = (key: string): string | undefined =>
  new RegExp(`^${EXPORTS_FOLDER}/([0-9a-f-]{36})-\\d+\\.(csv|xlsx)(\\.part)?$`).exec(key)?.[1];

export interface StoredExport extends ExportFileKey, FileFacts {
  readonly list: ExportList;
  readonly state: string;
  readonly is_over: boolean;
  readonly created_at: Date | string;
}

export async function findExport(
  { orm }: Services,
  personId: string,
  id: string,
): Promise<StoredExport | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await runSql<StoredExport>(
    orm.em.fork(),
    sql`select id, list, form, attempt, state, created_at, course_ids, state = 'EXPIRED' or coalesce(expires_at <= now(), false) as is_over
      from export_file where id = ${id} and person_id = ${personId}`,
  );
  return row;
}

/**
 * @throws NOT_FOUND for exports of others
 * @throws GONE if it has expired
 */
export async function assertAvailable(context: Context, exportId: string): Promise<void> {
  const found = await findExport(context.services, signedIn(context).id, exportId);
  if (!found) throw notFound();
  if (found.is_over) throw gone('EXPORT_EXPIRED');
}

/** @throws GONE if the viewer may no longer read the content, or this cannot be determined */
export async function assertStillAllowed(
  services: Services,
  viewer: Viewer,
  file: StoredExport,
): Promise<void> {
  const { mayStillRead } = exportLists[file.list];
  if (mayStillRead && !(await mayStillRead(services, viewer, file))) throw gone('EXPORT_OUTDATED');
}

/**
 * A file for a viewer who may still download it.
 * @returns undefined for others
 * @throws GONE if it has expired or is outdated
 */
export async function savedFile(
  services: Services,
  viewer: Viewer,
  { exportId }: { exportId: string },
): Promise<{ name: string; bytes: number; content: Readable } | undefined> {
  const found = await findExport(services, viewer.id, exportId);
  if (!found || !viewer.may(exportLists[found.list].permission)) return undefined;
  if (found.is_over) throw gone('EXPORT_EXPIRED');
  const bytes = found.state === 'READY' ? await services.storage.size(toKey(found)) : undefined;
  if (bytes === undefined) return undefined;
  await assertStillAllowed(services, viewer, found);
  return {
    name: toFileName(found.list, found.form, new Date(found.created_at)),
    bytes,
    content: services.storage.read(toKey(found)),
  };
}
