import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  MaxRows,
  Needs,
  ReadField,
  ReadMutation,
  type Row,
  resultRow,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { DeletedFromCourse } from '../course.resolver.ts';
import { lessonMediaUrl } from '../lessons/lesson-media-url.ts';
import { type Lesson, LessonContent } from '../section.entity.ts';
import { deleteLessonCaptions, UpdateLessonCaptionsInput, updateLessonCaptions } from './caption-commands.ts';
import { MAX_CAPTION_TRACKS } from './caption-language.ts';
import { CaptionTrack } from './caption-track.entity.ts';
import { CaptionsImport, ImportLessonCaptionsInput } from './captions-import.types.ts';
import { importLessonCaptions } from './import-captions.ts';
import { AddLessonCaptionsInput, addLessonCaptions } from './put-captions.ts';

@Resolver(() => CaptionTrack)
export class CaptionTrackResolver {
  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Adds captions to a lesson’s video. They replace captions of the same language. BAD_INPUT: no or invalid captions, with the line number. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the package has no room.',
  })
  async addLessonCaptions(@Arg('input') input: AddLessonCaptionsInput, @Ctx() context: Context) {
    return resultRow(LessonContent, await addLessonCaptions(context, input));
  }

  @Allow('course:update')
  @Mutation(() => CaptionsImport, {
    description:
      'Imports the captions of a file for a lesson’s video, or previews the import. They replace captions of the same language. BAD_INPUT: a file without captions, too many captions, or a lesson without a video. NOT_FOUND, FORBIDDEN: not a course that the viewer may edit. CONFLICT: its state forbids it. POLICY: the package has no room.',
  })
  importLessonCaptions(
    @Arg('input') input: ImportLessonCaptionsInput,
    @Ctx() context: Context,
  ): Promise<CaptionsImport> {
    return importLessonCaptions(context, input);
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Renames captions, or makes them the default. BAD_INPUT: an invalid label. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  async updateLessonCaptions(@Arg('input') input: UpdateLessonCaptionsInput, @Ctx() context: Context) {
    return resultRow(LessonContent, await updateLessonCaptions(context, input));
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Removes captions from a lesson. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  deleteLessonCaptions(
    @Arg('trackId', () => ID, { description: 'ID of captions in the viewer’s course.' }) trackId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteLessonCaptions(context, trackId);
  }

  @Needs('lesson', 'media')
  @FieldResolver(() => String, {
    description:
      'Signed URL of the WebVTT file for the viewer, below the platform’s own URL. Valid until the viewer’s access ends, at most six hours.',
  })
  url(
    @Root() { lesson: lessonId, media: mediaId }: { lesson: string; media: string },
    @Ctx() { services, viewer }: Context,
  ): string {
    return lessonMediaUrl(services.keys, { lessonId, mediaId }, viewer);
  }
}

@Resolver(() => CaptionsImport)
export class CaptionsImportResolver {
  @FieldResolver(() => LessonContent, { description: 'The lesson with its current captions.' })
  lesson(@Root() { lessonId }: CaptionsImport) {
    return resultRow(LessonContent, lessonId);
  }
}

@Resolver(() => LessonContent)
export class LessonCaptionsResolver {
  @MaxRows(MAX_CAPTION_TRACKS)
  @ReadField(() => [CaptionTrack], {
    description: 'Captions of the video, one track per language, the default first.',
  })
  captions(@Root() of: Row<Lesson>) {
    return rows(
      CaptionTrack,
      (t) => ({
        where: sql`${t.lesson} = ${of.id} and ${t.replacedAt} is null`,
        orderBy: sql`${t.isDefault} desc, ${t.language}`,
        limit: MAX_CAPTION_TRACKS,
      }),
      { skipVisibility: 'Viewers of the lesson may read its captions.' },
    );
  }
}
