import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { derived, type Sql, sql, Uncached } from '../../../graphql/read/index.ts';

export enum VideoState {
  PLAIN = 'PLAIN',
  WAITING = 'WAITING',
  MAKING = 'MAKING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(VideoState, {
  name: 'VideoState',
  description: 'How far the qualities of a video are.',
  valuesConfig: {
    PLAIN: { description: 'None are made: it is served as it was uploaded.' },
    WAITING: { description: 'They are asked for, and their turn has not come.' },
    MAKING: { description: 'They are being made; `percentage` says how far.' },
    READY: { description: 'It plays as an adaptive stream in `heights`.' },
    FAILED: { description: 'They could not be made; `failure` says why.' },
  },
});

export enum VideoFailure {
  UNREADABLE = 'UNREADABLE',
  TOO_LARGE = 'TOO_LARGE',
  TOO_LONG = 'TOO_LONG',
  INTERRUPTED = 'INTERRUPTED',
  NO_ROOM = 'NO_ROOM',
  NOT_SET_UP = 'NOT_SET_UP',
}
registerEnumType(VideoFailure, {
  name: 'VideoFailure',
  description: 'Why the qualities of a video could not be made.',
  valuesConfig: {
    UNREADABLE: { description: 'The file is broken, or coded in a way that is not known.' },
    TOO_LARGE: {
      description: 'Its picture is larger than 4096 × 2304 pixels, or longer than 8192 on a side.',
    },
    TOO_LONG: { description: 'It took longer than the platform allows, or got stuck.' },
    INTERRUPTED: { description: 'The program stopped each time that it was tried.' },
    NO_ROOM: {
      description:
        'The platform’s disk has no room at present: it is asked for again by itself once there is.',
    },
    NOT_SET_UP: { description: 'The platform no longer has what makes them (FFMPEG_PATH).' },
  },
});

@ObjectType({ description: 'A video as it is stored, and what was made of it.' })
export class Video {
  @Field(() => ID, { description: 'Of the stored file: another video has another one.' })
  id!: string;
  @Field(() => Int, { description: 'Length in seconds, as the file says.' })
  durationSec!: number;
  @Field({ description: 'Every browser plays it as it was uploaded; others wait for their stream.' })
  isPlayable!: boolean;
  @Field(() => VideoState, { description: 'How far its qualities are.' })
  state!: VideoState;
  @Uncached()
  @Field(() => Int, { description: 'How much of them is made, 0 to 100.' })
  percentage!: number;
  @Field(() => VideoFailure, { nullable: true, description: 'Why they could not be made; with FAILED.' })
  failure?: VideoFailure | null;
  @Field(() => [Int], { description: 'Qualities by their lines (720 of “720p”), the smallest first.' })
  heights!: number[];
  @Field({ description: 'There is a picture of it to show before it plays.' })
  hasPoster!: boolean;
}

/** The video of the file with this ID (an SQL expression). Null if the ID is null. */
export const videoOf = (mediaId: Sql, skipVisibility: string) =>
  derived(
    Video,
    sql`select m.id, coalesce(m.duration_sec, 0) as "durationSec", m.content_type = 'video/mp4' as "isPlayable",
        coalesce(v.state, 'PLAIN') as state, coalesce(v.percentage, 0) as percentage, v.failure,
        array(select (r->>'height')::int from jsonb_array_elements(coalesce(v.renditions, '[]')) r) as heights,
        v.poster_key is not null as "hasPoster"
      from media m left join video_stream v on v.media_id = m.id where m.id = ${mediaId}`,
    skipVisibility,
  );
