import { Arg, Args, ArgsType, Field, Int, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { checkSize, derived, MaxRows, ReadQuery, sql } from '../../graphql/read/index.ts';
import { CalendarDate } from '../../graphql/scalars.ts';
import { TODAY } from '../../platform/db/today.ts';

const MOST_DAYS = 366;
const MOST_WORDS = 100;
const SUMS = 'Sums that name no one; the permission is asked for.';

@ObjectType({ description: 'What was searched on a day, in both languages together.' })
export class SearchDay {
  @Field(() => CalendarDate, { description: 'In the time of Vietnam.' })
  day!: string;
  @Field(() => Int, { description: 'Searches on that day; 0 where there were none.' })
  searches!: number;
  @Field(() => Int, { description: 'Those of them that found nothing.' })
  missed!: number;
}

@ObjectType({ description: 'Words with how often they were searched over some days.' })
export class SearchedWords {
  @Field({ description: 'In small letters and without punctuation, as they were corrected.' })
  words!: string;
  @Field(() => Int, { description: 'How often they were searched.' })
  searches!: number;
  @Field(() => Int, { description: 'How often nothing was found.' })
  missed!: number;
}

@ArgsType()
class SearchedWordsArgs {
  @Field(() => Int, { defaultValue: 30, description: 'How far back, 1 to 366 days.' })
  days!: number;
  @Field(() => Boolean, { defaultValue: false, description: 'Only words that found nothing at least once.' })
  isMissed!: boolean;
  @Field(() => Int, { defaultValue: 20, description: 'How many, 1 to 100.' })
  limit!: number;
}

/** History of searches, for administrators. */
@Resolver()
export class SearchHistoryResolver {
  @Allow('search:read')
  @MaxRows(MOST_DAYS)
  @ReadQuery(() => [SearchDay], { description: 'Searches of each day, oldest first, as of the last hour.' })
  searchDays(
    @Arg('days', () => Int, { defaultValue: 30, description: 'How far back, 1 to 366 days.' }) days: number,
  ) {
    checkSize('days', days, MOST_DAYS);
    return derived(
      SearchDay,
      sql`select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(sum(d.searches), 0)::int as searches,
          coalesce(sum(d.missed), 0)::int as missed
        from (select ${TODAY} - n as day from generate_series(0, ${days}::int - 1) n) g
        left join search_day d on d.day = g.day group by g.day order by g.day`,
      SUMS,
    );
  }

  @Allow('search:read')
  @MaxRows(MOST_WORDS)
  @ReadQuery(() => [SearchedWords], {
    description: 'Words that were searched over some days, most often first, as of the last hour.',
  })
  searchedWords(@Args() { days, isMissed, limit }: SearchedWordsArgs) {
    checkSize('days', days, MOST_DAYS);
    checkSize('limit', limit, MOST_WORDS);
    const order = isMissed ? sql`sum(w.missed)` : sql`sum(w.searches)`;
    return derived(
      SearchedWords,
      sql`select w.words, sum(w.searches)::int as searches, sum(w.missed)::int as missed from search_day_words w
        where w.day > ${TODAY} - ${days}::int group by w.words
        having sum(w.missed) > 0 or not ${isMissed}::boolean order by ${order} desc, w.words limit ${limit}::int`,
      SUMS,
    );
  }
}
