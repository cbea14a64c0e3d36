import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { EInvoice, SILENT_FROM } from './e-invoice.entity.ts';
import { advanceEInvoice, sweepEInvoices } from './e-invoice.jobs.ts';
import { EInvoiceFieldsResolver, EInvoiceResolver, EInvoicesOfOrderResolver } from './e-invoice.resolver.ts';
import { EInvoiceStep } from './e-invoice-step.entity.ts';
import { EInvoiceTerm } from './e-invoice-term.entity.ts';
import { EInvoiceTermResolver } from './e-invoice-term.resolver.ts';
import { makeFeeInvoices } from './fee-invoices.jobs.ts';
import { feesWithoutInvoice, invariants } from './invariants.ts';
import { notificationKinds } from './notification-kinds.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['e-invoice:read-any', 'e-invoice:decide', 'e-invoice:update'] },
  groups: { 'e-invoice': PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.e-invoices',
  recipients: ['E_INVOICE'],
  columns: [
    keep('e_invoice', 'buyer_id', 'tax document: the buyer, whose name it must state for ten years'),
    keep('e_invoice', 'seller_id', 'tax document: the seller. Its rows would reveal the buyers', false),
    keep('e_invoice_step', 'person_id', 'accounting record: the administrator who took a step', false),
    keep('e_invoice_term', 'created_by_id', 'accounting record: who entered the terms', false),
  ],
  indirect: [
    {
      table: 'e_invoice',
      statement: (personId) => sql`update e_invoice set buyer_email = null where buyer_id = ${personId}`,
      why: 'the law requires the name and address on an invoice, not the email address',
    },
  ],
  // The invoice of a fee states the name of the teacher, which an erasure removes
  unsettled: [feesWithoutInvoice],
};

/**
 * E-invoices: drafted with each paid order line and with the platform's fee of each month, sent to a provider, accepted
 * by the tax office, and adjusted after refunds.
 *
 * Writes: entities, locked, for invoices, their steps and terms. SQL for the drafts of a paid order (frequent) and of the
 * fees of a month (many), for stored files and the simulated provider.
 */
export const eInvoices = defineFeature({
  name: 'e-invoices',
  tables: ['e_invoice', 'e_invoice_file', 'e_invoice_step', 'e_invoice_term', 'sandbox_e_invoice'],
  offers: ['e_invoice'],
  entities: [EInvoice, EInvoiceStep, EInvoiceTerm],
  resolvers: [EInvoiceFieldsResolver, EInvoiceResolver, EInvoicesOfOrderResolver, EInvoiceTermResolver],
  jobs: [advanceEInvoice, makeFeeInvoices, sweepEInvoices],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    'e-invoice': (id) =>
      sql`select coalesce(i.series || ' ' || i.number, o.number, i.item) from e_invoice i left join orders o on o.id = i.order_id where i.id = ${id}`,
    'e-invoice-term': (id) =>
      sql`select to_char(t.starts_on, 'DD/MM/YYYY') from e_invoice_term t where t.id = ${id}`,
  },
  queueSources: [
    {
      kind: 'E_INVOICES',
      permission: 'e-invoice:decide',
      rows: () => sql`select i.created_at as since, null::timestamptz as due, i.amount from e_invoice i
        where i.status = 'REJECTED' or i.failures >= ${SILENT_FROM}::int`,
    },
  ],
  invariants,
  texts: { vi, en },
  reasons,
  faults,
});
