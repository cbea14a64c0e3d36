import { ADMINS, byId, byInput, type Row, row } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
/** NOT_FOUND for those who have the permission. */
const NOT_FOUND = 'AAFFFFN';

export const backupRows: readonly Row[] = [
  row('Query.backups', ADMINS, { fields: '{ id }' }),
  row('Query.backupOverview', ADMINS, { fields: '{ place }' }),
  row('Query.latestRestoreDrill', 'AAFFFF0', { fields: '{ id }' }),
  row('Query.outgoingHolds', ADMINS, { fields: '{ kind }' }),
  row('Mutation.startBackup', ADMINS, { fields: '{ id }' }),
  ...['stopBackup', 'verifyBackup', 'startRestoreDrill'].map((name) =>
    byId(`Mutation.${name}`, NOT_FOUND, () => UNKNOWN_ID, { name: 'backupId' }),
  ),
  byId('Mutation.downloadBackup', NOT_FOUND, () => UNKNOWN_ID, { name: 'backupId', fields: '{ url }' }),
  byInput('Mutation.releaseOutgoing', 'AAFFFFC', () => ({ kind: 'MAIL', reason: 'Đã đối chiếu' }), {
    what: 'nothing is held back',
    fields: '{ kind }',
  }),
];
