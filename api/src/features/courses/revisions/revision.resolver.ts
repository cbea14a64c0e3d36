import { Arg, Ctx, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  derived,
  Guard,
  MaxRows,
  ReadField,
  ReadMutation,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { Course } from '../course.entity.ts';
import { courseAfter } from '../course.reads.ts';
import { managesCourse } from '../course.visibility.ts';
import { MAX_LESSONS, MAX_SECTIONS } from '../course-limits.ts';
import { CourseRevision } from './course-revision.entity.ts';
import { discardRevision, ProposeRemovalsInput, proposeRemovals } from './revision-commands.ts';

@ObjectType({ description: 'A section or lesson that a revision removes.' })
export class RemovedPart {
  @Field(() => ID, { description: 'ID of the section or lesson.' })
  id!: string;
  @Field({ description: 'Title of the section or lesson in the course.' })
  title!: string;
  @Field({ description: 'True for a section, which is removed with all its lessons.' })
  isSection!: boolean;
  @Field(() => Int, { description: 'Number of students who have opened it or one of its lessons.' })
  studentCount!: number;
}

@Resolver(() => CourseRevision)
export class RevisionPartsResolver {
  @MaxRows(MAX_SECTIONS + MAX_LESSONS)
  @ReadField(() => [RemovedPart], {
    description:
      'Parts to remove in the order of the course, with the number of students who have studied them.',
  })
  removedParts(@Root() r: Row<CourseRevision>) {
    return derived(
      RemovedPart,
      sql`select p.id, p.title, p."isSection", (select count(distinct o.student_id)::int from opened_lesson o
            join lesson l on l.id = o.lesson_id where l.id = p.id or l.section_id = p.id) as "studentCount"
        from (select s.id, s.title, true as "isSection", s.position as chapter, -1 as place from section s
            where s.id = any(${r.removedSectionIds})
          union all select l.id, l.title, false, s.position, l.position from lesson l join section s on s.id = l.section_id
            where l.id = any(${r.removedLessonIds})) p
        order by p.chapter, p.place`,
      'Part of a revision, which has its own visibility rule.',
    );
  }
}

@Resolver(() => Course)
export class RevisionResolver {
  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => CourseRevision, {
    nullable: true,
    description:
      'Open revision of the course: in review, or not yet submitted. Null without one, and for viewers other than its teachers and administrators.',
  })
  revision(@Root() c: Row<Course>) {
    return rows(CourseRevision, (r) => ({ where: sql`${r.course} = ${c.id} and ${r.closedAt} is null` }));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Proposes removals from a course on sale, which apply after a review. BAD_INPUT: a part that is not in the course. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit. CONFLICT: it is not on sale, or its revision is in review.',
  })
  async proposeRemovals(@Arg('input') input: ProposeRemovalsInput, @Ctx() context: Context) {
    return courseAfter(await proposeRemovals(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Discards a revision. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit, or no revision. CONFLICT: it is in review.',
  })
  async discardRevision(
    @Arg('courseId', () => ID, { description: 'ID of a course that the viewer may edit.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await discardRevision(context, courseId));
  }
}
