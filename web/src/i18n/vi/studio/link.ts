/** The teacher's own link to a course. */
export default {
  open: 'Liên kết của bạn',
  title: 'Liên kết của bạn đến “{{course}}”',
  text: 'Học viên mua qua liên kết này là do bạn mang đến, nên Sen chỉ giữ {{share}}% thay vì {{usual}}%.',
  address: 'Liên kết',
  copy: 'Chép liên kết',
  copied: 'Đã chép',
  notCopied: 'Trình duyệt không cho chép. Bạn chọn liên kết rồi chép bằng tay nhé.',
  visits: 'Lượt mở',
  sales: 'Khoá học đã bán',
  lasts_other: 'Có hiệu lực {{count}} ngày kể từ lúc học viên mở liên kết, trên cùng một trình duyệt.',
  allCourses: 'Tính cho mọi khoá học của bạn mà học viên mua trong thời gian đó.',
  lastWins: 'Nếu học viên mở nhiều liên kết, liên kết mở sau cùng được tính.',
  failed: 'Chưa tải được liên kết',
  missing: 'Khoá học chưa mở bán nên chưa có liên kết.',
};
