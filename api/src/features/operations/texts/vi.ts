/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'operations.idempotencyKey': 'Khoá chống trùng cần từ 8 đến 100 ký tự.',

  'permission.resource.audit': 'Nhật ký',

  'operations.keyReused': 'Khoá chống trùng này đã dùng cho một yêu cầu khác.',
} as const;
