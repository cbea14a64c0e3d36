import type { GraphQLSchema } from 'graphql';
import { alwaysProved } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { isPermission, PERSON_ONLY, type Permission } from '../../../platform/access/permissions.ts';
import { permissionCatalogue } from '../admin/role.reads.ts';
import type { PermissionResource } from '../admin/role.types.ts';

/** Whether a token may ever have it: not what is for people alone, nor what always asks them to prove who they are. */
export const isScope = (schema: GraphQLSchema, text: string): text is Permission =>
  isPermission(text) && !PERSON_ONLY.has(text) && !alwaysProved(schema).has(text);

/** What the viewer can give a token, resource by resource. */
export const scopeCatalogue = (schema: GraphQLSchema, context: Context): PermissionResource[] =>
  permissionCatalogue(context)
    .map((resource) => ({
      ...resource,
      actions: resource.actions.filter(({ permission, isHeld }) => isHeld && isScope(schema, permission)),
    }))
    .filter(({ actions }) => actions.length > 0);
