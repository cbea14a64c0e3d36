import type { EntityClass } from '@mikro-orm/core';
import { Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { lockById } from '../../../platform/db/index.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { toVietnamDate } from '../../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { SellerClass, User } from '../../accounts/index.ts';
import { audit } from '../../operations/index.ts';
import { clearPlanned } from './clear-planned.ts';
import { type DatedRate, ServiceVatRate, WithholdingRate } from './tax-rate.entities.ts';
import { VAT_RATES, VatTreatment } from './vat-treatment.ts';

const RateField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => Int, { description: `${description}, in basis points of the price; at most 3,000.` })(
      target,
      name as string,
    );
    Min(0, { message: 'taxRates.rate' })(target, name as string);
    Max(3000, { message: 'taxRates.rate' })(target, name as string);
  };

@InputType({ description: 'Taxes withheld from the sales of one class of teachers.' })
export class WithholdingRateInput {
  @RateField('Value added tax of residents')
  vatBp!: number;
  @RateField('Personal income tax of residents')
  pitBp!: number;
  @RateField('Value added tax of teachers who are not residents')
  nonResidentVatBp!: number;
  @RateField('Personal income tax of teachers who are not residents')
  nonResidentPitBp!: number;
}

const StartField = (): PropertyDecorator =>
  Field(() => CalendarDate, {
    description: 'First day in Vietnam on which they apply. Tomorrow at the earliest.',
  });

@InputType({ description: 'Withholding rates from a day on, for all classes of teachers.' })
export class SetWithholdingRatesInput {
  @StartField()
  startsOn!: string;
  @Field(() => WithholdingRateInput, { description: 'Rates for teachers who are individuals.' })
  @ValidateNested()
  individual!: WithholdingRateInput;
  @Field(() => WithholdingRateInput, { description: 'Rates for teachers who are household businesses.' })
  @ValidateNested()
  household!: WithholdingRateInput;
  @Field(() => WithholdingRateInput, { description: 'Rates for teachers who are companies.' })
  @ValidateNested()
  company!: WithholdingRateInput;
}

@InputType({ description: 'Value added tax on the sales of the platform itself, from a day on.' })
export class SetServiceVatInput {
  @StartField()
  startsOn!: string;
  @Field(() => VatTreatment, { description: 'Treatment under value added tax. There is no default.' })
  vat!: VatTreatment;
  @Field({ description: 'True if the e-invoices about the fee begin on that day, unless they began before.' })
  beginsFeeInvoices!: boolean;
}

@InputType()
abstract class ConfirmTaxRateInput {
  @Field(() => ID, { description: 'ID of the rate that was confirmed.' })
  rateId!: string;
  @Field({ description: 'Name of the accountant or firm, 2 to 200 characters.' })
  @TrimmedLength(2, 200, { message: 'taxRates.accountant' })
  confirmedBy!: string;
}

@InputType({ description: 'An accountant’s confirmation of withholding rates.' })
export class ConfirmWithholdingRateInput extends ConfirmTaxRateInput {}

@InputType({ description: 'An accountant’s confirmation of the tax on the platform’s own sales.' })
export class ConfirmServiceVatInput extends ConfirmTaxRateInput {}

/** @throws BAD_INPUT if the day has begun: sales of past days follow the rates of that time */
function toStart(startsOn: string): Date {
  if (startsOn <= toVietnamDate(new Date())) throw badInput('startsOn', 'taxRates.startsOn');
  return new Date(`${startsOn}T00:00:00+07:00`);
}

/**
 * Sets the withholding rates from a day on, in place of those planned for it. Orders keep the rates of the time at which
 * they were placed.
 * @throws BAD_INPUT if the day has begun
 */
export function setWithholdingRates(context: Context, input: SetWithholdingRatesInput): Promise<string[]> {
  const viewer = signedIn(context);
  const validFrom = toStart(input.startsOn);
  const wanted = { INDIVIDUAL: input.individual, HOUSEHOLD: input.household, COMPANY: input.company };
  return context.em.transactional(async (em) => {
    await clearPlanned(em, WithholdingRate, { validFrom });
    const ids: string[] = [];
    for (const [name, rates] of Object.entries(wanted)) {
      const sellerClass = name as SellerClass;
      const createdBy = em.getReference(User, viewer.id);
      const rate = em.create(WithholdingRate, { validFrom, sellerClass, createdBy, ...rates });
      await em.flush();
      audit(em, context, {
        action: 'tax-rate.set-withholding',
        targetType: 'withholding-rate',
        targetId: rate.id,
        after: { startsOn: input.startsOn, sellerClass, ...rates },
      });
      ids.push(rate.id);
    }
    return ids;
  });
}

/**
 * Sets the value added tax on the platform's own sales from a day on, in place of that planned for it, and whether fee
 * e-invoices begin.
 * @throws BAD_INPUT if the day has begun
 */
export function setServiceVat(context: Context, input: SetServiceVatInput): Promise<string> {
  const viewer = signedIn(context);
  const { startsOn, vat, beginsFeeInvoices } = input;
  const validFrom = toStart(startsOn);
  return context.em.transactional(async (em) => {
    await clearPlanned(em, ServiceVatRate, { validFrom });
    const basisPoints = (VAT_RATES[vat] ?? 0) * 100;
    const createdBy = em.getReference(User, viewer.id);
    const rate = em.create(ServiceVatRate, { validFrom, vat, basisPoints, beginsFeeInvoices, createdBy });
    await em.flush();
    audit(em, context, {
      action: 'tax-rate.set-service-vat',
      targetType: 'service-vat-rate',
      targetId: rate.id,
      after: { startsOn, vat, beginsFeeInvoices },
    });
    return rate.id;
  });
}

const TARGETS = new Map<unknown, string>([
  [WithholdingRate, 'withholding-rate'],
  [ServiceVatRate, 'service-vat-rate'],
]);

/** Records which accountant has confirmed a rate. @throws NOT_FOUND also if another one was entered instead */
export const confirmTaxRate = <R extends DatedRate>(
  context: Context,
  type: EntityClass<R>,
  { rateId, confirmedBy }: ConfirmTaxRateInput,
): Promise<string> =>
  context.em.transactional(async (em) => {
    const rate: DatedRate = await lockById(em, type, rateId);
    rate.confirmedBy = confirmedBy.trim();
    rate.confirmedAt = new Date();
    audit(em, context, {
      action: 'tax-rate.confirm',
      targetType: TARGETS.get(type)!,
      targetId: rate.id,
      after: { confirmedBy: rate.confirmedBy },
    });
    return rate.id;
  });
