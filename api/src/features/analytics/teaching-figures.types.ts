import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.ts';

@ObjectType({
  description: 'How courses went over some days, as of the last ten minutes, and over as many days before.',
})
export class TeachingFigures {
  @Field(() => Int, { description: 'Looks at pages of courses: a visitor counts once a day for a course.' })
  views!: number;
  @Field(() => Int, { description: 'Looks at their pages over the days before.' })
  viewsBefore!: number;
  @Field(() => Int, { description: 'Those who tried something free there, counted in the same way.' })
  previews!: number;
  @Field(() => Int, { description: 'Times that a course was ordered, paid for or not.' })
  ordered!: number;
  @Field(() => Int, { description: 'Of these orders, those that have been paid.' })
  paid!: number;
  @Field(() => Int, { description: 'Students who got a course, bought or given.' })
  enrolments!: number;
  @Field(() => Int, { description: 'Students who got a course over the days before.' })
  enrolmentsBefore!: number;
  @Field(() => Int, { description: 'Of these students, those who have begun to study since.' })
  begun!: number;
  @Field(() => Int, { description: 'Of these students, those who have completed the course since.' })
  finished!: number;
  @Field(() => Int, { description: 'Whole minutes that students studied, as progress believes them.' })
  minutes!: number;
  @Field(() => Int, { description: 'Whole minutes that students studied over the days before.' })
  minutesBefore!: number;
  @Field(() => Int, { description: 'Different students whose last day of study is within the days.' })
  learners!: number;
}

@ObjectType({ description: 'How courses went on one day.' })
export class TeachingDay {
  @Field(() => CalendarDate, { description: 'In the time of Vietnam.' })
  day!: string;
  @Field(() => Int, { description: 'Looks at pages of courses: a visitor counts once a day for a course.' })
  views!: number;
  @Field(() => Int, { description: 'Students who got a course, bought or given.' })
  enrolments!: number;
  @Field(() => Int, { description: 'Students who studied; who studied two courses counts twice.' })
  learners!: number;
  @Field(() => Int, { description: 'Whole minutes that students studied.' })
  minutes!: number;
}
