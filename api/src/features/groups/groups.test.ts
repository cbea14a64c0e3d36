// What study groups do, on one program; each part has a file of its own.
import './testing/membership.cases.ts';
import './testing/feed.cases.ts';
import './testing/plans.cases.ts';
