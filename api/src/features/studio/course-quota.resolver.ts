import { Ctx, Field, Float, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, ReadQuery, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { PackageCode } from '../courses/index.ts';
import { storageUsed, streamsMade } from '../media/index.ts';

@ObjectType({ description: 'How many courses one may sell, and how much space one may use.' })
export class CourseQuota {
  @Field(() => Int, {
    nullable: true,
    description: 'Courses that the package allows on sale or in review; never null since packages are sold.',
  })
  limit?: number | null;
  @Field(() => Int, { description: 'How many courses on sale count against the limit.' })
  used!: number;
  @Field(() => Int, { description: 'Courses in review, which will count once they are published.' })
  reserved!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'What is left of the limit, at least 0: courses that may be submitted or put on sale.',
  })
  remaining?: number | null;
  @Field(() => Float, { description: 'Bytes of one’s files.' })
  storageUsed!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Bytes that the package has room for; never null since packages are sold.',
  })
  storageLimit?: number | null;
  @Field(() => Float, {
    description:
      'Bytes that the platform made of one’s videos, so that they play in several qualities. They count against no limit.',
  })
  streamBytes!: number;
  @Field(() => PackageCode, {
    nullable: true,
    description: 'Package that sets the limits: FREE where the viewer has no other one.',
  })
  packageCode?: PackageCode | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the package is paid or was given; null of FREE, which does not end.',
  })
  periodEnd?: Date | null;
}

@Resolver()
export class CourseQuotaResolver {
  @Allow('profile:read')
  @ReadQuery(() => CourseQuota, {
    description: 'The viewer’s own quota as a seller, by their package or by FREE.',
  })
  courseQuota(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      CourseQuota,
      sql`select s.max_courses as "limit", greatest(0, s.max_courses - courses.used - courses.reserved) as remaining,
        s.storage_bytes::float8 as "storageLimit", s.code as "packageCode", s.period_end as "periodEnd",
        courses.used, courses.reserved, ${storageUsed(id)} as "storageUsed", ${streamsMade(id)} as "streamBytes"
        from seller_package s cross join (select count(*) filter (where c.status = 'PUBLISHED')::int as used,
            count(*) filter (where c.status = 'PENDING_REVIEW')::int as reserved
          from course c where c.teacher_id = ${id}) courses
        where s.teacher_id = ${id}`,
      'Counts of the viewer’s own courses and files.',
    );
  }
}
