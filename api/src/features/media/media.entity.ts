import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.ts';

/** A stored file that a course uses. Private: only signed URLs serve it. */
@Entity()
export class Media {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  owner!: Rel<User>;

  @Property({ type: 'text' })
  kind!: 'VIDEO' | 'IMAGE' | 'CAPTIONS' | 'FILE' | 'AUDIO' | 'SUBMISSION' | 'TICKET' | 'EVIDENCE';

  @Property({ type: 'text' })
  storageKey!: string;

  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: new BigIntType('number') })
  sizeBytes!: number;

  /** Seconds; null for other files than videos. */
  @Property({ type: 'integer', nullable: true })
  durationSec?: number | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
