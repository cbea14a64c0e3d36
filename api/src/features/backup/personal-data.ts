import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('backup_run', 'asked_by', 'which administrator asked for a backup, as an id', false),
    keep('backup_drill', 'asked_by', 'which administrator asked for a drill, as an id', false),
    keep(
      'outgoing_hold',
      'released_by',
      'which administrator let money, mails or webhooks go, as an id',
      false,
    ),
  ],
};
