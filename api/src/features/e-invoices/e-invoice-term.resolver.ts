import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, MaxRows, ReadMutation, ReadQuery, rows, sql } from '../../graphql/read/index.ts';
import { EInvoiceTerm } from './e-invoice-term.entity.ts';
import {
  ConfirmEInvoiceTermInput,
  confirmEInvoiceTerm,
  SetEInvoiceTermsInput,
  SetEInvoiceTermsPayload,
  setEInvoiceTerms,
} from './set-e-invoice-terms.ts';

const MAX_TERMS = 60;
@Resolver(() => EInvoiceTerm)
export class EInvoiceTermResolver {
  @Allow('e-invoice:read-any')
  @MaxRows(MAX_TERMS)
  @ReadQuery(() => [EInvoiceTerm], {
    description: 'Terms of invoicing, latest day first, at most 60. Empty: invoicing is off.',
  })
  eInvoiceTerms() {
    return rows(EInvoiceTerm, (t) => ({
      orderBy: sql`${t.startsOn} desc, ${t.sellerClass}, ${t.id}`,
      limit: MAX_TERMS,
    }));
  }

  @Allow('e-invoice:update', { proof: 'always' })
  @Mutation(() => SetEInvoiceTermsPayload, {
    description:
      'Sets the terms of invoicing from a day to come on, for all classes of teachers. The first terms begin invoicing. BAD_INPUT: the day has begun.',
  })
  async setEInvoiceTerms(
    @Arg('input') input: SetEInvoiceTermsInput,
    @Ctx() context: Context,
  ): Promise<SetEInvoiceTermsPayload> {
    await setEInvoiceTerms(context, input);
    return { startsOn: input.startsOn };
  }

  @Allow('e-invoice:update', { proof: 'always' })
  @ReadMutation(() => EInvoiceTerm, {
    description: 'Records that an accountant has confirmed terms. NOT_FOUND: no such terms.',
  })
  async confirmEInvoiceTerm(@Arg('input') input: ConfirmEInvoiceTermInput, @Ctx() context: Context) {
    const id = await confirmEInvoiceTerm(context, input);
    return rows(EInvoiceTerm, (t) => ({ where: sql`${t.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }
}
