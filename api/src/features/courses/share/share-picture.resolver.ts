import { Resolver, Root } from 'type-graphql';
import { ReadField, type Row, sql } from '../../../graphql/read/index.ts';
import { PublicProfile } from '../../accounts/index.ts';
import { shareUrl } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { isPublic } from '../course.visibility.ts';
import { courseShareVersion, teacherShareVersion } from './share-pictures.ts';

const SIZE =
  'PNG of 1200 × 630 pixels, for previews of links. It is immutable: a change of what it shows changes the URL.';

@Resolver(() => Course)
export class CourseShareResolver {
  @ReadField(() => String, {
    nullable: true,
    description: `URL of a picture with title and teacher, below the platform’s own URL: ${SIZE} Null unless anyone may see the course.`,
  })
  shareImageUrl(@Root() c: Row<Course>) {
    return sql`case when ${isPublic(c)} then ${shareUrl('courses', c.id, courseShareVersion(c))} end`;
  }
}

@Resolver(() => PublicProfile)
export class TeacherShareResolver {
  @ReadField(() => String, {
    description: `URL of a picture with name and headline, below the platform’s own URL: ${SIZE} Only for teachers with a public page.`,
  })
  shareImageUrl(@Root() p: Row<PublicProfile>) {
    return shareUrl('teachers', p.id, teacherShareVersion(p));
  }
}
