import { Resolver } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import { ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { isListedAs } from './course.visibility.ts';
import { LessonContent } from './section.entity.ts';

/** Length in seconds that a visitor watches on the home page. */
const MIN_SECONDS = 20;
const MAX_SECONDS = 300;

/** Tables that invalidate the cached query, including those of the fields that the home page selects. */
const SAMPLE_TABLES = [
  'caption_track',
  'course',
  'lesson',
  'media',
  'video_stream',
  'person',
  'section',
] as const;

@Resolver()
export class SampleLessonResolver {
  @Public()
  @ReadQuery(() => LessonContent, {
    cached: SAMPLE_TABLES,
    nullable: true,
    description:
      'Preview lesson that a visitor can try first: a playable video of 20 seconds to 5 minutes in the course on sale with the most students, preferably one with captions. Null if there is none.',
  })
  sampleLesson() {
    return rows(LessonContent, (l) => ({
      where: sql`${l.id} = (select x.id from lesson x join course c on c.id = x.course_id
        join media m on m.id = x.media_id left join video_stream v on v.media_id = m.id
        where x.kind = 'VIDEO' and x.is_preview and x.removed_at is null and ${isListedAs('c')}
          and x.duration_sec between ${MIN_SECONDS}::int and ${MAX_SECONDS}::int
          and (m.content_type = 'video/mp4' or v.state = 'READY')
        order by exists (select 1 from caption_track t where t.lesson_id = x.id and t.replaced_at is null) desc, c.student_count desc,
          c.id, x.position limit 1)`,
    }));
  }
}
