import { defineFeature } from '../define-feature.ts';
import { Earning } from './earning.entity.ts';
import { LedgerAccount } from './ledger.entity.ts';
import { personalData } from './personal-data.ts';
import { EarningsTermsResolver } from './public-terms.resolver.ts';
import { releaseEarnings } from './release-earnings.jobs.ts';
import * as settings from './settings.ts';
import { texts } from './texts/index.ts';

export const ledger = defineFeature({
  name: 'ledger',
  tables: ['earning', 'ledger_account', 'ledger_entry', 'ledger_transaction', 'service_vat_rate'],
  entities: [Earning, LedgerAccount],
  resolvers: [EarningsTermsResolver],
  jobs: [releaseEarnings],
  personalData,
  settings: Object.values(settings),
  texts,
});
