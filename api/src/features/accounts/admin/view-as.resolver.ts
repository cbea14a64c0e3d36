import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { ReadField, resultRow, rows, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { AuditLine } from '../../operations/index.ts';
import { PublicProfile } from '../user.entity.ts';
import { Person } from './person.view.ts';
import { StartViewAsInput, startViewAs, ViewAsPayload } from './view-as.ts';

@ObjectType({ description: 'Indicates that an administrator is viewing the platform as this user.' })
export class ViewAs {
  readonly actorId!: string;
  @Field(() => DateTime, { description: 'Time at which the view expires.' })
  until!: Date;
}

@Resolver(() => ViewAs)
export class ViewAsResolver {
  @Allow('profile:read')
  @Query(() => ViewAs, {
    nullable: true,
    description: 'View by an administrator that this request belongs to. Null for regular sessions.',
  })
  viewAs(@Ctx() { viewer }: Context): ViewAs | null {
    return viewer?.viewedBy ?? null;
  }

  @Allow('person:view-as', { proof: 'always' })
  @Mutation(() => ViewAsPayload, {
    description:
      'Starts viewing the platform as another user. POLICY: the user is an administrator, the viewer, suspended, or has permissions that the viewer lacks.',
  })
  startViewAs(@Arg('input') input: StartViewAsInput, @Ctx() context: Context): Promise<ViewAsPayload> {
    return startViewAs(context, input);
  }

  @FieldResolver(() => PublicProfile, { description: 'Administrator who is viewing.' })
  by(@Root() { actorId }: ViewAs) {
    return profile(actorId);
  }
}

@Resolver(() => ViewAsPayload)
export class ViewAsPayloadResolver {
  @FieldResolver(() => Person, { description: 'User as whom the administrator is viewing.' })
  person(@Root() { personId }: ViewAsPayload) {
    return resultRow(Person, personId);
  }
}

@Resolver(() => AuditLine)
export class AuditPeopleResolver {
  @ReadField(() => PublicProfile, {
    nullable: true,
    description: 'User who performed the action. Null if no user was signed in.',
  })
  actor(@Root() { actorId }: { actorId: unknown }) {
    return profile(actorId);
  }

  @ReadField(() => PublicProfile, {
    nullable: true,
    description: 'Administrator who performed the action while viewing as the actor.',
  })
  realActor(@Root() { realActorId }: { realActorId: unknown }) {
    return profile(realActorId);
  }
}

const profile = (id: unknown) => rows(PublicProfile, (p) => ({ where: sql`${p.id} = ${id}` }));
