import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { PublicTerms } from '../operations/index.ts';
import { TICKET_REPLY_HOURS } from './settings.ts';

/** Response times that support promises. */
@Resolver(() => PublicTerms)
export class TicketTermsResolver {
  @FieldResolver(() => Int, { description: 'Hours within which support promises a first reply.' })
  ticketReplyHours(@Ctx() { services }: Context): number {
    return services.settings.get(TICKET_REPLY_HOURS);
  }
}
