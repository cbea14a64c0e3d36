import { defineFeature } from '../define-feature.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { ExchangeResolver } from './exchange/exchange.resolver.ts';
import { courseFulfilment } from './fulfil-courses.ts';
import { receipt } from './mails/receipt.mail.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { SaleTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { TEACHER_LINK_DAYS } from './teacher-link/followed-link.ts';
import { TeacherLinkResolver } from './teacher-link/teacher-link.resolver.ts';
import { en, vi } from './texts.ts';

/**
 * Purchases of courses: checkout, fulfilment of orders of courses, exchange, and teacher links.
 *
 * Writes: SQL only. Teacher links have no entity. Orders that a purchase replaces are locked and cancelled through their
 * entity. New orders, payments, coupons and refunds are written by their features.
 */
export const checkout = defineFeature({
  name: 'checkout',
  tables: ['teacher_link'],
  resolvers: [SaleTermsResolver, CheckoutResolver, ExchangeResolver, TeacherLinkResolver],
  mails: [receipt],
  fulfilments: [courseFulfilment],
  notificationKinds,
  texts: { vi, en },
  settings: [TEACHER_LINK_DAYS],
  reasons,
  faults,
});
