import { ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Public terms of the platform: limits and periods that pages display, provided so that no client hard-codes them.',
})
export class PublicTerms {}
