// Certificates, on one program; each part has a file of its own.
import './testing/issuing.cases.ts';
import './testing/badge.cases.ts';
import './testing/verifying.cases.ts';
import './testing/revoking.cases.ts';
import './testing/switching.cases.ts';
