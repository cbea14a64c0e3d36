import type { RubricRowInput, SaveAssignmentInput } from '../../../generated/schema.ts';
import { fromLocal, toLocal } from '../../../ui/local-time.ts';
import type { AssignmentSetupFragment } from './assignment-editor.gen.ts';

export interface LevelDraft {
  /** React key of the level. */
  key: string;
  points: number | '';
  label: string;
}

/** A criterion as it is typed. */
export interface RowDraft {
  /** Id on the server; null for a new one. */
  rowId: string | null;
  /** React key of the row. */
  key: string;
  title: string;
  description: string;
  points: number | '';
  levels: LevelDraft[];
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

let keyCount = 0;
const newKey = () => `new-${++keyCount}`;

export const newLevel = (points: number | '' = '', label = ''): LevelDraft => ({
  key: newKey(),
  points,
  label,
});

export const newRow = (): RowDraft => ({
  rowId: null,
  key: newKey(),
  title: '',
  description: '',
  points: 5,
  levels: [],
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
    levels: levels.map((level, index) => ({
      points: level.points,
      label: level.label,
      key: `${id} ${index}`,
    })),
  })) ?? [newRow()],
});

/** Levels without points or words are sent as well, so that the server rejects them; empty ones are not. */
const toLevels = (levels: readonly LevelDraft[]): RubricRowInput['levels'] =>
  levels
    .filter(({ points, label }) => points !== '' || label.trim())
    .map(({ points, label }) => ({ points: points || 0, label: label.trim() }));

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
    levels: toLevels(levels),
  })),
});

/** The rubric as text, to compare it with another version. */
export const describeSetup = (setup: AssignmentSetupFragment): string =>
  toDraft(setup)
    .rubric.map(({ title, points, description, levels }) =>
      [`${title} (${points})`, description, ...levels.map((level) => `${level.points} ${level.label}`)]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
