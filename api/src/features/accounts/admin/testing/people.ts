import { testApp } from '../../../../testing/app.ts';
import { type Actor, admin, type Reply, select } from '../../../../testing/factories.ts';

export const app = await testApp();
export let boss: Actor = await admin(app);
/** Sets the administrator who acts in the following requests. */
export function appoint(administrator: Actor): void {
  boss = administrator;
}

export const CREATE =
  'mutation C($input: CreatePersonInput!) { createPerson(input: $input) { id email fullName roles customRoles { id } hasPassword locale phone } }';
export const UPDATE =
  'mutation U($input: UpdatePersonInput!) { updatePerson(input: $input) { id email fullName phone bio version emailVerifiedAt } }';
export const SET =
  'mutation S($id: ID!, $roles: [Role!]!) { setPersonRoles(input: { personId: $id, roles: $roles }) { roles } }';
export const OFF =
  'mutation D($id: ID!, $reason: String) { deactivatePerson(input: { personId: $id, reason: $reason }) { isActive deactivatedAt deactivationReason } }';
export const ON =
  'mutation A($id: ID!) { activatePerson(personId: $id) { isActive deactivatedAt deactivationReason } }';
export const DELETE =
  'mutation D($id: ID!) { deletePerson(input: { personId: $id, reason: "yêu cầu" }) { id } }';
export const STATUS =
  'mutation B($input: SetPeopleStatusInput!) { setPeopleStatus(input: $input) { done unchanged refused rows { id fullName email outcome refusal message } } }';
export const STATUS_DRY = STATUS.replace('mutation B', 'query B').replace(
  '{ setPeopleStatus',
  '{ setPeopleStatus: previewPeopleStatus',
);
export const ROLES =
  'mutation R($input: SetPeopleRolesInput!) { setPeopleRoles(input: $input) { done unchanged refused rows { id outcome refusal } } }';
export const ROLES_DRY = ROLES.replace('mutation R', 'query R').replace(
  '{ setPeopleRoles',
  '{ setPeopleRoles: previewPeopleRoles',
);

export const lines = (targetId: string) =>
  select<{ action: string; before: unknown; after: unknown; reason: string | null; actor_id: string }>(
    app,
    "select action, before, after, reason, actor_id from audit_log where target_type = 'person' and target_id = ? order by at, id",
    [targetId],
  );
export const activeAdmins = async () =>
  (
    await select<{ n: number }>(
      app,
      "select count(*)::int as n from person where 'ADMIN' = any(roles) and is_active",
    )
  )[0]!.n;

/** Makes these the only administrators. */
export async function onlyAdministrators(...ids: string[]) {
  for (const id of ids)
    await select(app, "update person set roles = '{USER,ADMIN}', is_active = true where id = ?", [id]);
  await select(
    app,
    `update person set roles = '{USER}' where 'ADMIN' = any(roles) and id not in (${ids.map(() => '?').join(', ')})`,
    ids,
  );
}

export const result = (reply: Reply, name = 'setPeopleStatus') =>
  reply.data[name] as {
    done: number;
    unchanged: number;
    refused: number;
    rows: {
      id: string;
      outcome: string;
      refusal: string | null;
      message: string | null;
      fullName: string | null;
    }[];
  };
