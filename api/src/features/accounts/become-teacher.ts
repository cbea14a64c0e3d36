import { LockMode } from '@mikro-orm/core';
import { IsEnum, IsOptional, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Role } from '../../platform/access/permissions.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit } from '../operations/index.ts';
import { SellerClass, TeacherProfile, User } from './user.entity.ts';

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
    description: 'Tax code or personal identification number; 10 to 14 digits.',
  })
  @IsOptional()
  @Matches(/^\d{10,14}$/, { message: 'accounts.taxId' })
  taxId?: string | null;
}

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
