import { Collection, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  ReflectMetadataProvider,
} from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  Authorized,
  buildSchema,
  createUnionType,
  Field,
  FieldResolver,
  InterfaceType,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
  UseMiddleware,
} from 'type-graphql';
import { beforeAll, expect, test } from 'vitest';
import {
  Compiler,
  Connection,
  Costs,
  DiscriminatedBy,
  everyone,
  Guard,
  MaxRows,
  Needs,
  Page,
  ReadField,
  ReadQuery,
  sql,
  View,
  Visible,
} from './index.ts';
import { DateTime } from './testing/scalars.ts';

enum Mood {
  Good = 'good',
}
registerEnumType(Mood, { name: 'Mood' });

@InterfaceType()
abstract class Face {
  @Field() name!: string;
}

@Visible(() => false)
@Entity()
@ObjectType()
class Owner {
  @Field() @PrimaryKey({ type: 'uuid' }) id!: string;
  @OneToMany(
    () => Wrong,
    (w) => w.owner,
    { where: { name: 'x' } },
  )
  wrongs = new Collection<Wrong>(this);
}

/** Every field has a mistake. */
@Visible(everyone)
@Entity()
@ObjectType({ implements: Face })
class Wrong extends Face {
  @Field() @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'text' }) declare name: string;
  @Authorized() @Field() @Property({ type: 'text' }) authorized!: string;
  @UseMiddleware((_, next) => next()) @Field() @Property({ type: 'text' }) wrapped!: string;
  @Guard(() => true) @Field() @Property({ type: 'text' }) guarded!: string;
  @Field() nowhere!: string;
  @Field() @Property({ type: 'text', persist: false }) unstored!: string;
  @Field(() => DateTime) @Property({ type: 'date' }) local!: Date;
  @Field(() => [Mood]) @Property({ type: 'jsonb' }) moods!: Mood[];
  @Field(() => Stranger) @ManyToOne(() => Owner) owner!: Rel<Owner>;
  @Field(() => [Owner]) @ManyToOne(() => Owner) owners!: Rel<Owner>;
  @Field(() => Loose) @Property({ type: 'json' }) loose!: unknown;
  @Enum({ items: () => Mood, type: 'text' }) mood!: Mood;
  @Field(() => [Wrong])
  @OneToMany(
    () => Wrong,
    (w) => w.above,
  )
  unbounded = new Collection<Wrong>(this);
  @ManyToOne(() => Wrong) above!: Rel<Wrong>;
  @MaxRows(2) @Field() @Property({ type: 'text' }) single!: string;
  @Costs(2, { ifArgument: 'filter.search' }) @Field() @Property({ type: 'text' }) dear!: string;
}

@Entity()
@ObjectType()
class Stranger {
  @Field() @PrimaryKey({ type: 'uuid' }) id!: string;
}

@ObjectType()
class Loose {
  @Field() a!: string;
}

@View(() => Loose)
@ObjectType()
class Lost {
  @Field() a!: string;
}

@Visible(everyone)
@View(() => Owner)
@ObjectType()
class OwnerView {
  @Field(() => [Wrong]) wrongs!: Wrong[];
}

/** Inherits the rule of its entity, so it is valid. */
@View(() => Owner)
@ObjectType()
class HeirView {
  @Field() id!: string;
}

@DiscriminatedBy('kind', 'a', 'b')
@ObjectType()
class Left {
  @Field() a!: string;
}

@DiscriminatedBy('kind', 'b')
@ObjectType()
class Right {
  @Field() b!: string;
}
const Half = createUnionType({ name: 'Half', types: () => [Left, Loose] as const });
const Twice = createUnionType({ name: 'Twice', types: () => [Left, Right] as const });

@Page()
@ObjectType()
class Paged {
  @Field(() => [Owner]) items!: Owner[];
  @Field() colour!: string;
}

@Page()
@ObjectType()
class Itemless {
  @Field() total!: number;
}

@Connection()
@ObjectType()
class Edgeless {
  @Field() totalCount!: number;
}

@Resolver(() => Wrong)
class WrongResolver {
  @Query(() => Wrong) wrong() {}
  @Query(() => Lost) lost() {}
  @Query(() => OwnerView) view() {}
  @Query(() => HeirView) heir() {}
  @Query(() => Paged) paged() {}
  @Query(() => Half) half() {}
  @Query(() => Twice) twice() {}
  @Query(() => Itemless) itemless() {}
  @Query(() => Edgeless) edgeless() {}
  @ReadQuery(() => Face) face(): never {
    throw new Error('never built');
  }
  @Needs('colour') @FieldResolver(() => String) needy() {}
  @Guard(() => true) @FieldResolver(() => String, { nullable: true }) plain() {}
  @ReadField(() => String) fine() {
    return sql`'x'::text`;
  }
}

let message = '';
beforeAll(async () => {
  const schema = await buildSchema({ resolvers: [WrongResolver], validate: false, authChecker: () => true });
  const orm = await MikroORM.init({
    entities: [Wrong, Owner, Stranger],
    dbName: 'none',
    metadataProvider: ReflectMetadataProvider,
  });
  try {
    new Compiler(schema, orm.getMetadata());
  } catch (error) {
    message = (error as Error).message;
  }
  await orm.close(true);
});

test.each([
  ['Wrong.authorized: compiled fields run no middleware'],
  ['Wrong.wrapped: compiled fields run no middleware'],
  ['Wrong.guarded: it is guarded, so it must be nullable'],
  ['Wrong.nowhere: neither a column nor a resolver'],
  ['Wrong.unstored: neither a column nor a resolver'],
  ['Wrong.local: a date column has no time zone'],
  ['Wrong.moods: elements of a jsonb list'],
  ['Wrong.owner: the relation refers to Owner'],
  ['Wrong.owners: a list for one row'],
  ['Wrong.unbounded: a list of objects names the most'],
  ['Wrong.single: @MaxRows takes'],
  ['Wrong.dear: @Costs: it has no argument filter'],
  ['Wrong.loose: not a relation'],
  [`Wrong.needy: @Needs('colour'): no such column`],
  ['Wrong.plain: @Guard has no effect'],
  ['Lost: @View of a class that is not an entity'],
  ['OwnerView: replaces the @Visible of its entity'],
  ['Stranger: does not say who may see its rows'],
  ['OwnerView.wrongs: a relation with `where`'],
  ['Paged.colour: pages and connections have'],
  ['Itemless: a page has items'],
  ['Edgeless: a connection has edges'],
  ['Query.face: a read cannot return an interface'],
  ['Half: all of its types need @DiscriminatedBy'],
  ['Twice: two of its types have the same value'],
])('the server does not start: %s', (problem) => {
  expect(message).toContain(problem);
});

test('the server starts without these problems', () => {
  expect(message).not.toMatch(/fine|HeirView/);
  expect(message.split('\n- ')).toHaveLength(1 + 25);
});
