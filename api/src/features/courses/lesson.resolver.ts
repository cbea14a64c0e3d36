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
import { holdsContent, lessonKinds } from './lesson-kinds.ts';
import { providerOf } from './lessons/embed-address.ts';
import { lessonMediaUrl } from './lessons/lesson-media-address.ts';
import { Lesson, LessonContent, LessonOutline } from './section.entity.ts';

@Resolver(() => LessonContent)
export class LessonResolver {
  @Public('lesson:study', 'course:read-own', 'course:read-any')
  @ReadQuery(() => LessonContent, {
    nullable: true,
    description:
      'What a lesson teaches, when the viewer may have it: a preview, one they opened, one of their own courses. Null otherwise.',
  })
  lessonContent(@Arg('id', () => ID, { description: 'Of the lesson, as outlines give it.' }) id: string) {
    return rows(LessonContent, (lesson) => ({ where: sql`${lesson.id} = ${uuid(id)}` }));
  }

  @Needs('id', 'media')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of the video, below the platform’s own, good for range requests; made for the viewer: it ends with their access, after six hours at most.',
  })
  mediaUrl(
    @Root() { id, media }: { id: string; media: string | null },
    @Ctx() { services, viewer }: Context,
  ): string | null {
    return media && lessonMediaUrl(services.keys, { lessonId: id, mediaId: media }, viewer);
  }
}

/** Fields of live lessons, recordings and embedded pages. */
@Resolver(() => LessonContent)
export class LessonElsewhereResolver {
  @ReadField(() => String, {
    nullable: true,
    description:
      'Absolute address where a live lesson is held: for its teacher and administrators, and once its room opens for students who opened it; null for others.',
  })
  joinUrl(@Root() lesson: Row<Lesson>, @Ctx() { viewer }: Context) {
    return sql`case when ${mayJoinLesson(viewer, lesson)} then ${lesson.liveUrl} end`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'From when on students of a live lesson are given its address, 15 minutes before it begins; null without an address or a time, and for whoever is not invited.',
  })
  joinOpensAt(@Root() lesson: Row<Lesson>, @Ctx() { viewer }: Context) {
    return sql`case when ${lesson.liveUrl} is not null and ${isInvitedToLesson(viewer, lesson)} then ${joinOpensAt(lesson)} end`;
  }

  @Needs('embedUrl')
  @FieldResolver(() => EmbedProvider, {
    nullable: true,
    description: 'Whose page is framed; absent in lessons that frame none.',
  })
  embedProvider(@Root() { embedUrl }: { embedUrl: string | null }): EmbedProvider | null {
    return (embedUrl && providerOf(embedUrl)) || null;
  }

  @Needs('kind')
  @FieldResolver(() => [CompletionRule], {
    description: 'What may make a lesson of this kind complete; the first is what a new one has.',
  })
  allowedRules(@Root() { kind }: { kind: LessonKind }): readonly CompletionRule[] {
    return lessonKinds[kind].rules;
  }
}

@Resolver(() => LessonOutline)
export class LessonOutlineResolver {
  @Uncached()
  @ReadField(() => Boolean, { description: 'False while what its kind is made of is missing.' })
  hasContent(@Root() lesson: Row<Lesson>) {
    return holdsContent(lesson);
  }
}
