import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { type EntityClass, type EntityMetadata, MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byKey, getRelation, getTable, toKey } from './relations.ts';
import { Badge, Category, Course, entities, Person } from './testing/domain.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = await MikroORM.init({ entities, dbName: 'none', metadataProvider: ReflectMetadataProvider });
});
afterAll(() => orm.close(true));

const meta = (entity: EntityClass<object>): EntityMetadata => orm.getMetadata().get(entity);
const relation = (entity: EntityClass<object>, name: string, changes: object = {}) => {
  const property = { ...(meta(entity).properties[name as never] as object), ...changes } as never;
  const target = (meta(entity).properties[name as never] as { targetMeta: EntityMetadata }).targetMeta;
  const { isToMany, isNonNull, from, on, order } = getRelation(property, meta(entity), target);
  return { isToMany, isNonNull, sql: `${from('t1')} where ${on('t1', 't0')} order by ${order('t1')}` };
};

test('a to-one relation uses the foreign key of the row', () => {
  const sql = '"person" t1 where t1."id" = t0."teacher_id" order by ';
  expect(relation(Course, 'teacher')).toEqual({ isToMany: false, isNonNull: true, sql });
  expect(relation(Course, 'coTeacher').isNonNull).toBe(false);
});

test('a one-to-one relation works from both sides', () => {
  expect(relation(Badge, 'person').sql).toBe('"person" t1 where t1."id" = t0."person_id" order by ');
  expect(relation(Person, 'badge')).toEqual({
    isToMany: false,
    isNonNull: false,
    sql: '"badge" t1 where t1."person_id" = t0."id" order by ',
  });
});

test('a to-many relation has a total order', () => {
  expect(relation(Course, 'lessons').sql).toBe(
    '"lesson" t1 where t1."course_id" = t0."id" order by t1."position" asc, t1."id" asc',
  );
  expect(relation(Person, 'courses').sql).toBe(
    '"course" t1 where t1."teacher_id" = t0."id" order by t1."id" asc',
  );
});

test('a many-to-many relation works from both sides', () => {
  expect(relation(Course, 'categories').sql).toBe(
    '"course_categories" t1j join "category" t1 on t1."id" = t1j."category_id" where t1j."course_id" = t0."id" order by t1."id" asc',
  );
  expect(relation(Category, 'courses').sql).toBe(
    '"course_categories" t1j join "course" t1 on t1."id" = t1j."course_id" where t1j."category_id" = t0."id" order by t1."slug" desc, t1."id" asc',
  );
});

test('a relation can use a column of a query as its key', () => {
  expect(byKey('course', meta(Course)).on('t1', 't0')).toBe('t1."id" = t0."course"');
});

test('an unsupported option is rejected', () => {
  expect(() => relation(Course, 'lessons', { where: { preview: true } })).toThrow('where');
  expect(() => relation(Course, 'lessons', { orderBy: { course: { title: 'asc' } } })).toThrow(
    'is neither asc nor desc',
  );
  expect(() => relation(Course, 'lessons', { orderBy: { nothing: 'asc' } })).toThrow('has no column');
  expect(() => relation(Course, 'teacher', { fieldNames: ['a', 'b'] })).toThrow('one column');
});

test('names of tables and keys are quoted', () => {
  expect(getTable({ ...meta(Course), schema: 'other', tableName: 'course' } as EntityMetadata)).toBe(
    '"other"."course"',
  );
  expect(toKey(meta(Course))).toBe('id');
});
