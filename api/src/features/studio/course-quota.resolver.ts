import { Ctx, Field, Float, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, ReadQuery, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { PackageCode } from '../courses/index.ts';
import { storageUsedSql, streamBytesUsedSql } from '../media/index.ts';

@ObjectType({ description: 'Quota of a teacher for courses and storage.' })
export class CourseQuota {
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of courses on sale or in review. Never null since packages are sold.',
  })
  limit?: number | null;
  @Field(() => Int, { description: 'Number of courses on sale.' })
  used!: number;
  @Field(() => Int, { description: 'Number of courses in review. They count against the limit.' })
  reserved!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of courses that may still be submitted or published, at least 0.',
  })
  remaining?: number | null;
  @Field(() => Float, { description: 'Size in bytes of the teacher’s files.' })
  storageUsed!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Storage of the package in bytes. Never null since packages are sold.',
  })
  storageLimit?: number | null;
  @Field(() => Float, {
    description: 'Size in bytes of the renditions of the teacher’s videos. They count against no limit.',
  })
  streamBytes!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of the teacher’s valid coupons at a time. Null: no limit.',
  })
  couponLimit?: number | null;
  @Field(() => PackageCode, {
    nullable: true,
    description: 'Package that sets the limits. FREE if the viewer has no other package.',
  })
  packageCode?: PackageCode | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the package’s paid or granted period. Null for FREE, which does not end.',
  })
  periodEnd?: Date | null;
}

@Resolver()
export class CourseQuotaResolver {
  @Allow('profile:read')
  @ReadQuery(() => CourseQuota, {
    description: 'The viewer’s quota as a teacher, from their package or FREE.',
  })
  courseQuota(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      CourseQuota,
      sql`select s.max_courses as "limit", greatest(0, s.max_courses - courses.used - courses.reserved) as remaining,
        s.storage_bytes::float8 as "storageLimit", s.max_coupons as "couponLimit", s.code as "packageCode", s.period_end as "periodEnd",
        courses.used, courses.reserved, ${storageUsedSql(id)} as "storageUsed", ${streamBytesUsedSql(id)} as "streamBytes"
        from seller_package s cross join (select count(*) filter (where c.status = 'PUBLISHED')::int as used,
            count(*) filter (where c.status = 'PENDING_REVIEW')::int as reserved
          from course c where c.teacher_id = ${id}) courses
        where s.teacher_id = ${id}`,
      'Counts of the viewer’s own courses and files.',
    );
  }
}
