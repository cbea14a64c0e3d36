import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Result of requesting an email with a link.' })
export class MailRequest {
  @Field({
    description:
      'Always true. The response does not reveal whether an email is sent, as that would reveal which addresses have accounts.',
  })
  accepted!: boolean;

  @Field(() => Int, {
    description: 'Validity of the link in minutes, from the time at which the email is sent.',
  })
  linkMinutes!: number;
}
