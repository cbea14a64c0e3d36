import {
  type GraphQLAbstractType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isUnionType,
} from 'graphql';
import { getId, type RandomSource, type Tables } from './data.ts';
import { getCursor } from './reference.ts';

export interface RandomDocument {
  readonly text: string;
  readonly variables: Record<string, unknown>;
}

/**
 * Fields that need graphql-js or violate non-null. Rare, because otherwise all documents would take the same path.
 */
const RARE = new Set([
  'Course.shout',
  'Course.motto',
  'Query.version',
  'Course.broken',
  'Course.sales',
  'Query.secret',
]);

type Composite = GraphQLObjectType | GraphQLAbstractType;
type AnyField = ReturnType<GraphQLObjectType['getFields']>[string];
const NODES = new Set(['Course', 'Person', 'PublicPerson']);

/** Generates random valid documents for the fixture's schema. */
export class Documents {
  #n = 0;
  #budget = 0;
  #rare = false;
  #variables: Record<string, [type: string, value: unknown]> = {};
  #fragments: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: RandomSource,
    private readonly tables: Tables,
  ) {}

  next(): RandomDocument {
    const { random } = this;
    this.#n = 0;
    this.#budget = 14;
    this.#rare = random.chance(0.2);
    this.#variables = {};
    this.#fragments = [];
    const body = this.#selection(this.schema.getQueryType()!, 4);
    const names = Object.entries(this.#variables);
    const head = names.length ? `(${names.map(([name, [type]]) => `$${name}: ${type}`).join(', ')})` : '';
    // Half of the variables have a value in the request; nullable ones are sometimes missing
    const variables = Object.fromEntries(names.map(([name, [, value]]) => [name, value]));
    return { text: `query Q${head} { ${body} } ${this.#fragments.join(' ')}`, variables };
  }

  #variable(type: string, value: unknown): string {
    const name = `v${this.#n++}`;
    this.#variables[name] = [type, value];
    return `$${name}`;
  }

  /** An argument: missing, null, a literal or a variable. */
  #argument(name: string, type: string, value: unknown, literal = JSON.stringify(value)): string {
    return `${name}: ${this.random.chance(0.5) ? this.#variable(type, value) : literal}`;
  }

  #enumArgument(name: string, type: string, value: string | null): string {
    return this.#argument(name, type, value, String(value));
  }

  #arguments(place: string): string {
    const { random } = this;
    const maybe = (p: number, make: () => string) => (random.chance(p) ? [make()] : []);
    const list = (args: string[]) => (args.length ? `(${args.join(', ')})` : '');
    const first = () => this.#argument('first', 'Int!', random.pick([1, 2, 3, 50]));
    switch (place) {
      case 'Query.courses':
        return list([
          ...maybe(0.5, () => this.#argument('page', 'Int!', random.pick([1, 1, 2, 3, 999, 0]))),
          ...maybe(0.5, () => this.#argument('limit', 'Int!', random.pick([1, 2, 5, 100, 101]))),
          ...maybe(0.3, () =>
            this.#enumArgument('status', 'CourseStatus', random.pick(['Draft', 'Published', null])),
          ),
          ...maybe(0.3, () =>
            this.#argument('maxPrice', 'Vnd', random.pick([null, 0, 499_000, 5_000_000_000])),
          ),
        ]);
      case 'Query.course':
        return list([
          this.#argument(
            'slug',
            'String!',
            random.pick([`course${String(random.below(32)).padStart(2, '0')}`, 'o\'k " $1 \\']),
          ),
        ]);
      case 'Query.mustCourse':
        return list([this.#argument('id', 'ID!', getId(4, random.below(31)))]);
      case 'Query.person':
        return list([this.#argument('id', 'ID!', getId(1, random.below(9)))]);
      case 'Query.happening':
        return list([
          this.#argument(
            'id',
            'ID!',
            random.pick(random.chance(0.5) ? this.tables.lesson : this.tables.review).id,
          ),
        ]);
      case 'Query.happenings':
      case 'Query.states':
        return list(maybe(0.6, () => this.#argument('limit', 'Int!', random.below(9))));
      case 'Query.happeningFeed':
        return list(maybe(0.6, first));
      case 'Query.lesson':
        return list([this.#argument('id', 'ID!', random.pick(this.tables.lesson).id)]);
      case 'Query.people':
        return list([
          ...maybe(0.5, () => this.#argument('limit', 'Int!', random.below(5))),
          ...maybe(0.3, () => this.#argument('offset', 'Int!', random.below(5))),
        ]);
      case 'Query.reviews':
        return list([
          ...maybe(0.7, first),
          ...maybe(0.5, () => this.#argument('after', 'String', this.#reviewCursor())),
        ]);
      case 'Query.ranking':
        return list([first(), ...maybe(0.5, () => this.#argument('after', 'String', this.#courseCursor()))]);
      case 'Query.byLevel':
        return list([first(), ...maybe(0.7, () => this.#argument('after', 'String', this.#levelCursor()))]);
      case 'Query.ranked':
      case 'Course.latest':
        return list(maybe(0.6, () => this.#argument('limit', 'Int!', random.below(7))));
      case 'Course.goodReviews':
        return list(maybe(0.5, () => this.#argument('stars', 'Int!', 1 + random.below(5))));
      case 'Course.reviewFeed':
        return list(maybe(0.6, () => this.#argument('first', 'Int!', random.pick([1, 2, 5, 0]))));
      default:
        return '';
    }
  }

  /** Cursors of visible rows, null, and an invalid one. */
  #reviewCursor(): string | null {
    if (this.random.chance(0.15)) return this.random.pick([null, 'x', getCursor([1])]);
    const { created_at, id } = this.random.pick(this.tables.review.filter((r) => !r.hidden));
    const time = String(created_at);
    return getCursor([
      `${time.slice(0, 19).replace('T', ' ')}${`.${time.slice(20, -1)}`.replace(/\.?0+$/, '')}+00`,
      id,
    ]);
  }
  #courseCursor(): string | null {
    if (this.random.chance(0.15)) return this.random.pick([null, '', getCursor(['a', null, 'b'])]);
    const { rating, price, id } = this.random.pick(
      this.tables.course.filter((c) => c.status === 'published'),
    );
    return getCursor([rating, Math.floor((price as number) / 1000), id]);
  }

  #levelCursor(): string {
    const { level, id } = this.random.pick(this.tables.course.filter((c) => c.status === 'published'));
    return getCursor([level, id]);
  }

  #directive(): string {
    const { random } = this;
    if (!random.chance(0.12)) return '';
    const flag = random.chance(0.7)
      ? this.#variable('Boolean!', random.chance(0.5))
      : random.pick(['true', 'false']);
    return ` @${random.pick(['skip', 'include'])}(if: ${flag})`;
  }

  #selection(type: Composite, depth: number): string {
    const { random } = this;
    const fields = isUnionType(type)
      ? []
      : Object.values(type.getFields()).filter((f) => this.#rare || !RARE.has(`${type.name}.${f.name}`));
    const texts: string[] = [];
    for (let i = 1 + random.below(5); i > 0; i--) {
      const isMember = isAbstractType(type) && type.name !== 'Node' && (!fields.length || random.chance(0.5));
      const text = isMember ? this.#member(type, depth) : this.#piece(type, random.pick(fields), depth);
      if (text) texts.push(text);
    }
    const empty = texts.length === 0 || texts.every((text) => text.includes('@'));
    if (empty) texts.push('__typename');
    return texts.join(' ');
  }

  /** The selection of one of the possible types of a row. */
  #member(type: GraphQLAbstractType, depth: number): string | undefined {
    if (depth <= 0) return undefined;
    const member = this.random.pick(this.schema.getPossibleTypes(type));
    return `... on ${member.name}${this.#directive()} { ${this.#selection(member, depth - 1)} }`;
  }

  /** A field, or a fragment in its place. */
  #piece(type: Composite, field: AnyField, depth: number): string | undefined {
    const { random } = this;
    const flag = this.#directive.bind(this);
    const kind = random.below(20);
    if (kind < 2) return kind === 0 ? '__typename' : `t${this.#n++}: __typename`;
    if (kind < 4 && depth > 0) {
      const on = random.chance(0.5) ? `on ${type.name} ` : '';
      return `... ${on}${flag()} { ${this.#selection(type, depth - 1)} }`;
    }
    if (kind < 6 && NODES.has(type.name)) {
      return `... on Node${flag()} { ${this.#selection(this.schema.getType('Node') as GraphQLInterfaceType, 0)} }`;
    }
    if (kind < 8 && depth > 0) {
      const name = `F${this.#n++}`;
      this.#fragments.push(`fragment ${name} on ${type.name} { ${this.#selection(type, depth - 1)} }`);
      return `...${name}${flag()}`;
    }
    return this.#field(type, field, depth);
  }

  #field(type: Composite, field: AnyField, depth: number): string | undefined {
    const { random } = this;
    const named = getNamedType(field.type);
    const leaf = isLeafType(named);
    if (!leaf && (depth <= 0 || this.#budget <= 0)) return undefined;
    if (!leaf) this.#budget -= isListType(getNullableType(field.type)) ? 3 : 1;
    const args = this.#arguments(`${type.name}.${field.name}`);
    const long = random.chance(0.02);
    // The same response name must mean the same field, so fields with arguments get an alias
    const aliased = args !== '' || long || random.chance(0.25);
    const name = long ? 'long'.repeat(20) : random.pick(['x', '_y', 'constructor', 'Zed']);
    const alias = aliased ? `${name}${this.#n++}: ` : '';
    const below = leaf ? '' : ` { ${this.#selection(named as GraphQLObjectType, depth - 1)} }`;
    return `${alias}${field.name}${args}${this.#directive()}${below}`;
  }
}
