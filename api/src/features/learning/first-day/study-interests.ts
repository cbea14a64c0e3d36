import { ArrayMaxSize, IsEnum } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';

export const MAX_TOPICS = 12;

export const StudyPurpose = defineEnum('StudyPurpose', 'Why a member learns.', {
  WORK: 'To do the present work better.',
  CAREER: 'To change the profession.',
  LEISURE: 'For pleasure or health.',
  STUDY: 'For school or an exam.',
});
export type StudyPurpose = keyof typeof StudyPurpose;

@InputType({ description: 'Answers of a member about why and what to learn. They replace the former ones.' })
export class SetStudyInterestsInput {
  @Field(() => StudyPurpose, { nullable: true, description: 'Why the member learns. Null if skipped.' })
  @IsEnum(StudyPurpose, { message: 'validation.invalid' })
  purpose?: StudyPurpose | null;

  @Field(() => [ID], { description: 'IDs of the categories of interest, at most 12. Empty if skipped.' })
  @ArrayMaxSize(MAX_TOPICS, { message: 'validation.invalid' })
  categoryIds!: string[];
}

@ObjectType({
  description: 'Answers of a member about why, what and how much to learn. Each may be missing.',
})
export class StudyInterests {
  @Field(() => StudyPurpose, { nullable: true, description: 'Why the member learns.' })
  purpose?: StudyPurpose | null;
  @Field(() => [ID], { description: 'IDs of the categories of interest.' })
  categoryIds!: string[];
  @Field(() => Int, { nullable: true, description: 'Minutes per study day. Null without a study goal.' })
  minutesPerDay?: number | null;
  @Field(() => Int, { nullable: true, description: 'Study days per week. Null without a study goal.' })
  daysPerWeek?: number | null;
}

export const interestsSql = (personId: string): Sql => sql`
  select i.purpose, coalesce(i.category_ids, '{}') as "categoryIds", g.minutes_per_day as "minutesPerDay",
    g.days_per_week as "daysPerWeek"
  from (select 1) one left join study_interest i on i.person_id = ${personId}
    left join study_goal g on g.person_id = ${personId}`;

export async function setStudyInterests(
  context: Context,
  { purpose, categoryIds }: SetStudyInterestsInput,
): Promise<StudyInterests> {
  const { id } = signedIn(context);
  await runSql(
    context.em,
    sql`insert into study_interest (person_id, purpose, category_ids)
      values (${id}, ${purpose ?? null}, ${categoryIds.filter(isUuid)}::uuid[])
      on conflict (person_id) do update set purpose = excluded.purpose, category_ids = excluded.category_ids,
        updated_at = now()`,
    'study-interests.set',
  );
  const [stored] = await runSql<StudyInterests>(context.em, interestsSql(id), 'study-interests.read');
  return stored!;
}
