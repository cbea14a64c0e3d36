import { LockMode } from '@mikro-orm/core';
import { ArrayMaxSize, IsEnum, IsOptional, IsUrl, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { said } from '../../../platform/messages/said.ts';
import { TrimmedLength } from '../../../platform/trimmed-length.ts';
import { record } from '../../operations/index.ts';
import { SellerClass, TeacherProfile } from '../user.entity.ts';

const MOST_LINKS = 5;

@InputType({ description: 'How a teacher shows and sells. All of it is written at once.' })
export class UpdateTeacherProfileInput {
  @Field({ description: 'What they teach, in a line of 3 to 120 characters.' })
  @TrimmedLength(3, 120, { message: 'validation.headline' })
  headline!: string;

  @Field(() => [String], { description: 'Addresses (https) of their pages elsewhere, at most 5.' })
  @ArrayMaxSize(MOST_LINKS, { message: said('validation.entries', { count: MOST_LINKS }) })
  @IsUrl({ protocols: ['https'], require_protocol: true }, { each: true, message: 'validation.link' })
  @MaxLength(300, { each: true, message: 'validation.link' })
  links!: string[];

  @Field(() => SellerClass, { description: 'How they sell; decides which taxes are withheld from now on.' })
  @IsEnum(SellerClass, { message: 'validation.required' })
  sellerClass!: SellerClass;

  @Field(() => String, { nullable: true, description: 'Tax code or personal number: 10 to 14 digits.' })
  @IsOptional()
  @Matches(/^\d{10,14}$/, { message: 'validation.taxId' })
  taxId?: string | null;
}

/** Writes the signed-in teacher's profile. Sales made before keep the taxes they were made with. */
export function updateTeacherProfile(context: Context, input: UpdateTeacherProfileInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const profile = await em.findOneOrFail(
      TeacherProfile,
      { person: viewer.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const after = {
      headline: input.headline.trim(),
      links: [...new Set(input.links.map((link) => link.trim()))],
      sellerClass: input.sellerClass,
    };
    const { headline, links, sellerClass } = profile;
    const hasNewTaxId = (input.taxId ?? null) !== (profile.taxId ?? null);
    Object.assign(profile, after, { taxId: input.taxId ?? null });
    record(em, context, {
      action: 'teacher.update-profile',
      targetType: 'person',
      targetId: viewer.id,
      before: { headline, links, sellerClass },
      // The number itself is nobody else's affair
      after: { ...after, ...(hasNewTaxId && { taxId: 'changed' }) },
    });
    return profile.id;
  });
}
