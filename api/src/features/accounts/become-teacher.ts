import { LockMode } from '@mikro-orm/core';
import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Role } from '../../platform/access/permissions.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { audit } from '../operations/index.ts';
import { SellerInput } from './seller.input.ts';
import { TeacherProfile, User } from './user.entity.ts';

@InputType({ description: 'Details required to become a teacher.' })
export class BecomeTeacherInput extends SellerInput {
  @Field(() => String, { nullable: true, description: 'Short biography; at most 2,000 characters.' })
  @IsOptional()
  @MaxLength(2000, { message: validationMessage('validation.maxLength', { max: 2000 }) })
  bio?: string | null;
}

export function becomeTeacher(context: Context, input: BecomeTeacherInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const person = await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (person.isTeacher) throw conflict('ALREADY_TEACHER');
    person.roles = [...person.roles, Role.TEACHER];
    if (input.bio) person.bio = input.bio.trim();
    const { headline, sellerClass, taxId } = input;
    em.create(TeacherProfile, { person, headline: headline.trim(), sellerClass, taxId });
    audit(em, context, {
      action: 'person.become-teacher',
      targetType: 'person',
      targetId: person.id,
      after: { sellerClass },
    });
    return person.id;
  });
}
