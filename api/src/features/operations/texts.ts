import * as actions from './audited-actions.ts';

export const vi = {
  ...actions.vi,
  'operations.idempotencyKey': 'Khoá chống trùng cần từ 8 đến 100 ký tự.',

  'operations.reason': 'Lý do cần từ 3 đến 300 ký tự.',
  'operations.setting': 'Không có cài đặt này.',
  'operations.settingUnchanged': 'Giá trị này đang được dùng rồi.',
  'operations.settingVersion': 'Cài đặt này vừa được người khác đổi. Hãy tải lại để xem giá trị mới nhất.',

  'permission.resource.audit': 'Nhật ký',
  'audit.column.at': 'Thời gian',
  'audit.column.action': 'Thao tác',
  'audit.column.actor': 'Người dùng',
  'audit.column.actorEmail': 'Email',
  'audit.column.realActor': 'Người thực hiện thay',
  'audit.column.targetType': 'Loại đối tượng',
  'audit.column.targetId': 'Mã đối tượng',
  'audit.column.before': 'Trước',
  'audit.column.after': 'Sau',
  'audit.column.reason': 'Lý do',
  'audit.column.address': 'Địa chỉ IP',
  'audit.column.origin': 'Nguồn',
  'permission.resource.setting': 'Cài đặt',

  'operations.cursorUndone': 'Dữ liệu đã được khôi phục từ bản sao lưu. Hãy đọc lại nguồn thay đổi từ đầu.',
  'operations.keyReused': 'Khoá chống trùng này đã dùng cho một yêu cầu khác.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  ...actions.en,
  'operations.idempotencyKey': 'An idempotency key has 8 to 100 characters.',

  'operations.reason': 'A reason has 3 to 300 characters.',
  'operations.setting': 'There is no such setting.',
  'operations.settingUnchanged': 'It has this value already.',
  'operations.settingVersion': 'Someone else has just changed this setting. Reload to see its latest value.',

  'permission.resource.audit': 'Audit log',
  'audit.column.at': 'Time',
  'audit.column.action': 'Action',
  'audit.column.actor': 'User',
  'audit.column.actorEmail': 'Email',
  'audit.column.realActor': 'Performed by',
  'audit.column.targetType': 'Target type',
  'audit.column.targetId': 'Target ID',
  'audit.column.before': 'Before',
  'audit.column.after': 'After',
  'audit.column.reason': 'Reason',
  'audit.column.address': 'IP address',
  'audit.column.origin': 'Origin',
  'permission.resource.setting': 'Settings',

  'operations.cursorUndone': 'The data was restored from a backup. Read the feed again from the beginning.',
  'operations.keyReused': 'This idempotency key was used for another request.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
