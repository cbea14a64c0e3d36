import { Arg, Ctx, ID, Query, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  sql,
} from '../../../graphql/read/index.ts';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { allSettings } from '../../../platform/settings/index.ts';
import { ChangeSettingInput, changeSetting } from './change-setting.ts';
import { PublicTerms, Setting, SettingChange } from './setting.types.ts';
import { getGroup } from './setting-groups.ts';

/** Latest first. */
const MAX_CHANGES = 50;

@Resolver(() => Setting)
export class SettingResolver {
  @Allow('setting:read')
  @MaxRows(200)
  @ReadQuery(() => [Setting], { description: 'All settings, in display order.' })
  settings(@Ctx() context: Context) {
    return derived(Setting, settingRows(context), 'The query requires the permission to read settings.');
  }

  @Allow('setting:read')
  @ReadQuery(() => Setting, { nullable: true, description: 'One setting by key. Null if unknown.' })
  setting(
    @Arg('id', () => ID, { description: 'Setting key, for example `refund.days`.' }) id: string,
    @Ctx() context: Context,
  ) {
    return derived(Setting, settingRows(context, id), 'The query requires the permission to read settings.');
  }

  @Allow('setting:update', { proof: 'always' })
  @ReadMutation(() => Setting, {
    description:
      'Changes a setting. All server processes apply it within a second. BAD_INPUT: the setting is unknown, or the value is out of range or unchanged. CONFLICT: the setting was changed since `expectedVersion`.',
  })
  async changeSetting(@Arg('input') input: ChangeSettingInput, @Ctx() context: Context) {
    const key = await changeSetting(context, input);
    return derived(Setting, settingRows(context, key), 'The command that has just committed checked access.');
  }

  @MaxRows(MAX_CHANGES)
  @ReadField(() => [SettingChange], {
    description: 'Changes of the setting, newest first, at most 50. Empty while the default applies.',
  })
  history(@Root() { key }: Row<Setting>) {
    return derived(
      SettingChange,
      sql`select v.version, v.value, v.changed_at as "changedAt", v.changed_by as "changedById",
          p.full_name as "changedByName", v.reason
        from setting_value v join person p on p.id = v.changed_by
        where v.key = ${key} order by v.version desc limit ${MAX_CHANGES}`,
      'Part of a setting that the viewer may see.',
    );
  }

  @Public()
  @Query(() => PublicTerms, {
    description: 'Current public terms. Existing purchases retain the terms at their time of sale.',
  })
  publicTerms(): PublicTerms {
    return new PublicTerms();
  }
}

/** The declared settings with their stored values, as rows. */
function settingRows({ locale }: Context, key?: string) {
  const declared = [...allSettings.values()]
    .filter((setting) => key === undefined || setting.key === key)
    .map(({ label, help, ...setting }, position) => ({
      ...setting,
      position,
      group: getGroup(setting.key),
      label: translate(locale, label),
      description: translate(locale, help),
    }));
  return sql`select s.key, s."group", s.kind, s.unit, s.label, s.description, s.least, s.most, s."default",
      coalesce(v.value, s."default") as value, coalesce(v.version, 0) as version,
      v.changed_at as "changedAt", v.reason as "whyChanged", p.full_name as "changedByName"
    from jsonb_to_recordset(${JSON.stringify(declared)}::jsonb) as s(position int, "group" text, key text, kind text,
      unit text, label text, description text, least jsonb, most jsonb, "default" jsonb)
    left join lateral (select v.value, v.version, v.changed_at, v.changed_by, v.reason from setting_value v
      where v.key = s.key order by v.version desc limit 1) v on true
    left join person p on p.id = v.changed_by
    order by s.position`;
}
