import { Arg, Args, ArgsType, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { checkSize, derived, MaxRows, ReadQuery, sql } from '../../graphql/read/index.ts';
import { CalendarDate } from '../../graphql/scalars.ts';
import { TODAY } from '../../platform/db/index.ts';

const MAX_DAYS = 366;
const MAX_WORDS = 100;
const VISIBILITY = 'The sums are anonymous, and the query requires the permission search:read.';

@ObjectType({ description: 'Searches of a day in both languages.' })
export class SearchDay {
  @Field(() => CalendarDate, { description: 'Calendar day in Vietnam time.' })
  day!: string;
  @Field(() => Int, { description: 'Number of searches on that day. 0 without searches.' })
  searches!: number;
  @Field(() => Int, { description: 'Number of those searches that matched nothing.' })
  missed!: number;
}

@ObjectType({ description: 'Search words with the number of their searches in a period.' })
export class SearchedWords {
  @Field({ description: 'Search words after correction, in lowercase and without punctuation.' })
  words!: string;
  @Field(() => Int, { description: 'Number of searches in the period.' })
  searches!: number;
  @Field(() => Int, { description: 'Number of searches that matched nothing.' })
  missed!: number;
}

@ArgsType()
class SearchedWordsArgs {
  @Field(() => Int, { defaultValue: 30, description: 'Length of the period up to today, 1 to 366 days.' })
  days!: number;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for only words that matched nothing at least once.',
  })
  isMissed!: boolean;
  @Field(() => Int, { defaultValue: 20, description: 'Maximum number of rows, 1 to 100.' })
  limit!: number;
}

@Resolver()
export class SearchHistoryResolver {
  @Allow('search:read')
  @MaxRows(MAX_DAYS)
  @ReadQuery(() => [SearchDay], { description: 'Searches of each day, oldest first. Updated every hour.' })
  searchDays(
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Length of the period up to today, 1 to 366 days.',
    })
    days: number,
  ) {
    checkSize('days', days, MAX_DAYS);
    return derived(
      SearchDay,
      sql`select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(sum(d.searches), 0)::int as searches,
          coalesce(sum(d.missed), 0)::int as missed
        from (select ${TODAY} - n as day from generate_series(0, ${days}::int - 1) n) g
        left join search_day d on d.day = g.day group by g.day order by g.day`,
      VISIBILITY,
    );
  }

  @Allow('search:read')
  @MaxRows(MAX_WORDS)
  @ReadQuery(() => [SearchedWords], {
    description: 'Words that were searched in the period, the most frequent first. Updated every hour.',
  })
  searchedWords(@Args() { days, isMissed, limit }: SearchedWordsArgs) {
    checkSize('days', days, MAX_DAYS);
    checkSize('limit', limit, MAX_WORDS);
    const order = isMissed ? sql`sum(w.missed)` : sql`sum(w.searches)`;
    return derived(
      SearchedWords,
      sql`select w.words, sum(w.searches)::int as searches, sum(w.missed)::int as missed from search_day_words w
        where w.day > ${TODAY} - ${days}::int group by w.words
        having sum(w.missed) > 0 or not ${isMissed}::boolean order by ${order} desc, w.words limit ${limit}::int`,
      VISIBILITY,
    );
  }
}
