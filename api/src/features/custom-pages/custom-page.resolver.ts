import { Arg, Args, ArgsType, Ctx, Field, Resolver, Root } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { derived, MaxRows, ReadField, ReadQuery, type Row, sql } from '../../graphql/read/index.ts';
import { type Locale, toOfferedLocale } from '../../platform/i18n/messages/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { Course } from '../courses/index.ts';
import { MAX_BLOCK_COURSES, MAX_BLOCKS, PAGE_LENGTHS } from './blocks.ts';
import {
  type BlockList,
  blocksOf,
  type CourseChoice,
  coursesOf,
  footerLinks,
  PUBLISHED,
  publishedPages,
} from './custom-page.reads.ts';
import { CustomPage, CustomPageBlockView, CustomPageLink } from './custom-page.types.ts';

const MAX_FOOTER_LINKS = 20;
const TABLES = ['custom_page', 'custom_page_version'] as const;
const COURSE_TABLES = [
  ...TABLES,
  'course',
  'category',
  'category_slug',
  'person',
  'teacher_profile',
  'lesson',
] as const;
const LANGUAGE = {
  nullable: true,
  description: 'Language of the texts. Omitted: the language of the request.',
};

@ArgsType()
class CustomPageArgs {
  @Field({ description: 'Last part of the path `/p/<slug>`.' })
  @AtMost(PAGE_LENGTHS.slug)
  slug!: string;
  @Field(() => Language, LANGUAGE)
  language?: Locale | null;
}

@Resolver(() => CustomPage)
export class CustomPageResolver {
  @Public()
  @ReadQuery(() => CustomPage, {
    cached: COURSE_TABLES,
    nullable: true,
    description: 'A published page. Null if no such page is published.',
  })
  customPage(@Args() { slug, language }: CustomPageArgs, @Ctx() { locale, services }: Context) {
    const page = publishedPages(
      sql`p.slug = ${slug}`,
      toOfferedLocale(language ?? locale),
      services.settings,
    );
    return derived(CustomPage, page, PUBLISHED);
  }

  @Public()
  @ReadQuery(() => CustomPage, {
    cached: COURSE_TABLES,
    nullable: true,
    description: 'The sections that administrators added to the home page. Null if none are published.',
  })
  homeSections(
    @Arg('language', () => Language, LANGUAGE) language: Locale | null | undefined,
    @Ctx() { locale, services }: Context,
  ) {
    const page = publishedPages(sql`p.slug is null`, toOfferedLocale(language ?? locale), services.settings);
    return derived(CustomPage, page, PUBLISHED);
  }

  @Public()
  @MaxRows(MAX_FOOTER_LINKS)
  @ReadQuery(() => [CustomPageLink], {
    cached: TABLES,
    description: 'Links of the footer to published pages, the oldest page first. At most 20.',
  })
  footerPages(@Ctx() { services }: Context) {
    return derived(CustomPageLink, footerLinks(services.settings, MAX_FOOTER_LINKS), PUBLISHED);
  }

  @MaxRows(MAX_BLOCKS, { countsAs: 4 })
  @ReadField(() => [CustomPageBlockView], { description: 'Content of the page from top to bottom.' })
  blocks(@Root() page: Row<CustomPage & BlockList>) {
    return blocksOf(page);
  }
}

@Resolver(() => CustomPageBlockView)
export class CustomPageBlockResolver {
  @MaxRows(MAX_BLOCK_COURSES)
  @ReadField(() => [Course], {
    description: 'For COURSES: the courses that are on sale now, at most 12. Empty for other kinds.',
  })
  courses(@Root() block: Row<CustomPageBlockView & CourseChoice>) {
    return coursesOf(block);
  }
}
