import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep(
      'webhook',
      'created_by',
      'which administrator made an address of the platform, as an id; what is sent are ids as well',
      false,
    ),
  ],
};
