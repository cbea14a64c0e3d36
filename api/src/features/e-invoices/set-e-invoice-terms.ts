import { ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { CalendarDate } from '../../graphql/scalars.ts';
import { lockById } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { toVietnamDate } from '../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { SellerClass, User } from '../accounts/index.ts';
import { clearPlanned } from '../ledger/index.ts';
import { audit } from '../operations/index.ts';
import { EInvoiceSeller, VatTreatment } from './e-invoice.enums.ts';
import { EInvoiceTerm } from './e-invoice-term.entity.ts';

@InputType({ description: 'Terms of invoicing for the courses of one class of teachers.' })
export class EInvoiceTermInput {
  @Field(() => EInvoiceSeller, { description: 'Seller on the e-invoices.' })
  seller!: EInvoiceSeller;
  @Field(() => VatTreatment, { description: 'Treatment under value added tax. There is no default.' })
  vat!: VatTreatment;
}

@InputType({ description: 'Terms of invoicing from a day on.' })
export class SetEInvoiceTermsInput {
  @Field(() => CalendarDate, {
    description: 'First day in Vietnam on which paid orders follow the terms. Tomorrow at the earliest.',
  })
  startsOn!: string;
  @Field(() => EInvoiceTermInput, { description: 'Terms for courses of individuals.' })
  @ValidateNested()
  individual!: EInvoiceTermInput;
  @Field(() => EInvoiceTermInput, { description: 'Terms for courses of household businesses.' })
  @ValidateNested()
  household!: EInvoiceTermInput;
  @Field(() => EInvoiceTermInput, { description: 'Terms for courses of companies.' })
  @ValidateNested()
  company!: EInvoiceTermInput;
}

@ObjectType({ description: 'Stored terms of invoicing.' })
export class SetEInvoiceTermsPayload {
  @Field(() => CalendarDate, { description: 'First day of the terms.' })
  startsOn!: string;
}

@InputType({ description: 'An accountant’s confirmation of terms of invoicing.' })
export class ConfirmEInvoiceTermInput {
  @Field(() => ID, { description: 'ID of the terms.' })
  termId!: string;
  @Field({ description: 'Name of the accountant or firm, 2 to 200 characters.' })
  @TrimmedLength(2, 200, { message: 'eInvoices.accountant' })
  confirmedBy!: string;
}

/**
 * Sets the terms from a day on, for all classes of teachers. Terms that have begun never change, since invoices follow
 * them; terms of a day to come are replaced, and await confirmation again.
 * @throws BAD_INPUT if the day has begun
 */
export function setEInvoiceTerms(context: Context, input: SetEInvoiceTermsInput): Promise<void> {
  const viewer = signedIn(context);
  const { startsOn } = input;
  if (startsOn <= toVietnamDate(new Date())) throw badInput('startsOn', 'eInvoices.startsOn');
  return context.em.transactional(async (em) => {
    await clearPlanned(em, EInvoiceTerm, { startsOn });
    const wanted = { INDIVIDUAL: input.individual, HOUSEHOLD: input.household, COMPANY: input.company };
    for (const [sellerClass, { seller, vat }] of Object.entries(wanted) as [
      SellerClass,
      EInvoiceTermInput,
    ][]) {
      const createdBy = em.getReference(User, viewer.id);
      const term = em.create(EInvoiceTerm, { startsOn, sellerClass, seller, vat, createdBy });
      await em.flush();
      audit(em, context, {
        action: 'e-invoice.set-terms',
        targetType: 'e-invoice-term',
        targetId: term.id,
        after: { startsOn, sellerClass, seller, vat },
      });
    }
  });
}

/** Records which accountant has confirmed terms. @throws NOT_FOUND also if others were entered instead */
export const confirmEInvoiceTerm = (
  context: Context,
  { termId, confirmedBy }: ConfirmEInvoiceTermInput,
): Promise<string> =>
  context.em.transactional(async (em) => {
    const term = await lockById(em, EInvoiceTerm, termId);
    term.confirmedBy = confirmedBy.trim();
    term.confirmedAt = new Date();
    audit(em, context, {
      action: 'e-invoice.confirm-terms',
      targetType: 'e-invoice-term',
      targetId: term.id,
      after: { confirmedBy: term.confirmedBy },
    });
    return term.id;
  });
