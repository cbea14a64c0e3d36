// What assignments do, on one program; each part has a file of its own.
import './testing/handing-in.cases.ts';
import './testing/marking.cases.ts';
import './testing/addresses.cases.ts';
