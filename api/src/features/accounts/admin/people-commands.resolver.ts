import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { COMMAND_DECIDED, ReadMutation, rows, sql } from '../../../graphql/read/index.ts';
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
import { changesRightsOrEmail, concernsStaff, grants } from './needs-proof.ts';
import { Person } from './person.view.ts';
import { UpdatePersonInput, updatePerson } from './update-person.ts';

interface Input<T> {
  readonly input: T;
}

/** Reads the person after the commit. The command has decided that the viewer may see the result. */
const person = (id: string) =>
  rows(Person, (p) => ({ where: sql`${p.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver()
export class PeopleCommandsResolver {
  @Allow('person:create', { proof: ({ input }: Input<CreatePersonInput>) => grants(input) })
  @ReadMutation(() => Person, {
    description:
      'Makes an account for another person. BAD_INPUT: a field at fault. CONFLICT: the address has one. POLICY: the roles would allow what the viewer may not.',
  })
  async createPerson(@Arg('input') input: CreatePersonInput, @Ctx() context: Context) {
    return person(await createPerson(context, input));
  }

  @Allow('person:update', {
    proof: ({ input }: Input<UpdatePersonInput>, context) => changesRightsOrEmail(context, input),
  })
  @ReadMutation(() => Person, {
    description:
      'Edits a profile. BAD_INPUT: a field at fault. NOT_FOUND. CONFLICT: another edit was faster, or the address is taken. POLICY: the person may do more than the viewer. RATE_LIMITED: the address received many mails.',
  })
  async updatePerson(@Arg('input') input: UpdatePersonInput, @Ctx() context: Context) {
    return person(await updatePerson(context, input));
  }

  @Allow('role:assign', {
    proof: ({ input }: Input<SetPersonRolesInput>, context) =>
      grants(input) || concernsStaff(context, [input.personId]),
  })
  @ReadMutation(() => Person, {
    description:
      'Sets the roles that a person has. NOT_FOUND. POLICY: the viewer lacks what they would give, would take ADMIN from themselves or from the last active administrator.',
  })
  async setPersonRoles(@Arg('input') input: SetPersonRolesInput, @Ctx() context: Context) {
    return person(await setPersonRoles(context, input));
  }

  @Allow('person:deactivate')
  @ReadMutation(() => Person, {
    description: 'Restores a suspended account. NOT_FOUND. POLICY: the person may do more than the viewer.',
  })
  async activatePerson(
    @Arg('personId', () => ID, { description: 'Of the person whose account was suspended.' })
    personId: string,
    @Ctx() context: Context,
  ) {
    return person(await setPersonStatus(context, personId, true));
  }

  @Allow('person:deactivate', {
    proof: ({ input }: Input<DeactivatePersonInput>, context) => concernsStaff(context, [input.personId]),
  })
  @ReadMutation(() => Person, {
    description:
      'Suspends an account: its sessions end within a second. NOT_FOUND. POLICY: oneself, the last active administrator, or who may do more.',
  })
  async deactivatePerson(@Arg('input') input: DeactivatePersonInput, @Ctx() context: Context) {
    return person(await setPersonStatus(context, input.personId, false, input.reason));
  }

  @Allow('person:delete', {
    proof: ({ input }: Input<DeletePersonInput>, context) => concernsStaff(context, [input.personId]),
  })
  @Mutation(() => Deleted, {
    description:
      'Erases a person: the profile goes, what the books must keep stays without a name. Can’t be undone. NOT_FOUND. POLICY: oneself, the last active administrator, who may do more, or a teacher with courses on sale.',
  })
  deletePerson(@Arg('input') input: DeletePersonInput, @Ctx() context: Context): Promise<Deleted> {
    return deletePerson(context, input);
  }

  @Allow('person:deactivate', {
    proof: ({ input }: Input<SetPeopleStatusInput>, context) =>
      !input.isActive && concernsStaff(context, input.personIds),
  })
  @Mutation(() => BulkResult, {
    description:
      'Suspends or restores up to 500 people; what a rule forbids for one is done for the others. BAD_INPUT: no ids or too many.',
  })
  setPeopleStatus(@Arg('input') input: SetPeopleStatusInput, @Ctx() context: Context): Promise<BulkResult> {
    return setPeopleStatus(context, input);
  }

  @Allow('role:assign', {
    proof: ({ input }: Input<SetPeopleRolesInput>, context) =>
      (input.change !== RoleChange.REMOVE && grants(input)) || concernsStaff(context, input.personIds),
  })
  @Mutation(() => BulkResult, {
    description:
      'Changes the roles of up to 500 people; what a rule forbids for one is done for the others. BAD_INPUT: no ids or too many, or unknown roles.',
  })
  setPeopleRoles(@Arg('input') input: SetPeopleRolesInput, @Ctx() context: Context): Promise<BulkResult> {
    return setPeopleRoles(context, input);
  }

  @Allow('person:import')
  @Mutation(() => ImportResult, {
    description:
      'Makes an account for every line of a CSV file that is in order; the result says what became of each. BAD_INPUT: the file is no such table, or too long.',
  })
  importPeople(@Arg('input') input: ImportPeopleInput, @Ctx() context: Context): Promise<ImportResult> {
    return importPeople(context, input);
  }

  @Allow('person:export', { proof: 'always' })
  @Mutation(() => DownloadLink, {
    description:
      'A link to people as a CSV file, in the order asked for and the language of the request. BAD_INPUT: a filter at fault.',
  })
  exportPeople(@Arg('input') input: ExportPeopleInput, @Ctx() context: Context): Promise<DownloadLink> {
    return exportPeople(context, input);
  }
}
