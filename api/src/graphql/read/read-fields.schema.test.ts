import { Field, Int, ObjectType } from 'type-graphql';
import { expect, test } from 'vitest';
import { connection, derived, page, ReadField, ReadMutation, ReadQuery, rows, sql } from './index.ts';
import { randomSource } from './testing/data.ts';
import { Course, CourseConnection, CoursePage, CourseStatus, Person } from './testing/domain.ts';

@ObjectType()
class Total {
  @Field(() => Int) total!: number;
}

const random = randomSource(1);
const courses = () => rows(Course, () => ({}));
const feed = () => connection(Course, (c) => ({ orderBy: [{ by: c.id, dir: 'asc' }], first: 1 }));

/** Only compiled: each line with a mistake must be a type error, which `npm run check` verifies. */
class Declarations {
  @ReadQuery(() => Course) one() {
    return courses();
  }
  @ReadQuery(() => [Course]) async many() {
    return courses();
  }
  @ReadQuery(() => CoursePage) page() {
    return page(Course, () => ({ page: 1, limit: 1 }));
  }
  @ReadQuery(() => CourseConnection) feed() {
    return feed();
  }
  @ReadQuery(() => Course, { nullable: true }) maybe() {
    return random.chance(0.5) ? courses() : null;
  }
  @ReadField(() => Int) count() {
    return sql`1`;
  }
  @ReadField(() => CourseStatus) status() {
    return CourseStatus.Draft;
  }
  @ReadMutation(() => Total) async total() {
    return derived(Total, sql`select 1 as total`, 'It is a number.');
  }
  // @ts-expect-error rows of another type
  @ReadQuery(() => Course) person() {
    return rows(Person, () => ({}));
  }
  // @ts-expect-error of another type, after a commit
  @ReadMutation(() => Course) async mutated() {
    return rows(Person, () => ({}));
  }
  // @ts-expect-error a list where a page is declared
  @ReadQuery(() => CoursePage) list() {
    return courses();
  }
  // @ts-expect-error a page where a connection is declared
  @ReadQuery(() => CourseConnection) paged() {
    return page(Course, () => ({ page: 1, limit: 1 }));
  }
  // @ts-expect-error a connection where rows are declared
  @ReadQuery(() => [Course]) walked() {
    return feed();
  }
  // @ts-expect-error a connection over other rows
  @ReadQuery(() => CourseConnection) people() {
    return connection(Person, (p) => ({ orderBy: [{ by: p.id, dir: 'asc' }], first: 1 }));
  }
  // @ts-expect-error null where a value is promised
  @ReadQuery(() => Course) none() {
    return random.chance(0.5) ? courses() : null;
  }
  // @ts-expect-error a value of another scalar
  @ReadField(() => Int) text() {
    return 'one';
  }
  // @ts-expect-error data instead of a source
  @ReadField(() => Total) data() {
    return { total: 1 };
  }
  // @ts-expect-error SQL where rows are declared
  @ReadField(() => [Total]) bare() {
    return sql`select 1 as total`;
  }
}

test('TypeScript checks that a resolver returns the declared type', () => {
  expect(new Declarations()).toBeDefined();
});
