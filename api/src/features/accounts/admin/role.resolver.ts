import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { MaxRows, ReadMutation, ReadQuery, rows, sql } from '../../../graphql/read/index.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Deleted } from '../../operations/index.ts';
import { MAX_CUSTOM_ROLES } from './custom-role.entity.ts';
import { effectivePermissions, permissionCatalogue, roleRows } from './role.reads.ts';
import { AccessRole, EffectivePermission, PermissionResource } from './role.types.ts';
import { CreateRoleInput, createRole, deleteRole, UpdateRoleInput, updateRole } from './save-role.ts';

const PERMITTED =
  'Every operation that answers with roles needs the permission `role:read` or `role:manage`.';
const everyRole = (context: Context) =>
  rows(AccessRole, () => ({}), { from: roleRows(context), skipVisibility: PERMITTED });
const oneRole = (context: Context, id: string) =>
  rows(AccessRole, (r) => ({ where: sql`${r.id} = ${id}` }), {
    from: roleRows(context),
    skipVisibility: PERMITTED,
  });

const SYSTEM_ROLES = Object.keys(Role).length;

@Resolver()
export class RoleResolver {
  @Allow('role:read')
  @Query(() => [PermissionResource], { description: 'Everything that can be allowed, resource by resource.' })
  permissionCatalogue(@Ctx() context: Context): PermissionResource[] {
    return permissionCatalogue(context);
  }

  @Allow('role:read')
  @MaxRows(MAX_CUSTOM_ROLES + SYSTEM_ROLES)
  @ReadQuery(() => [AccessRole], { description: 'The system roles, then custom roles by name.' })
  roles(@Ctx() context: Context) {
    return everyRole(context);
  }

  @Allow('role:read')
  @ReadQuery(() => AccessRole, { nullable: true, description: 'One role; null when there is none.' })
  role(
    @Arg('id', () => ID, { description: 'Of the role; for a system role ADMIN, TEACHER or USER.' })
    id: string,
    @Ctx() context: Context,
  ) {
    return oneRole(context, id);
  }

  @Allow('role:read')
  @Query(() => [EffectivePermission], {
    description: 'What a person may do, and by which role each, in alphabetical order. NOT_FOUND.',
  })
  async effectivePermissions(
    @Arg('personId', () => ID, { description: 'Of the person whose rights are asked for.' }) personId: string,
    @Ctx() context: Context,
  ): Promise<EffectivePermission[]> {
    const found = isUuid(personId) ? await effectivePermissions(context, personId) : undefined;
    if (!found) throw notFound();
    return found;
  }

  @Allow('role:create', { proof: 'always' })
  @ReadMutation(() => AccessRole, {
    description:
      'Makes a custom role. CONFLICT: the name is taken. POLICY: the viewer lacks what it would allow, or there are 50 already.',
  })
  async createRole(@Arg('input') input: CreateRoleInput, @Ctx() context: Context) {
    return oneRole(context, await createRole(context, input));
  }

  @Allow('role:update', { proof: 'always' })
  @ReadMutation(() => AccessRole, {
    description:
      'Edits a custom role, for everyone who has it within a second. CONFLICT: another edit was faster, or the name is taken. POLICY: the viewer lacks what would be added or taken away.',
  })
  async updateRole(@Arg('input') input: UpdateRoleInput, @Ctx() context: Context) {
    return oneRole(context, await updateRole(context, input));
  }

  @Allow('role:delete')
  @Mutation(() => Deleted, {
    description: 'Removes a custom role. NOT_FOUND: there is none. CONFLICT: a person has it.',
  })
  deleteRole(
    @Arg('roleId', () => ID, { description: 'Of a custom role that no one holds.' }) roleId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteRole(context, roleId);
  }
}
