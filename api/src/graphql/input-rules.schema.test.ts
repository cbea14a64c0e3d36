import 'reflect-metadata';
import { ArrayMaxSize, IsOptional, Length, Max, MinDate } from 'class-validator';
import { Arg, buildSchema, Extensions, Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { expect, it } from 'vitest';
import { TrimmedLength } from '../platform/input/trimmed-length.ts';
import { inputRules } from './input-rules.ts';

@InputType()
abstract class Named {
  @Field()
  @TrimmedLength(3, 60, { message: 'x' })
  name!: string;
}

@InputType()
class Pot extends Named {
  @Field(() => [String], { nullable: true })
  @IsOptional()
  @ArrayMaxSize(4)
  @Length(1, 9, { each: true })
  marks?: string[];

  @Field(() => Int)
  @Max(20)
  @Extensions({ examples: [1, 5] })
  litres!: number;

  @Field()
  glaze!: string;
}

@InputType()
class Kiln {
  @Field(() => Date)
  @MinDate(new Date())
  from!: Date;
}

@Resolver()
class Pottery {
  @Query(() => String)
  fire(@Arg('pot') _pot: Pot): string {
    return '';
  }
}

@Resolver()
class Kilns {
  @Query(() => String)
  open(@Arg('kiln') _kiln: Kiln): string {
    return '';
  }
}

it('describes limits of inputs, entries and inherited fields, and examples, in JSON Schema', async () => {
  const schema = await buildSchema({ resolvers: [Pottery], validate: false });
  expect(inputRules(schema)).toEqual({
    Pot: {
      name: { minLength: 3, maxLength: 60 },
      marks: { maxItems: 4, items: { minLength: 1, maxLength: 9 } },
      litres: { maximum: 20, examples: [1, 5] },
    },
  });
});

it('throws for a validator without a translation', async () => {
  const schema = await buildSchema({ resolvers: [Kilns], validate: false });
  expect(() => inputRules(schema)).toThrow('Kiln.from: no translation of the rule minDate');
});
