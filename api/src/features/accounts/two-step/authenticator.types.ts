import { Length } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { AtMost } from '../../../platform/input/at-most.ts';
import { PasswordField } from '../input-fields.ts';

@ObjectType({ description: 'Secret for setting up an authenticator app. Returned only once.' })
export class AuthenticatorSetup {
  @Field({ description: 'Secret to enter in the app, base 32 without padding.' })
  secret!: string;
  @Field({ description: 'Secret as an otpauth:// URI, for display as a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'Recovery codes for a lost authenticator. They cannot be read again later.' })
export class RecoveryCodes {
  @Field(() => [String], {
    description: 'Ten codes, each valid once in place of a code of the authenticator.',
  })
  codes!: string[];
}

@InputType({ description: 'Confirmation of the viewer’s identity for setting up two-step sign-in.' })
export class BeginAuthenticatorInput {
  @PasswordField()
  password?: string | null;
}

@InputType({ description: 'Code that confirms the setup of the authenticator app.' })
export class ConfirmAuthenticatorInput {
  @Field({ description: 'Code displayed by the app; six digits.' })
  @AtMost(40)
  code!: string;
}

@InputType()
export abstract class StrongProofInput {
  @PasswordField('Password of the viewer. Omit it if the account has none.')
  password?: string | null;

  @Field({ description: 'Code of the authenticator app or a recovery code.' })
  @Length(1, 40, { message: 'validation.required' })
  code!: string;
}

@InputType({ description: 'Confirmation of the viewer’s identity for disabling two-step sign-in.' })
export class DisableAuthenticatorInput extends StrongProofInput {}

@InputType({ description: 'Confirmation of the viewer’s identity for creating new recovery codes.' })
export class RenewRecoveryCodesInput extends StrongProofInput {}
