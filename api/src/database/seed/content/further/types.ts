import type { QuestionBody, QuestionKind } from '../../../../features/assessment/index.ts';

/** A file that a lesson gives its students. */
export interface DemoFile {
  readonly name: string;
  readonly type: 'PDF' | 'TEXT' | 'AUDIO';
  readonly contentType: string;
  /** Computed only where it is needed, since every start loads these modules. */
  readonly content: () => Buffer | Promise<Buffer>;
}

/** A lesson beside the required ones: further material, which no certificate waits for. */
export interface FurtherLesson {
  readonly title: string;
  readonly kind: 'FILE' | 'LIVE' | 'EMBED' | 'VIDEO';
  readonly minutes: number;
  readonly words: string;
  readonly embed?: string;
  /** Days from today until a live lesson, at 20:00 in Vietnam, and where it is held. */
  readonly live?: { readonly days: number; readonly url: string; readonly recording?: string };
  readonly files?: readonly DemoFile[];
  /** Opens so many days after enrolling, or from today on at 08:00. */
  readonly opens?: { readonly after: number } | { readonly in: number };
  /** What is said in a video, each from its second until the next; by language. */
  readonly said?: { readonly vi: Subtitles; readonly en?: Subtitles };
}

export type Subtitles = readonly (readonly [sec: number, text: string])[];

/** A question of the demo: its parts without ids, which come with the seeding. */
export interface QuizQuestion {
  readonly kind: QuestionKind;
  /** In the notation of `richText`. */
  readonly prompt: string;
  readonly code?: string;
  readonly topic: string;
  readonly points?: number;
  readonly explanation?: string;
  /** The section and lesson that teach it, counted from 0. */
  readonly review?: readonly [section: number, lesson: number];
  /** Right ones begin with an asterisk; of ORDERING in the right order. */
  readonly choices?: readonly string[];
  readonly feedback?: Readonly<Record<number, string>>;
  readonly isTrue?: boolean;
  readonly gapText?: string;
  readonly blanks?: QuestionBody['blanks'];
  readonly pairs?: readonly (readonly [left: string, right: string])[];
  readonly extras?: readonly string[];
  readonly guidance?: string;
  readonly sound?: DemoFile;
  /** How it went: what the item analysis of the demo then shows. */
  readonly taken: {
    /** Of students in the middle of their class, the share who are right. */
    readonly share: number;
    /** Whether those who know more are the ones who fall for it: the question, not the class, is at fault. */
    readonly misleads?: boolean;
    /** The choice that most fall for, counted from 0; of texts, what they write instead. */
    readonly trap?: number | string;
  };
}

export interface QuizContent {
  readonly title: string;
  readonly timeLimitSec: number | null;
  readonly maxAttempts: number | null;
  readonly passPercent: number;
  /** The section at whose end it stands and is required; missing: among the further material. */
  readonly section?: number;
  /** Students of the demo who have taken it, and of how many an answer waits to be marked. */
  readonly takers: number;
  readonly waiting: number;
  readonly questions: readonly QuizQuestion[];
  /** What students wrote where they are asked for a text. */
  readonly essays: readonly string[];
}

/** What has become of the work of one student. */
export type Work = 'returned' | 'waiting' | 'late' | 'marked' | 'draft' | 'asks' | 'passed';

export interface AssignmentContent {
  readonly title: string;
  readonly words: string;
  readonly tasks: readonly string[];
  readonly minutes: number;
  /** Days from the end of yesterday until it is due, and from then until it is no longer taken. */
  readonly due: number;
  readonly cutOff: number;
  /** Points taken off for each day. */
  readonly lateAmount: number;
  readonly maxAttempts: number;
  readonly passScore: number;
  readonly rubric: readonly {
    readonly title: string;
    readonly description: string;
    readonly levels: readonly (readonly [points: number, label: string])[];
  }[];
  /** Work of its students, of the demo's own student first. */
  readonly work: readonly Work[];
  readonly texts: readonly string[];
  /** What each hands in besides a text. */
  readonly file?: { readonly name: string; readonly content: string };
  readonly rowComment: string;
  readonly note: string;
  readonly comment: string;
  readonly granted?: string;
  readonly asked?: string;
  /** Comments that its marker keeps at hand. */
  readonly saved?: readonly string[];
}

/** What a course has beside the lessons that its certificate waits for. */
export interface FurtherMaterial {
  readonly course: string;
  readonly lessons: readonly FurtherLesson[];
  /** What goes with the first lesson of the course, whatever its kind. */
  readonly attached?: DemoFile;
  readonly quiz?: QuizContent;
  readonly assignment?: AssignmentContent;
}
