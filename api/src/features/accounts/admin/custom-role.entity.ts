import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Max custom roles of the platform. Each is a row of the permission matrix. */
export const MAX_CUSTOM_ROLES = 50;

/** A role that administrators have defined: a named set of administrative permissions. */
@Entity()
export class CustomRole {
  [OptionalProps]?: 'description' | 'permissions' | 'version' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  description: string = '';

  /** As stored. May contain permissions that this release does not know. */
  @Property({ type: 'string[]' })
  permissions: string[] = [];

  /** Incremented by each edit. An edit names the version it is based on. */
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
