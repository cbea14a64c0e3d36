import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { isPermission, type Permission, Role } from '../../../platform/access/permissions.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { recordAll } from '../../operations/index.ts';
import { CustomRoleIdsField } from '../input-fields.ts';
import { mailStaffChange } from '../mails/staff-changed.mail.tsx';
import { type Actor, loadActor } from './authority.ts';
import { BulkOutcome, type BulkResult } from './bulk.types.ts';
import { getRoleRefusal } from './person.policy.ts';
import {
  assertDone,
  decideEach,
  type FoundTarget,
  findActiveAdministrators,
  findTargets,
} from './targets.ts';

export const RoleChange = defineEnum('RoleChange', 'Operation to apply to the listed roles.', {
  REPLACE: 'Replaces all roles of a kind with the listed ones. An omitted kind does not change.',
  ADD: 'Adds the listed roles to the existing ones.',
  REMOVE: 'Removes the listed roles and retains the others.',
});
export type RoleChange = keyof typeof RoleChange;

@InputType({ description: 'Roles to change for several users. The role USER cannot be removed.' })
export class SetPeopleRolesInput {
  @Field(() => [ID], { description: 'User IDs; 1 to 500 distinct values.' })
  personIds!: string[];

  @Field(() => [Role], {
    nullable: true,
    description: 'System roles. If omitted, system roles do not change.',
  })
  roles?: Role[] | null;

  @CustomRoleIdsField('Custom role IDs. If omitted, custom roles do not change.')
  customRoleIds?: string[] | null;

  @Field(() => RoleChange, {
    defaultValue: RoleChange.REPLACE,
    description: 'Operation to apply to the listed roles.',
  })
  change!: RoleChange;
}

@InputType({ description: 'New set of roles for one user.' })
export class SetPersonRolesInput {
  @Field(() => ID, { description: 'ID of the user to assign the roles to.' })
  personId!: string;

  @Field(() => [Role], { description: 'System roles. The role USER cannot be removed.' })
  roles!: Role[];

  @CustomRoleIdsField('Custom role IDs. If omitted, custom roles do not change.')
  customRoleIds?: string[] | null;
}

interface Plan {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly custom: readonly string[];
  readonly before: FoundTarget;
}

export const previewRoles = (context: Context, input: SetPeopleRolesInput): Promise<BulkResult> =>
  decideRoles(context.em, context, input, signedIn(context), true);

/** Changes the roles of several people. If the change is refused for one person, the others are still changed. */
export function setPeopleRoles(context: Context, input: SetPeopleRolesInput): Promise<BulkResult> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    return decideRoles(em, context, input, await loadActor(em, viewer, 'role:assign'), false);
  });
}

/**
 * @throws NOT_FOUND if the person does not exist
 * @throws POLICY if the roles of this person cannot be changed
 */
export async function setPersonRoles(
  context: Context,
  { personId, ...roles }: SetPersonRolesInput,
): Promise<string> {
  assertDone(await setPeopleRoles(context, { personIds: [personId], ...roles, change: RoleChange.REPLACE }));
  return personId;
}

/**
 * Decides for each person whether the roles can be changed, and changes them unless it is a dry run. The caller must
 * have loaded the actor with `loadActor`, which checks the permission.
 */
export async function decideRoles(
  em: EntityManager,
  context: Context,
  { personIds, roles, customRoleIds, change }: SetPeopleRolesInput,
  actor: Actor,
  isDry: boolean,
): Promise<BulkResult> {
  const custom = await loadRolePermissions(em, customRoleIds ?? []);
  const targets = await findTargets(em, personIds, isDry);
  const administrators = await findActiveAdministrators(em);
  const plans: Plan[] = [];
  const result = decideEach(context.locale, personIds, targets, (target) => {
    const next = {
      roles: toOrderedRoles(roles ? applyChange(target.roles, roles, change) : target.roles),
      custom: customRoleIds
        ? applyChange(target.customRoleIds, [...custom.keys()], change)
        : [...target.customRoleIds],
    };
    const gained = next.custom.filter((id) => !target.customRoleIds.includes(id));
    const keepsAdmin = next.roles.includes(Role.ADMIN);
    const gains = {
      roles: next.roles.filter((role) => !target.roles.includes(role)),
      permissions: new Set(gained.flatMap((id) => custom.get(id) ?? [])),
    };
    const refusal = getRoleRefusal(actor, target, gains, keepsAdmin, administrators);
    if (refusal) return refusal;
    if (same(next.roles, toOrderedRoles(target.roles)) && same(next.custom, target.customRoleIds))
      return BulkOutcome.UNCHANGED;
    if (!keepsAdmin) administrators.delete(target.id);
    else if (target.isActive) administrators.add(target.id);
    plans.push({ id: target.id, ...next, before: target });
    return BulkOutcome.DONE;
  });
  if (!isDry && plans.length) await applyRoles(em, context, plans);
  return result;
}

