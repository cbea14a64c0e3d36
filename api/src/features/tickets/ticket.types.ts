import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How it goes with the tickets of all requesters.' })
export class TicketStats {
  @Field(() => Int, { description: 'Open ones: they wait for support.' })
  waitingCount!: number;
  @Field(() => Int, { description: 'Open ones that the viewer takes care of.' })
  mineCount!: number;
  @Field(() => Int, { description: 'Open ones that are due within the hour.' })
  dueSoonCount!: number;
  @Field(() => Int, { description: 'Open ones whose due time has passed.' })
  overdueCount!: number;
  @Field(() => Int, { description: 'Those that wait for their requester or somebody else.' })
  requesterCount!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes until the first answer, on average over 30 days; absent: none was answered in them.',
  })
  firstReplyMinutes?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Requesters with 4 or 5 stars among those of 30 days who said, in whole per cent; absent: no one did.',
  })
  contentPercent?: number | null;
}

@ObjectType({ description: 'A canned answer in the language of a ticket, its blanks filled in.' })
export class FilledAnswer {
  @Field(() => ID, { description: 'Of the canned answer that it was made of.' })
  id!: string;
  @Field({ description: 'What support looks for, in the language of the viewer.' })
  title!: string;
  @Field({ description: 'The words to send, in the language of the ticket.' })
  text!: string;
}

@ObjectType({ description: 'What was asked was taken: the same whether or not an address has an account.' })
export class TicketReceipt {
  @Field({ description: 'Always true: guests hear the rest by mail.' })
  accepted!: boolean;
  @Field(() => String, { nullable: true, description: 'The number of the ticket that was made.' })
  number?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of the ticket, for members; absent for guests.' })
  ticketId?: string | null;
}
