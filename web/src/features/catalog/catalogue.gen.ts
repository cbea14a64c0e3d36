/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Narrows the catalogue; what is left out does not. */
export type CourseFilter = {
  /** Slug of a category; its lower level is included. */
  category?: string | null | undefined;
  /** Free courses only, or paid ones only. */
  isFree?: boolean | null | undefined;
  /** Language it is taught in: vi or en. */
  language?: string | null | undefined;
  /** One of these levels. */
  level?: Array<CourseLevel> | null | undefined;
  /** Greatest length in minutes, from 0. */
  maxDuration?: number | null | undefined;
  /** Highest price now, in đồng, from 0. */
  maxPrice?: number | null | undefined;
  /** Least length in minutes, from 0. */
  minDuration?: number | null | undefined;
  /** Least price now, in đồng, from 0. */
  minPrice?: number | null | undefined;
  /** Courses whose sale price runs now. */
  onSale?: boolean | null | undefined;
  /** Least average rating, 0 to 5. */
  rating?: number | null | undefined;
  /** Words to find; accents and case do not matter. At most 100 characters. */
  search?: string | null | undefined;
  /** Courses of this teacher. */
  teacherId?: string | null | undefined;
};

/** What a course expects of its students. */
export type CourseLevel =
  /** Practice is expected. */
  | 'ADVANCED'
  /** For everyone. */
  | 'ALL'
  /** Nothing is expected. */
  | 'BEGINNER'
  /** The basics are expected. */
  | 'INTERMEDIATE';

/** Order of the catalogue. */
export type CourseSort =
  /** Most students first. */
  | 'BEST_SELLING'
  /** Latest published first. */
  | 'NEWEST'
  /** Cheapest now first. */
  | 'PRICE_ASC'
  /** Dearest now first. */
  | 'PRICE_DESC'
  /** Best rated first. */
  | 'RATING'
  /** Best hits first; without a search the same as BEST_SELLING. */
  | 'RELEVANCE';

export type CatalogueQueryVariables = Exact<{
  filter?: Types.CourseFilter | null | undefined;
  sort?: Types.CourseSort | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CatalogueQuery = { courses: { __typename: 'CoursePage', total: number, page: number, limit: number, items: Array<{ __typename: 'Course', id: string, slug: string, title: string, coverUrl: string, price: number, salePrice: number | null, currentPrice: number, ratingAverage: number, ratingCount: number, lessonCount: number, durationSec: number, level: Types.CourseLevel, teacher: { __typename: 'PublicProfile', id: string, fullName: string } }> } };


export const CatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Catalogue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<CatalogueQuery, CatalogueQueryVariables>;
export const useCatalogueQuery = bindQuery(CatalogueDocument, '69f6836c8765eabec942b612d2e4cc57ec24afb910f06da50d757fb13b3c67d7');