import { Ctx, Field, Float, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, ReadQuery, sql } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';

@ObjectType({ description: 'How many courses one may sell, and how much space one may use.' })
export class CourseQuota {
  @Field(() => Int, { nullable: true, description: 'Courses that may be on sale; null: no limit applies.' })
  limit?: number | null;
  @Field(() => Int, { description: 'How many courses on sale count against the limit.' })
  used!: number;
  @Field(() => Int, { description: 'Courses in review, which will count once they are published.' })
  reserved!: number;
  @Field(() => Int, { nullable: true, description: 'What is left of the limit; null: no limit applies.' })
  remaining?: number | null;
  @Field(() => Float, { description: 'Bytes of one’s files.' })
  storageUsed!: number;
  @Field(() => Float, { nullable: true, description: 'Bytes that one may use; null: no limit applies.' })
  storageLimit?: number | null;
  @Field(() => String, { nullable: true, description: 'Package that sets the limits; null: none does.' })
  packageCode?: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the package ends; null without one.' })
  periodEnd?: Date | null;
}

@Resolver()
export class CourseQuotaResolver {
  @Allow('profile:read')
  @ReadQuery(() => CourseQuota, {
    description: 'One’s own quota as a seller. Packages are not sold yet: no limit applies.',
  })
  courseQuota(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      CourseQuota,
      sql`select null::int as "limit", null::int as remaining, null::float8 as "storageLimit",
        null::text as "packageCode", null::timestamptz as "periodEnd",
        courses.used, courses.reserved,
        (select coalesce(sum(m.size_bytes), 0)::float8 from media m where m.owner_id = ${id}) as "storageUsed"
        from (select count(*) filter (where c.status = 'PUBLISHED')::int as used,
            count(*) filter (where c.status = 'PENDING_REVIEW')::int as reserved
          from course c where c.teacher_id = ${id}) courses`,
      'Counts of the viewer’s own courses and files.',
    );
  }
}
