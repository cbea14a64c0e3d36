import { Migration } from '@mikro-orm/migrations';

/** Every file of a backup that a check found at fault, where before only the first one was told of. */
export class Migration2026120391FilesAtFault extends Migration {
  override up(): void {
    this.addSql("alter table backup_run add column files_at_fault jsonb not null default '[]'");
    // What earlier releases noted is what the next backup copies anew
    this.addSql(`
      update backup_run set files_at_fault = jsonb_build_array(jsonb_build_object(
        'fault', coalesce(check_fault, fault), 'file', coalesce(check_detail, fault_detail)))
      where coalesce(check_fault, fault) in ('FILE_MISSING', 'FILE_CHANGED') and coalesce(check_detail, fault_detail) is not null`);
  }
}
