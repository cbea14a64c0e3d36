import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Statistics of the tickets of all requesters.' })
export class TicketStats {
  @Field(() => Int, { description: 'Number of open tickets, which await support.' })
  waitingCount!: number;
  @Field(() => Int, { description: 'Number of open tickets assigned to the viewer.' })
  mineCount!: number;
  @Field(() => Int, { description: 'Number of open tickets that are due within the next hour.' })
  dueSoonCount!: number;
  @Field(() => Int, { description: 'Number of open tickets whose due time has passed.' })
  overdueCount!: number;
  @Field(() => Int, { description: 'Number of tickets that await the requester or a third party.' })
  requesterCount!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Average minutes until the first reply in the last 30 days. Null if there was none.',
  })
  firstReplyMinutes?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of ratings with 4 or 5 stars in the last 30 days, rounded. Null if there was no rating.',
  })
  contentPercent?: number | null;
}

@ObjectType({ description: 'A reply template in the language of a ticket, with its placeholders replaced.' })
export class FilledAnswer {
  @Field(() => ID, { description: 'Unique ID of the template that was used.' })
  id!: string;
  @Field({ description: 'Title of the template in the language of the viewer.' })
  title!: string;
  @Field({ description: 'Text to send, in the language of the ticket.' })
  text!: string;
}

@ObjectType({
  description: 'Confirmation of a request. Does not reveal whether an email address has an account.',
})
export class TicketReceipt {
  @Field({ description: 'Always true. Guests receive further information by email.' })
  accepted!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Number of the created ticket. Null if none was created.',
  })
  number?: string | null;
  @Field(() => ID, { nullable: true, description: 'ID of the ticket for members. Null for guests.' })
  ticketId?: string | null;
}
