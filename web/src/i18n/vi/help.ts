/** The help centre. Answers describe what the app does; placeholders are settings. */
export default {
  title: 'Trung tâm trợ giúp',
  description:
    'Câu hỏi thường gặp về học, thanh toán, hoàn tiền, chứng chỉ và dạy trên {{brand}}, có ô tìm kiếm.',
  search: 'Tìm câu hỏi, ví dụ: hoàn tiền',
  found_other: 'Có {{count}} câu hỏi phù hợp',
  none: 'Không có câu hỏi phù hợp',
  noneText: 'Bạn thử từ khác, hoặc gửi câu hỏi cho {{brand}}.',
  more: 'Chưa thấy câu trả lời?',
  moreText: 'Gửi yêu cầu cho {{brand}}. Bạn đọc câu trả lời ngay trên {{brand}} hoặc qua email.',
  contact: 'Liên hệ {{brand}}',
  open: 'Mở trang',
  group: { student: 'Việc học', buyer: 'Mua và thanh toán', teacher: 'Dạy trên {{brand}}' },
  entry: {
    student: {
      start: {
        question: 'Khoá đã mua ở đâu, học tiếp thế nào?',
        answer:
          'Mọi khoá bạn đã ghi danh nằm trong “Khoá học của tôi”. Bấm “Học tiếp” để mở đúng bài đang học dở.',
      },
      progress: {
        question: 'Khi nào một bài được tính là đã học?',
        answer:
          'Video: khi bạn đã xem gần hết. Bài đọc: khi bạn đã đọc một phần hợp lý của thời gian đọc. Bài kiểm tra: khi đạt. Bài tập: theo yêu cầu của bài. Trang Tiến độ cho biết từng bài còn thiếu gì.',
      },
      certificate: {
        question: 'Làm sao nhận và tra cứu chứng chỉ?',
        answer:
          'Bạn học xong mọi bài bắt buộc của khoá có chứng chỉ thì {{brand}} cấp. Trong lúc yêu cầu hoàn tiền đang chờ, chứng chỉ chưa được cấp. Ai có mã chứng chỉ cũng tra cứu được.',
      },
      notes: {
        question: 'Ghi chú và dấu trang của tôi ở đâu?',
        answer: 'Ghi chú và dấu trang trong các bài học được gom vào sổ tay, theo từng khoá.',
      },
      deadlines: {
        question: 'Xem hạn nộp và buổi học trực tiếp ở đâu?',
        answer: 'Lịch học gom hạn nộp bài và buổi học trực tiếp của mọi khoá bạn đang học.',
      },
      assignments: {
        question: 'Tôi nộp bài tập muộn được không?',
        answer:
          'Tuỳ bài. Trang bài tập ghi hạn nộp, còn nhận bài muộn đến lúc nào và nộp muộn bị trừ bao nhiêu điểm.',
      },
      classCode: {
        question: 'Giảng viên cho tôi mã lớp, nhập ở đâu?',
        answer:
          'Mở trang Vào lớp, đăng nhập hoặc tạo tài khoản, rồi nhập mã. Khoá học hiện trong “Khoá học của tôi”.',
      },
      password: {
        question: 'Quên mật khẩu thì làm thế nào?',
        answer: 'Nhập email của tài khoản. {{brand}} gửi liên kết để bạn đặt mật khẩu mới.',
      },
      data: {
        question: 'Tải dữ liệu hoặc xoá tài khoản thế nào?',
        answer:
          'Trong hồ sơ, mục Dữ liệu của bạn: bạn tạo bản sao mọi dữ liệu, hoặc yêu cầu xoá tài khoản. Tài khoản bị xoá sau 7 ngày, và bạn đổi ý được trước hạn.',
      },
    },
    buyer: {
      preview: {
        question: 'Học thử trước khi mua được không?',
        answer: 'Được. Bài có nhãn “Học thử” mở miễn phí ngay trên trang khoá học, không cần tài khoản.',
      },
      pay: {
        question: 'Thanh toán bằng cách nào?',
        answer:
          'Trang thanh toán hiện những cách đang nhận, ví dụ thẻ, ví hoặc chuyển khoản bằng VietQR. Khoá mở khi {{brand}} nhận được xác nhận của cổng thanh toán hoặc ngân hàng.',
      },
      notOpen: {
        question: 'Tôi đã trả tiền mà khoá chưa mở?',
        answer:
          'Cổng thanh toán đôi khi báo chậm vài phút. Mở đơn để xem trạng thái. Nếu đơn ghi “Đang kiểm tra”, {{brand}} đang đối chiếu với cổng; bạn đừng trả lần nữa.',
      },
      otherMethod: {
        question: 'Đổi cách thanh toán hoặc huỷ đơn thế nào?',
        answer:
          'Mở đơn đang chờ: bạn trả tiếp, chọn cách khác hoặc huỷ đơn. Đơn ghi {{brand}} giữ giá đến lúc nào.',
      },
      coupon: {
        question: 'Nhập mã giảm giá ở đâu?',
        answer: 'Trong giỏ hàng hoặc ở trang thanh toán. Giá mới hiện ngay trước khi bạn trả.',
      },
      refund: {
        question: 'Hoàn tiền thế nào?',
        answer:
          'Bạn yêu cầu trong {{refundDays}} ngày kể từ lúc thanh toán, khi chưa mở quá {{refundMostPercent}}% số bài và chưa nhận chứng chỉ. Giảng viên trả lời trước; nếu quá hạn, {{brand}} quyết định.',
      },
      exchange: {
        question: 'Mua nhầm khoá, đổi sang khoá khác được không?',
        answer:
          'Được, trong thời gian ngắn sau khi thanh toán. Trang Yêu cầu hoàn tiền ghi hạn đổi của từng khoá; phần tiền thừa được hoàn lại.',
      },
      receipt: {
        question: 'Lấy biên nhận và hoá đơn cho công ty thế nào?',
        answer:
          'Mỗi đơn đã thanh toán có nút “Tải biên nhận”. Khi thanh toán, bạn nhập tên, mã số thuế và địa chỉ nếu cần hoá đơn cho công ty.',
      },
      access: {
        question: 'Khoá đã mua học được trong bao lâu?',
        answer:
          'Nếu trang khoá học không ghi thời hạn, bạn học không giới hạn thời gian, kể cả khi khoá ngừng bán. Khoá có thời hạn ghi rõ trước khi bạn mua.',
      },
    },
    teacher: {
      begin: {
        question: 'Trở thành giảng viên thế nào?',
        answer: 'Mở trang Dạy trên {{brand}} và điền phần giới thiệu. Sau đó bạn tạo khoá học đầu tiên.',
      },
      review: {
        question: 'Khoá học cần gì để được duyệt?',
        answer:
          'Ít nhất {{submitLessons}} bài, {{submitMinutes}} phút học liệu và mô tả {{submitWords}} từ. Trang soạn khoá học cho biết còn thiếu gì.',
      },
      share: {
        question: 'Tôi nhận bao nhiêu từ mỗi đơn?',
        answer: 'Bạn giữ 70% mỗi đơn {{brand}} mang đến. Trang Thu nhập ghi phần của bạn trong từng đơn.',
      },
      payout: {
        question: 'Khi nào rút tiền được?',
        answer:
          'Thu nhập được tạm giữ một thời gian sau khi bán rồi chuyển sang số dư rút được. Trang Rút tiền ghi ngày, mức tối thiểu và thời gian chờ của tài khoản mới.',
      },
      coupons: {
        question: 'Tạo mã giảm giá cho khoá của tôi thế nào?',
        answer: 'Mở trang Mã giảm giá, chọn khoá, mức giảm và thời hạn. Học viên nhập mã khi thanh toán.',
      },
      students: {
        question: 'Thêm cả lớp vào khoá học thế nào?',
        answer:
          'Mở trang Học viên của khoá rồi dán danh sách email. Ai chưa có tài khoản sẽ nhận lời mời qua email; bạn cũng có thể dùng mã lớp.',
      },
    },
  },
} as const;
