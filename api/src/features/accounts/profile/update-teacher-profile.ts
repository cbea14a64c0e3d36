import { LockMode } from '@mikro-orm/core';
import { ArrayMaxSize, IsUrl, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { validationMessage } from '../../../platform/i18n/messages/validation-message.ts';
import { auditPerson } from '../audit-person.ts';
import { assertTaxId, SellerInput } from '../become-teacher.ts';
import { TeacherProfile } from '../user.entity.ts';

const MAX_LINKS = 5;

@InputType({ description: 'New teacher profile. Replaces all fields.' })
export class UpdateTeacherProfileInput extends SellerInput {
  @Field(() => [String], { description: 'HTTPS URLs of the teacher’s pages on other sites; at most 5.' })
  @ArrayMaxSize(MAX_LINKS, { message: validationMessage('validation.entries', { count: MAX_LINKS }) })
  @IsUrl({ protocols: ['https'], require_protocol: true }, { each: true, message: 'accounts.link' })
  @MaxLength(300, { each: true, message: 'accounts.link' })
  links!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the teacher is a resident of Vietnam for tax purposes. Omitted: unchanged.',
  })
  isResident?: boolean | null;
}

/** Changes the viewer's own teacher profile. Former sales keep their tax rates. */
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
      isResident: input.isResident ?? profile.isResident,
    };
    const { headline, links, sellerClass, isResident } = profile;
    const hasNewTaxId = (input.taxId ?? null) !== (profile.taxId ?? null);
    if (hasNewTaxId) assertTaxId(input.taxId);
    Object.assign(profile, after, { taxId: input.taxId ?? null });
    // The tax number itself is private
    auditPerson(em, context, 'teacher.update-profile', viewer.id, {
      before: { headline, links, sellerClass, isResident },
      after: { ...after, ...(hasNewTaxId && { taxId: 'changed' }) },
    });
    return profile.id;
  });
}
