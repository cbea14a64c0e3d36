import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';

@ObjectType({ description: 'Equal JavaScript errors in browsers of visitors, counted together.' })
export class BrowserError {
  @Field(() => ID, { description: 'Identifies the group: the same message at the same source.' })
  id!: string;
  @Field({
    description: 'Name and message of the error; quoted texts, addresses and long numbers are masked.',
  })
  message!: string;
  @Field({ description: 'Script, line and column of the first stack frame in our own code.' })
  source!: string;
  @Field({ description: 'Route pattern of the page of the latest report, without its parameters.' })
  route!: string;
  @Field({ description: 'Release that the browser had loaded at the latest report.' })
  release!: string;
  @Field(() => Int, { description: 'Number of page loads that reported the error.' })
  count!: number;
  @Field(() => DateTime, { description: 'Time of the first report.' })
  firstAt!: Date;
  @Field(() => DateTime, { description: 'Time of the latest report.' })
  lastAt!: Date;
}
