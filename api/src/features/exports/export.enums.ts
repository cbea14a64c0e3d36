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
  description: 'List that a saved file contains.',
  valuesConfig: {
    PEOPLE: { description: 'All users, for administrators.' },
    ORDERS: { description: 'Orders with their billing details and payments.' },
    COURSES: { description: 'Courses in any state, for administrators.' },
    STUDENTS: { description: 'Students of the courses that the viewer teaches.' },
    AUDIT_LOG: { description: 'Audit log entries of the platform.' },
  },
});

export enum ExportForm {
  CSV = 'CSV',
  XLSX = 'XLSX',
}
registerEnumType(ExportForm, {
  name: 'ExportForm',
  description: 'Format of a saved file.',
  valuesConfig: {
    CSV: { description: 'CSV text with one line per row, of any length.' },
    XLSX: { description: 'Excel workbook with one sheet of at most 1,048,575 rows.' },
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
  description: 'State of a saved file.',
  valuesConfig: {
    QUEUED: { description: 'Queued, usually for seconds.' },
    RUNNING: { description: 'Rows are being written; see `rowsDone`.' },
    READY: { description: 'Ready for download until `expiresAt`.' },
    FAILED: { description: 'Creation failed; see `fault`.' },
    EXPIRED: { description: 'The retention period is over and the file is deleted.' },
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
  description: 'Reason why the creation of a saved file failed.',
  valuesConfig: {
    NOT_PERMITTED: { description: 'The requesting user no longer has the permission to export this list.' },
    TOO_LONG: { description: 'The list exceeds the capacity of a worksheet.' },
    INTERRUPTED: { description: 'The processes that wrote the file ended before it was complete.' },
    UNEXPECTED: { description: 'Every attempt failed unexpectedly; the server log has details.' },
  },
});
