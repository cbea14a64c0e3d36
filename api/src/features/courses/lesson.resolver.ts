import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  Needs,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  sql,
  Uncached,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { isInvitedToLesson, joinOpensAt, mayJoinLesson } from './course.visibility.ts';
import { CompletionRule, EmbedProvider, type LessonKind } from './lesson.enums.ts';
import { hasContent, lessonKinds } from './lesson-kinds.ts';
import { findProvider } from './lessons/embed-url.ts';
import { lessonMediaUrl } from './lessons/lesson-media-url.ts';
import { Lesson, LessonContent, LessonOutline } from './section.entity.ts';

@Resolver(() => LessonContent)
export class LessonResolver {
  @Public('lesson:study', 'course:read-own', 'course:read-any')
  @ReadQuery(() => LessonContent, {
    nullable: true,
    description:
      'Content of a lesson. Null unless it is a preview, a lesson that the viewer has opened and may study now, or a lesson of a course that the viewer manages.',
  })
  lessonContent(@Arg('id', () => ID, { description: 'ID of the lesson, as in outlines.' }) id: string) {
    return rows(LessonContent, (lesson) => ({ where: sql`${lesson.id} = ${uuid(id)}` }));
  }

  @Needs('id', 'media')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed URL of the video for the viewer, below the platform’s own URL. Supports range requests. Valid until the viewer’s access ends, at most six hours.',
  })
  mediaUrl(
    @Root() { id, media }: { id: string; media: string | null },
    @Ctx() { services, viewer }: Context,
  ): string | null {
    return media && lessonMediaUrl(services.keys, { lessonId: id, mediaId: media }, viewer);
  }
}

@Resolver(() => LessonContent)
export class LessonElsewhereResolver {
  @ReadField(() => String, {
    nullable: true,
    description:
      'Absolute URL of a live lesson: for teachers and administrators, and after the room opens for students who opened the lesson. Null for other viewers.',
  })
  joinUrl(@Root() lesson: Row<Lesson>, @Ctx() { viewer }: Context) {
    return sql`case when ${mayJoinLesson(viewer, lesson)} then ${lesson.liveUrl} end`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time from which students get the URL of a live lesson, 15 minutes before it begins. Null without a URL or start time, and for viewers who are not invited.',
  })
  joinOpensAt(@Root() lesson: Row<Lesson>, @Ctx() { viewer }: Context) {
    return sql`case when ${lesson.liveUrl} is not null and ${isInvitedToLesson(viewer, lesson)} then ${joinOpensAt(lesson)} end`;
  }

  @Needs('embedUrl')
  @FieldResolver(() => EmbedProvider, {
    nullable: true,
    description: 'Provider of the embedded page. Null without one.',
  })
  embedProvider(@Root() { embedUrl }: { embedUrl: string | null }): EmbedProvider | null {
    return (embedUrl && findProvider(embedUrl)) || null;
  }

  @Needs('kind')
  @FieldResolver(() => [CompletionRule], {
    description: 'Completion rules that this kind of lesson allows. The first one is the default.',
  })
  allowedRules(@Root() { kind }: { kind: LessonKind }): readonly CompletionRule[] {
    return lessonKinds[kind].rules;
  }
}

@Resolver(() => LessonOutline)
export class LessonOutlineResolver {
  @Uncached()
  @ReadField(() => Boolean, { description: 'False if the content that its kind requires is missing.' })
  hasContent(@Root() lesson: Row<Lesson>) {
    return hasContent(lesson);
  }
}
