import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { CalendarDate } from '../../../graphql/scalars.ts';
import { SellerClass } from '../../accounts/index.ts';
import {
  ConfirmServiceVatInput,
  ConfirmWithholdingRateInput,
  confirmTaxRate,
  SetServiceVatInput,
  SetWithholdingRatesInput,
  setServiceVat,
  setWithholdingRates,
} from './set-tax-rates.ts';
import { ServiceVatRate, WithholdingRate } from './tax-rate.entities.ts';
import { treatmentSql, withholdingSql } from './tax-rates.sql.ts';
import { VatTreatment } from './vat-treatment.ts';

const MAX_RATES = 60;

@ObjectType({ description: 'Taxes that are withheld from new sales of a teacher.' })
class OwnWithholding {
  @Field(() => SellerClass, { description: 'Class of the teacher.' })
  sellerClass!: SellerClass;
  @Field({ description: 'True if the teacher is a resident for tax purposes.' })
  isResident!: boolean;
  @Field(() => Int, { description: 'Value added tax in basis points of the price.' })
  vatBp!: number;
  @Field(() => Int, { description: 'Personal income tax in basis points of the price.' })
  pitBp!: number;
}

@ObjectType({ description: 'Stored withholding rates of a day.' })
class SetWithholdingRatesPayload {
  @Field(() => CalendarDate, { description: 'First day of the rates.' })
  startsOn!: string;
}

@Resolver(() => WithholdingRate)
export class WithholdingRateResolver {
  @Allow('tax-rate:read')
  @MaxRows(MAX_RATES)
  @ReadQuery(() => [WithholdingRate], { description: 'Withholding rates, latest day first, at most 60.' })
  withholdingRates() {
    return rows(WithholdingRate, (r) => ({
      orderBy: sql`${r.validFrom} desc, ${r.sellerClass}, ${r.id}`,
      limit: MAX_RATES,
    }));
  }

  @Allow('earnings:read')
  @ReadQuery(() => OwnWithholding, {
    nullable: true,
    description: 'Taxes withheld from new sales of the viewer. Null without a teacher profile.',
  })
  myWithholding(@Ctx() context: Context) {
    const isResident = sql`t.is_resident`;
    return derived(
      OwnWithholding,
      sql`select t.seller_class as "sellerClass", t.is_resident as "isResident", w.vat_bp as "vatBp", w.pit_bp as "pitBp"
        from teacher_profile t cross join lateral (${withholdingSql(sql`t.seller_class`, isResident, sql`now()`)}) w
        where t.person_id = ${signedIn(context).id}`,
      'The query reads only the viewer’s own profile.',
    );
  }

  @Allow('tax-rate:update', { proof: 'always' })
  @Mutation(() => SetWithholdingRatesPayload, {
    description:
      'Sets the withholding rates from a future day on, for all classes of teachers. BAD_INPUT: the day has begun, or a rate is impossible.',
  })
  async setWithholdingRates(
    @Arg('input') input: SetWithholdingRatesInput,
    @Ctx() context: Context,
  ): Promise<SetWithholdingRatesPayload> {
    await setWithholdingRates(context, input);
    return { startsOn: input.startsOn };
  }

  @Allow('tax-rate:update', { proof: 'always' })
  @ReadMutation(() => WithholdingRate, {
    description: 'Records that an accountant has confirmed withholding rates. NOT_FOUND: no such rates.',
  })
  async confirmWithholdingRate(@Arg('input') input: ConfirmWithholdingRateInput, @Ctx() context: Context) {
    const id = await confirmTaxRate(context, WithholdingRate, input);
    return rows(WithholdingRate, (r) => ({ where: sql`${r.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }
}

@Resolver(() => ServiceVatRate)
export class ServiceVatRateResolver {
  @Allow('tax-rate:read')
  @MaxRows(MAX_RATES)
  @ReadQuery(() => [ServiceVatRate], {
    description: 'Value added tax on the platform’s own sales, latest day first, at most 60.',
  })
  serviceVatRates() {
    return rows(ServiceVatRate, (r) => ({ orderBy: sql`${r.validFrom} desc, ${r.id}`, limit: MAX_RATES }));
  }

  @ReadField(() => VatTreatment, { description: 'Treatment under value added tax.' })
  vat(@Root() { vat, basisPoints }: Row<ServiceVatRate>) {
    return treatmentSql(vat, basisPoints);
  }

  @Allow('tax-rate:update', { proof: 'always' })
  @ReadMutation(() => ServiceVatRate, {
    description:
      'Sets the value added tax on the platform’s own sales from a future day on. BAD_INPUT: the day has begun.',
  })
  async setServiceVat(@Arg('input') input: SetServiceVatInput, @Ctx() context: Context) {
    const id = await setServiceVat(context, input);
    return rows(ServiceVatRate, (r) => ({ where: sql`${r.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }

  @Allow('tax-rate:update', { proof: 'always' })
  @ReadMutation(() => ServiceVatRate, {
    description: 'Records that an accountant has confirmed the tax. NOT_FOUND: no such rate.',
  })
  async confirmServiceVat(@Arg('input') input: ConfirmServiceVatInput, @Ctx() context: Context) {
    const id = await confirmTaxRate(context, ServiceVatRate, input);
    return rows(ServiceVatRate, (r) => ({ where: sql`${r.id} = ${id}` }), {
      skipVisibility: COMMAND_DECIDED,
    });
  }
}
