import { Migration } from '@mikro-orm/migrations';

/**
 * How long operations and statements take, which processes live, and what became of dead letters.
 *
 * A histogram counts what took at most 1, 1.5, 2, 3, 4, 6 … 16384 ms, and in its last place what took longer; its places
 * are those of platform/measurements.ts. Histograms of several processes and of several minutes are summed place by place.
 */
export class Migration2026120310Performance extends Migration {
  override up(): void {
    this.addSql(`
      create table measurement (
        span text not null check (span in ('MINUTE', 'HOUR')),
        at timestamptz not null,
        kind text not null check (kind in ('graphql', 'rest', 'http', 'statement')),
        operation text not null check (length(operation) between 1 and 300),
        calls bigint not null check (calls > 0),
        failed bigint not null check (failed between 0 and calls),
        sum_ms double precision not null,
        slowest_ms double precision not null,
        counts bigint[] not null,
        primary key (span, kind, operation, at)
      )`);
    this.addSql(`create index on measurement (span, at)`);
    this.addSql(`
      create table statement_text (
        name text primary key,
        text text not null,
        seen_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table server_process (
        id uuid primary key,
        host text not null,
        pid integer not null,
        version text not null,
        started_at timestamptz not null,
        beat_at timestamptz not null,
        rss_bytes bigint not null,
        heap_bytes bigint not null,
        lag_ms double precision not null
      )`);
    this.addSql(`
      create table dead_letter_outcome (
        id uuid primary key,
        queue text not null,
        attempts integer not null,
        error text,
        failed_at timestamptz not null,
        replay_id uuid,
        reason text,
        decided_at timestamptz not null default now(),
        check ((replay_id is null) = (reason is not null))
      )`);
    this.addSql(`create index on dead_letter_outcome (decided_at)`);
    this.addSql(`
      create function histogram_bound(place integer) returns double precision language sql immutable parallel safe as $$
        select case when place < 0 then 0 else (case place % 2 when 1 then 1.5 else 1 end) * 2::float8 ^ (place / 2) end
      $$`);
    // Between the bounds of the bucket in which the share lies, as if what is in it were spread evenly
    this.addSql(`
      create function histogram_quantile(counts bigint[], share double precision) returns double precision
        language plpgsql immutable strict parallel safe as $$
      declare
        rank double precision := share * (select coalesce(sum(c), 0) from unnest(counts) c);
        before bigint := 0;
        last integer := cardinality(counts);
      begin
        for place in 1..last loop
          if counts[place] > 0 and before + counts[place] >= rank then
            if place = last then return histogram_bound(last - 2); end if;
            return histogram_bound(place - 2)
              + (histogram_bound(place - 1) - histogram_bound(place - 2)) * (rank - before) / counts[place];
          end if;
          before := before + counts[place];
        end loop;
        return null;
      end $$`);
  }
}
