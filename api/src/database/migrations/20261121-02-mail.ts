import { Migration } from '@mikro-orm/migrations';

/** The built-in mailbox, which stands for a mail server while there is none. */
export class Migration2026112102Mail extends Migration {
  override up(): void {
    this.addSql(`
      create table sandbox_mail (
        id uuid primary key default uuidv7(),
        message_id text not null unique,
        sender text not null,
        recipient text not null,
        locale text not null check (locale in ('vi', 'en')),
        subject text not null,
        html text not null,
        text text not null,
        created_at timestamptz not null default now()
      )`);
  }
}
