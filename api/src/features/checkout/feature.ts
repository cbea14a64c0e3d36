import { type NamesOf, type PermissionTable, Role } from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { CartFieldsResolver, CartResolver } from './cart/cart.resolver.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { ExchangeResolver } from './exchange/exchange.resolver.ts';
import { courseFulfilment } from './fulfil-courses.ts';
import { receipt } from './mails/receipt.mail.tsx';
import { notificationKinds } from './notification-kinds.ts';
import { personalData } from './personal-data.ts';
import { BillingTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { TeacherLinkResolver } from './teacher-link/teacher-link.resolver.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';
import { tellWishlists } from './wishlist/tell-wishlists.jobs.ts';
import { WishlistResolver } from './wishlist/wishlist.resolver.ts';

const permissions = {
  grants: { [Role.USER]: ['course:buy'] },
  groups: {},
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Buying courses: cart, wishlist, links of teachers, prices of the moment, checkout and exchange.
 *
 * Writes: SQL only: cart, wishlist and links of teachers have no entities. Orders, payments, coupons and refunds are
 * written by their features.
 */
export const checkout = defineFeature({
  name: 'checkout',
  tables: ['cart', 'cart_item', 'teacher_link', 'wishlist_item'],
  resolvers: [
    BillingTermsResolver,
    CartFieldsResolver,
    CartResolver,
    CheckoutResolver,
    ExchangeResolver,
    TeacherLinkResolver,
    WishlistResolver,
  ],
  jobs: [tellWishlists],
  mails: [receipt],
  fulfilments: [courseFulfilment],
  permissions,
  notificationKinds,
  personalData,
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
