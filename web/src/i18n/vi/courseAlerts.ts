/** Requests for a letter about a course that a search did not find. */
export default {
  title: 'Báo tôi khi có khoá này',
  waiting_other:
    '{{value}} người cũng đang chờ “{{query}}”. Giảng viên nhìn thấy con số ấy khi chọn khoá để làm.',
  first: 'Giảng viên thấy có bao nhiêu người đang chờ “{{query}}”, không thấy ai đang chờ.',
  email: 'Email của bạn',
  emailForm: 'Email chưa đúng, ví dụ tên@gmail.com.',
  submit: 'Báo tôi',
  once: 'Một thư duy nhất, khi khoá học được mở. {{brand}} không gửi gì khác.',
  doneGuest:
    'Đã ghi. Khi có khoá học về “{{query}}”, thư sẽ đến {{email}}. Hỏi nhiều lần cũng chỉ có một thư.',
  done: 'Đã ghi. Khi có khoá học về “{{query}}”, {{brand}} sẽ báo cho bạn.',
  repeated: 'Bạn đã nhờ {{brand}} báo khi có khoá học về “{{query}}” rồi.',
  stop: {
    document: 'Dừng thư báo khoá học',
    title: 'Không nhận thư báo khoá học nữa?',
    text: '{{brand}} sẽ xoá địa chỉ email này cùng mọi từ khoá mà địa chỉ đang chờ.',
    submit: 'Xoá địa chỉ của tôi',
    done: 'Đã xoá. Địa chỉ này không còn chờ khoá học nào.',
    invalid: 'Liên kết này không đúng. Bạn mở lại liên kết trong thư nhé.',
    home: 'Về trang chủ',
  },
} as const;
