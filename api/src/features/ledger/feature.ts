import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { BooksResolver, LedgerTransactionResolver } from './books/books.resolver.ts';
import { checkBooks } from './books/check-books.jobs.ts';
import { RevenueResolver } from './books/revenue.resolver.ts';
import { ClearingResolver } from './clearing/clearing.resolver.ts';
import { Earning } from './earning.entity.ts';
import { EarningsResolver, SaleResolver } from './earnings/earnings.resolver.ts';
import { invariants } from './invariants.ts';
import { makeInvoices } from './invoices/make-invoices.jobs.ts';
import { TeacherInvoice } from './invoices/teacher-invoice.entity.ts';
import { TeacherInvoiceResolver } from './invoices/teacher-invoice.resolver.ts';
import { LedgerAccount } from './ledger.entity.ts';
import { notificationKinds } from './notification-kinds.ts';
import { Payout } from './payouts/payout.entity.ts';
import { PayoutResolver } from './payouts/payout.resolver.ts';
import { PayoutAccount } from './payouts/payout-account.entity.ts';
import { payoutQueue } from './payouts/payout-queue.ts';
import { payoutTransfers } from './payouts/payout-transfers.ts';
import { TransferFileResolver } from './payouts/transfer-file.resolver.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { EarningsTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { releaseEarnings } from './release-earnings.jobs.ts';
import * as settings from './settings.ts';
import { texts } from './texts/index.ts';

/**
 * Double-entry books: postings, earnings of teachers, payouts, taxes and invoices.
 *
 * Writes: entities, locked, for payouts, payout accounts and earnings of which a part is refunded. SQL: postings and
 * balances, earnings of an order or a due date, invoices, and tables without an entity (taxes, write-offs, files of
 * transfers).
 */
export const ledger = defineFeature({
  name: 'ledger',
  tables: [
    'books_check',
    'earning',
    'ledger_account',
    'ledger_entry',
    'ledger_month',
    'ledger_transaction',
    'payout',
    'payout_account',
    'payout_approval',
    'service_vat_rate',
    'tax_payment',
    'teacher_invoice',
    'transfer_file',
    'write_off',
  ],
  offers: ['account_balance', 'earning', 'ledger_entry', 'transfer_file'],
  entities: [Earning, LedgerAccount, Payout, PayoutAccount, TeacherInvoice],
  resolvers: [
    BooksResolver,
    ClearingResolver,
    EarningsTermsResolver,
    EarningsResolver,
    LedgerTransactionResolver,
    PayoutResolver,
    RevenueResolver,
    SaleResolver,
    TeacherInvoiceResolver,
    TransferFileResolver,
  ],
  jobs: [checkBooks, makeInvoices, releaseEarnings],
  invariants,
  permissions,
  notificationKinds,
  personalData,
  transferSources: [payoutTransfers],
  auditTargets: {
    'tax-payment': (id) => sql`select t.reference from tax_payment t where t.id = ${id}`,
    'write-off': (id) =>
      sql`select p.full_name from write_off w join person p on p.id = w.teacher_id where w.id = ${id}`,
    payout: (id) => sql`select p.number from payout p where p.id = ${id}`,
    'transfer-file': (id) => sql`select f.number from transfer_file f where f.id = ${id}`,
  },
  settings: Object.values(settings),
  deskQueues: [payoutQueue],
  texts,
  reasons,
  faults,
});
