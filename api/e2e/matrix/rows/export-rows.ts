import type { App } from '../../../src/app.ts';
import { select } from '../../../src/testing/factories.ts';
import { byId, byInput, type Row, row, SIGNED, TEACHERS } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** NOT_FOUND for everyone, because the export belongs to someone else. */
const NOT_THEIRS = 'AANNNNN';

/** Exports: each person's own, with the permission of the list. */
export const exportRows: readonly Row[] = [
  row('Query.savedExports', SIGNED, { fields: '{ total }' }),
  byId('Query.savedExport', NOT_THEIRS, () => UNKNOWN_ID),
  row('Query.exportSize', TEACHERS, {
    what: 'of one’s students',
    args: 'content: $content',
    types: '$content: ExportContentInput!',
    variables: () => ({ content: { students: {} } }),
    fields: '{ rowCount }',
  }),
  ...(
    [
      ['one’s students', TEACHERS, { students: {} }],
      ['courses', 'AAFFFF+', { courses: {} }],
      ['people', 'AAFFFF+', { people: {} }],
      ['orders', 'AAFFFF+', { orders: {} }],
      ['the log', 'AAFFFF+', { auditLog: {} }],
    ] as const
  ).map(([what, expect, content]) =>
    byInput('Mutation.startExport', expect, () => ({ content, form: 'CSV' }), { what }),
  ),
  byInput('Mutation.repeatExport', NOT_THEIRS, () => ({ exportId: UNKNOWN_ID })),
  byId('Mutation.downloadExport', NOT_THEIRS, () => UNKNOWN_ID, { name: 'exportId', fields: '{ url }' }),
  byId('Mutation.deleteExport', NOT_THEIRS, () => UNKNOWN_ID, { name: 'exportId' }),
  row('Subscription.exportReady', SIGNED, {
    fields: '{ id }',
    happens: (app, { actors }, actor) => createFailedExport(app, actors[actor].id),
  }),
];

/** A failed export of a person. */
async function createFailedExport(app: App, personId: string): Promise<void> {
  const [made] = await select<{ id: string }>(
    app,
    "insert into export_file (person_id, list, form, args) values (?, 'STUDENTS', 'CSV', '{}') returning id",
    [personId],
  );
  await select(app, "update export_file set state = 'FAILED', finished_at = now() where id = ?", [made!.id]);
}