function applyChange<T>(current: readonly T[], listed: readonly T[], change: RoleChange): T[] {
  if (change === RoleChange.REPLACE) return [...listed];
  if (change === RoleChange.REMOVE) return current.filter((role) => !listed.includes(role));
  return [...new Set([...current, ...listed])];
}

/** Returns the roles in a fixed order, with USER, which every account has. */
const toOrderedRoles = (roles: readonly Role[]): Role[] =>
  [Role.USER, Role.TEACHER, Role.ADMIN].filter((role) => role === Role.USER || roles.includes(role));

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each));

/**
 * The permissions of custom roles by ID.
 * @throws BAD_INPUT if a role does not exist
 */
async function loadRolePermissions(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Permission[]>> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  // Locks the roles, so that their permissions cannot change between this check and the grant
  const rows = await runSql<{ id: string; permissions: string[] }>(
    em,
    sql`select id, permissions from custom_role where id = any(${wanted.filter(isUuid)}::uuid[]) for share`,
  );
  if (rows.length !== wanted.length) throw badInput('customRoleIds', 'roles.unknown');
  return new Map(rows.map(({ id, permissions }) => [id, permissions.filter(isPermission)]));
}

async function applyRoles(em: EntityManager, context: Context, plans: readonly Plan[]): Promise<void> {
  const facts = JSON.stringify(plans.map(({ id, roles, custom }) => ({ id, roles, custom })));
  const planned = sql`jsonb_to_recordset(${facts}::jsonb) as x(id uuid, roles jsonb, custom jsonb)`;
  await runSql(
    em,
    sql`update person p set roles = array(select jsonb_array_elements_text(x.roles)), updated_at = now()
     from ${planned} where p.id = x.id and p.roles <> array(select jsonb_array_elements_text(x.roles))`,
  );
  await runSql(
    em,
    sql`delete from person_custom_role r using ${planned}
     where r.person_id = x.id and not x.custom @> to_jsonb(r.role_id::text)`,
  );
  await runSql(
    em,
    sql`insert into person_custom_role (person_id, role_id)
     select x.id, c::uuid from ${planned}, jsonb_array_elements_text(x.custom) c on conflict do nothing`,
  );
  // The seller class is unknown. INDIVIDUAL has the highest withholding tax, so it is the safe default
  await runSql(
    em,
    sql`insert into teacher_profile (person_id, seller_class) select x.id, 'INDIVIDUAL' from ${planned}
     where x.roles @> '"TEACHER"' on conflict do nothing`,
  );
  const names = await getRoleNames(em, plans);
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id)!).sort();
  await recordAll(
    em,
    context,
    plans.map(({ id, roles, custom, before }) => ({
      action: 'person.set-roles',
      targetId: id,
      before: { roles: toOrderedRoles(before.roles), customRoles: named(before.customRoleIds) },
      after: { roles, customRoles: named(custom) },
    })),
  );
  const changed = plans.flatMap(({ roles, custom, before }) => {
    const isAdmin = roles.includes(Role.ADMIN);
    if (isAdmin === before.roles.includes(Role.ADMIN) && same(custom, before.customRoleIds)) return [];
    const admin = isAdmin ? [translate(before.locale, 'roles.ADMIN')] : [];
    return { target: before, rights: [...admin, ...named(custom)] };
  });
  await mailStaffChange(em, context.services, 'rights', changed);
}

/** Loads the names of all custom roles in the plans, for the audit log. */
async function getRoleNames(em: EntityManager, plans: readonly Plan[]): Promise<Map<string, string>> {
  const ids = [...new Set(plans.flatMap(({ custom, before }) => [...custom, ...before.customRoleIds]))];
  const rows = await runSql<{ id: string; name: string }>(
    em,
    sql`select id, name from custom_role where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
