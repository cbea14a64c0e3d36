import type { QuestionBody, QuestionKind } from '../../../../features/assessment/index.ts';

/** A file of a lesson. */
export interface DemoFile {
  readonly name: string;
  readonly type: 'PDF' | 'TEXT' | 'AUDIO';
  readonly contentType: string;
  /** A function, because every start loads this module but only seeding needs the content. */
  readonly content: () => Buffer | Promise<Buffer>;
}

/** An optional lesson, which the certificate does not require. */
export interface FurtherLesson {
  readonly title: string;
  readonly kind: 'FILE' | 'LIVE' | 'EMBED' | 'VIDEO';
  readonly minutes: number;
  readonly words: string;
  readonly embed?: string;
  /** Start of a live lesson in days from today, at 20:00 in Vietnam time, and the URL of the meeting. */
  readonly live?: { readonly days: number; readonly url: string; readonly recording?: string };
  readonly files?: readonly DemoFile[];
  /** Time from which the lesson can be opened: `after` days after the enrolment, or `in` days from today at 08:00. */
  readonly opens?: { readonly after: number } | { readonly in: number };
  /** Captions of the video by language. */
  readonly lines?: { readonly vi: Subtitles; readonly en?: Subtitles };
}

/** Captions, each displayed from its second until the next caption. */
export type Subtitles = readonly (readonly [sec: number, text: string])[];

/** A quiz question. Seeding adds the IDs. */
export interface QuizQuestion {
  readonly kind: QuestionKind;
  /** Text in the notation of `richText`. */
  readonly prompt: string;
  readonly code?: string;
  readonly topic: string;
  readonly points?: number;
  readonly explanation?: string;
  /** Indexes of the section and lesson that teach it. */
  readonly review?: readonly [section: number, lesson: number];
  /** Choices. Correct ones begin with an asterisk. For ORDERING, in the correct order. */
  readonly choices?: readonly string[];
  readonly feedback?: Readonly<Record<number, string>>;
  readonly isTrue?: boolean;
  readonly gapText?: string;
  readonly blanks?: QuestionBody['blanks'];
  readonly pairs?: readonly (readonly [left: string, right: string])[];
  readonly extras?: readonly string[];
  readonly guidance?: string;
  /** Rich forms in the notation of `richText`, by the text of the choice or item. */
  readonly rich?: Readonly<Record<string, string>>;
  readonly explanationRich?: string;
  readonly sound?: DemoFile;
  /** Results of students, from which seeding creates answers for the item analysis. */
  readonly taken: {
    /** Share of correct answers among students of average ability. */
    readonly share: number;
    /** True for a faulty question, which better students answer wrongly more often. */
    readonly misleads?: boolean;
    /** Most frequent wrong answer: index of the choice, or the text. */
    readonly trap?: number | string;
  };
}

export interface QuizContent {
  readonly title: string;
  readonly timeLimitSec: number | null;
  readonly maxAttempts: number | null;
  readonly passPercent: number;
  /** Index of the section that it ends as a required lesson. Defaults to the section of optional material. */
  readonly section?: number;
  /** Number of students with an attempt. */
  readonly takers: number;
  /** Number of students with an answer that is not graded yet. */
  readonly waiting: number;
  readonly questions: readonly QuizQuestion[];
  /** Answers to questions that require a text. */
  readonly essays: readonly string[];
}

/** State of a student's submission. */
export type Work = 'returned' | 'waiting' | 'late' | 'marked' | 'draft' | 'asks' | 'passed';

export interface AssignmentContent {
  readonly title: string;
  readonly words: string;
  readonly tasks: readonly string[];
  readonly minutes: number;
  /** Days from the end of yesterday until the due time. */
  readonly due: number;
  /** Days from the due time until submissions are rejected. */
  readonly cutOff: number;
  /** Points deducted for each late day. */
  readonly lateAmount: number;
  readonly maxAttempts: number;
  readonly passScore: number;
  readonly rubric: readonly {
    readonly title: string;
    readonly description: string;
    readonly levels: readonly (readonly [points: number, label: string])[];
  }[];
  /** States of the submissions. The first is the demo student's. */
  readonly work: readonly Work[];
  readonly texts: readonly string[];
  /** File that each submission contains in addition to its text. */
  readonly file?: { readonly name: string; readonly content: string };
  readonly rowComment: string;
  readonly note: string;
  readonly comment: string;
  readonly granted?: string;
  readonly asked?: string;
  /** Saved comments of the teacher. */
  readonly saved?: readonly string[];
}

/** Optional material of a course. */
export interface FurtherMaterial {
  readonly course: string;
  readonly lessons: readonly FurtherLesson[];
  /** File that is attached to the first lesson of the course. */
  readonly attached?: DemoFile;
  readonly quiz?: QuizContent;
  readonly assignment?: AssignmentContent;
}
