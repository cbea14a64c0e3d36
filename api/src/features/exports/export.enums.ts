import { defineEnum } from '../../graphql/define-enum.ts';

export const ExportList = defineEnum('ExportList', 'List that a saved file contains.', {
  PEOPLE: 'All users, for administrators.',
  ORDERS: 'Orders with their billing details and payments.',
  COURSES: 'Courses in any state, for administrators.',
  STUDENTS: 'Students of the courses that the viewer teaches.',
  AUDIT_LOG: 'Audit log entries of the platform.',
});
export type ExportList = keyof typeof ExportList;

export const ExportForm = defineEnum('ExportForm', 'Format of a saved file.', {
  CSV: 'CSV text with one line per row, of any length.',
  XLSX: 'Excel workbook with one sheet of at most 1,048,575 rows.',
});
export type ExportForm = keyof typeof ExportForm;

export const ExportState = defineEnum('ExportState', 'State of a saved file.', {
  QUEUED: 'Queued, usually for seconds.',
  RUNNING: 'Rows are being written; see `rowsDone`.',
  READY: 'Ready for download until `expiresAt`.',
  FAILED: 'Creation failed; see `fault`.',
  EXPIRED: 'The retention period is over and the file is deleted.',
});
export type ExportState = keyof typeof ExportState;

export const ExportFault = defineEnum('ExportFault', 'Reason why the creation of a saved file failed.', {
  NOT_PERMITTED: 'The requesting user no longer has the permission to export this list.',
  TOO_LONG: 'The list exceeds the capacity of a worksheet.',
  INTERRUPTED: 'The processes that wrote the file ended before it was complete.',
  UNEXPECTED: 'Every attempt failed unexpectedly; the server log has details.',
});
export type ExportFault = keyof typeof ExportFault;
