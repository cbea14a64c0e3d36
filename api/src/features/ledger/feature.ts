import { defineFeature } from '../define-feature.ts';
import { LedgerAccount } from './ledger.entity.ts';
import { personalData } from './personal-data.ts';

export const ledger = defineFeature({
  name: 'ledger',
  tables: ['ledger_account', 'ledger_entry', 'ledger_transaction'],
  entities: [LedgerAccount],
  personalData,
});
