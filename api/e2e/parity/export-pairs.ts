import type { Pair } from './pair.ts';

const UNKNOWN = '01a00000-0000-7000-8000-000000000000';
const START =
  'mutation S($input: StartExportInput!) { startExport(input: $input) { list form search filterCount fault } }';
const facts = ({ list, form, search, filterCount, fault }: Record<string, unknown>) => ({
  list,
  form,
  search,
  filterCount,
  fault,
});
const lower = (row: Record<string, unknown>) => ({
  ...facts(row),
  list: String(row.list).toLowerCase().replaceAll('_', '-'),
  form: String(row.form).toLowerCase(),
});

export const exportPairs: readonly Pair[] = [
  {
    name: 'courses to a file',
    route: 'POST /reports/exports',
    body: () => ({ list: 'courses', form: 'csv', search: 'xác suất' }),
    query: START,
    variables: () => ({
      input: { content: { courses: { filter: { search: 'xác suất' } } }, form: 'CSV' },
    }),
    ofRest: facts,
    ofGraphql: ({ startExport }) => lower(startExport as Record<string, unknown>),
  },
  {
    name: 'people to a file, without a fresh proof of identity',
    route: 'POST /reports/exports',
    body: () => ({ list: 'people', form: 'xlsx' }),
    query: START,
    variables: () => ({ input: { content: { people: {} }, form: 'XLSX' } }),
    ofRest: facts,
    ofGraphql: ({ startExport }) => lower(startExport as Record<string, unknown>),
  },
  {
    name: 'one’s files',
    route: 'GET /reports/exports',
    path: () => '/reports/exports?limit=1',
    query: '{ savedExports(limit: 1) { total page limit items { id } } }',
    ofRest: ({ items, ...rest }) => ({
      ...rest,
      items: (items as { id: string }[]).map(({ id }) => ({ id })),
    }),
    ofGraphql: ({ savedExports }) => savedExports,
  },
  {
    name: 'a file that does not exist',
    route: 'GET /reports/exports/{id}',
    path: () => `/reports/exports/${UNKNOWN}`,
    query: 'query E($id: ID!) { savedExport(id: $id) { id } }',
    variables: () => ({ id: UNKNOWN }),
  },
  {
    name: 'a link to a file that does not exist',
    route: 'POST /reports/exports/{id}/download',
    path: () => `/reports/exports/${UNKNOWN}/download`,
    query: 'mutation D($id: ID!) { downloadExport(exportId: $id) { url } }',
    variables: () => ({ id: UNKNOWN }),
  },
];
