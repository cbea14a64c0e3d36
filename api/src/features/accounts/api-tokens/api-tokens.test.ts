// API tokens, from making one to its end; each part has a file of its own.
import './testing/using.cases.ts';
import './testing/making.cases.ts';
import './testing/ending.cases.ts';
