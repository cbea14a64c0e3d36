import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { BusinessReportKind, ReportComparison, ReportPeriod, ReportStep } from './report.enums.ts';

/** Most saved reports of one person. */
export const MAX_SAVED = 30;

@Visible<Viewer, SavedReport>((viewer, report) => !!viewer && sql`${report.owner} = ${viewer.id}`)
@Entity()
@ObjectType({ description: 'Business report that the viewer has saved under a name.' })
export class SavedReport {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique ID of the saved report. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  owner!: Rel<User>;

  @Field({ description: 'Name, at most 80 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => BusinessReportKind, { description: 'Subject of the report.' })
  @Property({ type: 'text' })
  kind!: BusinessReportKind;

  @Field(() => ReportPeriod, { description: 'Period, relative to the day on which the report is read.' })
  @Property({ type: 'text' })
  period!: ReportPeriod;

  @Field(() => ReportStep, { description: 'Length of the rows.' })
  @Property({ type: 'text' })
  step!: ReportStep;

  @Field(() => ReportComparison, { nullable: true, description: 'Earlier period to compare with.' })
  @Property({ type: 'text', nullable: true })
  comparison?: ReportComparison | null;

  @Field({ description: 'True if the report is sent to its owner by email on Mondays.' })
  @Property({ type: 'boolean' })
  isMailed!: boolean;

  @Field(() => DateTime, { description: 'Time at which the report was saved.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
