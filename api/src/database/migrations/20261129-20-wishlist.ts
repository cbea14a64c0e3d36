import { Migration } from '@mikro-orm/migrations';

/**
 * Courses that a person thinks of buying, with the price of the moment when each was saved. What they were told of it
 * stands beside it, so that each drop and each sale is told once. A removed one is kept for a short while, so that the
 * removal can be undone with the price of then.
 */
export class Migration2026112920Wishlist extends Migration {
  override up(): void {
    this.addSql(`
      create table wishlist_item (
        person_id uuid not null references person on delete cascade,
        course_id uuid not null references course on delete cascade,
        added_at timestamptz not null default now(),
        title_then text not null,
        price_then bigint not null check (price_then >= 0),
        told_price bigint check (told_price >= 0),
        told_at timestamptz,
        told_sale_end timestamptz,
        closed_at timestamptz,
        removed_at timestamptz,
        primary key (person_id, course_id)
      )`);
    this.addSql(`create index on wishlist_item (course_id) where removed_at is null`);
    this.addSql(`create index on wishlist_item (removed_at) where removed_at is not null`);
  }
}
