/** The teacher's own link to a course. */
export default {
  open: 'Liên kết của bạn',
  title: 'Liên kết của bạn đến “{{course}}”',
  text: 'Khi học viên mua qua liên kết này, {{brand}} chỉ giữ {{share}}% thay vì {{usual}}%.',
  address: 'Liên kết',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép',
  notCopied: 'Trình duyệt không cho sao chép. Bạn chọn liên kết rồi tự sao chép nhé.',
  visits: 'Lượt mở',
  sales: 'Khoá học đã bán',
  lasts_other: 'Có hiệu lực {{count}} ngày kể từ lúc học viên mở liên kết, trên cùng một trình duyệt.',
  allCourses: 'Tính cho mọi khoá học của bạn mà học viên mua trong thời gian đó.',
  lastWins: 'Nếu học viên mở nhiều liên kết, {{brand}} tính liên kết mở sau cùng.',
  failed: 'Không tải được liên kết',
  missing: 'Khoá học chưa mở bán nên chưa có liên kết.',
} as const;
