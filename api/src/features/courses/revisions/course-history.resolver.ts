import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  all,
  createPageType,
  page,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { RichText } from '../../../graphql/scalars.ts';
import { LessonContent } from '../section.entity.ts';
import { CourseChange } from './course-change.entity.ts';
import { RestoreLessonInput, restoreLesson } from './restore-lesson.ts';

export const CourseChangePage = createPageType('CourseChangePage', () => CourseChange);

@ArgsType()
class CourseChangeArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer teaches.' })
  courseId!: string;
  @Field(() => ID, { nullable: true, description: 'ID of a lesson or section, for its edits only.' })
  subjectId?: string | null;
}

@Resolver(() => CourseChange)
export class CourseHistoryResolver {
  @Allow('course:read-own')
  @ReadQuery(() => CourseChangePage, {
    description:
      'Edits of a course since its first publication, the newest first. Empty for courses that the viewer does not teach.',
  })
  courseChanges(
    @Args() { courseId, subjectId, page: number, limit }: CourseChangeArgs,
    @Ctx() context: Context,
  ) {
    signedIn(context);
    return page(CourseChange, (h) => ({
      where: all([
        sql`${h.course} = ${uuid(courseId)}`,
        subjectId != null && sql`${h.subjectId} = ${uuid(subjectId)}`,
      ]),
      orderBy: sql`${h.version} desc, ${h.id} desc`,
      page: number,
      limit,
    }));
  }

  @ReadField(() => String, { nullable: true, description: 'Previous title. Null if it did not change.' })
  formerTitle(@Root() h: Row<CourseChange>) {
    return sql`(${h.former} ->> 'title')`;
  }

  @ReadField(() => RichText, {
    nullable: true,
    description:
      'Previous text of the lesson or description of the course. Null if it did not change or was empty.',
  })
  formerText(@Root() h: Row<CourseChange>) {
    return sql`nullif(coalesce(${h.former} -> 'body', ${h.former} -> 'description'), 'null'::jsonb)`;
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Restores the content of a lesson that an edit replaced. NOT_FOUND, FORBIDDEN: no such edit of a lesson that the viewer may edit. CONFLICT: the lesson was edited meanwhile, or the course’s state forbids it.',
  })
  async restoreLesson(@Arg('input') input: RestoreLessonInput, @Ctx() context: Context) {
    const id = await restoreLesson(context, input);
    return resultRow(LessonContent, id);
  }
}
