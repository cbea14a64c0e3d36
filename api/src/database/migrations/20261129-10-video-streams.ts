import { Migration } from '@mikro-orm/migrations';

/**
 * Videos in several qualities. A stream belongs to the stored file, which lessons share; its own files stand in the list
 * of that row, and go with it. `run` names the attempt that may write: what an earlier one still does comes to nothing.
 */
export class Migration2026112910VideoStreams extends Migration {
  override up(): void {
    this.addSql(`
      create table video_stream (
        media_id uuid primary key references media on delete cascade,
        state text not null default 'WAITING' check (state in ('WAITING', 'MAKING', 'READY', 'FAILED')),
        run uuid,
        percentage integer not null default 0 check (percentage between 0 and 100),
        failure text check (failure in ('UNREADABLE', 'TOO_LONG', 'INTERRUPTED', 'NOT_SET_UP')),
        renditions jsonb not null default '[]',
        poster_key text,
        size_bytes bigint not null default 0,
        requested_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        finished_at timestamptz,
        check ((state = 'FAILED') = (failure is not null)),
        check (state <> 'READY' or jsonb_array_length(renditions) > 0)
      )`);
    this.addSql(`create index on video_stream (touched_at) where state = 'MAKING'`);
  }
}
