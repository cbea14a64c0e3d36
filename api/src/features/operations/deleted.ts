import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a deletion has removed, for clients to drop it from what they keep.' })
export class Deleted {
  @Field(() => ID, { description: 'Of the thing that is gone; nothing answers to it any more.' })
  id!: string;
}
