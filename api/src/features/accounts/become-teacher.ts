import { IsEnum, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { assertMarketplace } from '../../platform/access/assert-marketplace.ts';
import { Role } from '../../platform/access/permissions.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { isTypedTaxCode } from '../../platform/input/tax-code.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { auditPerson } from './audit-person.ts';
import { lockUser } from './load-user.ts';
import { recordCurrentTerms } from './terms/accept-terms.ts';
import { SellerClass, TeacherProfile } from './user.entity.ts';

@InputType()
export abstract class SellerInput {
  @Field({ description: 'One-line summary of what the teacher teaches; 3 to 120 characters.' })
  @TrimmedLength(3, 120, { message: 'accounts.headline' })
  headline!: string;

  @Field(() => SellerClass, { description: 'Legal form of the seller. Determines which taxes are withheld.' })
  @IsEnum(SellerClass, { message: 'validation.required' })
  sellerClass!: SellerClass;

  @Field(() => String, {
    nullable: true,
    description: 'Tax code or personal identification number: 10 digits (13 for a branch) or 12.',
  })
  @Matches(/^\d{10,14}$/, { message: 'accounts.taxId' })
  taxId?: string | null;
}

@InputType({ description: 'Details required to become a teacher.' })
export class BecomeTeacherInput extends SellerInput {
  @Field(() => String, { nullable: true, description: 'Short biography; at most 2,000 characters.' })
  @AtMost(2000)
  bio?: string | null;
}

/** @throws BAD_INPUT if the tax code cannot exist */
export function assertTaxId(taxId: string | null | undefined): void {
  if (taxId && !isTypedTaxCode(taxId)) throw badInput('taxId', 'accounts.taxIdImpossible');
}

export function becomeTeacher(context: Context, input: BecomeTeacherInput): Promise<string> {
  const viewer = signedIn(context);
  assertMarketplace(context.services.settings);
  assertTaxId(input.taxId);
  return context.em.transactional(async (em) => {
    const person = await lockUser(em, viewer.id);
    if (person.isTeacher) throw conflict('ALREADY_TEACHER');
    person.roles = [...person.roles, Role.TEACHER];
    if (input.bio) person.bio = input.bio.trim();
    const { headline, sellerClass, taxId } = input;
    em.create(TeacherProfile, { person, headline: headline.trim(), sellerClass, taxId });
    await recordCurrentTerms(em, person.id, ['RULES']);
    auditPerson(em, context, 'person.become-teacher', person.id, { after: { sellerClass } });
    return person.id;
  });
}
