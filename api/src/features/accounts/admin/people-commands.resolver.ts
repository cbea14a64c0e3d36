import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { COMMAND_DECIDED, ReadMutation, rows, sql } from '../../../graphql/read/index.ts';
import { Role } from '../../../platform/permissions.ts';
import { DownloadLink } from '../../operations/index.ts';
import { RoleChange, SetPeopleRolesInput, setPeopleRoles, setPersonRoles } from './assign-roles.ts';
import { BulkResult } from './bulk.types.ts';
import { SetPeopleStatusInput, setPeopleStatus, setPersonStatus } from './change-status.ts';
import { CreatePersonInput, createPerson } from './create-person.ts';
import { deletePerson } from './delete-person.ts';
import { ExportPeopleArgs, exportPeople } from './export-people.ts';
import { importPeople } from './import-people.ts';
import { ImportPeopleInput, ImportResult } from './import-people.types.ts';
import { type Asked, changesStanding, concernsStaff, grants } from './needs-proof.ts';
import { Person } from './person.view.ts';
import { UpdatePersonInput, updatePerson } from './update-person.ts';

/** The arguments of most commands. */
interface Named {
  readonly id: string;
}

interface Input<T> {
  readonly input: T;
}

/** Read after the commit, as the answer of a mutation that has decided who may have it. */
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
    proof: ({ input }: Input<UpdatePersonInput>, context) => changesStanding(context, input),
  })
  @ReadMutation(() => Person, {
    description:
      'Edits a profile. BAD_INPUT: a field at fault. NOT_FOUND. CONFLICT: someone was faster, or the address is taken. POLICY: the person may do more than the viewer.',
  })
  async updatePerson(@Arg('input') input: UpdatePersonInput, @Ctx() context: Context) {
    return person(await updatePerson(context, input));
  }

  @Allow('role:assign', {
    proof: (asked: Named & Asked, context) => grants(asked) || concernsStaff(context, [asked.id]),
  })
  @ReadMutation(() => Person, {
    description:
      'Sets the roles that a person has. NOT_FOUND. POLICY: the viewer lacks what they would give, would take ADMIN from themselves or from the last active administrator.',
  })
  async setPersonRoles(
    @Arg('id', () => ID, { description: 'Of the person.' }) id: string,
    @Arg('roles', () => [Role], { description: 'System roles; USER is always kept.' }) roles: Role[],
    @Arg('customRoleIds', () => [ID], {
      nullable: true,
      description: 'Custom roles; left out: they stay as they are.',
    })
    customRoleIds: string[] | null | undefined,
    @Ctx() context: Context,
  ) {
    return person(await setPersonRoles(context, id, roles, customRoleIds));
  }

  @Allow('person:deactivate')
  @ReadMutation(() => Person, {
    description: 'Restores a suspended account. NOT_FOUND. POLICY: the person may do more than the viewer.',
  })
  async activatePerson(
    @Arg('id', () => ID, { description: 'Of the person.' }) id: string,
    @Ctx() context: Context,
  ) {
    return person(await setPersonStatus(context, id, true));
  }

  @Allow('person:deactivate', { proof: ({ id }: Named, context) => concernsStaff(context, [id]) })
  @ReadMutation(() => Person, {
    description:
      'Suspends an account: its sessions end within a second. NOT_FOUND. POLICY: oneself, the last active administrator, or who may do more.',
  })
  async deactivatePerson(
    @Arg('id', () => ID, { description: 'Of the person.' }) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, 3 to 300 characters.' })
    reason: string | null | undefined,
    @Ctx() context: Context,
  ) {
    return person(await setPersonStatus(context, id, false, reason));
  }

  @Allow('person:delete', { proof: ({ id }: Named, context) => concernsStaff(context, [id]) })
  @Mutation(() => Boolean, {
    description:
      'Erases a person: the profile goes, what the books must keep stays without a name. Can’t be undone. NOT_FOUND. POLICY: oneself, the last active administrator, who may do more, or a teacher with courses on sale.',
  })
  async deletePerson(
    @Arg('id', () => ID, { description: 'Of the person.' }) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, 3 to 300 characters.' })
    reason: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deletePerson(context, id, reason);
    return true;
  }

  @Allow('person:deactivate', {
    proof: ({ input }: Input<SetPeopleStatusInput>, context) =>
      !input.isActive && concernsStaff(context, input.ids),
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
      (input.change !== RoleChange.REMOVE && grants(input)) || concernsStaff(context, input.ids),
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
  exportPeople(@Args() args: ExportPeopleArgs, @Ctx() context: Context): Promise<DownloadLink> {
    return exportPeople(context, args);
  }
}
