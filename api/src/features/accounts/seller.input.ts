import { IsEnum, IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { SellerClass } from './user.entity.ts';

/** What a teacher says of how they teach and sell, at the beginning and later. */
@InputType()
export abstract class SellerInput {
  @Field({ description: 'What they teach, in a line of 3 to 120 characters.' })
  @TrimmedLength(3, 120, { message: 'accounts.headline' })
  headline!: string;

  @Field(() => SellerClass, { description: 'How they sell; decides which taxes are withheld.' })
  @IsEnum(SellerClass, { message: 'validation.required' })
  sellerClass!: SellerClass;

  @Field(() => String, { nullable: true, description: 'Tax code or personal number: 10 to 14 digits.' })
  @IsOptional()
  @Matches(/^\d{10,14}$/, { message: 'accounts.taxId' })
  taxId?: string | null;
}
