/** Columns of a table whose changes are announced, by whether cached responses depend on them. */
export interface AnnouncedTable {
  /** Columns that change without a word: a cached response may show an old value for a minute. */
  readonly mayLag?: readonly string[];
  /** Columns that change without a word and are not public: no cached query reads them. */
  readonly unannounced?: readonly string[];
  /** True: rows are found by what refers to them alone, so a new one is in no response before that is announced. */
  readonly isReferredTo?: true;
}

/**
 * Tables whose changes every process receives (`content_changed`), so that queries may be cached by them. A test compares
 * this with the triggers and the columns of the database.
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
