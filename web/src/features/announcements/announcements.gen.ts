/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShownAnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownAnnouncementsQuery = { shownAnnouncements: Array<{ __typename: 'ShownAnnouncement', id: string, kind: Types.AnnouncementKind, audience: Types.AnnouncementAudience, title: string, text: string, linkUrl: string | null, linkLabel: string | null, isDismissible: boolean }> };

export type MarkAnnouncementsReadMutationVariables = Exact<{
  input: Types.MarkAnnouncementsReadInput;
}>;


export type MarkAnnouncementsReadMutation = { markAnnouncementsRead: { __typename: 'AnnouncementsRead', markedCount: number } };

export type DismissAnnouncementMutationVariables = Exact<{
  announcementId: string;
}>;


export type DismissAnnouncementMutation = { dismissAnnouncement: { __typename: 'Deleted', id: string } };

export type AnnouncementRowFragment = { __typename: 'Announcement', id: string, titleVi: string, titleEn: string, audience: Types.AnnouncementAudience, startsAt: string, endsAt: string, audienceCount: number, readCount: number, dismissedCount: number } & { ' $fragmentName'?: 'AnnouncementRowFragment' };

export type AnnouncementsQueryVariables = Exact<{
  page: number;
}>;


export type AnnouncementsQuery = { announcements: { __typename: 'AnnouncementPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'Announcement', id: string, kind: Types.AnnouncementKind, titleVi: string, titleEn: string, textVi: string, textEn: string, linkUrl: string | null, linkLabelVi: string | null, linkLabelEn: string | null, audience: Types.AnnouncementAudience, courseId: string | null, startsAt: string, endsAt: string, isDismissible: boolean, version: number }
      & { ' $fragmentRefs'?: { 'AnnouncementRowFragment': AnnouncementRowFragment } }
    )> } };

export type AnnouncementReachQueryVariables = Exact<{
  audience: Types.AnnouncementAudience;
  courseId?: string | null | undefined;
}>;


export type AnnouncementReachQuery = { announcementReach: { __typename: 'AnnouncementReach', count: number, total: number } | null };

export type AnnouncementCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementCoursesQuery = { courses: { __typename: 'CoursePage', items: Array<{ __typename: 'Course', id: string, title: string }> } };

export type CreateAnnouncementMutationVariables = Exact<{
  input: Types.CreateAnnouncementInput;
}>;


export type CreateAnnouncementMutation = { createAnnouncement: { __typename: 'Announcement', id: string } };

export type UpdateAnnouncementMutationVariables = Exact<{
  input: Types.UpdateAnnouncementInput;
}>;


export type UpdateAnnouncementMutation = { updateAnnouncement: (
    { __typename: 'Announcement', id: string, version: number }
    & { ' $fragmentRefs'?: { 'AnnouncementRowFragment': AnnouncementRowFragment } }
  ) };

export type EndAnnouncementMutationVariables = Exact<{
  announcementId: string;
}>;


export type EndAnnouncementMutation = { endAnnouncement: (
    { __typename: 'Announcement', id: string }
    & { ' $fragmentRefs'?: { 'AnnouncementRowFragment': AnnouncementRowFragment } }
  ) };

export const AnnouncementRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Announcement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleVi"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedCount"}}]}}]} as unknown as DocumentNode<AnnouncementRowFragment, unknown>;
export const ShownAnnouncementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownAnnouncements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shownAnnouncements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isDismissible"}}]}}]}}]} as unknown as DocumentNode<ShownAnnouncementsQuery, ShownAnnouncementsQueryVariables>;
export const MarkAnnouncementsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAnnouncementsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAnnouncementsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAnnouncementsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markedCount"}}]}}]}}]} as unknown as DocumentNode<MarkAnnouncementsReadMutation, MarkAnnouncementsReadMutationVariables>;
export const DismissAnnouncementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"announcementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"announcementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"announcementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DismissAnnouncementMutation, DismissAnnouncementMutationVariables>;
export const AnnouncementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Announcements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titleVi"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"textVi"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkLabelVi"}},{"kind":"Field","name":{"kind":"Name","value":"linkLabelEn"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDismissible"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnouncementRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Announcement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleVi"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedCount"}}]}}]} as unknown as DocumentNode<AnnouncementsQuery, AnnouncementsQueryVariables>;
export const AnnouncementReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnnouncementReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementAudience"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcementReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<AnnouncementReachQuery, AnnouncementReachQueryVariables>;
export const AnnouncementCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnnouncementCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<AnnouncementCoursesQuery, AnnouncementCoursesQueryVariables>;
export const CreateAnnouncementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAnnouncementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAnnouncementMutation, CreateAnnouncementMutationVariables>;
export const UpdateAnnouncementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAnnouncementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnouncementRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Announcement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleVi"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedCount"}}]}}]} as unknown as DocumentNode<UpdateAnnouncementMutation, UpdateAnnouncementMutationVariables>;
export const EndAnnouncementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAnnouncement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"announcementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAnnouncement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"announcementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"announcementId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnouncementRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Announcement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleVi"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"audienceCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedCount"}}]}}]} as unknown as DocumentNode<EndAnnouncementMutation, EndAnnouncementMutationVariables>;
export const useShownAnnouncementsQuery = bindQuery(ShownAnnouncementsDocument, '11fd230848b171ad8a9bf14f434e3cbfaf71625c805d15c832004c3a905ed973');
export const useMarkAnnouncementsReadMutation = bindMutation(MarkAnnouncementsReadDocument, 'e441f840c85543dc7d9ea35b14737283bf8ad391f68c621f70aa935707704006');
export const useDismissAnnouncementMutation = bindMutation(DismissAnnouncementDocument, 'e5a97ab4e7cb420fceb0311d5503598a9dc66d20258ae781ce237dd55cde308f');
export const useAnnouncementsQuery = bindQuery(AnnouncementsDocument, 'e930d6352c87fd9a4a541b9cec046ef9d113a53b89f4e07206a492b9c40f9357');
export const useAnnouncementReachQuery = bindQuery(AnnouncementReachDocument, '5bf1b09cf2cb56289f069e6e84f36261026444e84a0e6e91c93a2a6ea8a1d24a');
export const useAnnouncementCoursesQuery = bindQuery(AnnouncementCoursesDocument, '599328528f48967ca79c92fc8b4889f2dbb4d2b0ce1bc0e42c92ab4efa9f2580');
export const useCreateAnnouncementMutation = bindMutation(CreateAnnouncementDocument, 'cc77bf92aab79b95daedff56df1551ab4651019df23362943dc5cc945efa81da');
export const useUpdateAnnouncementMutation = bindMutation(UpdateAnnouncementDocument, 'b7bfafdcfcd88e82fb6288bda7939f26b7cd6fd21a78edec5bd9a1c630a0f576');
export const useEndAnnouncementMutation = bindMutation(EndAnnouncementDocument, '31f4bd2c7bca05a006d7d5c767635560a17019128befa95af61f0d157e9de7fc');
export const useAnnouncementRowFragment = /* @__PURE__ */ bindFragment(AnnouncementRowFragmentDoc, 'AnnouncementRow');