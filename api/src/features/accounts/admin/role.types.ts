import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, registerEnum } from '../../../graphql/define-enum.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { PermissionGroup } from '../../../platform/access/permissions.ts';

registerEnum(PermissionGroup, 'PermissionGroup', 'Group of a resource on the permissions page.', {
  PEOPLE: 'Users, roles and the audit log.',
  CONTENT: 'Courses and operations on them.',
  MONEY: 'Orders, payments and payouts.',
  OPERATIONS: 'Daily operation of the platform.',
});

export const RoleKind = defineEnum('RoleKind', 'Origin of a role.', {
  SYSTEM: 'Built-in role that cannot be edited or deleted.',
  CUSTOM: 'Role created and edited by administrators.',
});
export type RoleKind = keyof typeof RoleKind;

@ObjectType({ description: 'Action that a permission allows on a resource.' })
export class PermissionAction {
  @Field({ description: 'Permission name as resource:action, for example `course:review`.' })
  permission!: string;
  @Field({ description: 'Action part of the name, after the colon.' })
  action!: string;
  @Field({ description: 'Display name, in the language of the request.' })
  label!: string;
  @Field({
    description:
      'True if custom roles can grant the permission. False if every student or teacher has it by default.',
  })
  isGrantable!: boolean;
  @Field({ description: 'True if the viewer has the permission and may grant it.' })
  isHeld!: boolean;
}

@ObjectType({ description: 'Resource with the permissions that apply to it.' })
export class PermissionResource {
  @Field({ description: 'Resource part of the permission names, before the colon.' })
  resource!: string;
  @Field(() => PermissionGroup, { description: 'Group of the resource on the permissions page.' })
  group!: PermissionGroup;
  @Field({ description: 'Display name, in the language of the request.' })
  label!: string;
  @Field(() => [PermissionAction], { description: 'Actions that permissions allow on the resource.' })
  actions!: PermissionAction[];
}

@ObjectType({ description: 'Role, a named set of permissions.' })
export class AccessRole {
  @Field(() => ID, { description: 'Unique role ID. ADMIN, TEACHER or USER for a system role.' })
  id!: string;
  @Field(() => RoleKind, { description: 'Origin of the role.' })
  kind!: RoleKind;
  @Field({ description: 'Name of the role; for system roles in the language of the request.' })
  name!: string;
  @Field({ description: 'Purpose of the role. Can be empty.' })
  description!: string;
  @Field(() => [String], {
    description: 'Permissions granted by the role, for example `course:review`, in alphabetical order.',
  })
  permissions!: string[];
  @Field(() => Int, { description: 'Number of users with this role.' })
  holderCount!: number;
  @Field(() => Int, {
    description:
      'Version number for `expectedVersion`. Increases with every update; always 1 for a system role.',
  })
  version!: number;
  @Field(() => DateTime, { nullable: true, description: 'Time of the last update. Null for a system role.' })
  updatedAt?: Date | null;
}

@ObjectType({ description: 'Custom role, reduced to ID and name.' })
export class RoleName {
  @Field(() => ID, { description: 'Unique ID of the custom role.' })
  id!: string;
  @Field({ description: 'Name of the custom role.' })
  name!: string;
}

@ObjectType({ description: 'Role that grants a permission to a user.' })
export class PermissionSource {
  @Field(() => ID, { description: 'Role ID; ADMIN, TEACHER or USER for a system role.' })
  id!: string;
  @Field(() => RoleKind, { description: 'Origin of the role.' })
  kind!: RoleKind;
  @Field({ description: 'Name of the role.' })
  name!: string;
}

@ObjectType({ description: 'Permission of a user with the roles that grant it.' })
export class EffectivePermission {
  @Field({ description: 'Permission name as resource:action, for example `course:review`.' })
  permission!: string;
  @Field(() => [PermissionSource], { description: 'Roles that grant the permission; at least one.' })
  through!: PermissionSource[];
}
