import './testing/change-feeds.cases.ts';
import './testing/shown-columns.cases.ts';
import './testing/eras.cases.ts';
import './testing/notes.cases.ts';
