import { lower, required, texts, withIds } from '../../legacy.ts';
import { pageParameters, pageVariables, toPageSchema } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { integer, object, orNull, text, time, url } from '../../schema.ts';
import {
  RestDownloadExport,
  RestExport,
  type RestExportFieldsFragment,
  RestExports,
  RestStartExport,
} from './content.gen.ts';

const common = { tag: 'reports' } as const;
const FORMS = ['csv', 'xlsx'];
const LISTS = {
  people: 'people',
  orders: 'orders',
  courses: 'courses',
  students: 'students',
  'audit-log': 'auditLog',
};
const LIST_NAMES = Object.keys(LISTS);

const idParameter = {
  name: 'id',
  in: 'path',
  schema: text('ID of a file requested by the viewer.', { format: 'uuid' }),
} as const;

const exportSchema = object({
  id: text('Unique file ID.'),
  _id: text('The same value as `id`.'),
  list: text('List that the file contains.', { enum: LIST_NAMES }),
  form: text('Format of the file.', { enum: FORMS }),
  state: text('Current state of the file.', { enum: ['queued', 'running', 'ready', 'failed', 'expired'] }),
  search: orNull(text('Search text of the filter. Null if none.')),
  filterCount: integer('Number of other filter conditions.'),
  rowsDone: integer('Number of rows written so far.'),
  rowCount: orNull(integer('Total number of rows. Null until counted.')),
  bytes: orNull(integer('Size of the file in bytes. Null until it is ready.')),
  fault: orNull(text('Reason for the failure: not-permitted, too-long, interrupted or unexpected.')),
  faultRow: orNull(integer('Row at which writing failed, from 1.')),
  createdAt: time('Time at which the file was requested.'),
  startedAt: orNull(time('Time at which writing last started.')),
  finishedAt: orNull(time('Time at which the file was ready or failed.')),
  expiresAt: orNull(time('Time until which the file can be downloaded.')),
});

const toExport = ({ list, form, state, fault, ...rest }: RestExportFieldsFragment) =>
  withIds({
    ...rest,
    list: lower(list),
    form: lower(form),
    state: lower(state),
    fault: fault && lower(fault),
  });

/** `/reports/exports`: lists that jobs write to files. */
export const exportRoutes: readonly RestRoute[] = [
  route({
    ...common,
    method: 'GET',
    path: '/reports/exports',
    summary: 'Lists files requested by the viewer, newest first',
    document: RestExports,
    parameters: pageParameters,
    response: toPageSchema(exportSchema),
    variables: pageVariables,
    data: ({ savedExports: { items, ...rest } }) => ({ ...rest, items: items.map(toExport) }),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/reports/exports',
    summary: 'Starts writing a list to a file; its state shows when it is ready',
    document: RestStartExport,
    body: object(
      {
        list: text('List to export.', { enum: LIST_NAMES }),
        form: text('Format of the file.', { enum: FORMS }),
        search: text('Search text that filters the list.', { maxLength: 100 }),
        idempotencyKey: text(
          'Key made by the client; a repeated request with the same key returns the first result.',
          { minLength: 8, maxLength: 100 },
        ),
      },
      ['list', 'form'],
    ),
    response: exportSchema,
    fieldNames: { content: 'list' },
    variables(request) {
      const { list, form } = required(request, ['list', 'form']);
      const { search, idempotencyKey } = texts(request, ['search', 'idempotencyKey']);
      if (list && !LIST_NAMES.includes(list)) request.refuse('list', 'validation.invalid');
      if (form && !FORMS.includes(form)) request.refuse('form', 'validation.invalid');
      const name = LISTS[list as keyof typeof LISTS];
      return {
        input: {
          content: { [name]: search ? { filter: { search } } : {} },
          form: form === 'xlsx' ? ('XLSX' as const) : ('CSV' as const),
          idempotencyKey,
        },
      };
    },
    data: ({ startExport }) => toExport(startExport),
  }),
  route({
    ...common,
    method: 'GET',
    path: '/reports/exports/{id}',
    summary: 'Returns the state of a file; 410 after the retention period',
    document: RestExport,
    parameters: [idParameter],
    response: exportSchema,
    variables: ({ path }) => ({ id: path.id! }),
    data: ({ savedExport }) => toExport(savedExport!),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/reports/exports/{id}/download',
    summary: 'Creates a download link for a file that is ready, valid for five minutes',
    document: RestDownloadExport,
    parameters: [idParameter],
    response: object({
      url: url('Download URL. Requires no token.'),
      expiresAt: time('Time at which the link expires.'),
    }),
    variables: ({ path }) => ({ id: path.id! }),
    data: ({ downloadExport }) => downloadExport,
  }),
];
