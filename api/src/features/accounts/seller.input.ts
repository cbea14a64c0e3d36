import { IsEnum, IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { SellerClass } from './user.entity.ts';

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
