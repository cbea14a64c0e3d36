import { defineJob } from '../../platform/jobs/jobs.ts';
import { draftFeeInvoices } from './draft-fee-invoices.ts';

/** Drafts the e-invoices about the platform's fee of each past month. */
export const makeFeeInvoices = defineJob({
  name: 'e-invoices.fees',
  schedule: '50 1 * * *',
  async handle(services) {
    await services.orm.em.fork().transactional((em) => draftFeeInvoices(em, services));
  },
});
