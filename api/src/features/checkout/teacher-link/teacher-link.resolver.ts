import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { uuid } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { commissionRate } from '../../orders/index.ts';
import { TEACHER_LINK_DAYS } from '../settings.ts';
import { linkToken, TEACHER_LINK_PATH } from './link-token.ts';

@ObjectType({ description: 'A teacher’s own link to one of their courses, and what it has brought.' })
export class TeacherLink {
  @Field(() => ID, { description: 'Of the course that the link leads to.' })
  courseId!: string;
  @Field({ description: 'Absolute address, to be handed on. The same whenever it is asked for.' })
  url!: string;
  @Field(() => Int, {
    description: 'Days for which a buyer counts as brought by the teacher after following it.',
  })
  days!: number;
  @Field(() => Int, { description: 'How often it was followed.' })
  visits!: number;
  @Field(() => Int, { description: 'Paid courses that it brought, those given back included.' })
  sales!: number;
  @Field(() => Int, { description: 'The platform’s share of what it brings, in hundredths of a per cent.' })
  commissionBp!: number;
  @Field(() => Int, {
    description: 'The platform’s share of other sales, in hundredths of a per cent.',
  })
  usualCommissionBp!: number;
}

@Resolver()
export class TeacherLinkResolver {
  @Allow('course:create')
  @Query(() => TeacherLink, {
    nullable: true,
    description:
      'The viewer’s own link to one of their courses. Of what buyers who follow it then buy of the viewer’s, the platform keeps less. Null: not the viewer’s course, or never published.',
  })
  async teacherLink(
    @Arg('courseId', () => ID, { description: 'Of a course that the viewer teaches.' }) courseId: string,
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
