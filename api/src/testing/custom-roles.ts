import type { App } from '../app.ts';
import type { Permission } from '../platform/access/permissions.ts';
import { arrayText } from '../platform/db/index.ts';
import { type Actor, select, student } from './factories.ts';

let roleCount = 0;

/**
 * Creates a custom role with these permissions, without validation.
 * @returns its ID
 */
export async function customRole(app: App, permissions: readonly string[]): Promise<string> {
  const [row] = await select<{ id: string }>(
    app,
    'insert into custom_role (name, permissions) values (?, ?::text[]) returning id',
    [`Vai trò thử ${++roleCount}`, arrayText(permissions)],
  );
  return row!.id;
}

export const assign = (app: App, personId: string, roleId: string) =>
  select(app, 'insert into person_custom_role (person_id, role_id) values (?, ?)', [personId, roleId]);

/** Creates a signed-in person with these permissions who is not an administrator. */
export async function staff(app: App, ...permissions: Permission[]): Promise<Actor> {
  const learner = await student(app);
  await assign(app, learner.id, await customRole(app, permissions));
  return learner;
}
