import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { SettingValue } from '../../../graphql/scalars.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import {
  allSettings,
  fitsSetting,
  type Setting,
  type SettingValue as Value,
} from '../../../platform/settings/index.ts';
import { audit } from '../audit.ts';
import { addSettingVersion } from './setting-versions.ts';

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
    const isChanged = await storeSetting(em, context, setting, input);
    if (!isChanged) throw badInput('value', 'operations.settingUnchanged');
  });
  // Other processes are notified. This one reloads directly
  await context.services.settings.reload();
  return setting.key;
}

/**
 * Stores a value that fits the setting, and records the change. The caller reloads the settings after its commit.
 * @returns false if the setting has the value already
 * @throws CONFLICT if it was changed since `expectedVersion`
 */
export async function storeSetting(
  em: EntityManager,
  context: Context,
  setting: Setting,
  { value, expectedVersion, reason }: Pick<ChangeSettingInput, 'value' | 'expectedVersion' | 'reason'>,
): Promise<boolean> {
  const added = await addSettingVersion<Value>(em, {
    key: setting.key,
    initial: setting.default,
    value,
    expectedVersion,
    changedBy: signedIn(context).id,
    reason: reason.trim(),
  });
  if (!added) return false;
  audit(em, context, {
    action: 'setting.change',
    targetId: added.id,
    before: { figure: added.before },
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
