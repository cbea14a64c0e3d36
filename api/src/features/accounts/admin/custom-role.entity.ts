import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Custom roles of a platform; each is a line of the permission matrix. No one can be given more. */
export const MAX_CUSTOM_ROLES = 50;

/** A role that administrators have made: a name for a set of administrative permissions. */
@Entity()
export class CustomRole {
  [OptionalProps]?: 'description' | 'permissions' | 'version' | 'createdAt' | 'updatedAt';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  description: string = '';

  /** As stored: may name what a later release no longer knows. */
  @Property({ type: 'string[]' })
  permissions: string[] = [];

  /** Rises with every edit; edits name the one they were made on. */
  @Property({ type: 'integer' })
  version: number = 1;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date;
}
