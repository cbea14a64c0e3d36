import { lower, required, texts, withIds } from '../../legacy.ts';
import { pageOf, pageParameters, pageVariables } from '../../page.ts';
import { type RestRoute, route } from '../../route.ts';
import { integer, object, orNull, text, time, url } from '../../schema.ts';
import {
  RestDownloadExport,
  RestExport,
  type RestExportFieldsFragment,
  RestExports,
  RestStartExport,
} from './content.gen.ts';

const common = { tag: 'reports', needsSignIn: true } as const;
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
  schema: text('Of a file that one asked for.', { format: 'uuid' }),
} as const;

const exportSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  list: text('Which list it holds.', { enum: LIST_NAMES }),
  form: text('In which form it is written.', { enum: FORMS }),
  state: text('How far it has come.', { enum: ['queued', 'running', 'ready', 'failed', 'expired'] }),
  search: orNull(text('The words that it was narrowed by.')),
  filterCount: integer('In how many other ways it was narrowed.'),
  rowsDone: integer('Rows that are written so far.'),
  rowCount: orNull(integer('Rows in all; null until they are counted.')),
  bytes: orNull(integer('Its size; null before it is ready.')),
  fault: orNull(text('Why it was not finished: not-permitted, too-long, interrupted or unexpected.')),
  faultRow: orNull(integer('The row that it stopped at, from 1.')),
  createdAt: time('When it was asked for.'),
  startedAt: orNull(time('When its writing began last.')),
  finishedAt: orNull(time('When it was ready or failed.')),
  expiresAt: orNull(time('Until when it can be downloaded.')),
});

const exported = ({ list, form, state, fault, ...rest }: RestExportFieldsFragment) =>
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
    summary: 'Files that the signed-in person asked for, the latest first',
    document: RestExports,
    parameters: pageParameters,
    response: pageOf(exportSchema),
    variables: pageVariables,
    data: ({ savedExports: { items, ...rest } }) => ({ ...rest, items: items.map(exported) }),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/reports/exports',
    summary: 'Has a list written to a file; its state tells when it is ready',
    document: RestStartExport,
    body: object(
      {
        list: text('Which list.', { enum: LIST_NAMES }),
        form: text('In which form.', { enum: FORMS }),
        search: text('Narrows the list as its own search does.', { maxLength: 100 }),
        idempotencyKey: text('The same key makes nothing twice.', { minLength: 8, maxLength: 100 }),
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
    data: ({ startExport }) => exported(startExport),
  }),
  route({
    ...common,
    method: 'GET',
    path: '/reports/exports/{id}',
    summary: 'How far a file has come; 410 once it was kept for its days',
    document: RestExport,
    parameters: [idParameter],
    response: exportSchema,
    variables: ({ path }) => ({ id: path.id! }),
    data: ({ savedExport }) => exported(savedExport!),
  }),
  route({
    ...common,
    method: 'POST',
    path: '/reports/exports/{id}/download',
    summary: 'A link to a file that is ready, for five minutes',
    document: RestDownloadExport,
    parameters: [idParameter],
    response: object({
      url: url('The file; it needs no token.'),
      expiresAt: time('Until when it can be followed.'),
    }),
    variables: ({ path }) => ({ id: path.id! }),
    data: ({ downloadExport }) => downloadExport,
  }),
];
