import { Collection, type Rel } from '@mikro-orm/core';
import {
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  ReflectMetadataProvider,
} from '@mikro-orm/decorators/legacy';
import { MikroORM } from '@mikro-orm/postgresql';
import { parse } from 'graphql';
import { Arg, buildSchema, Ctx, Field, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { Public } from '../allow.ts';
import {
  Compiler,
  createReadPool,
  everyone,
  Guard,
  KeptAnswer,
  MaxRows,
  ReadField,
  ReadQuery,
  Reads,
  type Row,
  rows,
  SharedAnswers,
  type Sql,
  sql,
  Visible,
  WholeAnswers,
} from './index.ts';
import { ownDatabase } from './testing/own-database.ts';

type Person = { readonly id: string } | undefined;
interface Asker {
  readonly viewer: Person;
  readonly locale: string;
}

const isOwn = (viewer: Person, owner: Sql): Sql | boolean => !!viewer && sql`${owner} = ${viewer.id}`;
const open = (row: Row<{ isOpen: boolean }>) => sql`(${row.isOpen})`;

/** Open ones are everyone's, the others their owner's. */
@Visible<Person, PlantedNote>(
  (viewer, note) => (viewer ? sql`(${open(note)} or ${note.owner} = ${viewer.id})` : open(note)),
  { public: open },
)
@Entity()
@ObjectType()
class PlantedNote {
  @Field(() => Int) @PrimaryKey({ type: 'integer' }) id!: number;
  @Field() @Property({ type: 'text' }) owner!: string;
  @Property({ type: 'boolean' }) isOpen!: boolean;
  @Guard<Person, PlantedNote>((viewer, note) => isOwn(viewer, note.owner))
  @Field(() => String, { nullable: true })
  @Property({ type: 'text' })
  secret?: string;
  @Guard<Person, PlantedNote>((viewer) => viewer !== undefined)
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', default: 'for members' })
  forMembers?: string;
  @MaxRows(10)
  @Field(() => [PlantedReply])
  @OneToMany(
    () => PlantedReply,
    (reply) => reply.note,
    { orderBy: { id: 'asc' } },
  )
  replies = new Collection<PlantedReply>(this);
  @MaxRows(10)
  @Field(() => [PlantedMark])
  @OneToMany(
    () => PlantedMark,
    (mark) => mark.note,
    { orderBy: { id: 'asc' } },
  )
  marks = new Collection<PlantedMark>(this);
}

/** Each of them its author's alone. */
@Visible<Person, PlantedReply>((viewer, reply) => isOwn(viewer, reply.author))
@Entity()
@ObjectType()
class PlantedReply {
  @Field(() => Int) @PrimaryKey({ type: 'integer' }) id!: number;
  @Field() @Property({ type: 'text' }) author!: string;
  @ManyToOne(() => PlantedNote) note!: Rel<PlantedNote>;
}

@Visible(everyone)
@Entity()
@ObjectType()
class PlantedMark {
  @Field(() => Int) @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => PlantedNote) note!: Rel<PlantedNote>;
}

@Resolver(() => PlantedNote)
class PlantedNotes {
  @Public()
  @MaxRows(10)
  @ReadQuery(() => [PlantedNote])
  openNotes() {
    return rows(PlantedNote, (note) => ({ where: open(note), orderBy: note.id }), {
      skipVisibility: 'Open ones are for everyone.',
    });
  }
  @Public()
  @ReadQuery(() => PlantedNote, { nullable: true })
  note(@Arg('id', () => Int) id: number) {
    return rows(PlantedNote, (note) => ({ where: sql`${note.id} = ${id}` }));
  }
  @ReadField(() => Boolean)
  isMine(@Root() note: Row<PlantedNote>, @Ctx('viewer') viewer: Person) {
    return isOwn(viewer, note.owner);
  }
  @ReadField(() => Int)
  length(@Root() note: Row<PlantedNote>) {
    return sql`length(${note.owner})`;
  }
}

