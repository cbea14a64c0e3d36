import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { Vnd } from '../../graphql/scalars.ts';

export enum CourseFiguresSort {
  VIEWS = 'VIEWS',
  ENROLMENTS = 'ENROLMENTS',
  NET = 'NET',
  COMPLETION = 'COMPLETION',
  RATING = 'RATING',
}
registerEnumType(CourseFiguresSort, {
  name: 'CourseFiguresSort',
  description: 'By which figure courses are sorted.',
  valuesConfig: {
    VIEWS: { description: 'Looks at the course’s page.' },
    ENROLMENTS: { description: 'Students who got it.' },
    NET: { description: 'What the viewer earned with it.' },
    COMPLETION: { description: 'Share of its students who completed it.' },
    RATING: { description: 'Average of its published ratings.' },
  },
});

@ObjectType({ description: 'How a course went over some days.' })
export class CourseFigures {
  @Field(() => ID, { description: 'Of the course itself.' })
  id!: string;
  @Field({ description: 'What the course is called.' })
  title!: string;
  @Field({ description: 'Its place in the address of its public page.' })
  slug!: string;
  @Field(() => Int, { description: 'Looks at its page: a visitor counts once a day.' })
  views!: number;
  @Field(() => Int, { description: 'Students who got it over these days.' })
  enrolments!: number;
  @Field(() => Vnd, {
    nullable: true,
    description:
      'What the viewer’s share of its sales of these days comes to by the ledger, in đồng; absent for courses of others.',
  })
  net?: number | null;
  @Field(() => Int, { description: 'All its students so far, since it was first sold.' })
  studentCount!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Of all its students, those who completed it, in whole per cent; absent without students.',
  })
  completion?: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Average of its published ratings; absent without any.',
  })
  rating?: number | null;
  @Field(() => Int, { description: 'How many published ratings it has.' })
  ratingCount!: number;
}

export const CourseFiguresPage = pageOf('CourseFiguresPage', () => CourseFigures);

@ObjectType({ description: 'Words that led to a course.' })
export class LeadingWords {
  @Field({ description: 'As they are searched, in small letters; three people or more searched them.' })
  words!: string;
  @Field(() => Int, { description: 'Visitors who came to the course by them, each once a day.' })
  visits!: number;
}
