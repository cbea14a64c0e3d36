import { IsOptional, Length, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { AtMost } from '../../../platform/input/at-most.ts';

@ObjectType({ description: 'What an authenticator app is set up with. Shown once.' })
export class AuthenticatorSetup {
  @Field({ description: 'To be typed into the app: base 32, without padding.' })
  secret!: string;
  @Field({ description: 'The same as an otpauth:// address, to be shown as a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'Codes for when the authenticator is lost. No one can read them again later.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'Ten codes, each good once in place of one of the authenticator.' })
  codes!: string[];
}

@InputType({ description: 'Proof of who wants to set up two-step sign-in.' })
export class BeginAuthenticatorInput {
  @Field(() => String, {
    nullable: true,
    description: 'The password; left out by people who have none: they must have signed in a moment ago.',
  })
  @MaxLength(128, { message: 'accounts.password' })
  password?: string | null;
}

@InputType({ description: 'Proof that the authenticator app was set up.' })
export class ConfirmAuthenticatorInput {
  @Field({ description: 'What the app shows: six digits.' })
  @AtMost(40)
  code!: string;
}

@InputType()
export abstract class StrongProofInput {
  @Field(() => String, { nullable: true, description: 'The password; left out by people who have none.' })
  @IsOptional()
  @MaxLength(128, { message: 'accounts.password' })
  password?: string | null;

  @Field({ description: 'A code of the authenticator, or a recovery code.' })
  @Length(1, 40, { message: 'validation.required' })
  code!: string;
}

@InputType({ description: 'Proof that it is really the owner who turns two-step sign-in off.' })
export class DisableAuthenticatorInput extends StrongProofInput {}

@InputType({ description: 'Proof that it is really the owner who wants new recovery codes.' })
export class RenewRecoveryCodesInput extends StrongProofInput {}
