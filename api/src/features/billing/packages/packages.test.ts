// Packages, on one program
import './testing/buying.cases.ts';