const url = await ownDatabase();
const entities = [PlantedNote, PlantedReply, PlantedMark];
const orm = await MikroORM.init({ entities, clientUrl: url, metadataProvider: ReflectMetadataProvider });
await orm.schema.create();
await orm.em.getConnection().execute(`
  insert into planted_note (id, owner, is_open, secret) values
    (1, 'an', true, 'of an'), (2, 'binh', true, 'of binh'), (3, 'binh', false, 'hidden');
  insert into planted_reply (id, author, note_id) values (1, 'an', 1), (2, 'binh', 1), (3, 'an', 2), (4, 'an', 3);
  insert into planted_mark (id, note_id) values (1, 1), (2, 2), (3, 3)`);
const pool = createReadPool(url, { max: 2, pipelines: 1 });
afterAll(async () => {
  await pool.close();
  await orm.close(true);
});

const logger = { warn: () => {}, error: () => {} };
const tables = new Map([
  ['planted_note', 1],
  ['planted_reply', 1],
  ['planted_mark', 1],
]);
/** With a schema of its own, which a compiler installs its resolvers in. */
async function reads(isKeeping: boolean): Promise<Reads> {
  const schema = await buildSchema({ resolvers: [PlantedNotes], validate: false });
  const shared = new SharedAnswers({
    mostBytes: 1_000_000,
    dependenciesOf: async () => ({ tables }),
    isListening: () => true,
    changesIn: async () => Number.POSITIVE_INFINITY,
  });
  const options = isKeeping ? { shared, wholes: new WholeAnswers(shared, 1_000_000) } : {};
  return new Reads(new Compiler(schema, orm.getMetadata().getAll().values()), pool.run, logger, options);
}
const plain = await reads(false);

const ACTORS: Person[] = [undefined, { id: 'an' }, { id: 'binh' }, { id: 'chi' }];

/** What everyone is answered, several times and in turn. @returns by actor, whether it was a whole that is kept */
async function wholesOf(query: string): Promise<boolean[]> {
  const keeping = await reads(true);
  const document = parse(query);
  const ask = async (of: Reads, viewer: Person) =>
    (await of.answer(document, undefined, {}, { viewer, locale: 'vi' } satisfies Asker))!;
  const isWhole = ACTORS.map(() => false);
  for (let round = 0; round < 5; round++)
    for (let i = 0; i < ACTORS.length; i++) {
      const who = (i + round) % ACTORS.length;
      const [given, expected] = [await ask(keeping, ACTORS[who]), await ask(plain, ACTORS[who])];
      expect(given.errors).toEqual([]);
      expect(JSON.parse(given.data), `${ACTORS[who]?.id}, round ${round}`).toEqual(JSON.parse(expected.data));
      isWhole[who] ||= given instanceof KeptAnswer;
    }
  return isWhole;
}

/** Guests have answers of their own, so theirs may be kept whoever else sees more. */
const GUESTS_ALONE = [true, false, false, false];
const EVERYONE = [true, true, true, true];

describe.each([
  ['a list', 'openNotes'],
  ['one row', 'note(id: 1)'],
  ['a row that one viewer sees', 'note(id: 3)'],
])('below a public root that gives %s', (_, root) => {
  test.each([
    ['a resolved field', 'isMine'],
    ['a guard', 'secret'],
    ['a rule of visibility', 'replies { id author }'],
    ['all of them', 'id isMine secret replies { id } marks { id }'],
  ])('no one is given what %s shows to another viewer', async (_name, fields) => {
    const isWhole = await wholesOf(`{ ${root} { ${fields} } }`);
    expect(isWhole).toEqual(root === 'note(id: 3)' ? [false, false, false, false] : GUESTS_ALONE);
  });
});

test.each([
  ['a list', '{ openNotes { id owner length marks { id } } }'],
  ['one row', '{ note(id: 1) { id owner length marks { id } } }'],
  ['what depends on there being a viewer', '{ note(id: 2) { forMembers } }'],
])('what looks at no viewer is kept whole for everyone: %s', async (_, query) => {
  expect(await wholesOf(query)).toEqual(EVERYONE);
});

test('the fixture tells its viewers apart', async () => {
  const ask = async (viewer: Person) => {
    const document = parse('{ openNotes { isMine secret replies { id } } note(id: 3) { secret } }');
    return (await plain.answer(document, undefined, {}, { viewer, locale: 'vi' }))!.data;
  };
  expect(new Set(await Promise.all(ACTORS.slice(0, 3).map(ask))).size).toBe(3);
});
