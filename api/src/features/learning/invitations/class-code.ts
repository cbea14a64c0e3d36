import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput, policy } from '../../../platform/errors/errors.ts';
import { newTypedCode, normalizeTypedCode } from '../../../platform/input/typed-code.ts';
import { countAttempt } from '../../accounts/index.ts';
import { CourseStatus, lockCourse, lockOwnCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { countGrantsLeft } from '../rosters/change-roster.ts';
import { GRANTS_PER_MONTH } from '../settings.ts';
import { joinCourse } from './invitation-commands.ts';

@InputType({ description: 'Input to switch the class code of a course.' })
export class SetClassCodeInput {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @Field({ description: 'True if students can join with the code.' })
  isOn!: boolean;
  @Field({ defaultValue: false, description: 'True to replace the code, so that the former one is invalid.' })
  renews!: boolean;
}

@InputType({ description: 'Input to join a course with a class code.' })
export class JoinClassInput {
  @Field({ description: 'Class code of eight letters and digits. Case, spaces and hyphens are ignored.' })
  @MaxLength(40, { message: 'learning.classCode' })
  code!: string;
}

/** @returns ID of the course */
export function setClassCode(
  context: Context,
  { courseId, isOn, renews }: SetClassCodeInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    await runSql(
      em,
      sql`insert into class_code as k (course_id, code, is_on) values (${course.id}, ${newTypedCode()}, ${isOn})
        on conflict (course_id) do update set is_on = excluded.is_on,
          code = case when ${renews} then excluded.code else k.code end`,
      'class-code.set',
    );
    audit(em, context, {
      action: 'enrolment.class-code',
      targetType: 'course',
      targetId: course.id,
      after: { isOn, renews },
    });
    return course.id;
  });
}

/**
 * Enrols the viewer free of charge. The places count towards those that the owner may grant in 30 days.
 * @returns ID of the course
 * @throws BAD_INPUT if no course has the code, or it is switched off
 * @throws RATE_LIMITED after many wrong codes
 * @throws POLICY if no place is left
 */
export async function joinClass(context: Context, { code }: JoinClassInput): Promise<string> {
  const viewer = signedIn(context);
  const { services, request } = context;
  const clearAttempts = await countAttempt(services, 'joining', {
    account: viewer.id,
    address: request.address,
  });
  const typed = normalizeTypedCode(code).replaceAll('-', '');
  const id = await context.em.transactional(async (em) => {
    const find = async () =>
      (
        await runSql<{ courseId: string }>(
          em,
          sql`select course_id as "courseId" from class_code where code = ${typed} and is_on`,
          'class-code.find',
        )
      )[0]?.courseId;
    const course = await lockCourse(em, (await find()) ?? '');
    // Under the lock, because the owner may have switched it off or replaced it
    if (!course || course.status !== CourseStatus.PUBLISHED || (await find()) !== course.id)
      throw badInput('code', 'learning.classCode');
    const limit = services.settings.get(GRANTS_PER_MONTH);
    const isFull = (await countGrantsLeft(em, course.id, limit)) === 0;
    if (!(await joinCourse(em, viewer.id, course))) return course.id;
    if (isFull) throw policy('CLASS_FULL');
    await runSql(
      em,
      sql`insert into class_code_use (course_id, student_id) values (${course.id}, ${viewer.id})
        on conflict (course_id, student_id) do update set used_at = now()`,
      'class-code.use',
    );
    audit(em, context, { action: 'enrolment.join-class', targetType: 'course', targetId: course.id });
    return course.id;
  });
  await clearAttempts();
  return id;
}
