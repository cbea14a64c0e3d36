import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { ReadMutation, resultRow } from '../../../graphql/read/index.ts';
import { Deleted, DownloadLink } from '../../operations/index.ts';
import {
  RoleChange,
  SetPeopleRolesInput,
  SetPersonRolesInput,
  setPeopleRoles,
  setPersonRoles,
} from './assign-roles.ts';
import { BulkResult } from './bulk.types.ts';
import {
  DeactivatePersonInput,
  SetPeopleStatusInput,
  setPeopleStatus,
  setPersonStatus,
} from './change-status.ts';
import { CreatePersonInput, createPerson } from './create-person.ts';
import { DeletePersonInput, deletePerson } from './delete-person.ts';
import { ExportPeopleInput, exportPeople } from './export-people.ts';
import { importPeople } from './import-people.ts';
import { ImportPeopleInput, ImportResult } from './import-people.types.ts';
import { Person } from './person.view.ts';
import { changesRightsOrEmail, hasAdministrators, includesAdministrative } from './proof.policy.ts';
import { UpdatePersonInput, updatePerson } from './update-person.ts';

interface Input<T> {
  readonly input: T;
}

@Resolver()
export class PeopleCommandsResolver {
  @Allow('person:create', { proof: ({ input }: Input<CreatePersonInput>) => includesAdministrative(input) })
  @ReadMutation(() => Person, {
    description:
      'Creates an account for another user. BAD_INPUT: a field is invalid. CONFLICT: the email address belongs to an account. POLICY: the roles would grant permissions that the viewer lacks.',
  })
  async createPerson(@Arg('input') input: CreatePersonInput, @Ctx() context: Context) {
    return resultRow(Person, await createPerson(context, input));
  }

  @Allow('person:update', {
    proof: ({ input }: Input<UpdatePersonInput>, context) => changesRightsOrEmail(context, input),
  })
  @ReadMutation(() => Person, {
    description:
      'Updates the profile of a user. BAD_INPUT: a field is invalid. NOT_FOUND: unknown user. CONFLICT: `expectedVersion` is outdated, or the email address belongs to another account. POLICY: the user has permissions that the viewer lacks. RATE_LIMITED: too many emails were sent to the address.',
  })
  async updatePerson(@Arg('input') input: UpdatePersonInput, @Ctx() context: Context) {
    return resultRow(Person, await updatePerson(context, input));
  }

  @Allow('role:assign', {
    proof: ({ input }: Input<SetPersonRolesInput>, context) =>
      includesAdministrative(input) || hasAdministrators(context, [input.personId]),
  })
  @ReadMutation(() => Person, {
    description:
      'Sets the roles of a user. NOT_FOUND: unknown user. POLICY: the viewer would grant permissions that the viewer lacks, or remove ADMIN from themselves or from the last active administrator.',
  })
  async setPersonRoles(@Arg('input') input: SetPersonRolesInput, @Ctx() context: Context) {
    return resultRow(Person, await setPersonRoles(context, input));
  }

  @Allow('person:deactivate')
  @ReadMutation(() => Person, {
    description:
      'Restores a suspended account. NOT_FOUND: unknown user. POLICY: the user has permissions that the viewer lacks.',
  })
  async activatePerson(
    @Arg('personId', () => ID, { description: 'ID of the user to restore.' })
    personId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(Person, await setPersonStatus(context, personId, true));
  }

  @Allow('person:deactivate', {
    proof: ({ input }: Input<DeactivatePersonInput>, context) => hasAdministrators(context, [input.personId]),
  })
  @ReadMutation(() => Person, {
    description:
      'Suspends an account and ends its sessions within a second. NOT_FOUND: unknown user. POLICY: the user is the viewer, the last active administrator, or has permissions that the viewer lacks.',
  })
  async deactivatePerson(@Arg('input') input: DeactivatePersonInput, @Ctx() context: Context) {
    return resultRow(Person, await setPersonStatus(context, input.personId, false, input.reason));
  }

  @Allow('person:delete', {
    proof: ({ input }: Input<DeletePersonInput>, context) => hasAdministrators(context, [input.personId]),
  })
  @Mutation(() => Deleted, {
    description:
      'Erases a user irreversibly. The profile is deleted; accounting records remain without a name. NOT_FOUND: unknown user. POLICY: the user is the viewer, the last active administrator, has permissions that the viewer lacks, or is a teacher with courses on sale.',
  })
  deletePerson(@Arg('input') input: DeletePersonInput, @Ctx() context: Context): Promise<Deleted> {
    return deletePerson(context, input);
  }

  @Allow('person:deactivate', {
    proof: ({ input }: Input<SetPeopleStatusInput>, context) =>
      !input.isActive && hasAdministrators(context, input.personIds),
  })
  @Mutation(() => BulkResult, {
    description:
      'Suspends or restores up to 500 users. A rule that forbids the change for one user does not affect the others. BAD_INPUT: no IDs, or too many.',
  })
  setPeopleStatus(@Arg('input') input: SetPeopleStatusInput, @Ctx() context: Context): Promise<BulkResult> {
    return setPeopleStatus(context, input);
  }

  @Allow('role:assign', {
    proof: ({ input }: Input<SetPeopleRolesInput>, context) =>
      (input.change !== RoleChange.REMOVE && includesAdministrative(input)) ||
      hasAdministrators(context, input.personIds),
  })
  @Mutation(() => BulkResult, {
    description:
      'Changes the roles of up to 500 users. A rule that forbids the change for one user does not affect the others. BAD_INPUT: no IDs, too many, or unknown roles.',
  })
  setPeopleRoles(@Arg('input') input: SetPeopleRolesInput, @Ctx() context: Context): Promise<BulkResult> {
    return setPeopleRoles(context, input);
  }

  @Allow('person:import')
  @Mutation(() => ImportResult, {
    description:
      'Creates an account for each valid row of a CSV file and returns the outcome for every row. BAD_INPUT: the file is not a valid table, or is too long.',
  })
  importPeople(@Arg('input') input: ImportPeopleInput, @Ctx() context: Context): Promise<ImportResult> {
    return importPeople(context, input);
  }

  @Allow('person:export', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'Creates a CSV file of users, sorted as requested and in the language of the request, and returns its download link. BAD_INPUT: a filter is invalid.',
  })
  exportPeople(@Arg('input') input: ExportPeopleInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportPeople(context, input);
  }
}
