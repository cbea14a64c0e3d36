import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { DateTime } from '../../../graphql/scalars.ts';

@ObjectType({ description: 'Number of ratings of a course with the same number of stars.' })
export class RatingCount {
  @Field(() => Int, { description: 'Number of stars, 1 to 5.' })
  stars!: number;
  @Field(() => Int, { description: 'Number of published ratings with this many stars.' })
  count!: number;
}

@ObjectType({ description: 'An earlier version of an edited rating.' })
export class RatingVersion {
  @Field(() => Int, { description: 'Stars of this version, 1 to 5.' })
  stars!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Review text of this version. Null if it had stars only.',
  })
  text?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of the course that the author had completed at that time. Null if it was not recorded.',
  })
  percentage?: number | null;
  @Field(() => DateTime, { description: 'Time at which this version was written.' })
  writtenAt!: Date;
}

export const RatingWeighting = defineEnum('RatingWeighting', 'Method by which ratings form the score.', {
  EQUAL:
    'Arithmetic mean of all published ratings, to two decimals. Every rating has equal weight, regardless of age and progress.',
});
export type RatingWeighting = keyof typeof RatingWeighting;

@ObjectType({ description: 'Public explanation of how a course’s score is calculated.' })
export class RatingMethod {
  @Field(() => RatingWeighting, { description: 'Method by which ratings form the score.' })
  weighting!: RatingWeighting;
  @Field(() => Int, { description: 'Minutes of study required before a student can rate the course.' })
  leastStudyMinutes!: number;
  @Field(() => Int, { description: 'Number of published ratings, all of which count.' })
  counted!: number;
  @Field(() => Int, { description: 'Number of ratings excluded because the course was refunded.' })
  refunded!: number;
  @Field(() => Int, {
    description:
      'Number of ratings excluded because moderators hid or removed them, or are reviewing them again.',
  })
  moderated!: number;
  @Field(() => Int, {
    description: 'Number of counted ratings that were written about an earlier version of the course.',
  })
  ofEarlierVersions!: number;
  @Field(() => Int, {
    description: 'Number of counted ratings that were edited after they were first written.',
  })
  edited!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Median percentage of the course that authors of counted ratings had completed. Null if it was never recorded.',
  })
  medianPercentage?: number | null;
}

export const RatingStanding = defineEnum(
  'RatingStanding',
  'Eligibility of a student to rate a course or edit the rating.',
  {
    OPEN: 'The student may write or edit a rating.',
    STUDY_MORE: 'The student has not studied long enough yet.',
    CLOSED: 'Access has ended, the student teaches the course, or moderators removed the rating.',
  },
);
export type RatingStanding = keyof typeof RatingStanding;

export const TaughtRatingFilter = defineEnum(
  'TaughtRatingFilter',
  'Filter for ratings of courses that the viewer teaches.',
  {
    UNANSWERED: 'Ratings with text and without a reply, oldest first.',
    LOW: 'Ratings with fewer than four stars, newest first.',
    ALL: 'All published ratings, newest first.',
  },
);
export type TaughtRatingFilter = keyof typeof TaughtRatingFilter;
