import type { CourseColumns } from '../../../features/courses/index.ts';
import type { CoverMotif } from '../../../features/media/index.ts';
import type { RichText } from './rich-text.ts';

/** A category of courses. There are two levels, so a category with a `parent` has no children. */
export interface CategoryContent {
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string;
  /** The Tabler icon's key, e.g. `chart-dots`. */
  readonly icon: string;
  readonly motif: CoverMotif;
  /** The parent's slug. */
  readonly parent?: string;
}

export interface EducationContent {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  /** Years. */
  readonly from: number;
  readonly to: number;
}

export interface ExperienceContent {
  readonly company: string;
  readonly title: string;
  /** Years. `to` is undefined for a current position. */
  readonly from: number;
  readonly to?: number;
  readonly description: string;
}

export interface TeacherContent {
  readonly key: TeacherKey;
  /** Family name first. */
  readonly fullName: string;
  readonly email: string;
  readonly headline: string;
  readonly bio: string;
  readonly skills: readonly string[];
  readonly education: readonly EducationContent[];
  readonly experience: readonly ExperienceContent[];
}

export type TeacherKey =
  | 'nam'
  | 'ha'
  | 'duong'
  | 'tuan'
  | 'linh'
  | 'mai'
  | 'thao'
  | 'bao'
  | 'khoa'
  | 'quynh'
  | 'an'
  | 'duc'
  | 'yen'
  | 'hung'
  | 'sarah'
  | 'lam';

/** A demo person known only by name. */
export interface PersonContent {
  readonly fullName: string;
  readonly email: string;
}

export type CourseLevel = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED' | 'ALL';

/** Status of a seeded course. Most are published. */
export type CourseStatus =
  | 'PUBLISHED'
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'NEEDS_FIXES'
  | 'REJECTED'
  | 'UNPUBLISHED'
  | 'ARCHIVED';

export interface LessonContent {
  readonly title: string;
  readonly kind: 'TEXT' | 'VIDEO';
  /** True for a free preview. */
  readonly isPreview: boolean;
  /** Content of a TEXT lesson, or notes below the player of a VIDEO lesson. */
  readonly body?: RichText;
  /** The key of a file in `VIDEOS`. A VIDEO lesson without one shows a still film of its length. */
  readonly video?: string;
  /**
   * Time of study in seconds, at least 30: the duration of the video, or the reading time of the text and the time for
   * its exercise. The length of a text lesson is its reading time only.
   */
  readonly durationSec: number;
}

export interface SectionContent {
  readonly title: string;
  readonly lessons: readonly LessonContent[];
}

export interface CourseContent extends Readonly<CourseColumns> {
  readonly slug: string;
  /** At most 60 characters. */
  readonly title: string;
  /** At most 120 characters. */
  readonly subtitle: string;
  /** At least 50 words, except in the draft that shows a failing check. */
  readonly description: RichText;
  readonly outcomes: readonly string[];
  readonly requirements: readonly string[];
  readonly audience: readonly string[];
  readonly level: CourseLevel;
  readonly language: 'vi' | 'en';
  /** A category's slug. */
  readonly category: string;
  readonly teacher: TeacherKey;
  readonly tags: readonly string[];
  /** Đồng; 0 is free. */
  readonly price: number;
  readonly salePrice?: number;
  /** Days from seeding until the sale ends, at most 14. Negative if it has ended. Required with `salePrice`. */
  readonly saleDays?: number;
  /** True if its videos have a moving watermark with a code for each playback. */
  readonly marksPlayback?: boolean;
  /** Optional. Defaults to PUBLISHED. */
  readonly status?: CourseStatus;
  readonly sections: readonly SectionContent[];
}

export interface VideoContent {
  readonly key: string;
  /** File names inside `api/assets/videos`. */
  readonly file: string;
  /** File names by language. */
  readonly captions: { readonly vi: string; readonly en?: string };
  readonly durationSec: number;
  readonly sizeBytes: number;
}
