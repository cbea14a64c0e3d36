import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.ts';
import { PermissionGroup } from '../../../platform/access/permissions.ts';

registerEnumType(PermissionGroup, {
  name: 'PermissionGroup',
  description: 'Where a resource stands on the permissions screen.',
  valuesConfig: {
    PEOPLE: { description: 'People, roles, the audit log.' },
    CONTENT: { description: 'Courses and what is done with them.' },
    MONEY: { description: 'Orders, payments and what is paid out.' },
    OPERATIONS: { description: 'Running the platform from day to day.' },
  },
});

export enum RoleKind {
  SYSTEM = 'SYSTEM',
  CUSTOM = 'CUSTOM',
}
registerEnumType(RoleKind, {
  name: 'RoleKind',
  description: 'Where a role comes from.',
  valuesConfig: {
    SYSTEM: { description: 'Part of the program; can’t be edited or deleted.' },
    CUSTOM: { description: 'Made and edited by administrators.' },
  },
});

@ObjectType({ description: 'Something that can be done to a resource.' })
export class PermissionAction {
  @Field({ description: 'As resource:action, for example `course:review`.' })
  permission!: string;
  @Field({ description: 'The part after the colon.' })
  action!: string;
  @Field({ description: 'What it is called, in the language of the request.' })
  label!: string;
  @Field({
    description: 'Custom roles may hold it; false for what every student or teacher may by being one.',
  })
  isGrantable!: boolean;
  @Field({ description: 'The viewer holds it, and so may grant it.' })
  isHeld!: boolean;
}

@ObjectType({ description: 'A kind of thing, and what can be done to it.' })
export class PermissionResource {
  @Field({ description: 'The part of its permissions before the colon.' })
  resource!: string;
  @Field(() => PermissionGroup, { description: 'Where it stands on the permissions screen.' })
  group!: PermissionGroup;
  @Field({ description: 'What it is called, in the language of the request.' })
  label!: string;
  @Field(() => [PermissionAction], { description: 'What can be done.' })
  actions!: PermissionAction[];
}

@ObjectType({ description: 'A role: a name for a set of permissions.' })
export class AccessRole {
  @Field(() => ID, { description: 'Opaque; for a system role ADMIN, TEACHER or USER.' })
  id!: string;
  @Field(() => RoleKind, { description: 'Where it comes from.' })
  kind!: RoleKind;
  @Field({ description: 'What it is called; system roles in the language of the request.' })
  name!: string;
  @Field({ description: 'What it is for; may be empty.' })
  description!: string;
  @Field(() => [String], {
    description: 'What it allows, for example `course:review`, in alphabetical order.',
  })
  permissions!: string[];
  @Field(() => Int, { description: 'How many people have it.' })
  holderCount!: number;
  @Field(() => Int, {
    description: 'Rises with every edit, for `expectedVersion`; always 1 for a system role.',
  })
  version!: number;
  @Field(() => DateTime, { nullable: true, description: 'Last edit; absent for a system role.' })
  updatedAt?: Date | null;
}

@ObjectType({ description: 'A custom role, as much as its name.' })
export class RoleName {
  @Field(() => ID, { description: 'Of the custom role.' })
  id!: string;
  @Field({ description: 'What it is called.' })
  name!: string;
}

@ObjectType({ description: 'By which role a person may do something.' })
export class PermissionSource {
  @Field(() => ID, { description: 'Of the role; for a system role ADMIN, TEACHER or USER.' })
  id!: string;
  @Field(() => RoleKind, { description: 'Where the role comes from.' })
  kind!: RoleKind;
  @Field({ description: 'What the role is called.' })
  name!: string;
}

@ObjectType({ description: 'Something that a person may do, and why.' })
export class EffectivePermission {
  @Field({ description: 'As resource:action, for example `course:review`.' })
  permission!: string;
  @Field(() => [PermissionSource], { description: 'The roles that allow it; at least one.' })
  through!: PermissionSource[];
}
