import { Migration } from '@mikro-orm/migrations';

/**
 * An event is recorded for the webhooks that are still there when it is: one that is being deleted is passed over. Before,
 * the foreign key refused the delivery, and with it the order, the enrolment or the profile whose event it was.
 */
export class Migration2026120111WebhooksThatGo extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function tell_webhooks(what text, objects uuid[]) returns void language plpgsql as $$
      begin
        if not exists (select 1 from webhook where is_active and what = any(kinds)) then
          return;
        end if;
        with event as materialized (
          select o.id, nextval('webhook_version') as version from (select distinct unnest(objects) as id) o
        ), hook as materialized (
          select id from webhook where is_active and what = any(kinds) order by id for key share
        )
        insert into webhook_delivery (webhook_id, kind, object_id, version)
          select w.id, what, e.id, e.version from event e cross join hook w
          where not exists (
            select 1 from webhook_delivery d where d.webhook_id = w.id and d.object_id = e.id and d.state = 'WAITING'
              and d.kind = what and d.occurred_at = now());
        if found then
          perform pg_notify('live', 'webhook:due:any');
        end if;
      end $$`);
  }
}
