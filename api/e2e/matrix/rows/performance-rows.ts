import { ADMINS, ALL, byInput, type Row, row } from './row.ts';

const LAST_DAY = { args: 'period: DAY' } as const;
const ERROR = { message: 'TypeError', source: 'assets/index.js:1:1', route: '/', release: '1' } as const;
/** Before any job failed. */
const LONG_AGO = '2020-01-01T00:00:00Z';
/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export const performanceRows: readonly Row[] = [
  row('Query.performanceOverview', ADMINS, { ...LAST_DAY, fields: '{ calls }' }),
  row('Query.measuredOperations', ADMINS, { ...LAST_DAY, fields: '{ operation }' }),
  row('Query.operationPoints', ADMINS, {
    args: 'period: DAY, kind: GRAPHQL, operation: "Catalogue"',
    fields: '{ at }',
  }),
  row('Query.slowStatements', ADMINS, { ...LAST_DAY, fields: '{ name }' }),
  row('Query.statementPlan', 'AAFFFF0', { args: 'name: "none"', fields: '{ plan }' }),
  row('Query.jobQueues', ADMINS, { fields: '{ name }' }),
  row('Query.serverProcesses', ADMINS, { fields: '{ id }' }),
  row('Query.storageUse', ADMINS, { fields: '{ name }' }),
  row('Query.serverMachine', ADMINS, { fields: '{ diskBytes }' }),
  row('Query.browserErrors', ADMINS, { fields: '{ id count }' }),
  byInput('Mutation.reportBrowserError', ALL, () => ERROR, { fields: '{ isCounted }' }),
  row('Query.deadLetters', ADMINS, { fields: '{ id }' }),
  row('Query.deadLetterKinds', ADMINS, { fields: '{ queue count }' }),
  byInput('Mutation.replayAllDeadLetters', ADMINS, () => ({ until: LONG_AGO, reason: 'Đã sửa' }), {
    fields: '{ done left }',
  }),
  byInput('Mutation.replayDeadLetters', ADMINS, () => ({ deadLetterIds: [UNKNOWN_ID] }), {
    fields: '{ done gone }',
  }),
  byInput(
    'Mutation.discardDeadLetters',
    ADMINS,
    () => ({ deadLetterIds: [UNKNOWN_ID], reason: 'Đã xử lý' }),
    {
      fields: '{ done gone }',
    },
  ),
];
