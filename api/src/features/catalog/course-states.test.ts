// What becomes of a course, on one program; each part has a file of its own.
import './testing/course-way.cases.ts';
import './testing/course-editing.cases.ts';
import './testing/course-structure.cases.ts';
import './testing/outline-import.cases.ts';
import './testing/promo.cases.ts';
import './testing/assigned-reviews.cases.ts';
import './testing/review-history.cases.ts';
import './testing/co-teachers.cases.ts';
import './testing/access-length.cases.ts';
import './testing/course-on-sale.cases.ts';
import './testing/revision-attacks.cases.ts';
import './testing/removal.cases.ts';
import './testing/past-versions.cases.ts';
