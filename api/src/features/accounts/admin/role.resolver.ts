import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadMutation, ReadQuery, rows, sql } from '../../../graphql/read/index.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Deleted } from '../../operations/index.ts';
import { MAX_CUSTOM_ROLES } from './custom-role.entity.ts';
import { effectivePermissions, permissionCatalogue, roleRows } from './role.reads.ts';
import { AccessRole, EffectivePermission, PermissionResource } from './role.types.ts';
import { CreateRoleInput, createRole, deleteRole, UpdateRoleInput, updateRole } from './save-role.ts';

const PERMITTED = 'Every operation that returns roles requires the permission `role:read` or `role:manage`.';
const oneRole = (context: Context, id: string) =>
  rows(AccessRole, (r) => ({ where: sql`${r.id} = ${id}` }), {
    from: roleRows(context),
    skipVisibility: PERMITTED,
  });

const SYSTEM_ROLES = Object.keys(Role).length;

@Resolver()
export class RoleResolver {
  @Allow('role:read')
  @Query(() => [PermissionResource], { description: 'All permissions of the platform, grouped by resource.' })
  permissionCatalogue(@Ctx() context: Context): PermissionResource[] {
    return permissionCatalogue(context);
  }

  @Allow('role:read')
  @MaxRows(MAX_CUSTOM_ROLES + SYSTEM_ROLES)
  @ReadQuery(() => [AccessRole], { description: 'System roles, then custom roles sorted by name.' })
  roles(@Ctx() context: Context) {
    return derived(AccessRole, roleRows(context), PERMITTED);
  }

  @Allow('role:read')
  @ReadQuery(() => AccessRole, { nullable: true, description: 'One role by ID. Null if unknown.' })
  role(
    @Arg('id', () => ID, { description: 'Role ID; ADMIN, TEACHER or USER for a system role.' })
    id: string,
    @Ctx() context: Context,
  ) {
    return oneRole(context, id);
  }

  @Allow('role:read')
  @Query(() => [EffectivePermission], {
    description:
      'Permissions of a user with the roles that grant each, in alphabetical order. NOT_FOUND: unknown user.',
  })
  async effectivePermissions(
    @Arg('personId', () => ID, { description: 'ID of the user to list permissions for.' }) personId: string,
    @Ctx() context: Context,
  ): Promise<EffectivePermission[]> {
    const found = isUuid(personId) ? await effectivePermissions(context, personId) : undefined;
    if (!found) throw notFound();
    return found;
  }

  @Allow('role:create', { proof: 'always' })
  @ReadMutation(() => AccessRole, {
    description:
      'Creates a custom role. CONFLICT: the name is taken. POLICY: the viewer would grant permissions that the viewer lacks, or 50 custom roles exist.',
  })
  async createRole(@Arg('input') input: CreateRoleInput, @Ctx() context: Context) {
    return oneRole(context, await createRole(context, input));
  }

  @Allow('role:update', { proof: 'always' })
  @ReadMutation(() => AccessRole, {
    description:
      'Updates a custom role. The change applies to all its users within a second. CONFLICT: `expectedVersion` is outdated, or the name is taken. POLICY: the viewer lacks a permission to be added or removed.',
  })
  async updateRole(@Arg('input') input: UpdateRoleInput, @Ctx() context: Context) {
    return oneRole(context, await updateRole(context, input));
  }

  @Allow('role:delete')
  @Mutation(() => Deleted, {
    description: 'Deletes a custom role. NOT_FOUND: unknown role. CONFLICT: the role is assigned to a user.',
  })
  deleteRole(
    @Arg('roleId', () => ID, { description: 'ID of a custom role that is assigned to no user.' })
    roleId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteRole(context, roleId);
  }
}
