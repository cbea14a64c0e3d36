import { Migration } from '@mikro-orm/migrations';

const KINDS = `'{COURSE_PUBLISHED,ORDER_PAID,REFUND_DECIDED,ENROLMENT_CREATED,ENROLMENT_COMPLETED,CERTIFICATE_ISSUED,PERSON_CHANGED}'::text[]`;

/**
 * Webhooks: whom we tell of what has happened, and what became of telling them (docs/adr/0021).
 *
 * What is told is written down by triggers, in the transaction that changes the object: no command forgets it, and what
 * is rolled back is never told.
 */
export class Migration2026120110Webhooks extends Migration {
  override up(): void {
    this.#tables();
    this.#recording();
    this.#triggers();
  }

  #tables(): void {
    this.addSql(`
      create table webhook (
        id uuid primary key default uuidv7(),
        name text not null check (length(name) between 1 and 80),
        address text not null check (length(address) between 1 and 500),
        kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ ${KINDS}),
        is_active boolean not null default true,
        secret_sealed bytea not null,
        secret_changed_at timestamptz not null default now(),
        former_secret_sealed bytea,
        former_secret_until timestamptz,
        created_by uuid references person,
        created_at timestamptz not null default now(),
        last_delivered_at timestamptz,
        failing_since timestamptz,
        failures integer not null default 0,
        switched_off_at timestamptz,
        switched_off_for text check (switched_off_for in ('ADMINISTRATOR', 'FAILING', 'GONE')),
        check ((former_secret_sealed is null) = (former_secret_until is null)),
        check ((switched_off_at is null) = is_active and (switched_off_for is null) = is_active)
      )`);
    this.addSql(`create index on webhook (created_by) where created_by is not null`);
    this.addSql(`
      create table webhook_delivery (
        id uuid primary key default uuidv7(),
        webhook_id uuid not null references webhook on delete cascade,
        kind text not null check (kind = any(${KINDS} || '{WEBHOOK_TESTED}'::text[])),
        object_id uuid not null,
        version bigint not null,
        occurred_at timestamptz not null default now(),
        state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
        due_at timestamptz not null default now(),
        retry_until timestamptz not null default now() + interval '1 day',
        tries integer not null default 0,
        sending_until timestamptz,
        ended_at timestamptz,
        body text,
        check ((ended_at is null) = (state = 'WAITING'))
      )`);
    // What is due, hook by hook; and whether an earlier one of the same object waits
    this.addSql(
      `create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'WAITING'`,
    );
    this.addSql(
      `create index webhook_delivery_turn on webhook_delivery (webhook_id, object_id, version) where state = 'WAITING'`,
    );
    this.addSql(`create index on webhook_delivery (webhook_id, id desc)`);
    this.addSql(`create index on webhook_delivery (webhook_id, state, id desc)`);
    this.addSql(`create index on webhook_delivery (occurred_at)`);
    this.addSql(`
      create table webhook_attempt (
        id uuid primary key default uuidv7(),
        delivery_id uuid not null references webhook_delivery on delete cascade,
        at timestamptz not null,
        duration_ms integer not null check (duration_ms >= 0),
        signature text,
        fault text check (fault in ('REFUSED_ADDRESS', 'UNKNOWN_HOST', 'TIMEOUT', 'TLS', 'CONNECTION', 'REDIRECT', 'STATUS',
          'SECRET_UNREADABLE')),
        status integer,
        answer text
      )`);
    this.addSql(`create index on webhook_attempt (delivery_id, id desc)`);
  }

  /**
   * One number for all events, taken while the object's row is locked by whoever changes it: of two events of one
   * object the later one has the greater number, whichever of their transactions began first. Two changes of one
   * transaction are one event.
   */
  #recording(): void {
    this.addSql(`create sequence webhook_version`);
    this.addSql(`
      create function tell_webhooks(what text, objects uuid[]) returns void language plpgsql as $$
      begin
        if not exists (select 1 from webhook where is_active and what = any(kinds)) then
          return;
        end if;
        with event as materialized (
          select o.id, nextval('webhook_version') as version from (select distinct unnest(objects) as id) o
        )
        insert into webhook_delivery (webhook_id, kind, object_id, version)
          select w.id, what, e.id, e.version from event e cross join webhook w
          where w.is_active and what = any(w.kinds) and not exists (
            select 1 from webhook_delivery d where d.webhook_id = w.id and d.object_id = e.id and d.state = 'WAITING'
              and d.kind = what and d.occurred_at = now());
        if found then
          perform pg_notify('live', 'webhook:due:any');
        end if;
      end $$`);
    this.addSql(`
      create function tell_webhooks_of_row() returns trigger language plpgsql as $$
      begin
        perform tell_webhooks(tg_argv[0], array[new.id]);
        return null;
      end $$`);
    this.addSql(`
      create function tell_webhooks_of_rows() returns trigger language plpgsql as $$
      begin
        perform tell_webhooks(tg_argv[0], array(select id from changed));
        return null;
      end $$`);
    // Of another table than the person's own: the person's row is locked here, so that the numbers rise
    this.addSql(`
      create function tell_webhooks_of_people() returns trigger language plpgsql as $$
      declare people uuid[] := array(select distinct person_id from changed);
      begin
        if exists (select 1 from webhook where is_active and 'PERSON_CHANGED' = any(kinds)) then
          perform 1 from person where id = any(people) order by id for no key update;
          perform tell_webhooks('PERSON_CHANGED', people);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create function tell_webhooks_of_teacher() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from webhook where is_active and 'PERSON_CHANGED' = any(kinds)) then
          perform 1 from person where id = new.person_id for no key update;
          perform tell_webhooks('PERSON_CHANGED', array[new.person_id]);
        end if;
        return null;
      end $$`);
  }

  #triggers(): void {
    const row = (table: string, event: string, when: string, kind: string) =>
      this.addSql(`
        create trigger tell_webhooks_${kind.toLowerCase()}_${event.split(' ')[0]} after ${event} on ${table} for each row
        when (${when}) execute function tell_webhooks_of_row('${kind}')`);
    // Many at once (imports, groups): one call for each statement
    const rows = (table: string, kind: string) =>
      this.addSql(`
        create trigger tell_webhooks_${kind.toLowerCase()}_insert after insert on ${table}
        referencing new table as changed for each statement execute function tell_webhooks_of_rows('${kind}')`);

    row('course', 'insert', `new.status = 'PUBLISHED'`, 'COURSE_PUBLISHED');
    row(
      'course',
      'update of status',
      `new.status = 'PUBLISHED' and old.status <> 'PUBLISHED'`,
      'COURSE_PUBLISHED',
    );
    row('orders', 'insert', `new.paid_at is not null`, 'ORDER_PAID');
    row('orders', 'update of paid_at', `new.paid_at is not null and old.paid_at is null`, 'ORDER_PAID');
    row('refund', 'insert', `new.decided_at is not null`, 'REFUND_DECIDED');
    row(
      'refund',
      'update of decided_at',
      `new.decided_at is not null and new.decided_at is distinct from old.decided_at`,
      'REFUND_DECIDED',
    );
    rows('enrolment', 'ENROLMENT_CREATED');
    // Bought anew after its time or after it was given back: the same place in the course
    row(
      'enrolment',
      'update of access',
      `new.access = 'ACTIVE' and (old.access in ('EXPIRED', 'REVOKED')
        or new.expires_at is distinct from old.expires_at and old.expires_at <= now())`,
      'ENROLMENT_CREATED',
    );
    row(
      'enrolment',
      'update of completed_at',
      `new.completed_at is not null and old.completed_at is null`,
      'ENROLMENT_COMPLETED',
    );
    row('certificate', 'insert', `new.status = 'ISSUED'`, 'CERTIFICATE_ISSUED');
    rows('person', 'PERSON_CHANGED');
    const facts = [
      'email',
      'email_verified_at',
      'full_name',
      'avatar_url',
      'roles',
      'is_active',
      'bio',
      'skills',
      'education',
      'experience',
      'phone',
      'locale',
      'erased_at',
    ];
    const all = (which: 'old' | 'new') => facts.map((fact) => `${which}.${fact}`).join(', ');
    row(
      'person',
      `update of ${facts.join(', ')}`,
      `(${all('new')}) is distinct from (${all('old')})`,
      'PERSON_CHANGED',
    );
    for (const [event, rowsOf] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ])
      this.addSql(`
        create trigger tell_webhooks_${event} after ${event} on person_custom_role
        referencing ${rowsOf} table as changed for each statement execute function tell_webhooks_of_people()`);
    this.addSql(`
      create trigger tell_webhooks_insert after insert on teacher_profile for each row
      execute function tell_webhooks_of_teacher()`);
    this.addSql(`
      create trigger tell_webhooks_update after update on teacher_profile for each row
      when ((new.headline, new.links, new.seller_class, new.tax_id)
        is distinct from (old.headline, old.links, old.seller_class, old.tax_id))
      execute function tell_webhooks_of_teacher()`);
  }
}
