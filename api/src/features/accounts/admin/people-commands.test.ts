// What administrators do with people, on one program; each part has a file of its own.
import './testing/one-person.cases.ts';
import './testing/last-administrator.cases.ts';
import './testing/many-people.cases.ts';
