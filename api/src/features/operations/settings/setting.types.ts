import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, SettingValue } from '../../../graphql/scalars.ts';
import { SettingKind, SettingUnit, type SettingValue as Value } from '../../../platform/settings/index.ts';
import { SettingGroup } from './setting-groups.ts';

registerEnumType(SettingGroup, {
  name: 'SettingGroup',
  description: 'What a setting is about, in the order in which they are shown.',
  valuesConfig: {
    REFUNDS: { description: 'Who gets their money back, and by when it is decided.' },
    PAYMENTS: { description: 'Orders, tries to pay, and money that fits nothing yet.' },
    EARNINGS: { description: 'What teachers earn, and when it is paid out.' },
    PACKAGES: { description: 'Packages that teachers sell courses with.' },
    COURSES: { description: 'What a course needs before it is sold, and its prices.' },
    LEARNING: { description: 'When a lesson counts as studied, and who may rate.' },
    SUPPORT: { description: 'By when what members and guests ask is answered.' },
    PROGRAMS: { description: 'What programs of others may do.' },
    OPERATIONS: { description: 'How the platform itself is run: backups and measurements.' },
  },
});
registerEnumType(SettingKind, {
  name: 'SettingKind',
  description: 'What the value of a setting means.',
  valuesConfig: {
    COUNT: { description: 'A whole number of things.' },
    VND: { description: 'Money in whole đồng.' },
    PERCENT: { description: 'A whole number of per cent.' },
    DURATION: { description: 'A span of time in the setting’s unit.' },
    BOOLEAN: { description: 'True or false: whether something is so.' },
  },
});
registerEnumType(SettingUnit, {
  name: 'SettingUnit',
  description: 'In what a span of time is counted.',
  valuesConfig: {
    SECONDS: { description: 'Seconds, as for reading a text.' },
    MINUTES: { description: 'Minutes of sixty seconds.' },
    HOURS: { description: 'Hours of sixty minutes.' },
    DAYS: { description: 'Days of 24 hours, holidays included.' },
    WORKING_DAYS: { description: 'Days from Monday to Friday in Vietnam.' },
  },
});

@ObjectType({ description: 'One change of a setting.' })
export class SettingChange {
  @Field(() => Int, { description: 'Which change of this setting it was, from 1.' })
  version!: number;
  @Field(() => SettingValue, { description: 'The value that has held from then on.' })
  value!: Value;
  @Field(() => DateTime, { description: 'The moment from which it held.' })
  changedAt!: Date;
  @Field(() => ID, { description: 'The person who changed it.' })
  changedById!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of who changed it; absent once they are erased.',
  })
  changedByName?: string | null;
  @Field({ description: 'Why, as it was given.' })
  reason!: string;
}

@ObjectType({ description: 'A figure that administrators may change while the program runs.' })
export class Setting {
  @Field(() => ID, { description: 'Its name for programs, for example `refund.days`; never changes.' })
  key!: string;
  @Field(() => SettingGroup, { description: 'What it is about.' })
  group!: SettingGroup;
  @Field(() => SettingKind, { description: 'What its value means.' })
  kind!: SettingKind;
  @Field(() => SettingUnit, { nullable: true, description: 'In what a DURATION is counted; else absent.' })
  unit?: SettingUnit | null;
  @Field({ description: 'What it is called, in the language of the request.' })
  label!: string;
  @Field({ description: 'What it is for, in the language of the request.' })
  description!: string;
  @Field(() => SettingValue, { description: 'The value that holds now.' })
  value!: Value;
  @Field(() => SettingValue, { description: 'The value that holds until it is first changed.' })
  default!: Value;
  @Field(() => SettingValue, { nullable: true, description: 'The least it may be; absent of a BOOLEAN.' })
  least?: number | null;
  @Field(() => SettingValue, { nullable: true, description: 'The most it may be; absent of a BOOLEAN.' })
  most?: number | null;
  @Field(() => Int, { description: 'How often it was changed: what `expectedVersion` repeats.' })
  version!: number;
  @Field(() => DateTime, { nullable: true, description: 'When it was changed last; absent: never.' })
  changedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of who changed it last; absent: no one, or they are erased.',
  })
  changedByName?: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was changed last; absent: never.' })
  whyChanged?: string | null;
}
