import { Migration } from '@mikro-orm/migrations';

/** More reasons why a video has no stream, and how often it was asked for lately. */
export class Migration2026113033StreamBounds extends Migration {
  override up(): void {
    this.addSql(`
      alter table video_stream drop constraint video_stream_failure_check,
        add constraint video_stream_failure_check
          check (failure in ('UNREADABLE', 'TOO_LARGE', 'TOO_LONG', 'INTERRUPTED', 'NO_ROOM', 'NOT_SET_UP')),
        add column asked integer not null default 1 check (asked > 0),
        add column asked_since timestamptz not null default now()`);
  }
}
