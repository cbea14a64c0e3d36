import type { RubricRowInput, SaveAssignmentInput } from '../../../generated/schema.ts';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import type { AssignmentSetupFragment } from './assignment-editor.gen.ts';

/** A row as it is typed: its levels one on each line, points before words. */
export interface RowDraft {
  /** Of the row on the server; null for a new one. */
  rowId: string | null;
  /** Tells rows of the form apart. */
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

let made = 0;
export const newRow = (): RowDraft => ({
  rowId: null,
  key: `new-${++made}`,
  title: '',
  description: '',
  points: 5,
  levels: '',
});

const local = (iso: string | null | undefined) => (iso ? toLocal(iso) : '');

export const draftOf = (setup: AssignmentSetupFragment | null): SetupDraft => ({
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

/** `2 Một phần` on each line; a line without points is left to the server to refuse. */
export const levelsOf = (text: string): RubricRowInput['levels'] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, points, label] = /^(\d+)\s*(.*)$/.exec(line) ?? [];
      return { points: Number(points ?? 0), label: label || line };
    });

export const totalOf = (rubric: readonly RowDraft[]): number =>
  rubric.reduce((sum, { points }) => sum + (points || 0), 0);

export const inputOf = (
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
    levels: levelsOf(levels),
  })),
});
