/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EventChipFragment = { __typename: 'ScheduleEvent', id: string, kind: Types.ScheduleKind, title: string, startsAt: string, isDone: boolean } & { ' $fragmentName'?: 'EventChipFragment' };

export type DayItemFragment = { __typename: 'ScheduleEvent', id: string, kind: Types.ScheduleKind, title: string, startsAt: string, endsAt: string | null, isDone: boolean, lessonId: string | null, groupId: string | null, course: { __typename: 'Course', id: string, slug: string, title: string } | null } & { ' $fragmentName'?: 'DayItemFragment' };

export type CalendarQueryVariables = Exact<{
  from: string;
  to: string;
  now: string;
  soon: string;
  most: number;
}>;


export type CalendarQuery = { mySchedule: Array<(
    { __typename: 'ScheduleEvent', id: string, kind: Types.ScheduleKind, startsAt: string, endsAt: string | null }
    & { ' $fragmentRefs'?: { 'EventChipFragment': EventChipFragment;'DayItemFragment': DayItemFragment } }
  )>, upcoming: Array<(
    { __typename: 'ScheduleEvent', id: string, kind: Types.ScheduleKind, startsAt: string, endsAt: string | null }
    & { ' $fragmentRefs'?: { 'EventChipFragment': EventChipFragment;'DayItemFragment': DayItemFragment } }
  )> };

export type CreateStudySlotMutationVariables = Exact<{
  input: Types.CreateStudySlotInput;
}>;


export type CreateStudySlotMutation = { createStudySlot: { __typename: 'StudySlot', id: string } };

export type UpdateStudySlotMutationVariables = Exact<{
  input: Types.UpdateStudySlotInput;
}>;


export type UpdateStudySlotMutation = { updateStudySlot: { __typename: 'StudySlot', id: string } };

export type DeleteStudySlotMutationVariables = Exact<{
  slotId: string;
}>;


export type DeleteStudySlotMutation = { deleteStudySlot: { __typename: 'DeletedStudySlot', id: string } };

export type CalendarAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarAddressQuery = { myCalendarAddress: { __typename: 'CalendarAddress', url: string | null, renewedAt: string | null } };

export type RenewCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarAddressMutation = { renewCalendarAddress: { __typename: 'CalendarAddress', renewedAt: string | null } };

export type CloseCalendarAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseCalendarAddressMutation = { closeCalendarAddress: { __typename: 'CalendarAddress', renewedAt: string | null } };

export const EventChipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}}]} as unknown as DocumentNode<EventChipFragment, unknown>;
export const DayItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<DayItemFragment, unknown>;
export const CalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Calendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"now"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"soon"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"most"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"most"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChip"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayItem"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"upcoming"},"name":{"kind":"Name","value":"mySchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"now"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"soon"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventChip"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventChip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScheduleEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CalendarQuery, CalendarQueryVariables>;
export const CreateStudySlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudySlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudySlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudySlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateStudySlotMutation, CreateStudySlotMutationVariables>;
export const UpdateStudySlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStudySlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudySlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudySlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateStudySlotMutation, UpdateStudySlotMutationVariables>;
export const DeleteStudySlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStudySlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slotId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStudySlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slotId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slotId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteStudySlotMutation, DeleteStudySlotMutationVariables>;
export const CalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"renewedAt"}}]}}]}}]} as unknown as DocumentNode<CalendarAddressQuery, CalendarAddressQueryVariables>;
export const RenewCalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewedAt"}}]}}]}}]} as unknown as DocumentNode<RenewCalendarAddressMutation, RenewCalendarAddressMutationVariables>;
export const CloseCalendarAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCalendarAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewedAt"}}]}}]}}]} as unknown as DocumentNode<CloseCalendarAddressMutation, CloseCalendarAddressMutationVariables>;
export const useCalendarQuery = bindQuery(CalendarDocument, 'b7d0ba0d88a2c1d8a8ad72b6188ac25d758810cfeb33431e993d1e68a47c9a26');
export const useCreateStudySlotMutation = bindMutation(CreateStudySlotDocument, '2594b45e310b311b0f7654c307d5ac9ce9800df487819deac2253ca9b4a2b273');
export const useUpdateStudySlotMutation = bindMutation(UpdateStudySlotDocument, 'ed87c7c60932ec66c919604f9c7abbcdc759c839b368720579cda648d2a0a280');
export const useDeleteStudySlotMutation = bindMutation(DeleteStudySlotDocument, '016ebd031c00e1c1264efeb382fb461aa7c6b67f7857f0719a2f27a7766b8f34');
export const useCalendarAddressQuery = bindQuery(CalendarAddressDocument, '8f42dd0cfd95e00c5851c2159c31f9163286b6c6e2b3297b5a5605bedcc41456');
export const useRenewCalendarAddressMutation = bindMutation(RenewCalendarAddressDocument, '8279481293c9f3d01d75883f37d2edafa876b34bcf55e285ebe656038cc258aa');
export const useCloseCalendarAddressMutation = bindMutation(CloseCalendarAddressDocument, 'd7ed50592182df0c0067ff55298ba98b0f9308a1908cc7b53b7d3e7356045c8e');
export const useEventChipFragment = /* @__PURE__ */ bindFragment(EventChipFragmentDoc, 'EventChip');
export const useDayItemFragment = /* @__PURE__ */ bindFragment(DayItemFragmentDoc, 'DayItem');