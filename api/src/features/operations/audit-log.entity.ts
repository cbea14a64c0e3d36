import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One line of the audit log. The database refuses to change or remove it. */
@Entity({ tableName: 'audit_log' })
export class AuditLog {
  [OptionalProps]?: 'at';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at!: Date;

  @Property({ type: 'uuid', nullable: true })
  actorId?: string | null;

  /** The administrator, when they act while viewing as `actorId`. */
  @Property({ type: 'uuid', nullable: true })
  realActorId?: string | null;

  /** For example `course.approved`. */
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text' })
  targetType!: string;

  @Property({ type: 'uuid', nullable: true })
  targetId?: string | null;

  @Property({ type: 'json', nullable: true })
  before?: unknown;

  @Property({ type: 'json', nullable: true })
  after?: unknown;

  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Property({ type: 'text', nullable: true })
  address?: string | null;

  /** `graphql`, `rest`, `job`, `gateway` or `seed`. */
  @Property({ type: 'text' })
  origin!: string;

  /** Words of action and reason without accents, kept by the database. */
  @Property({ type: 'string', columnType: 'tsvector', generated: 'always', lazy: true, nullable: true })
  search?: string | null;
}
