import { type Locale, type MessageKey, translate } from '../i18n/messages/index.ts';
import type { Permission } from './permissions.ts';

const partsOf = (permission: Permission) => permission.split(':') as [string, string];

/** What the kind of thing is called that a permission is about. */
export const resourceName = (locale: Locale, resource: string): string =>
  translate(locale, `permission.resource.${resource}` as MessageKey);

/** What may be done, in a word or two. */
export const actionName = (locale: Locale, permission: Permission): string =>
  translate(locale, `permission.action.${partsOf(permission)[1]}` as MessageKey);

/** What a permission is called where it stands alone. */
export const permissionName = (locale: Locale, permission: Permission): string =>
  `${resourceName(locale, partsOf(permission)[0])}: ${actionName(locale, permission)}`;
