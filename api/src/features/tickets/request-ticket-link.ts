import { createHash } from 'node:crypto';
import { Length, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../graphql/context.ts';
import { IsEmailAddress, normalizeEmail } from '../../platform/input/email-address.ts';
import { normalizeTypedCode } from '../../platform/input/typed-code.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { countAttempt } from '../accounts/index.ts';
import { mailGuest } from './notifications.ts';
import { Ticket } from './ticket.entity.ts';

@InputType({ description: 'Input for requesting a new link to the ticket of a guest.' })
export class RequestTicketLinkInput {
  @Field({ description: 'Number of the ticket, for example HT-1126-0431. Case and spaces are ignored.' })
  @Length(5, 40, { message: 'validation.invalid' })
  number!: string;
  @Field({ description: 'Email address from which the ticket was created. Case is ignored.' })
  @IsEmailAddress()
  @MaxLength(254, { message: 'validation.email' })
  email!: string;
}

/**
 * Sends a new link if number and address belong together. Does the same work for every request, so that the response
 * reveals nothing. The job does the lookup.
 */
export async function requestTicketLink(context: Context, input: RequestTicketLinkInput): Promise<void> {
  const { services, request } = context;
  const email = normalizeEmail(input.email);
  await countAttempt(services, 'mail', { account: email, address: request.address });
  await context.em.transactional((em) =>
    services.jobs.send(em, sendTicketLink, {
      number: normalizeTypedCode(input.number),
      emailHash: toHash(email),
    }),
  );
}

const toHash = (email: string): string => createHash('sha256').update(email).digest('hex');

/** The payload contains no address, because the queue stores jobs for days. */
export const sendTicketLink = defineJob({
  name: 'ticket.send-link',
  payload: z.object({ number: z.string(), emailHash: z.string() }),
  async handle(services, { number, emailHash }) {
    await services.orm.em.fork().transactional(async (em) => {
      const ticket = await em.findOne(Ticket, { number });
      if (ticket?.guestEmail && toHash(ticket.guestEmail) === emailHash)
        await mailGuest(em, services, ticket, 'LINK');
    });
  },
});
