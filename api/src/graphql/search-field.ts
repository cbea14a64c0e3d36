import { Field } from 'type-graphql';
import { AtMost } from '../platform/input/at-most.ts';

/** Declares the optional search text of a list. */
export const SearchField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { nullable: true, description })(target, name);
    AtMost(100)(target, name);
  };
