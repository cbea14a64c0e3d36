import { Entity, PrimaryKey, Property, ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';
import { buildSchema, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { expect, test } from 'vitest';
import { Compiler, type Row, type Sql, sql, Visible } from './index.ts';

interface Someone {
  readonly id: string;
  may(what: string): boolean;
}
type Rule = (viewer: Someone | undefined, row: Row<Fields>, context: { locale: string }) => Sql | boolean;

interface Fields {
  owner: string;
  isOpen: boolean;
}

let types = 0;

/** Starts with one type that has this rule and this public part. */
async function start(rule: Rule, open: (row: Row<Fields>) => Sql): Promise<void> {
  const name = `Planted${types++}`;
  @Visible<Someone | undefined, Fields, { locale: string }>(rule, { public: open })
  @Entity({ tableName: name.toLowerCase() })
  @ObjectType(name)
  class Planted {
    @Field() @PrimaryKey({ type: 'uuid' }) id!: string;
    @Property({ type: 'uuid' }) owner!: string;
    @Property({ type: 'boolean' }) isOpen!: boolean;
  }
  @Resolver()
  class Planter {
    @Query(() => Planted, { nullable: true })
    [`planted${types}`](): Planted | undefined {
      return undefined;
    }
  }
  const schema = await buildSchema({ resolvers: [Planter], validate: false });
  const orm = new MikroORM({
    dbName: 'none',
    entities: [Planted],
    metadataProvider: ReflectMetadataProvider,
  });
  new Compiler(schema, orm.getMetadata().getAll().values());
}

const open = (row: Row<Fields>) => sql`(${row.isOpen} and ${'PUBLIC'} = 'PUBLIC')`;

test('a rule that lets its public part through whoever asks starts', async () => {
  await start((viewer, row) => {
    if (viewer?.may('read-any')) return true;
    return viewer ? sql`(${open(row)} or ${row.owner} = ${viewer.id})` : open(row);
  }, open);
});

test.each<[string, Rule, (row: Row<Fields>) => Sql]>([
  [
    'hides some of it from who is signed in',
    (viewer, row) => (viewer ? sql`(${open(row)} and ${row.owner} <> ${viewer.id})` : open(row)),
    open,
  ],
  [
    'takes something away behind it',
    (_, row) => sql`(${open(row)} or ${row.isOpen}) and (${row.owner} is null)`,
    open,
  ],
  ['hides it from whoever has rights', (viewer, row) => (viewer?.may('x') ? false : open(row)), open],
  ['is another one for nobody', (viewer, row) => (viewer ? true : sql`${row.owner} is null`), open],
  ['has other values', (_, row) => sql`(${row.isOpen} and ${'PRIVATE'} = 'PUBLIC')`, open],
])('the program does not start with a rule that %s', async (_, rule, part) => {
  await expect(start(rule, part)).rejects.toThrow(/the public part of its @Visible is not shown to everyone/);
});

test.each<[string, Rule, (row: Row<Fields>) => Sql]>([
  [
    'a public part that depends on the viewer',
    () => true,
    ((row: Row<Fields>, viewer: Someone) => sql`${row.owner} = ${viewer.id}`) as never,
  ],
  ['a rule that looks at the request', (_, row, { locale }) => sql`(${open(row)} or ${locale} = 'vi')`, open],
])('nor with %s', async (_, rule, part) => {
  await expect(start(rule, part)).rejects.toThrow(/has to be the same for all/);
});
