import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Deleted object. Clients remove it from their cache.' })
export class Deleted {
  @Field(() => ID, { description: 'ID of the deleted object. It can no longer be read.' })
  id!: string;
}
