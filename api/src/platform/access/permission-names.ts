import { type Locale, type MessageKey, translate } from '../i18n/messages/index.ts';
import type { Permission } from './permissions.ts';

const getParts = (permission: Permission) => permission.split(':') as [string, string];

export const resourceName = (locale: Locale, resource: string): string =>
  translate(locale, `permission.resource.${resource}` as MessageKey);

export const actionName = (locale: Locale, permission: Permission): string =>
  translate(locale, `permission.action.${getParts(permission)[1]}` as MessageKey);

/** Name of a permission including its resource, for places that show it without the resource. */
export const permissionName = (locale: Locale, permission: Permission): string =>
  `${resourceName(locale, getParts(permission)[0])}: ${actionName(locale, permission)}`;
