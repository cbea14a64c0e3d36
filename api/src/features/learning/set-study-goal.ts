import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { Between } from '../../platform/input/between.ts';

export const DEFAULT_GOAL = { minutesPerDay: 30, daysPerWeek: 5 } as const;

@InputType({ description: 'Input for a weekly study goal.' })
export class SetStudyGoalInput {
  @Field(() => Int, { description: 'Minutes of study per study day, 5 to 480.' })
  @Between(5, 480, 'validation.between')
  minutesPerDay!: number;
  @Field(() => Int, { description: 'Study days per week, 1 to 7.' })
  @Between(1, 7, 'validation.between')
  daysPerWeek!: number;
}

@ObjectType({ description: 'A person’s weekly study goal.' })
export class StudyGoal {
  @Field(() => Int, { description: 'Planned minutes of study per study day.' })
  minutesPerDay!: number;
  @Field(() => Int, { description: 'Planned number of study days per week.' })
  daysPerWeek!: number;
}

export async function setStudyGoal(
  context: Context,
  { minutesPerDay, daysPerWeek }: SetStudyGoalInput,
): Promise<StudyGoal> {
  const { id } = signedIn(context);
  await runSql(
    context.em,
    sql`insert into study_goal as g (person_id, minutes_per_day, days_per_week)
      values (${id}, ${minutesPerDay}::int, ${daysPerWeek}::int)
      on conflict (person_id) do update set minutes_per_day = excluded.minutes_per_day,
        days_per_week = excluded.days_per_week, updated_at = now()`,
    'study-goal.set',
  );
  return { minutesPerDay, daysPerWeek };
}
