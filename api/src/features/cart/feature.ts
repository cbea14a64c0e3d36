import { definePermissions, type NamesOf, Role } from '../../platform/access/permissions.ts';
import { drop } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { CartFieldsResolver, CartResolver } from './cart.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

/** The permission to buy also covers the wishlist and the checkout, which build on the cart. */
const permissions = definePermissions({
  grants: { [Role.USER]: ['course:buy'] },
  groups: {},
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Carts and current prices: what a course costs a buyer, and whether the buyer can buy it.
 *
 * Writes: SQL only. Its tables have no entities.
 */
export const cart = defineFeature({
  name: 'cart',
  tables: ['cart', 'cart_item'],
  offers: ['cart_item'],
  resolvers: [CartFieldsResolver, CartResolver],
  permissions,
  personalData: {
    purpose: 'processing.cart',
    columns: [
      drop('cart_item', 'person_id', 'planned purchases of an account that no longer exists'),
      drop('cart', 'person_id', 'planned purchases of an account that no longer exists'),
    ],
  },
  texts: { vi, en },
  reasons,
  faults,
});
