// Refunds, on one program
import './testing/asking.cases.ts';
import './testing/teacher.cases.ts';
import './testing/platform.cases.ts';
import './testing/exchange.cases.ts';
import './testing/money.cases.ts';
import './testing/seeing.cases.ts';
import './testing/bank-file.cases.ts';
import './testing/certificates.cases.ts';
