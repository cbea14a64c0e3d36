import { ADMINS, byId, byInput, type Row, row } from './row.ts';

const args = 'input: { kind: CHANNELS, from: "2026-01-01", to: "2026-03-31" }';

export const reportRows: readonly Row[] = [
  row('Query.businessReport', ADMINS, { args, fields: '{ rows { key values } }' }),
  row('Query.businessReportLines', ADMINS, { args: `${args}, key: "PLATFORM"`, fields: '{ total }' }),
  row('Query.savedReports', ADMINS, { fields: '{ id }' }),
  byInput('Mutation.saveReport', ADMINS, () => ({ name: 'Thử quyền', kind: 'SALES', period: 'LAST_MONTH' })),
  byId('Mutation.deleteSavedReport', 'AAFFFFN', () => crypto.randomUUID(), { name: 'savedReportId' }),
  byInput(
    'Mutation.exportBusinessReport',
    ADMINS,
    () => ({ kind: 'SALES', from: '2026-01-01', to: '2026-03-31' }),
    {
      fields: '{ url }',
    },
  ),
];
