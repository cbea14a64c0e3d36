import { ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What everyone is promised: the figures that the pages say, so that no client repeats them.',
})
export class PublicTerms {}
