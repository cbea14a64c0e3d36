import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.ts';

@ObjectType({
  description:
    'Statistics of courses in a period and in the previous period of equal length. At most ten minutes old.',
})
export class TeachingFigures {
  @Field(() => Int, {
    description: 'Number of visits to course pages. Each visitor counts once a day for each course.',
  })
  views!: number;
  @Field(() => Int, { description: 'Number of visits to course pages in the previous period.' })
  viewsBefore!: number;
  @Field(() => Int, { description: 'Number of visitors who opened a free preview, counted in the same way.' })
  previews!: number;
  @Field(() => Int, { description: 'Number of course orders, paid or unpaid.' })
  ordered!: number;
  @Field(() => Int, { description: 'Number of these orders that have been paid.' })
  paid!: number;
  @Field(() => Int, { description: 'Number of new enrolments, purchased or granted.' })
  enrolments!: number;
  @Field(() => Int, { description: 'Number of new enrolments in the previous period.' })
  enrolmentsBefore!: number;
  @Field(() => Int, { description: 'Number of these enrolments whose students have started to study.' })
  begun!: number;
  @Field(() => Int, { description: 'Number of these enrolments whose students have completed the course.' })
  finished!: number;
  @Field(() => Int, { description: 'Minutes of counted study time, rounded down.' })
  minutes!: number;
  @Field(() => Int, { description: 'Minutes of counted study time in the previous period.' })
  minutesBefore!: number;
  @Field(() => Int, { description: 'Number of distinct students whose last study day is in the period.' })
  learners!: number;
}

@ObjectType({ description: 'Statistics of courses on one day.' })
export class TeachingDay {
  @Field(() => CalendarDate, { description: 'Calendar day in Vietnam time.' })
  day!: string;
  @Field(() => Int, {
    description: 'Number of visits to course pages. Each visitor counts once a day for each course.',
  })
  views!: number;
  @Field(() => Int, { description: 'Number of new enrolments, purchased or granted.' })
  enrolments!: number;
  @Field(() => Int, { description: 'Number of students who studied. A student of two courses counts twice.' })
  learners!: number;
  @Field(() => Int, { description: 'Minutes of counted study time, rounded down.' })
  minutes!: number;
}
