import { Ctx, Field, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { derived, Guard, MaxRows, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { COVER_VARIANTS } from '../media/index.ts';
import { Course } from './course.entity.ts';
import { managesCourse } from './course.visibility.ts';
import { generatedCoverUrl } from './cover-url.ts';

@ObjectType({ description: 'A variant of the generated cover of a course.' })
export class CoverChoice {
  @Field(() => Int, {
    nullable: true,
    description: 'Value for `setCourseCover`. Null: the variant that follows from title and category.',
  })
  variant?: number | null;
  @Field({ description: 'URL of the cover in this variant, an SVG picture, below the platform’s own URL.' })
  url!: string;
  @Field({
    description: 'True for the variant of the generated cover, also while an uploaded cover replaces it.',
  })
  isChosen!: boolean;
}

@Resolver(() => Course)
export class CoverChoicesResolver {
  @Guard<Viewer, Course>(managesCourse)
  @MaxRows(COVER_VARIANTS + 1)
  @ReadField(() => [CoverChoice], {
    nullable: true,
    description:
      'Variants of the generated cover, the automatic one first. Null for viewers other than its teacher and administrators.',
  })
  coverChoices(@Root() c: Row<Course>, @Ctx() context: Context) {
    return derived(
      CoverChoice,
      sql`select l.variant, ${generatedCoverUrl(c, sql`l.variant`, context)} as url,
          l.variant is not distinct from ${c.coverVariant}::int as "isChosen"
        from (select null::int as variant union all
          select generate_series(0, ${COVER_VARIANTS}::int - 1)) l order by l.variant nulls first`,
      'The guard of the field checks the viewer.',
    );
  }
}
