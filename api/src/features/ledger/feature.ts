import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import type { QueueSource } from '../operations/index.ts';
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
import { notificationKinds } from './notification-kinds.ts';
import { Payout } from './payouts/payout.entity.ts';
import { PayoutResolver } from './payouts/payout.resolver.ts';
import { PayoutAccount } from './payouts/payout-account.entity.ts';
import { payoutTransfers } from './payouts/payout-transfers.ts';
import { TransferFileResolver } from './payouts/transfer-file.resolver.ts';
import { EarningsTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { releaseEarnings } from './release-earnings.jobs.ts';
import * as settings from './settings.ts';
import { ServiceVatRate, WithholdingRate } from './tax-rates/tax-rate.entities.ts';
import { ServiceVatRateResolver, WithholdingRateResolver } from './tax-rates/tax-rate.resolver.ts';
import { WithheldTaxResolver } from './taxes/withheld-taxes.resolver.ts';
import { en, vi } from './texts.ts';

const payoutQueue: QueueSource = {
  kind: 'PAYOUTS',
  permission: 'payout:read-any',
  rows: () => sql`select p.requested_at as since, null::timestamptz as due, p.amount
    from payout p where p.status = 'PENDING'`,
};

const permissions = definePermissions({
  grants: {
    [Role.TEACHER]: ['earnings:read', 'payout:request'],
    [Role.ADMIN]: [
      'ledger:read',
      'ledger:clear',
      'payout:read-any',
      'payout:approve',
      'payout:export',
      'payout:import',
      'tax-rate:read',
      'tax-rate:update',
    ],
  },
  groups: {
    earnings: PermissionGroup.MONEY,
    ledger: PermissionGroup.MONEY,
    payout: PermissionGroup.MONEY,
    'tax-rate': PermissionGroup.MONEY,
  },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.ledger',
  recipients: ['BANK'],
  columns: [
    keep('earning', 'teacher_id', 'accounting record'),
    keep('ledger_account', 'owner_id', 'accounting record'),
    keep('payout', 'teacher_id', 'accounting record'),
    keep('payout_approval', 'person_id', 'ID of the administrator who approved the payment', false),
    keep('service_vat_rate', 'created_by_id', 'accounting record: who entered the rate', false),
    keep('tax_payment', 'paid_by', 'accounting record: who recorded it', false),
    keep('teacher_invoice', 'teacher_id', 'accounting record'),
    keep('withholding_rate', 'created_by_id', 'accounting record: who entered the rate', false),
    keep('write_off', 'teacher_id', 'accounting record: the teacher who owed the money'),
    keep('write_off', 'proposed_by', 'accounting record: who decided', false),
    keep('write_off', 'decided_by', 'accounting record: who decided', false),
    keep('transfer_file', 'made_by', 'ID of the administrator who created the file for the bank', false),
    {
      table: 'payout_account',
      column: 'person_id',
      isExported: true,
      erasure: 'blank',
      blank: "holder = '', number_sealed = '', last_digits = ''",
      why: 'accounting records refer to the account by its ID',
    },
  ],
  unsettled: [
    (personId) => sql`select 1 from ledger_account where owner_id = ${personId} and balance <> 0 limit 1`,
  ],
};

/**
 * Double-entry books: postings, earnings of teachers, payouts, taxes with their dated rates, and invoices.
 *
 * Writes: entities, locked, for payouts, payout accounts, tax rates and earnings of which a part is refunded. SQL: postings and
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
    'withholding_rate',
    'write_off',
  ],
  offers: ['account_balance', 'booked_sale', 'booked_tax', 'earning', 'ledger_entry', 'transfer_file'],
  entities: [Earning, Payout, PayoutAccount, ServiceVatRate, TeacherInvoice, WithholdingRate],
  resolvers: [
    BooksResolver,
    ClearingResolver,
    EarningsTermsResolver,
    EarningsResolver,
    LedgerTransactionResolver,
    PayoutResolver,
    RevenueResolver,
    SaleResolver,
    ServiceVatRateResolver,
    TeacherInvoiceResolver,
    TransferFileResolver,
    WithheldTaxResolver,
    WithholdingRateResolver,
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
    'withholding-rate': (id) =>
      sql`select to_char(r.valid_from at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY') from withholding_rate r where r.id = ${id}`,
    'service-vat-rate': (id) =>
      sql`select to_char(r.valid_from at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY') from service_vat_rate r where r.id = ${id}`,
    payout: (id) => sql`select p.number from payout p where p.id = ${id}`,
    'transfer-file': (id) => sql`select f.number from transfer_file f where f.id = ${id}`,
  },
  settings: Object.values(settings),
  queueSources: [payoutQueue],
  texts: { vi, en },
  reasons,
  faults,
});
