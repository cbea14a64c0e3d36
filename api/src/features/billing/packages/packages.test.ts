// Packages, on one program
import './testing/buying.cases.ts';
import './testing/changing.cases.ts';
import './testing/lapsing.cases.ts';
import './testing/gateways.cases.ts';
import './testing/disputes.cases.ts';
import './testing/histories.cases.ts';
import './testing/quota.cases.ts';
// Last, since it gives BASIC new terms
import './testing/managing.cases.ts';
