/** The suggestions below the search field. */
export default {
  suggestions: 'Gợi ý',
  kind: {
    COURSE: 'Khoá học',
    CATEGORY: 'Danh mục',
    TEACHER: 'Giảng viên',
    ALL: 'Tất cả kết quả',
    RECENT: 'Bạn vừa tìm',
    POPULAR: 'Nhiều người tìm',
  },
  forget: 'Xoá “{{words}}” khỏi danh sách bạn vừa tìm',
  forgetAll: 'Xoá hết',
  taught: '{{teacher}} · {{rating}} sao',
  all: 'Xem tất cả kết quả cho “{{query}}”',
  none: 'Không có gợi ý nào cho “{{query}}”.',
  corrected: 'Không có kết quả cho “{{query}}”. Đang hiển thị kết quả cho “{{corrected}}”.',
  keys: { choose: 'chọn', open: 'mở', close: 'đóng' },
} as const;
