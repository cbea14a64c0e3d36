/** The columns of a table whose changes are announced, by their effect on cached responses. */
export interface AnnouncedTable {
  /** Columns whose changes are not announced: a cached response may have an old value for a minute. */
  readonly mayLag?: readonly string[];
  /** Columns whose changes are not announced and that are not public: no cached query reads them. */
  readonly unannounced?: readonly string[];
  /**
   * True if rows are only found through references, so a new row is in no response before the referring row is
   * announced.
   */
  readonly isReferredTo?: true;
}

/**
 * Tables whose changes every process receives (`content_changed`), so that responses that depend on them can be
 * cached. A test compares this with the triggers and the columns of the database.
 */
export const ANNOUNCED: Readonly<Record<string, AnnouncedTable>> = {
  course: { mayLag: ['student_count'], unannounced: ['search', 'search_exact'] },
  course_slug: {},
  section: {},
  lesson: {},
  category: {},
  rating: {},
  teacher_profile: { unannounced: ['is_resident'] },
  search_synonym: {},
  legal_document: {},
  custom_page: { unannounced: ['version'] },
  custom_page_version: {},
  search_term: { unannounced: ['id', 'count', 'people', 'first_at', 'last_at'] },
  category_slug: {},
  course_picture: {},
  caption_track: {},
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

/** Tables that triggers derive in the same transaction, with the tables above that they are derived from. */
export const DERIVED: Readonly<Record<string, readonly string[]>> = {
  course_document: ['course', 'lesson', 'person', 'category'],
  search_word: ['course', 'lesson', 'person', 'category'],
  course_price_change: ['course'],
};

/** Our functions that read tables, with these tables. PostgreSQL does not include them in the plan. */
export const READING_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  search_plan: ['search_synonym', 'course', 'course_document', 'search_word', 'person', 'teacher_profile'],
  search_step: ['search_synonym'],
  search_finds: ['course', 'course_document', 'person', 'teacher_profile'],
  search_finds_course: ['course', 'course_document'],
  search_is_partial: ['course', 'course_document'],
  search_fits: ['course', 'course_document', 'person', 'teacher_profile'],
  search_count: ['course', 'course_document'],
  search_parts: ['search_synonym', 'course', 'course_document'],
  search_around: ['search_synonym', 'course', 'course_document', 'search_word', 'person', 'teacher_profile'],
  search_nearest: ['search_synonym', 'course', 'course_document'],
  search_correction: [
    'search_synonym',
    'course',
    'course_document',
    'search_word',
    'person',
    'teacher_profile',
  ],
};

/**
 * Our functions whose result depends only on their arguments, the clock and settings. A changed setting empties all
 * caches, and a child becomes an adult at the beginning of a year only.
 */
export const CLOCK_AND_SETTING_FUNCTIONS: readonly string[] = [
  'access_now',
  'access_end',
  'has_closed_profile',
  'is_child',
];

/**
 * Functions of PostgreSQL that are not immutable, but return the same for all of our sessions if their arguments are
 * equal. All others may depend on the session, on random numbers or on the system. `now` is listed for courses only:
 * no response with prices is cached beyond the end of a sale, and the other uses may be out of date.
 */
export const UNCHANGED_FUNCTIONS: readonly string[] = [
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
