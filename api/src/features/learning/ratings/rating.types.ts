import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';

@ObjectType({ description: 'How often a course was given this many stars.' })
export class RatingCount {
  @Field(() => Int, { description: 'Which number of stars, 1 to 5.' })
  stars!: number;
  @Field(() => Int, { description: 'How many published ratings gave so many.' })
  count!: number;
}

@ObjectType({ description: 'What a rating said before it was edited.' })
export class RatingVersion {
  @Field(() => Int, { description: 'Stars that were given then, 1 to 5.' })
  stars!: number;
  @Field(() => String, { nullable: true, description: 'What was written then; absent for stars alone.' })
  text?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'How much of the course was complete then, in whole per cent; absent where it was not noted.',
  })
  percentage?: number | null;
  @Field(() => DateTime, { description: 'When it was written.' })
  writtenAt!: Date;
}

export enum RatingWeighting {
  EQUAL = 'EQUAL',
}
registerEnumType(RatingWeighting, {
  name: 'RatingWeighting',
  description: 'How ratings make up the score.',
  valuesConfig: {
    EQUAL: {
      description:
        'The plain average of all published ratings, to two decimals: each counts the same, however old it is and however much was studied.',
    },
  },
});

@ObjectType({ description: 'What a course’s score is made of, in the open.' })
export class RatingMethod {
  @Field(() => RatingWeighting, { description: 'How ratings make up the score.' })
  weighting!: RatingWeighting;
  @Field(() => Int, { description: 'Minutes of study in the course before it can be rated.' })
  leastStudyMinutes!: number;
  @Field(() => Int, { description: 'Published ratings, which are all that count.' })
  counted!: number;
  @Field(() => Int, { description: 'Ratings left out because their course was refunded.' })
  refunded!: number;
  @Field(() => Int, {
    description: 'Ratings left out because moderators hid or removed them, or look again.',
  })
  moderated!: number;
  @Field(() => Int, { description: 'Of those that count: written about an earlier version of the course.' })
  ofEarlierVersions!: number;
  @Field(() => Int, { description: 'Of those that count: edited since they were first written.' })
  edited!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Of those that count: how much of the course half of their authors had completed, in whole per cent; absent where it was never noted.',
  })
  medianPercentage?: number | null;
}

export enum RatingStanding {
  OPEN = 'OPEN',
  STUDY_MORE = 'STUDY_MORE',
  CLOSED = 'CLOSED',
}
registerEnumType(RatingStanding, {
  name: 'RatingStanding',
  description: 'Whether a student may rate a course now, or edit their rating.',
  valuesConfig: {
    OPEN: { description: 'They may write a rating, or edit theirs.' },
    STUDY_MORE: { description: 'They have not studied for long enough yet.' },
    CLOSED: { description: 'Their access has ended, they teach the course, or moderators removed theirs.' },
  },
});

export enum TaughtRatingFilter {
  UNANSWERED = 'UNANSWERED',
  LOW = 'LOW',
  ALL = 'ALL',
}
registerEnumType(TaughtRatingFilter, {
  name: 'TaughtRatingFilter',
  description: 'Which ratings of taught courses.',
  valuesConfig: {
    UNANSWERED: { description: 'Those that say something and have no answer, the oldest first.' },
    LOW: { description: 'Those with fewer than four stars, the newest first.' },
    ALL: { description: 'All of them, the newest first.' },
  },
});
