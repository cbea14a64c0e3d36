import { ArrayMaxSize, ArrayUnique, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ADMINISTRATIVE, isPermission, type Permission } from '../../../platform/access/permissions.ts';
import { flushUnique, lockById, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { audit, type Deleted, IdempotencyKey, idempotent } from '../../operations/index.ts';
import { normalizeName } from '../name-and-phone.ts';
import { type Authority, loadActor } from './authority.ts';
import { CustomRole, MAX_CUSTOM_ROLES } from './custom-role.entity.ts';

@InputType()
abstract class RoleInput {
  @Field({ description: 'Unique name, case-insensitive; 2 to 60 characters.' })
  @TrimmedLength(2, 60, { message: 'roles.name' })
  name!: string;

  @Field({ defaultValue: '', description: 'Purpose of the role; at most 300 characters.' })
  @MaxLength(300, { message: 'roles.description' })
  description!: string;

  @Field(() => [String], {
    description: 'Administrative permissions to grant. The viewer must have each of them.',
  })
  @ArrayMaxSize(200, { message: 'roles.unknownPermission' })
  @ArrayUnique({ message: 'roles.unknownPermission' })
  @MaxLength(100, { each: true, message: 'roles.unknownPermission' })
  permissions!: string[];
}

@InputType({ description: 'Custom role to create.' })
export class CreateRoleInput extends RoleInput {
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Custom role with its new values.' })
export class UpdateRoleInput extends RoleInput {
  @Field(() => ID, { description: 'ID of the custom role to update.' })
  roleId!: string;

  @Field(() => Int, { description: 'Version of the role that the client edited.' })
  expectedVersion!: number;
}

/**
 * @throws CONFLICT if another role has the name
 * @throws POLICY if there are too many roles, or the viewer lacks one of the permissions
 */
export async function createRole(context: Context, input: CreateRoleInput): Promise<string> {
  const viewer = signedIn(context);
  const permissions = administrative(input.permissions);
  const wanted = { ...toTexts(input), permissions };
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'role:create');
    return idempotent(em, viewer.id, input.idempotencyKey, { createRole: wanted }, async () => {
      assertHasAll(actor, permissions);
      if ((await em.count(CustomRole)) >= MAX_CUSTOM_ROLES)
        throw policy('TOO_MANY_ROLES', { limit: MAX_CUSTOM_ROLES });
      const role = em.create(CustomRole, wanted);
      await flushUnique(em, 'custom_role_name', () => conflict('ROLE_NAME_TAKEN'));
      audit(em, context, { action: 'role.create', targetId: role.id, after: toFacts(role) });
      return role.id;
    });
  });
}

/**
 * Edits a custom role. Its holders have the new permissions within a second. Permissions that the viewer lacks can
 * neither be added nor removed.
 * @throws NOT_FOUND if the role does not exist
 * @throws CONFLICT if another administrator has changed it, or another role has the name
 * @throws POLICY if the viewer lacks a permission that is added or removed
 */
export async function updateRole(context: Context, input: UpdateRoleInput): Promise<string> {
  const viewer = signedIn(context);
  const permissions = administrative(input.permissions);
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'role:update');
    const role = await lockById(em, CustomRole, input.roleId);
    if (role.version !== input.expectedVersion)
      throw conflict('STALE_VERSION', { version: role.version }, 'roles.version');
    const stored = role.permissions.filter(isPermission);
    const changed = [
      ...permissions.filter((each) => !stored.includes(each)),
      ...stored.filter((each) => !permissions.includes(each)),
    ];
    assertHasAll(actor, changed);
    const before = toFacts(role);
    Object.assign(role, toTexts(input), { permissions, version: role.version + 1 });
    await flushUnique(em, 'custom_role_name', () => conflict('ROLE_NAME_TAKEN'));
    audit(em, context, { action: 'role.update', targetId: role.id, before, after: toFacts(role) });
    return role.id;
  });
}

/**
 * Deletes a custom role without holders.
 * @throws CONFLICT if a person has the role
 */
export async function deleteRole(context: Context, roleId: string): Promise<Deleted> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await loadActor(em, viewer, 'role:delete');
    const role = await lockById(em, CustomRole, roleId);
    const [held] = await runSql<{ n: number }>(
      em,
      sql`select count(*)::int as n from person_custom_role where role_id = ${role.id}`,
    );
    if (held!.n) throw conflict('ROLE_HELD', { count: held!.n });
    audit(em, context, { action: 'role.delete', targetId: role.id, before: toFacts(role) });
    em.remove(role);
    return { id: role.id };
  });
}

function administrative(permissions: readonly string[]): Permission[] {
  if (!permissions.every((each) => isPermission(each) && ADMINISTRATIVE.has(each)))
    throw badInput('permissions', 'roles.unknownPermission');
  return [...permissions].sort() as Permission[];
}

function assertHasAll(actor: Authority, permissions: readonly Permission[]): void {
  if (!permissions.every((each) => actor.permissions.has(each))) throw policy('GRANTS_TOO_MUCH');
}

const toTexts = ({ name, description }: RoleInput) => ({
  name: normalizeName(name),
  description: description.trim(),
});

const toFacts = ({ name, description, permissions }: CustomRole) => ({ name, description, permissions });
