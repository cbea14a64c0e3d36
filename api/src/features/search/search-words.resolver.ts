import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  checkSize,
  createPageType,
  derived,
  page,
  ReadMutation,
  ReadQuery,
  resultRow,
  sql,
} from '../../graphql/read/index.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { Deleted } from '../operations/index.ts';
import { deleteSearchTerm } from './delete-search-term.ts';
import { RecordedSearch, RecordSearchInput, recordSearch } from './record-search.ts';
import {
  CreateSearchSynonymInput,
  createSearchSynonym,
  deleteSearchSynonym,
  UpdateSearchSynonymInput,
  updateSearchSynonym,
} from './save-synonym.ts';
import { SearchSynonym } from './search-synonym.entity.ts';
import { SearchTerm } from './search-term.entity.ts';

const SearchSynonymPage = createPageType('SearchSynonymPage', () => SearchSynonym);
const SearchTermPage = createPageType('SearchTermPage', () => SearchTerm);

@ObjectType({ description: 'Words that many people search and that match something.' })
export class PopularSearch {
  @Field({ description: 'Search words in lowercase, ready to be searched again.' })
  words!: string;
}

@ArgsType()
class SearchTermArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for words whose last search matched something, false for words whose last search matched nothing. Omitted: all words.',
  })
  hasHits?: boolean | null;
}

@Resolver()
export class SearchWordsResolver {
  @Allow('search:read')
  @ReadQuery(() => SearchSynonymPage, { description: 'Synonym groups, the most recently edited first.' })
  searchSynonyms(@Args() { page: number, limit }: PageArgs) {
    return page(SearchSynonym, (s) => ({ orderBy: sql`${s.updatedAt} desc, ${s.id}`, page: number, limit }));
  }

  @Allow('search:read')
  @ReadQuery(() => SearchTermPage, { description: 'Search terms, the most frequent first.' })
  searchTerms(@Args() { hasHits, page: number, limit }: SearchTermArgs) {
    return page(SearchTerm, (t) => ({
      where: hasHits == null || sql`${t.hasHits} = ${hasHits}`,
      orderBy: sql`${t.count} desc, ${t.lastAt} desc, ${t.id}`,
      page: number,
      limit,
    }));
  }

  @Public()
  @ReadQuery(() => [PopularSearch], {
    cached: ['search_term'],
    description:
      'Recent popular searches that match something, the most frequent first. Empty if there were few searches.',
  })
  popularSearches(
    @Arg('language', () => Language, { description: 'Language of the user interface of the searches.' })
    language: Locale,
    @Arg('limit', () => Int, { defaultValue: 4, description: 'Maximum number of searches, 1 to 10.' })
    limit: number,
  ) {
    checkSize('limit', limit, 10);
    return derived(
      PopularSearch,
      sql`select t.words from search_term t where t.has_hits and t.language = ${language} and t.popularity is not null
        order by t.popularity desc, t.words limit ${limit}::int`,
      'Only words that several people searched.',
    );
  }

  @Public()
  @Mutation(() => RecordedSearch, {
    description:
      'Records a submitted search for the administrators’ list. The same words count once per hour and caller. BAD_INPUT: the words are too long.',
  })
  recordSearch(@Arg('input') input: RecordSearchInput, @Ctx() context: Context): Promise<RecordedSearch> {
    return recordSearch(context, input);
  }

  @Allow('search:update')
  @ReadMutation(() => SearchSynonym, {
    description:
      'Creates a synonym group, effective for all later searches. BAD_INPUT: a term is empty, too long, repeated or in another group. POLICY: there are already 500 groups.',
  })
  async createSearchSynonym(@Arg('input') input: CreateSearchSynonymInput, @Ctx() context: Context) {
    return resultRow(SearchSynonym, await createSearchSynonym(context, input));
  }

  @Allow('search:update')
  @ReadMutation(() => SearchSynonym, {
    description:
      'Updates a synonym group. BAD_INPUT: a term is empty, too long, repeated or in another group. NOT_FOUND: no such group. CONFLICT: the group was edited meanwhile.',
  })
  async updateSearchSynonym(@Arg('input') input: UpdateSearchSynonymInput, @Ctx() context: Context) {
    return resultRow(SearchSynonym, await updateSearchSynonym(context, input));
  }

  @Allow('search:update')
  @Mutation(() => Deleted, { description: 'Deletes a synonym group. NOT_FOUND: no such group.' })
  deleteSearchSynonym(
    @Arg('synonymId', () => ID, { description: 'ID of the synonym group to delete.' }) synonymId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSearchSynonym(context, synonymId);
  }

  @Allow('search:update')
  @Mutation(() => Deleted, {
    description:
      'Removes words from the list of searches until they are searched again. NOT_FOUND: no such words.',
  })
  deleteSearchTerm(
    @Arg('termId', () => ID, { description: 'ID of the search term to remove.' }) termId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSearchTerm(context, termId);
  }
}
