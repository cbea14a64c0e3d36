import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, ID } from 'type-graphql';
import { MAX_CUSTOM_ROLES } from './admin/custom-role.entity.ts';

const OMIT_OR_RECENT =
  'Password of the viewer. Omit it if the account has none; the sign-in must then be at most 15 minutes old.';

export const PasswordField =
  (description = OMIT_OR_RECENT): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { nullable: true, description })(target, name);
    MaxLength(128, { message: 'accounts.password' })(target, name as string);
  };

export const SecondFactorField = (): PropertyDecorator => (target, name) => {
  Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator app or a recovery code. Required if two-step sign-in is enabled.',
  })(target, name);
  MaxLength(40, { message: 'validation.invalid' })(target, name as string);
};

export const CustomRoleIdsField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => [ID], { nullable: true, description })(target, name);
    ArrayMaxSize(MAX_CUSTOM_ROLES, { message: 'roles.unknown' })(target, name as string);
  };
