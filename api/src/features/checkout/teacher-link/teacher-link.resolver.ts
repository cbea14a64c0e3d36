import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { uuid } from '../../../graphql/read/index.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { commissionRate } from '../../orders/index.ts';
import { linkToken, TEACHER_LINK_PATH } from './follow-link.ts';
import { TEACHER_LINK_DAYS } from './followed-link.ts';

@ObjectType({ description: 'A teacher’s own link to one of their courses, with its results.' })
export class TeacherLink {
  @Field(() => ID, { description: 'ID of the linked course.' })
  courseId!: string;
  @Field({ description: 'Absolute URL to share. Immutable.' })
  url!: string;
  @Field(() => Int, {
    description: 'Days for which a buyer who followed the link counts as brought by the teacher.',
  })
  days!: number;
  @Field(() => Int, { description: 'Number of visits of the link.' })
  visits!: number;
  @Field(() => Int, { description: 'Number of sales through the link, refunded ones included.' })
  sales!: number;
  @Field(() => Int, {
    description: 'Platform commission on sales through the link, in hundredths of a per cent.',
  })
  commissionBp!: number;
  @Field(() => Int, { description: 'Platform commission on other sales, in hundredths of a per cent.' })
  usualCommissionBp!: number;
}

@Resolver()
export class TeacherLinkResolver {
  @Allow('course:create')
  @Query(() => TeacherLink, {
    nullable: true,
    description:
      'The viewer’s own link to one of their courses. The platform’s commission is lower on the viewer’s courses bought after following it. Null if it is not the viewer’s course, or was never published.',
  })
  async teacherLink(
    @Arg('courseId', () => ID, { description: 'ID of a course of the viewer.' }) courseId: string,
    @Ctx() context: Context,
  ): Promise<TeacherLink | null> {
    const { keys, settings, config } = context.services;
    const [found] = await runSql<
      Pick<TeacherLink, 'courseId' | 'visits' | 'sales' | 'commissionBp' | 'usualCommissionBp'>
    >(
      context.em,
      sql`select c.id as "courseId", coalesce(k.visits, 0)::int as visits,
          (select count(*)::int from order_line l where l.link_course_id = c.id and l.state in ('PAID', 'REFUNDED')) as sales,
          ${commissionRate('TEACHER')} as "commissionBp", ${commissionRate('PLATFORM')} as "usualCommissionBp"
        from course c left join teacher_link k on k.course_id = c.id
        where c.id = ${uuid(courseId)} and c.teacher_id = ${signedIn(context).id} and c.published_at is not null`,
    );
    if (!found) return null;
    return {
      ...found,
      url: `${config.publicUrl}${TEACHER_LINK_PATH}/${linkToken(keys, found.courseId)}`,
      days: settings.get(TEACHER_LINK_DAYS),
    };
  }
}
