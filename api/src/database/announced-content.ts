/** Columns of a table whose changes are announced, by whether they matter to what is kept of shared reads. */
export interface AnnouncedTable {
  /** What changes without a word, and may be as old as an answer is kept (graphql/read/shared-answers.ts). */
  readonly mayLag?: readonly string[];
  /** What changes without a word and is not public: a statement that names one is never kept. */
  readonly unannounced?: readonly string[];
  /** True: rows are found by what refers to them alone, so that a new one is in no answer until that is announced. */
  readonly isReferredTo?: true;
}

/**
 * Tables whose changes every process is told of (`content_changed`), so that answers made of them alone can be kept.
 * A test holds this against the triggers and the columns of the database.
 */
export const ANNOUNCED: Readonly<Record<string, AnnouncedTable>> = {
  course: { mayLag: ['student_count'], unannounced: ['search', 'search_exact'] },
  course_slug: {},
  section: {},
  lesson: {},
  category: {},
  rating: {},
  teacher_profile: {},
  search_synonym: {},
  search_term: { unannounced: ['id', 'count', 'people', 'first_at', 'last_at'] },
  category_slug: {},
  course_picture: {},
  media: { unannounced: ['unused_since'], isReferredTo: true },
  video_stream: {
    unannounced: ['percentage', 'requested_at', 'touched_at', 'finished_at', 'asked', 'asked_since'],
  },
  person: {
    unannounced: [
      'email',
      'password_hash',
      'phone',
      'locale',
      'updated_at',
      'password_changed_at',
      'version',
      'last_seen_at',
      'deactivated_at',
      'deactivation_reason',
      'search',
      'had_proved_email',
      'avatar_id',
    ],
  },
};

/** Tables that triggers derive in the same transaction, and from which of those above: their changes are its changes. */
export const DERIVED: Readonly<Record<string, readonly string[]>> = {
  course_document: ['course', 'lesson', 'person', 'category'],
  search_word: ['course', 'lesson', 'person', 'category'],
  course_price_change: ['course'],
};

/** A table that is read under an alias of its own, for something that is announced apart. */
export interface ReadApart {
  readonly table: string;
  /** As what it is announced; undefined: with the one row that it is read for, of this table or of what it is derived from. */
  readonly as?: string;
  /** What may be read of it so: anything else is announced as the table's. */
  readonly columns: readonly string[];
}

/**
 * By alias. What a teacher's courses come to is announced by the names of all their courses (of more than about sixty
 * without names, for all courses), so that a course's page with its teacher on it is forgotten for those, and not for
 * the courses of all teachers. The alias says that the teacher is the one of the course that is asked for: of a course
 * nothing else that is announced leads to people with such totals (shared-reads.test.ts).
 */
export const READ_APART: Readonly<Record<string, ReadApart>> = {
  teacher_course: {
    table: 'course',
    as: 'teacher_totals',
    columns: ['teacher_id', 'status', 'visibility', 'rating_average', 'rating_count', 'student_count'],
  },
  // In the view course_price_piece, which is read for the one course whose prices they are
  priced_course: { table: 'course', columns: ['id', 'published_at'] },
  price_change: {
    table: 'course_price_change',
    columns: ['id', 'course_id', 'price', 'sale_price', 'sale_ends_at', 'valid_from'],
  },
};

/** Functions of ours that read tables, and which: PostgreSQL does not look into them when it plans. */
export const READING_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  search_plan: ['search_synonym', 'course', 'course_document', 'search_word', 'person', 'teacher_profile'],
  search_step: ['search_synonym'],
  search_finds: ['course', 'course_document', 'person', 'teacher_profile'],
  search_correction: ['search_synonym', 'course', 'course_document', 'search_word'],
};

/** Functions of ours whose result depends on the clock alone. */
export const CLOCK_FUNCTIONS: readonly string[] = ['access_now', 'access_end'];

/**
 * Functions of PostgreSQL that it does not call immutable, and whose result is the same for all sessions of ours while
 * what they are given is the same. All others look at the session, at chance or at the system for all we know. `now`
 * is here for courses alone: no answer with prices is kept beyond the end of a sale, and what else they ask it may lag.
 */
export const STEADY_FUNCTIONS: readonly string[] = [
  'json_agg',
  'json_build_array',
  'json_build_object',
  'json_object_agg',
  'jsonb_agg',
  'jsonb_build_array',
  'jsonb_build_object',
  'jsonb_object_agg',
  'row_to_json',
  'to_json',
  'to_jsonb',
  'to_char',
  'concat',
  'concat_ws',
  'format',
  'generate_series',
  'now',
];
