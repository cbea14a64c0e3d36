import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A mail with a link that was asked for.' })
export class MailRequest {
  @Field({
    description:
      'Always true: the request was taken. Whether a mail goes out is not said, as that would tell which addresses have accounts.',
  })
  accepted!: boolean;

  @Field(() => Int, { description: 'For how many minutes the link is good, from when the mail is sent.' })
  linkMinutes!: number;

  static of(linkMinutes: number): MailRequest {
    return { accepted: true, linkMinutes };
  }
}
