import { Migration } from '@mikro-orm/migrations';

/** Covers that a provider draws. As text, so that it goes with what a person is given of their data. */
export class Migration2026120382DraftedPictures extends Migration {
  override up(): void {
    this.addSql(`
      alter table assistant_request drop constraint assistant_request_kind_check,
        add constraint assistant_request_kind_check
          check (kind in ('DESCRIPTION', 'OUTCOMES', 'QUESTIONS', 'CHECK', 'PICTURE')),
        add column picture text`);
    this.addSql(
      `create index assistant_request_picture on assistant_request (created_at) where picture is not null`,
    );
  }
}
