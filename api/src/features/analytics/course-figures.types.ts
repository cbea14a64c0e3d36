import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { Vnd } from '../../graphql/scalars.ts';

export const CourseFiguresSort = defineEnum('CourseFiguresSort', 'Figure by which courses are sorted.', {
  VIEWS: 'Number of visits to the course page.',
  ENROLMENTS: 'Number of students who enrolled.',
  NET: 'Net earnings of the viewer from the course.',
  COMPLETION: 'Percentage of students who completed the course.',
  RATING: 'Average of the published ratings.',
});
export type CourseFiguresSort = keyof typeof CourseFiguresSort;

@ObjectType({ description: 'Statistics of a course in a period.' })
export class CourseFigures {
  @Field(() => ID, { description: 'Unique course ID, equal to `Course.id`.' })
  id!: string;
  @Field({ description: 'Current title of the course.' })
  title!: string;
  @Field({ description: 'URL slug of the course’s public page.' })
  slug!: string;
  @Field(() => Int, { description: 'Number of visits to the course page. Each visitor counts once a day.' })
  views!: number;
  @Field(() => Int, { description: 'Number of students who enrolled in the period.' })
  enrolments!: number;
  @Field(() => Vnd, {
    nullable: true,
    description:
      'Net earnings of the viewer from sales in the period according to the ledger, in đồng. Null for courses of other owners.',
  })
  net?: number | null;
  @Field(() => Int, { description: 'Total number of students since the course was first sold.' })
  studentCount!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of all students who completed the course, in whole percent. Null if there are no students.',
  })
  completion?: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Average of the published ratings. Null if there are none.',
  })
  rating?: number | null;
  @Field(() => Int, { description: 'Number of published ratings of the course.' })
  ratingCount!: number;
}

export const CourseFiguresPage = createPageType('CourseFiguresPage', () => CourseFigures);

@ObjectType({ description: 'A search phrase that led visitors to a course.' })
export class LeadingWords {
  @Field({ description: 'Search phrase in lower case, used by at least three people.' })
  words!: string;
  @Field(() => Int, {
    description: 'Number of visits to the course through the phrase. Each visitor counts once a day.',
  })
  visits!: number;
}
