import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { PageArgs } from '../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  checkSize,
  derived,
  page,
  pageOf,
  ReadMutation,
  ReadQuery,
  rows,
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

const SearchSynonymPage = pageOf('SearchSynonymPage', () => SearchSynonym);
const SearchTermPage = pageOf('SearchTermPage', () => SearchTerm);

@ObjectType({ description: 'Words that many people search, and that find something.' })
export class PopularSearch {
  @Field({ description: 'In small letters, ready to be searched again.' })
  words!: string;
}

@ArgsType()
class SearchTermArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Those that found something the last time, or those that found nothing; left out: all.',
  })
  hasHits?: boolean | null;
}

const synonym = (id: string) =>
  rows(SearchSynonym, (s) => ({ where: sql`${s.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

/** Synonyms and search terms. */
@Resolver()
export class SearchWordsResolver {
  @Allow('search:read')
  @ReadQuery(() => SearchSynonymPage, { description: 'Groups of synonyms, the last edited first.' })
  searchSynonyms(@Args() { page: number, limit }: PageArgs) {
    return page(SearchSynonym, (s) => ({ orderBy: sql`${s.updatedAt} desc, ${s.id}`, page: number, limit }));
  }

  @Allow('search:read')
  @ReadQuery(() => SearchTermPage, { description: 'What is searched, most often first.' })
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
      'What many have searched lately with success, most often first; empty where little was searched.',
  })
  popularSearches(
    @Arg('language', () => Language, { description: 'Language of the screens it was searched on.' })
    language: Locale,
    @Arg('limit', () => Int, { defaultValue: 4, description: 'How many, 1 to 10.' }) limit: number,
  ) {
    checkSize('limit', limit, 10);
    return derived(
      PopularSearch,
      sql`select t.words from search_term t where t.has_hits and t.language = ${language} and t.popularity is not null
        order by t.popularity desc, t.words limit ${limit}::int`,
      'Words of many people alone, and no one’s own.',
    );
  }

  @Public()
  @Mutation(() => RecordedSearch, {
    description:
      'Counts a search that was sent off, for the administrator’s list. Once an hour for a caller and the same words. BAD_INPUT: the words are too long.',
  })
  recordSearch(@Arg('input') input: RecordSearchInput, @Ctx() context: Context): Promise<RecordedSearch> {
    return recordSearch(context, input);
  }

  @Allow('search:update')
  @ReadMutation(() => SearchSynonym, {
    description:
      'Makes a group of synonyms, for every search from now on. BAD_INPUT: a term is empty, too long, repeated or in another group. POLICY: there are 500 already.',
  })
  async createSearchSynonym(@Arg('input') input: CreateSearchSynonymInput, @Ctx() context: Context) {
    return synonym(await createSearchSynonym(context, input));
  }

  @Allow('search:update')
  @ReadMutation(() => SearchSynonym, {
    description:
      'Edits a group of synonyms. BAD_INPUT: a term is empty, too long, repeated or in another group. NOT_FOUND: there is none. CONFLICT: another edit was faster.',
  })
  async updateSearchSynonym(@Arg('input') input: UpdateSearchSynonymInput, @Ctx() context: Context) {
    return synonym(await updateSearchSynonym(context, input));
  }

  @Allow('search:update')
  @Mutation(() => Deleted, { description: 'Removes a group of synonyms. NOT_FOUND: there is none.' })
  deleteSearchSynonym(
    @Arg('synonymId', () => ID, { description: 'Of the group that is removed.' }) synonymId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSearchSynonym(context, synonymId);
  }

  @Allow('search:update')
  @Mutation(() => Deleted, {
    description:
      'Takes words off the list of searches until someone searches them again. NOT_FOUND: there are none.',
  })
  deleteSearchTerm(
    @Arg('termId', () => ID, { description: 'Of the words on the list.' }) termId: string,
    @Ctx() context: Context,
  ): Promise<Deleted> {
    return deleteSearchTerm(context, termId);
  }
}
