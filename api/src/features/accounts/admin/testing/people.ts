import { testApp } from '../../../../testing/app.ts';
import { type Actor, getRootValue, type Reply } from '../../../../testing/factories.ts';
import { helpersFor } from '../../../../testing/helpers.ts';

export const app = await testApp();
const { admin, ask, db, mutate, mutateById, row, updateRow } = helpersFor(app);
export let boss: Actor = await admin();
/** Sets the administrator who acts in the following requests. */
export function appoint(administrator: Actor): void {
  boss = administrator;
}

type Who = Pick<Actor, 'token' | 'proof'>;
const STATE = 'isActive deactivatedAt deactivationReason';
export const create = (who: Who, input: object) =>
  mutate(who, 'createPerson', input, 'id email fullName roles customRoles { id } hasPassword locale phone');
export const update = (who: Who, input: object) =>
  mutate(who, 'updatePerson', input, 'id email fullName phone bio version emailVerifiedAt');
export const setRoles = (who: Who, personId: string, ...roles: string[]) =>
  mutate(who, 'setPersonRoles', { personId, roles }, 'roles');
export const suspend = (who: Who, personId: string, reason?: string) =>
  mutate(who, 'deactivatePerson', { personId, reason }, STATE);
export const restore = (who: Who, id: string) => mutateById(who, 'activatePerson', { personId: id }, STATE);
export const erase = (who: Who, personId: string, reason = 'yêu cầu') =>
  mutate(who, 'deletePerson', { personId, reason });
const RESULT = '{ done unchanged refused rows { id fullName email outcome refusal message } }';
export const setManyRoles = (who: Who, input: object) =>
  mutate(who, 'setPeopleRoles', input, RESULT.slice(1, -1));
export const setManyStatus = (who: Who, input: object) =>
  mutate(who, 'setPeopleStatus', input, RESULT.slice(1, -1));
export const previewRoles = (who: Who, input: object) =>
  ask(who, `query($input: SetPeopleRolesInput!) { previewPeopleRoles(input: $input) ${RESULT} }`, { input });
export const previewStatus = (who: Who, input: object) =>
  ask(who, `query($input: SetPeopleStatusInput!) { previewPeopleStatus(input: $input) ${RESULT} }`, {
    input,
  });

export const lines = (targetId: string) =>
  db<{ action: string; before: unknown; after: unknown; reason: string | null; actor_id: string }>(
    "select action, before, after, reason, actor_id from audit_log where target_type = 'person' and target_id = ? order by at, id",
    targetId,
  );
export const activeAdmins = async () =>
  (await row<{ n: number }>("select count(*)::int as n from person where 'ADMIN' = any(roles) and is_active"))
    .n;

/** Makes these the only administrators. */
export async function onlyAdministrators(...ids: string[]) {
  for (const id of ids) await updateRow('person', id, "roles = '{USER,ADMIN}', is_active = true");
  await db(
    `update person set roles = '{USER}' where 'ADMIN' = any(roles) and id not in (${ids.map(() => '?').join(', ')})`,
    ...ids,
  );
}

/** The result of a bulk operation or of its preview. */
export const result = (reply: Reply) =>
  getRootValue<{
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
  }>(reply);
