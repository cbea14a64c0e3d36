import { Arg, Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation, ReadQuery, resultRow, rows, sql } from '../../../graphql/read/index.ts';
import { TeacherProfile, User } from '../user.entity.ts';
import { SetAvatarInput, setAvatar } from './set-avatar.ts';
import { UpdateProfileInput, updateProfile } from './update-profile.ts';
import { UpdateTeacherProfileInput, updateTeacherProfile } from './update-teacher-profile.ts';

@Resolver()
export class ProfileResolver {
  @Allow('profile:update')
  @ReadMutation(() => User, {
    description:
      'Updates parts of the viewer’s profile. Omitted fields do not change. BAD_INPUT: a field is invalid.',
  })
  async updateProfile(@Arg('input') input: UpdateProfileInput, @Ctx() context: Context) {
    return resultRow(User, await updateProfile(context, input));
  }

  @Allow('profile:update')
  @ReadMutation(() => User, {
    description:
      'Sets or removes the viewer’s picture. BAD_INPUT: the upload does not belong to the viewer or is not a picture.',
  })
  async setAvatar(@Arg('input') input: SetAvatarInput, @Ctx() context: Context) {
    return resultRow(User, await setAvatar(context, input));
  }

  @Allow('teacher-profile:read')
  @ReadQuery(() => TeacherProfile, {
    nullable: true,
    description: 'Teacher profile of the viewer. Null for viewers who are not teachers.',
  })
  myTeacherProfile(@Ctx() context: Context) {
    return rows(TeacherProfile, (profile) => ({ where: sql`${profile.person} = ${signedIn(context).id}` }));
  }

  @Allow('teacher-profile:update')
  @ReadMutation(() => TeacherProfile, {
    description: 'Replaces the viewer’s teacher profile. BAD_INPUT: a field is invalid.',
  })
  async updateTeacherProfile(@Arg('input') input: UpdateTeacherProfileInput, @Ctx() context: Context) {
    const id = await updateTeacherProfile(context, input);
    return resultRow(TeacherProfile, id);
  }
}
