import { Migration } from '@mikro-orm/migrations';

/**
 * Logos, icon and hero picture of the branding. They are small and few, so they are rows: versions of the branding can
 * be restored, and every process and every backup has them.
 */
export class Migration2027022101BrandingFiles extends Migration {
  override up(): void {
    this.addSql(`
      create table branding_file (
        id uuid primary key default gen_random_uuid(),
        name text not null unique check (name ~ '^[0-9a-f]{32}[.](svg|png|webp)$'),
        bytes bytea not null check (octet_length(bytes) between 1 and 2097152),
        width int not null check (width > 0),
        height int not null check (height > 0),
        created_at timestamptz not null default now()
      )`);
  }
}
