import { Arg, Args, Ctx, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, page, ReadField, ReadQuery, type Row } from '../../graphql/read/index.ts';
import { DownloadLink } from '../operations/index.ts';
import { exportTaughtStudents } from './export-taught-students.ts';
import { StudentRisk } from './student-risk.types.ts';
import { riskOfStudent, studentOrder, studentsTaughtBy, studentWhere } from './taught-students.reads.ts';
import {
  ExportTaughtStudentsInput,
  TaughtStudent,
  TaughtStudentArgs,
  TaughtStudentPage,
} from './taught-students.types.ts';

const TAUGHT = 'The query reads only students of courses that the viewer teaches.';

@Resolver(() => TaughtStudent)
export class TaughtStudentsResolver {
  @Allow('course:read-own')
  @ReadQuery(() => TaughtStudentPage, {
    description: 'Students of all courses that the viewer teaches, with one row for each enrolment.',
  })
  taughtStudents(
    @Args() { filter, sortBy, sortOrder, page: number, limit }: TaughtStudentArgs,
    @Ctx() context: Context,
  ) {
    return page(
      TaughtStudent,
      (s) => ({
        where: studentWhere(s, filter ?? {}),
        orderBy: studentOrder(s, sortBy, sortOrder),
        page: number,
        limit,
      }),
      { from: studentsTaughtBy(signedIn(context).id), skipVisibility: TAUGHT },
    );
  }

  @ReadField(() => StudentRisk, {
    nullable: true,
    description: 'Risk of not finishing the course. Null if there is none.',
  })
  risk(@Root() student: Row<TaughtStudent>) {
    return derived(StudentRisk, riskOfStudent(student), TAUGHT);
  }

  @Allow('course:read-own')
  @Mutation(() => DownloadLink, {
    description:
      'Exports the students that match a filter as a file without email addresses. BAD_INPUT: too many enrolments are selected.',
  })
  exportTaughtStudents(
    @Arg('input') input: ExportTaughtStudentsInput,
    @Ctx() context: Context,
  ): Promise<DownloadLink> {
    return exportTaughtStudents(context, input);
  }
}
