import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/**
 * The secret that a person's authenticator shares with the server (RFC 6238). Required at sign-in once it is
 * confirmed.
 */
@Entity()
export class Authenticator {
  [OptionalProps]?: 'lastStep' | 'createdAt';

  @OneToOne(() => User, { owner: true, primary: true })
  person!: Rel<User>;

  @Property({ type: 'blob' })
  secret!: Buffer;

  /** The time step of the last used code. No code is valid twice. */
  @Property({ type: 'integer' })
  lastStep: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt?: Date | null;
}

/** Replaces a lost authenticator once. Only a keyed signature is stored. */
@Entity({ tableName: 'recovery_code' })
export class RecoveryCode {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Property({ type: 'text' })
  signature!: string;
}
