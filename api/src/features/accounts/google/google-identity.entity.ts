import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/** A Google account with which a person signs in. Issuer and subject identify it. Its e-mail address may change. */
@Entity({ tableName: 'google_identity' })
export class GoogleIdentity {
  [OptionalProps]?: 'linkedAt';

  @OneToOne(() => User, { owner: true, primary: true })
  person!: Rel<User>;

  @Property({ type: 'text' })
  issuer!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  linkedAt!: Date;
}
