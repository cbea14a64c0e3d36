import { IsOptional, Length } from 'class-validator';
import { Field } from 'type-graphql';

/** Declares the key by which a request that makes something can be sent again without making it twice ({@link idempotent}). */
export const IdempotencyKey = (): PropertyDecorator => (target, name) => {
  Field(() => String, {
    nullable: true,
    description:
      'Made by the client, 8 to 100 characters: the same key gives the same answer and makes nothing twice. CONFLICT where it came with another input, NOT_FOUND where what it made has been deleted.',
  })(target, name);
  IsOptional()(target, name);
  Length(8, 100, { message: 'operations.idempotencyKey' })(target, name as string);
};
