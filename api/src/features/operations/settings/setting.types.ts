import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, SettingValue } from '../../../graphql/scalars.ts';
import { SettingKind, SettingUnit, type SettingValue as Value } from '../../../platform/settings/index.ts';
import { SettingGroup } from './setting-groups.ts';

registerEnumType(SettingGroup, {
  name: 'SettingGroup',
  description: 'Subject of a setting, in display order.',
  valuesConfig: {
    REFUNDS: { description: 'Eligibility for refunds and the deadline for decisions.' },
    PAYMENTS: { description: 'Orders, payment attempts and unmatched payments.' },
    EARNINGS: { description: 'Earnings of teachers and their payout.' },
    PACKAGES: { description: 'Packages that teachers use to sell courses.' },
    COURSES: { description: 'Requirements for selling a course, and course prices.' },
    LEARNING: { description: 'Completion of lessons and eligibility for ratings.' },
    SUPPORT: { description: 'Deadlines for answering questions from users and guests.' },
    PROGRAMS: { description: 'Permissions and limits of third-party programs.' },
    OPERATIONS: { description: 'Operation of the platform, such as backups and measurements.' },
    SITE: { description: 'Site mode: who may see the site and who may join (see `siteMode`).' },
  },
});
registerEnumType(SettingKind, {
  name: 'SettingKind',
  description: 'Type of a setting’s value.',
  valuesConfig: {
    COUNT: { description: 'Number of items, an integer.' },
    VND: { description: 'Money in whole đồng.' },
    PERCENT: { description: 'Percentage as an integer, without the sign.' },
    DURATION: { description: 'Duration in the unit of the setting.' },
    BOOLEAN: { description: 'Switch with the values true and false.' },
    DOMAINS: { description: 'Email domains in alphabetical order, separated by spaces. May be empty.' },
  },
});
registerEnumType(SettingUnit, {
  name: 'SettingUnit',
  description: 'Unit of a duration.',
  valuesConfig: {
    SECONDS: { description: 'Seconds, for instance for reading a text.' },
    MINUTES: { description: 'Minutes of sixty seconds.' },
    HOURS: { description: 'Hours of sixty minutes.' },
    DAYS: { description: 'Days of 24 hours, including holidays.' },
    WORKING_DAYS: { description: 'Days from Monday to Friday, in Vietnam time.' },
  },
});

@ObjectType({ description: 'Change of a setting by an administrator.' })
export class SettingChange {
  @Field(() => Int, { description: 'Number of the change for this setting, from 1.' })
  version!: number;
  @Field(() => SettingValue, { description: 'Value since this change.' })
  value!: Value;
  @Field(() => DateTime, { description: 'Time from which the value applied.' })
  changedAt!: Date;
  @Field(() => ID, { description: 'ID of the administrator who made the change.' })
  changedById!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the administrator who made the change. Null if erased.',
  })
  changedByName?: string | null;
  @Field({ description: 'Reason given by the administrator.' })
  reason!: string;
}

@ObjectType({ description: 'Setting that administrators can change at run time.' })
export class Setting {
  @Field(() => ID, { description: 'Unique key of the setting, for example `refund.days`. Immutable.' })
  key!: string;
  @Field(() => SettingGroup, { description: 'Subject of the setting.' })
  group!: SettingGroup;
  @Field(() => SettingKind, { description: 'Type of the value.' })
  kind!: SettingKind;
  @Field(() => SettingUnit, { nullable: true, description: 'Unit of a DURATION. Null for other kinds.' })
  unit?: SettingUnit | null;
  @Field({ description: 'Display name, in the language of the request.' })
  label!: string;
  @Field({ description: 'Purpose of the setting, in the language of the request.' })
  description!: string;
  @Field(() => SettingValue, { description: 'Current value of the setting.' })
  value!: Value;
  @Field(() => SettingValue, { description: 'Value that applies until the first change.' })
  default!: Value;
  @Field(() => SettingValue, { nullable: true, description: 'Minimum value. Null for BOOLEAN and DOMAINS.' })
  least?: number | null;
  @Field(() => SettingValue, { nullable: true, description: 'Maximum value. Null for BOOLEAN and DOMAINS.' })
  most?: number | null;
  @Field(() => Int, { description: 'Number of changes so far, for `expectedVersion`.' })
  version!: number;
  @Field(() => DateTime, { nullable: true, description: 'Time of the latest change. Null if never changed.' })
  changedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of the administrator who made the latest change. Null if never changed, or if the administrator is erased.',
  })
  changedByName?: string | null;
  @Field(() => String, { nullable: true, description: 'Reason of the latest change. Null if never changed.' })
  whyChanged?: string | null;
}

@ObjectType({
  description:
    'Public terms of the platform: limits and periods that pages display, provided so that no client hard-codes them.',
})
export class PublicTerms {}
