import { ArgsType, Field, ID, Int } from 'type-graphql';
import { checkSize, type Sql, sql } from '../../graphql/read/index.ts';

export const MAX_DAYS = 366;

/** Time at which a day begins in Vietnam. */
export const startOfDay = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

@ArgsType()
export class DaysArgs {
  @Field(() => Int, {
    defaultValue: 30,
    description: 'Number of days to look back, including today, 1 to 366.',
  })
  days!: number;
}

@ArgsType()
export class FiguresArgs extends DaysArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Filter by course ID. Defaults to all courses that the viewer teaches.',
  })
  courseId?: string | null;
}

/** @throws BAD_INPUT */
export const checkDays = (days: number): void => checkSize('days', days, MAX_DAYS);
