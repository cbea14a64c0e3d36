// What quizzes do, on one program; each part has a file of its own.
import './testing/building.cases.ts';
import './testing/taking.cases.ts';
import './testing/import.cases.ts';
import './testing/keys.cases.ts';
import './testing/marking.cases.ts';
