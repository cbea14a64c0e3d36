import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { derived, type Sql, sql, Uncached } from '../../../graphql/read/index.ts';

export const VideoState = defineEnum('VideoState', 'Transcoding status of a video.', {
  PLAIN: 'No renditions are made. The video is served as uploaded.',
  WAITING: 'Queued. The transcoding has not started yet.',
  MAKING: 'Renditions are being made; `percentage` is the progress.',
  READY: 'The video plays as an adaptive stream in `heights`.',
  FAILED: 'The transcoding failed; `failure` is the reason.',
});
export type VideoState = keyof typeof VideoState;

export const VideoFailure = defineEnum('VideoFailure', 'Reason why the transcoding of a video failed.', {
  UNREADABLE: 'The file is broken or has an unsupported codec.',
  TOO_LARGE: 'The picture has more than 4096 × 2304 pixels, or a side longer than 8192 pixels.',
  TOO_LONG: 'The transcoding exceeded its time limit or got stuck.',
  INTERRUPTED: 'The process ended unexpectedly in each attempt.',
  NO_ROOM: 'The platform’s disk is full. The transcoding is retried automatically when there is room.',
  NOT_SET_UP: 'Transcoding is no longer configured (FFMPEG_PATH).',
});
export type VideoFailure = keyof typeof VideoFailure;

@ObjectType({ description: 'A stored video and its renditions.' })
export class Video {
  @Field(() => ID, { description: 'Unique ID of the stored file. A replaced video has a new ID.' })
  id!: string;
  @Field(() => Int, { description: 'Duration declared by the file, in seconds.' })
  durationSec!: number;
  @Field({ description: 'True if every browser plays the uploaded file. Other videos need their stream.' })
  isPlayable!: boolean;
  @Field(() => VideoState, { description: 'Transcoding status of the video.' })
  state!: VideoState;
  @Uncached()
  @Field(() => Int, { description: 'Transcoding progress in per cent, 0 to 100.' })
  percentage!: number;
  @Field(() => VideoFailure, {
    nullable: true,
    description: 'Reason of the failure. Null unless the status is FAILED.',
  })
  failure?: VideoFailure | null;
  @Field(() => [Int], {
    description: 'Heights of the renditions in pixels (720 for “720p”), the smallest first.',
  })
  heights!: number[];
  @Field({ description: 'True if a poster image exists.' })
  hasPoster!: boolean;
}

/** The video of the file with this ID (an SQL expression). Null if the ID is null. */
export const videoSource = (mediaId: Sql, skipVisibility: string) =>
  derived(
    Video,
    sql`select m.id, coalesce(m.duration_sec, 0) as "durationSec", m.content_type = 'video/mp4' as "isPlayable",
        coalesce(v.state, 'PLAIN') as state, coalesce(v.percentage, 0) as percentage, v.failure,
        array(select (r->>'height')::int from jsonb_array_elements(coalesce(v.renditions, '[]')) r) as heights,
        v.poster_key is not null as "hasPoster"
      from media m left join video_stream v on v.media_id = m.id where m.id = ${mediaId}`,
    skipVisibility,
  );
