import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

const HOUR = 3_600_000;
/** Hours in which the new address can confirm the change. */
export const CONFIRM_HOURS = 24;
/** Days in which the old address can cancel the change, even after it has taken effect. */
export const CANCEL_DAYS = 7;

/**
 * A change of a person's e-mail address: requested, confirmed from the new address, or cancelled from the old one.
 */
@Entity({ tableName: 'email_change' })
export class EmailChange {
  [OptionalProps]?: 'requestedAt' | 'oldWasProved' | 'isConfirmable' | 'isCancellable';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  person!: Rel<User>;

  @Property({ type: 'text' })
  oldEmail!: string;

  @Property({ type: 'text' })
  newEmail!: string;

  @Property({ type: 'blob' })
  confirmHash!: Buffer;

  @Property({ type: 'blob' })
  cancelHash!: Buffer;

  /** True if the old address was verified. An account can be created for any address. */
  @Property({ type: 'boolean' })
  oldWasProved: boolean = true;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  requestedAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  confirmedAt?: Date | null;

  @Property({ type: 'datetime', nullable: true })
  cancelledAt?: Date | null;

  get isConfirmable(): boolean {
    const isInTime = this.requestedAt.getTime() > Date.now() - CONFIRM_HOURS * HOUR;
    return isInTime && !this.confirmedAt && !this.cancelledAt;
  }

  get isCancellable(): boolean {
    const since = this.confirmedAt ?? this.requestedAt;
    return since.getTime() > Date.now() - CANCEL_DAYS * 24 * HOUR && !this.cancelledAt;
  }

  confirm(): void {
    this.confirmedAt = new Date();
  }

  cancel(): void {
    this.cancelledAt ??= new Date();
  }
}
