import { createHash } from 'node:crypto';
import { BigIntType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLScalarType } from 'graphql';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';

const Json = new GraphQLScalarType({ name: 'JSON' });
const money = new BigIntType('number');

@Entity({ tableName: 'person' })
@ObjectType()
export class Person {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  fullName!: string;
}

@Entity({ tableName: 'category' })
export class Category {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Category, { nullable: true })
  parent?: Rel<Category> | null;
}

@Entity({ tableName: 'course' })
@ObjectType()
export class Course {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  slug!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  // Only the course page selects it
  @Field(() => Json)
  @Property({ type: 'json', lazy: true })
  description!: object;

  @Field(() => [String])
  @Property({ type: 'array' })
  outcomes!: string[];

  @Property({ type: 'text' })
  status!: string;

  @Property({ type: 'text' })
  visibility!: string;

  @ManyToOne(() => Category, { nullable: true })
  category?: Rel<Category> | null;

  @ManyToOne(() => Person)
  teacher!: Rel<Person>;

  @Field(() => Float)
  @Property({ type: money })
  price!: number;

  @Property({ type: money, nullable: true })
  salePrice?: number | null;

  @Property({ type: 'datetime', nullable: true })
  saleEndsAt?: Date | null;

  @Property({ type: 'integer' })
  studentCount!: number;

  @Field(() => Float)
  @Property({ type: 'double' })
  ratingAverage!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  ratingCount!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  lessonCount!: number;

  @Property({ type: 'integer' })
  requiredLessons!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  durationSec!: number;

  @Field(() => String)
  @Property({ persist: false })
  get coverUrl(): string {
    const version = createHash('md5').update(this.title).digest('hex').slice(0, 8);
    return `/covers/${this.id}.svg?v=${version}`;
  }

  @Field(() => Float)
  @Property({ persist: false })
  get currentPrice(): number {
    const isOnSale = this.salePrice != null && (!this.saleEndsAt || this.saleEndsAt > new Date());
    return isOnSale ? this.salePrice! : this.price;
  }
}

@Entity({ tableName: 'section' })
@ObjectType()
export class Section {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'integer' })
  position!: number;
}

@Entity({ tableName: 'lesson' })
@ObjectType()
export class Lesson {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Section)
  section!: Rel<Section>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isPreview!: boolean;

  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  durationSec!: number;
}

@Entity({ tableName: 'rating' })
@ObjectType()
export class Rating {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => Person)
  author!: Rel<Person>;

  @Field(() => Int)
  @Property({ type: 'integer' })
  stars!: number;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  text?: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  teacherReply?: string | null;

  @Property({ type: 'text' })
  status!: string;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime' })
  createdAt!: Date;
}

@Entity({ tableName: 'enrolment' })
@ObjectType()
export class Enrolment {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Person)
  student!: Rel<Person>;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => Int)
  @Property({ type: 'integer' })
  completedLessons!: number;

  @Property({ type: 'integer' })
  completedRequired!: number;

  @Property({ type: 'datetime' })
  enrolledAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  lastStudiedAt?: Date | null;
}

@Entity({ tableName: 'orders' })
@ObjectType()
export class Order {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => Person)
  buyer!: Rel<Person>;

  @Field(() => String)
  @Property({ type: 'text' })
  status!: string;

  @Field(() => Float)
  @Property({ type: money })
  total!: number;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  paidAt?: Date | null;
}

@Entity({ tableName: 'order_line' })
@ObjectType()
export class OrderLine {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Float)
  @Property({ type: money })
  listPrice!: number;

  @Field(() => Float)
  @Property({ type: money })
  discount!: number;

  @Field(() => Float)
  @Property({ type: money })
  amount!: number;
}

export const entities = [Person, Category, Course, Section, Lesson, Rating, Enrolment, Order, OrderLine];
