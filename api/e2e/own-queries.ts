import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLSchema, getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';
import type { App } from '../src/app.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { select } from '../src/testing/factories.ts';
import type { Fixture } from './matrix/fixture.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface OwnQuery {
  readonly name: string;
  readonly document: string;
  readonly hash: string;
  readonly variables: readonly Variables[];
}

/** The request as the web app sends its own documents: by hash only. */
export const byHash = ({ hash }: OwnQuery, variables: Variables) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

/** Queries of schema/operations.json with at least one public root field. */
export async function ownPublicQueries(app: App, fixture: Fixture): Promise<OwnQuery[]> {
  const manifest = JSON.parse(
    readFileSync(join(projectFolder(), 'schema', 'operations.json'), 'utf8'),
  ) as Record<string, { name: string; document: string }>;
  const subjects = await getSubjects(app, fixture);
  return Object.entries(manifest)
    .filter(([, { document }]) => readsPublic(app.engine.reads.schema, document))
    .map(([hash, { name, document }]) => ({
      name,
      document,
      hash,
      variables: getVariables(document, subjects, getId(name)),
    }));
}

export const isPublic = (schema: GraphQLSchema, name: string): boolean =>
  schema.getQueryType()!.getFields()[name]!.extensions.allow === 'public';

function readsPublic(schema: GraphQLSchema, document: string): boolean {
  const operation = getOperationAST(parse(document));
  if (operation?.operation !== OperationTypeNode.QUERY) return false;
  return operation.selectionSet.selections.some(
    (root) => root.kind === Kind.FIELD && isPublic(schema, root.name.value),
  );
}

/** The type of the objects that `$id` and `$lessonId` refer to, by operation. */
type SubjectKind =
  | 'course'
  | 'lesson'
  | 'assignment'
  | 'assignmentLesson'
  | 'quizLesson'
  | 'person'
  | 'package';

function getId(name: string): SubjectKind {
  if (name === 'AssignmentPage' || name === 'MarkingQueue') return 'assignment';
  if (name.startsWith('Assignment')) return 'assignmentLesson';
  if (name.startsWith('Quiz')) return 'quizLesson';
  if (name.startsWith('Lesson') || name === 'LiveAddress') return 'lesson';
  if (name === 'Instructor' || name === 'TeacherCourses') return 'person';
  return name === 'PackageDetails' ? 'package' : 'course';
}

interface Subjects {
  readonly courses: readonly string[];
  readonly slug: string;
  readonly ids: Readonly<Record<SubjectKind, readonly string[]>>;
}

async function getSubjects(app: App, fixture: Fixture): Promise<Subjects> {
  const { published, draft, hidden, assignment, quiz, actors } = fixture;
  const [category] = await select<{ slug: string }>(
    app,
    'select slug from category where id = (select category_id from course where id = ?)',
    [published.id],
  );
  const packages = await select<{ id: string }>(app, 'select id from package order by id limit 1');
  const courses = [published.id, draft.id, hidden.id];
  return {
    courses,
    slug: category!.slug,
    ids: {
      course: courses,
      lesson: [published.lessonIds[0]!, published.lessonIds[1]!, draft.lessonIds[0]!],
      assignment: [assignment.id],
      assignmentLesson: [assignment.lessonId],
      quizLesson: [quiz.lessonId],
      person: [actors.owner.id, actors.enrolled.id],
      package: packages.map(({ id }) => id),
    },
  };
}

function getVariables(document: string, { courses, slug, ids }: Subjects, kind: SubjectKind): Variables[] {
  const definitions = getOperationAST(parse(document))!.variableDefinitions ?? [];
  const names = definitions.map(({ variable }) => variable.name.value);
  const variablesFor = (id: string): Variables => ({
    id,
    idOrSlug: id,
    lessonId: id,
    courseId: courses.includes(id) ? id : courses[0],
    courseIds: courses,
    ids: courses,
    kind: 'REFUNDS',
    slug,
    category: slug,
    amount: 200_000,
    filter: { category: slug },
    search: 'khoá học',
    language: 'VI',
    sortBy: 'STUDENTS',
    sortOrder: 'DESC',
    page: 1,
    limit: 10,
    stars: 5,
    code: 'GKS7-4M2X-9QTN',
    secret: 'x',
  });
  const sets = ids[kind].map((id) => {
    const all = variablesFor(id);
    return Object.fromEntries(names.map((name) => [name, all[name]]));
  });
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}
