import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { ViewingData } from './viewing-parts.ts';

/** Minutes without a report that end a viewing. A later report begins another one. */
export const VIEWING_MINUTES = 30;

interface Reported {
  readonly now: string;
  readonly student: string;
  readonly media: string | null;
  readonly duration: number;
  /** Undefined for texts, and for teachers of the course. */
  readonly played: ViewingData | undefined;
}

/** For the update of `lesson_progress p` by a report: the start time of the viewing to which the report belongs. */
export const viewingBeganAt = ({ now, played }: Reported): Sql => sql`
  case when not ${!!played}::boolean
      or p.viewing_began_at is not null and p.reported_at > ${now}::timestamptz - make_interval(mins => ${VIEWING_MINUTES}::int)
    then p.viewing_began_at else ${now}::timestamptz end`;

/** Part of the statement that saves the report, in which `progress` contains the updated rows. */
export const upsertViewing = ({ now, student, media, duration, played }: Reported): Sql => sql`
  insert into lesson_viewing as v (progress_id, began_at, person_id, last_at, media_id, length_sec, stopped_sec, played, replayed)
  select progress.id, progress.viewing_began_at, ${student}::uuid, ${now}::timestamptz, ${media}::uuid, ${duration}::int,
    ${played?.stoppedSec ?? 0}::int, ${played?.played ?? 0}::bigint, ${played?.replayed ?? 0}::bigint
  from progress where ${!!played}::boolean
  on conflict (progress_id, began_at) do update set last_at = excluded.last_at, stopped_sec = excluded.stopped_sec,
    played = v.played | excluded.played, replayed = v.replayed | excluded.replayed
    where v.media_id = excluded.media_id and v.length_sec = excluded.length_sec`;
