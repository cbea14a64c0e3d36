import { registerEnumType } from 'type-graphql';

export enum ExportList {
  PEOPLE = 'PEOPLE',
  ORDERS = 'ORDERS',
  COURSES = 'COURSES',
  STUDENTS = 'STUDENTS',
  AUDIT_LOG = 'AUDIT_LOG',
}
registerEnumType(ExportList, {
  name: 'ExportList',
  description: 'Which list is written to a saved file.',
  valuesConfig: {
    PEOPLE: { description: 'Everyone with an account, for administrators.' },
    ORDERS: { description: 'Orders with their bills and payments.' },
    COURSES: { description: 'Courses in any state, for administrators.' },
    STUDENTS: { description: 'Students of the courses that the viewer teaches.' },
    AUDIT_LOG: { description: 'Who did what and when on the platform.' },
  },
});

export enum ExportForm {
  CSV = 'CSV',
  XLSX = 'XLSX',
}
registerEnumType(ExportForm, {
  name: 'ExportForm',
  description: 'In which form a saved file is written.',
  valuesConfig: {
    CSV: { description: 'Text with a line for each row, of any length.' },
    XLSX: { description: 'An Excel workbook of one sheet, of at most 1,048,575 rows.' },
  },
});

export enum ExportState {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  READY = 'READY',
  FAILED = 'FAILED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(ExportState, {
  name: 'ExportState',
  description: 'How far a saved file has come.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its turn, mostly for seconds.' },
    RUNNING: { description: 'Its rows are being written; `rowsDone` tells how many.' },
    READY: { description: 'It can be downloaded until `expiresAt`.' },
    FAILED: { description: 'It was not finished; `fault` says why.' },
    EXPIRED: { description: 'It was kept for its days and is removed.' },
  },
});

export enum ExportFault {
  NOT_PERMITTED = 'NOT_PERMITTED',
  TOO_LONG = 'TOO_LONG',
  INTERRUPTED = 'INTERRUPTED',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(ExportFault, {
  name: 'ExportFault',
  description: 'Why a saved file was not finished.',
  valuesConfig: {
    NOT_PERMITTED: { description: 'Whoever asked may no longer take this list out.' },
    TOO_LONG: { description: 'It grew beyond what a sheet of a workbook holds.' },
    INTERRUPTED: { description: 'The processes that wrote it ended before it was whole.' },
    UNEXPECTED: { description: 'Something else, at every attempt; the log of the server says more.' },
  },
});
