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
  @Field(() => ID, { description: 'Of the section or lesson.' })
  id!: string;
  @Field({ description: 'What it is called in the course.' })
  title!: string;
  @Field({ description: 'True for a section, which goes with all its lessons.' })
  isSection!: boolean;
  @Field(() => Int, { description: 'How many students have opened it, or a lesson of it.' })
  studentCount!: number;
}

/** Edits of a course on sale that need a review. */
@Resolver(() => CourseRevision)
export class RevisionPartsResolver {
  @MaxRows(MAX_SECTIONS + MAX_LESSONS)
  @ReadField(() => [RemovedPart], {
    description: 'What goes, in the order of the course, with how many students have studied it.',
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
      'A part of the revision, which its own rule shows.',
    );
  }
}

@Resolver(() => Course)
export class RevisionResolver {
  @Guard<Viewer, Course>(managesCourse)
  @ReadField(() => CourseRevision, {
    nullable: true,
    description:
      'Edits that wait for a reviewer, or for their teacher to submit them; null without any, and for others than its teachers and administrators.',
  })
  revision(@Root() c: Row<Course>) {
    return rows(CourseRevision, (r) => ({ where: sql`${r.course} = ${c.id} and ${r.closedAt} is null` }));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Says what of a course on sale shall go once a reviewer agrees. BAD_INPUT: a part that is not in it. NOT_FOUND, FORBIDDEN: no course that the viewer may edit. CONFLICT: it is not on sale, or a reviewer has its revision.',
  })
  async proposeRemovals(@Arg('input') input: ProposeRemovalsInput, @Ctx() context: Context) {
    return courseAfter(await proposeRemovals(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Gives a revision up. NOT_FOUND, FORBIDDEN: no course that the viewer may edit, or no revision. CONFLICT: a reviewer has it.',
  })
  async discardRevision(
    @Arg('courseId', () => ID, { description: 'Of a course that the viewer may edit.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return courseAfter(await discardRevision(context, courseId));
  }
}
