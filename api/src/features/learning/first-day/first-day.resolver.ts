import { Arg, Args, Ctx, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { derived, MaxRows, ReadField, ReadQuery, type Row, rows, sql } from '../../../graphql/read/index.ts';
import { Course, isListed, LessonOutline } from '../../courses/index.ts';
import { MAX_STARTERS, StarterCourse, StarterCoursesArgs, starterCoursesSql } from './starter-courses.ts';
import {
  interestsSql,
  SetStudyInterestsInput,
  StudyInterests,
  setStudyInterests,
} from './study-interests.ts';

@Resolver(() => StarterCourse)
export class FirstDayResolver {
  @Allow('study:read')
  @ReadQuery(() => StudyInterests, {
    description: 'The viewer’s answers about why, what and how much to learn.',
  })
  myStudyInterests(@Ctx() context: Context) {
    return derived(
      StudyInterests,
      interestsSql(signedIn(context).id),
      'The query reads only the viewer’s own row.',
    );
  }

  @Allow('study:read')
  @MaxRows(MAX_STARTERS)
  @ReadQuery(() => [StarterCourse], {
    description:
      'Up to four courses to begin with, for answers that need not be stored. Courses that the viewer studies or teaches are left out.',
  })
  starterCourses(@Args() args: StarterCoursesArgs, @Ctx() context: Context) {
    return derived(
      StarterCourse,
      starterCoursesSql(signedIn(context).id, args),
      'Only listed courses, which are public.',
    );
  }

  @ReadField(() => Course, {
    nullable: true,
    description: 'The course itself. Null if it was taken off sale meanwhile.',
  })
  course(@Root() starter: Row<StarterCourse>) {
    return rows(
      Course,
      (c) => ({ where: sql`${isListed(c)} and ${c.id} = ${starter.id}`, orderBy: c.id, limit: 1 }),
      {
        skipVisibility: 'Only listed courses, which are public.',
      },
    );
  }

  @ReadField(() => LessonOutline, {
    nullable: true,
    description: 'Its first lesson that is open to everyone, videos first. Null without one.',
  })
  openLesson(@Root() starter: Row<StarterCourse>) {
    return rows(LessonOutline, (l) => ({
      where: sql`${l.isPreview} and exists (select 1 from lesson o where o.id = ${l.id} and o.course_id = ${starter.id})`,
      orderBy: sql`${l.kind} = 'VIDEO' desc, (select s.position from lesson o join section s on s.id = o.section_id
        where o.id = ${l.id}), ${l.position}, ${l.id}`,
      limit: 1,
    }));
  }

  @Allow('study:update')
  @Mutation(() => StudyInterests, {
    description: 'Stores the viewer’s answers about why and what to learn. BAD_INPUT: too many categories.',
  })
  setStudyInterests(
    @Arg('input') input: SetStudyInterestsInput,
    @Ctx() context: Context,
  ): Promise<StudyInterests> {
    return setStudyInterests(context, input);
  }
}
