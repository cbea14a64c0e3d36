import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import { COMMAND_DECIDED, ReadField, rows, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { AuditLine } from '../../operations/index.ts';
import { PublicProfile } from '../user.entity.ts';
import { Person } from './person.view.ts';
import { StartViewAsInput, type ViewAsToken, viewAs } from './view-as.ts';

@ObjectType({ description: 'What lets an administrator look through a person’s eyes.' })
export class ViewAsPayload {
  readonly personId!: string;
  @Field({
    description:
      'For the header `Authorization: Bearer …`, instead of one’s own. It reads what the person may read, changes nothing, and can’t be refreshed; signOut with it ends the look.',
  })
  accessToken!: string;
  @Field(() => DateTime, { description: 'When it ends by itself: after half an hour.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'That this request is an administrator’s, who looks through the viewer’s eyes.' })
export class ViewAs {
  readonly actorId!: string;
  @Field(() => DateTime, { description: 'When it ends by itself.' })
  until!: Date;
}

@Resolver(() => ViewAs)
export class ViewAsResolver {
  @Allow('profile:read')
  @Query(() => ViewAs, {
    nullable: true,
    description: 'Who really looks; null for people who are themselves.',
  })
  viewAs(@Ctx() { viewer }: Context): ViewAs | null {
    return viewer?.viewedBy ?? null;
  }

  @Allow('person:view-as', { proof: 'always' })
  @Mutation(() => ViewAsPayload, {
    description:
      'Looks at the platform through a person’s eyes. POLICY: an administrator, oneself, a suspended account, or who may do more.',
  })
  startViewAs(@Arg('input') input: StartViewAsInput, @Ctx() context: Context): Promise<ViewAsToken> {
    return viewAs(context, input);
  }

  @FieldResolver(() => PublicProfile, { description: 'The administrator who really looks.' })
  by(@Root() { actorId }: ViewAs) {
    return profile(actorId);
  }
}

@Resolver(() => ViewAsPayload)
export class ViewAsPayloadResolver {
  @FieldResolver(() => Person, { description: 'The person through whose eyes one looks.' })
  person(@Root() { personId }: ViewAsToken) {
    return rows(Person, (p) => ({ where: sql`${p.id} = ${personId}` }), { skipVisibility: COMMAND_DECIDED });
  }
}

@Resolver(() => AuditLine)
export class AuditPeopleResolver {
  @ReadField(() => PublicProfile, {
    nullable: true,
    description: 'Who did it; absent: no one who is signed in.',
  })
  actor(@Root() { actorId }: { actorId: unknown }) {
    return profile(actorId);
  }

  @ReadField(() => PublicProfile, {
    nullable: true,
    description: 'Who really did it, when they were viewing as the actor.',
  })
  realActor(@Root() { realActorId }: { realActorId: unknown }) {
    return profile(realActorId);
  }
}

const profile = (id: unknown) => rows(PublicProfile, (p) => ({ where: sql`${p.id} = ${id}` }));
