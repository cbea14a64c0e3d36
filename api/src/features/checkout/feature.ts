import { type NamesOf, type PermissionTable, Role } from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { ExchangeResolver } from './exchange/exchange.resolver.ts';
import { courseFulfilment } from './fulfil-courses.ts';
import { receipt } from './mails/receipt.mail.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { SaleTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { TeacherLinkResolver } from './teacher-link/teacher-link.resolver.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: { [Role.USER]: ['course:buy'] },
  groups: {},
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Purchases of courses: checkout, fulfilment of orders of courses, exchange, and teacher links.
 *
 * Writes: SQL only. Teacher links have no entity. Orders, payments, coupons and refunds are written by their
 * features.
 */
export const checkout = defineFeature({
  name: 'checkout',
  tables: ['teacher_link'],
  resolvers: [SaleTermsResolver, CheckoutResolver, ExchangeResolver, TeacherLinkResolver],
  mails: [receipt],
  fulfilments: [courseFulfilment],
  permissions,
  notificationKinds,
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
