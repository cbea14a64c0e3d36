// What studying does, on one program; each part has a file of its own.
import './testing/lesson-access.cases.ts';
import './testing/progress.cases.ts';
import './testing/own-courses.cases.ts';
import './testing/complete-lesson.cases.ts';
import './testing/lesson-opening.cases.ts';
import './testing/mark-lesson-done.cases.ts';
import './testing/override.cases.ts';
import './testing/viewings.cases.ts';
import './certificates/testing/issuing.cases.ts';
import './certificates/testing/badge.cases.ts';
import './certificates/testing/verifying.cases.ts';
import './certificates/testing/revoking.cases.ts';
import './certificates/testing/switching.cases.ts';
