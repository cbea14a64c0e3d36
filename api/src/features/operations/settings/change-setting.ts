import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { SettingValue } from '../../../graphql/scalars.ts';
import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import {
  allSettings,
  fitsSetting,
  type Setting,
  type SettingValue as Value,
} from '../../../platform/settings/index.ts';
import { audit } from '../audit.ts';

@InputType({ description: 'Setting with its new value.' })
export class ChangeSettingInput {
  @Field({ description: 'Name of the setting, for example `refund.days`.' })
  @AtMost(100)
  key!: string;
  @Field(() => SettingValue, { description: 'New value, within the range of the setting.' })
  value!: Value;
  @Field(() => Int, {
    nullable: true,
    description: 'Version that the client edited. If omitted, the current version is overwritten.',
  })
  expectedVersion?: number | null;
  @Field({ description: 'Reason of 3 to 300 characters, recorded in the history.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
}

/** Changes a setting for every process. Frozen terms of earlier objects (an order, an earning) stay. */
export async function changeSetting(context: Context, input: ChangeSettingInput): Promise<string> {
  const setting = allSettings.get(input.key);
  if (!setting) throw badInput('key', 'operations.setting');
  assertFits(setting, input.value);
  await context.em.transactional(async (em) => {
    await lockSettings(em);
    const { version } = await findCurrent(em, setting);
    if (input.expectedVersion != null && input.expectedVersion !== version)
      throw conflict('STALE_VERSION', { version }, 'operations.settingVersion');
    const isChanged = await storeSetting(em, context, setting, input.value, input.reason);
    if (!isChanged) throw badInput('value', 'operations.settingUnchanged');
  });
  // Other processes are notified. This one reloads directly
  await context.services.settings.reload();
  return setting.key;
}

/** Changes are rare, so they run one at a time. Versions then have no gaps. */
export const lockSettings = (em: EntityManager): Promise<unknown> =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('setting_value'))`);

async function findCurrent(em: EntityManager, setting: Setting): Promise<{ version: number; value: Value }> {
  const [latest] = await runSql<{ version: number; value: Value }>(
    em,
    sql`select version, value from setting_value where key = ${setting.key} order by version desc limit 1`,
  );
  return latest ?? { version: 0, value: setting.default };
}

/**
 * Stores a value that fits the setting, and records the change. The caller has called {@link lockSettings}, and
 * reloads the settings after its commit.
 * @returns false if the setting has the value already
 */
export async function storeSetting(
  em: EntityManager,
  context: Context,
  setting: Setting,
  value: Value,
  reason: string,
): Promise<boolean> {
  const { version, value: before } = await findCurrent(em, setting);
  if (before === value) return false;
  const changeId = await getValue<string>(
    em,
    sql`insert into setting_value (key, version, value, changed_by, reason)
      values (${setting.key}, ${version + 1}, ${JSON.stringify(value)}::jsonb, ${signedIn(context).id}, ${reason.trim()})
      returning id`,
  );
  audit(em, context, {
    action: 'setting.change',
    targetId: changeId,
    before: { figure: before },
    after: { figure: value },
    reason: reason.trim(),
  });
  return true;
}

function assertFits(setting: Setting, value: Value): void {
  if (fitsSetting(setting, value)) return;
  if (setting.least === null) throw badInput('value', 'validation.invalid');
  throw badInput('value', 'validation.between', { min: setting.least, max: setting.most! });
}

export const countSettingChanges = (em: EntityManager, keys: readonly string[]): Promise<number> =>
  getValue<number>(em, sql`select count(*)::int from setting_value where key = any(${[...keys]}::text[])`);

/** Only settings that were ever changed. */
export async function readSettings(em: EntityManager): Promise<ReadonlyMap<string, unknown>> {
  const rows = await runSql<{ key: string; value: unknown }>(
    em,
    sql`select distinct on (key) key, value from setting_value order by key, version desc`,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}
