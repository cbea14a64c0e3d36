import type { RubricRowInput, SaveAssignmentInput } from '../../../generated/schema.ts';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import type { AssignmentSetupFragment } from './assignment-editor.gen.ts';

/** A criterion as it is typed. Its levels are lines with the points first. */
export interface RowDraft {
  /** Id on the server; null for a new one. */
  rowId: string | null;
  /** React key of the row. */
  key: string;
  title: string;
  description: string;
  points: number | '';
  levels: string;
}

export interface SetupDraft extends Record<string, unknown> {
  opensAt: string;
  dueAt: string;
  cutOffAt: string;
  maxAttempts: number | '';
  passScore: number | '';
  latePolicy: AssignmentSetupFragment['latePolicy'];
  lateAmount: number | '';
  rubric: RowDraft[];
}

let rowCount = 0;
export const newRow = (): RowDraft => ({
  rowId: null,
  key: `new-${++rowCount}`,
  title: '',
  description: '',
  points: 5,
  levels: '',
});

const local = (iso: string | null | undefined) => (iso ? toLocal(iso) : '');

export const toDraft = (setup: AssignmentSetupFragment | null): SetupDraft => ({
  opensAt: local(setup?.opensAt),
  dueAt: local(setup?.dueAt),
  cutOffAt: local(setup?.cutOffAt),
  maxAttempts: setup?.maxAttempts ?? 1,
  passScore: setup?.passScore ?? 3,
  latePolicy: setup?.latePolicy ?? 'NONE',
  lateAmount: setup?.lateAmount || 1,
  rubric: setup?.brief?.rubric.map(({ id, title, description, points, levels }) => ({
    ...{ rowId: id, key: id, title, description: description ?? '', points },
    levels: levels.map((level) => `${level.points} ${level.label}`).join('\n'),
  })) ?? [newRow()],
});

/** Parses lines such as `2 Một phần`. Lines without points are sent as well, so that the server rejects them. */
export const parseLevels = (text: string): RubricRowInput['levels'] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, points, label] = /^(\d+)\s*(.*)$/.exec(line) ?? [];
      return { points: Number(points ?? 0), label: label || line };
    });

export const sumPoints = (rubric: readonly RowDraft[]): number =>
  rubric.reduce((sum, { points }) => sum + (points || 0), 0);

export const toInput = (
  draft: SetupDraft,
  place: Pick<SaveAssignmentInput, 'lessonId' | 'expectedVersion'>,
): SaveAssignmentInput => ({
  ...place,
  opensAt: fromLocal(draft.opensAt),
  dueAt: fromLocal(draft.dueAt),
  cutOffAt: fromLocal(draft.cutOffAt),
  maxAttempts: draft.maxAttempts || 1,
  passScore: draft.passScore || 0,
  latePolicy: draft.latePolicy,
  lateAmount: draft.latePolicy === 'POINTS' || draft.latePolicy === 'PERCENT' ? draft.lateAmount || 0 : 0,
  rubric: draft.rubric.map(({ rowId, title, description, points, levels }) => ({
    ...{ rowId, title, description: description || null, points: points || 0 },
    levels: parseLevels(levels),
  })),
});

/** The rubric as text, to compare it with another version. */
export const describeSetup = (setup: AssignmentSetupFragment): string =>
  toDraft(setup)
    .rubric.map(({ title, points, description, levels }) =>
      [`${title} (${points})`, description, levels].filter(Boolean).join('\n'),
    )
    .join('\n\n');
