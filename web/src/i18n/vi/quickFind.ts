/** Quick search of the administration. */
export default {
  title: 'Tìm nhanh',
  label: 'Tên, email, khoá học, mã đơn, trang quản trị',
  results: 'Kết quả',
  group: {
    recent: 'Vừa mở',
    pages: 'Trang quản trị',
    people: 'Người dùng',
    courses: 'Khoá học',
    orders: 'Đơn hàng',
    certificates: 'Chứng chỉ',
  },
  none: 'Không tìm thấy kết quả nào cho “{{search}}”',
  found_other: '{{count}} kết quả',
  keys: 'Phím ↑ ↓ để chọn, Enter để mở, Esc để đóng',
} as const;
