/** Support tickets of members and guests, with the replies. */
export interface TicketContent {
  readonly category: 'PAYMENT' | 'LEARNING' | 'TEACHING' | 'FAULT' | 'ACCOUNT' | 'OTHER';
  readonly subject: string;
  readonly text: string;
  readonly answer: string;
  readonly note?: string;
  readonly comment?: string;
}

export const TICKETS: readonly TicketContent[] = [
  {
    category: 'PAYMENT',
    subject: 'Đã trả MoMo mà chưa vào học được',
    text: 'Mình trả bằng MoMo lúc 6 giờ rưỡi, MoMo báo xong rồi mà vào khoá vẫn hiện nút Mua. Sáng nay mình cần học để kịp bài tập ạ.',
    answer:
      'Chúng tôi đã nhận được tiền và mở khoá học cho bạn. MoMo báo trễ gần bốn giờ, mong bạn thông cảm nhé.',
    note: 'MoMo trễ thông báo từ 06:20. Đã hỏi lại MoMo, đơn này họ báo đã thu đủ.',
    comment: 'Trả lời nhanh, học được ngay.',
  },
  {
    category: 'FAULT',
    subject: 'Không tải được tệp bài tập chương 4',
    text: 'Bấm tải tệp bài tập chương 4 thì trang quay mãi rồi báo lỗi. Mình thử cả Chrome và Edge.',
    answer: 'Tệp đã tải lại được. Bạn mở lại bài và bấm tải một lần nữa giúp nhé.',
  },
  {
    category: 'PAYMENT',
    subject: 'Xuất hoá đơn cho công ty',
    text: 'Mình cần hoá đơn ghi tên công ty và mã số thuế để thanh toán nội bộ. Đơn đã trả bằng VNPAY.',
    answer: 'Bạn vào Hoá đơn, mở đơn này rồi điền thông tin công ty. Hoá đơn tải về được ngay sau đó.',
    comment: 'Ổn, đúng thứ mình cần.',
  },
  {
    category: 'LEARNING',
    subject: 'Đổi tên trên chứng chỉ',
    text: 'Chứng chỉ ghi thiếu tên đệm của mình. Nhờ trung tâm sửa giúp mình với ạ.',
    answer: 'Bạn sửa họ tên trong hồ sơ rồi vào Tiến độ, chọn sửa tên trên chứng chỉ. Bản mới giữ nguyên mã.',
  },
  {
    category: 'LEARNING',
    subject: 'Video bài 12 không có phụ đề',
    text: 'Các bài khác đều có phụ đề, riêng bài 12 thì không. Mình học ở chỗ ồn nên rất cần phụ đề.',
    answer: 'Chúng tôi đã báo giảng viên thêm phụ đề cho bài 12. Khi có, bạn sẽ thấy nút phụ đề sáng lên.',
    note: 'Đã nhắn giảng viên, hẹn trong tuần này.',
  },
  {
    category: 'ACCOUNT',
    subject: 'Muốn chuyển khoá sang tài khoản khác',
    text: 'Mình lỡ mua bằng tài khoản cũ. Có chuyển khoá sang tài khoản đang dùng được không ạ?',
    answer:
      'Khoá học gắn với tài khoản đã mua. Bạn đổi email của tài khoản cũ thành email đang dùng là tiện nhất.',
  },
  {
    category: 'OTHER',
    subject: 'Link mời nhóm học hết hạn',
    text: 'Bạn mình bấm vào mã mời nhóm thì báo không dùng được. Làm sao để mời lại?',
    answer: 'Trưởng nhóm vào phần cài đặt của nhóm và tạo mã mới, mã cũ thôi dùng được.',
  },
  {
    category: 'TEACHING',
    subject: 'Khoá gửi duyệt ba hôm chưa có kết quả',
    text: 'Mình gửi duyệt khoá từ thứ Hai. Không biết còn thiếu gì không để mình bổ sung sớm.',
    answer: 'Khoá của bạn đang được xem và có kết quả trong hôm nay. Hiện chưa thấy thiếu phần nào.',
    comment: 'Được trả lời rõ ràng.',
  },
  {
    category: 'ACCOUNT',
    subject: 'Quên mật khẩu, không thấy email',
    text: 'Mình bấm quên mật khẩu mấy lần mà không thấy email nào. Mục thư rác cũng không có.',
    answer: 'Hộp thư của bạn đã đầy nên email bị trả về. Bạn dọn bớt rồi bấm lại là nhận được nhé.',
  },
  {
    category: 'OTHER',
    subject: 'Hợp tác đào tạo cho doanh nghiệp',
    text: 'Bên mình muốn mua khoá học cho khoảng 40 nhân viên. Bên bạn có chính sách nào cho doanh nghiệp không?',
    answer: 'Chúng tôi đã gửi bạn bảng giá theo số người học. Bạn cần thêm gì cứ viết tiếp vào thư này nhé.',
  },
  {
    category: 'TEACHING',
    subject: 'Tháng này chưa nhận được tiền',
    text: 'Lệnh chi của mình báo đã chuyển nhưng ngân hàng chưa thấy tiền về.',
    answer:
      'Ngân hàng trả lại vì sai tên chủ tài khoản. Bạn sửa lại tài khoản nhận, chúng tôi chuyển lại trong đợt tới.',
    note: 'Đối chiếu tệp chi: ngân hàng trả về lúc 09:12.',
  },
  {
    category: 'FAULT',
    subject: 'Điện thoại không bấm nộp bài được',
    text: 'Trên điện thoại mình kéo xuống không thấy nút nộp bài đâu, trên máy tính thì bình thường.',
    answer: 'Chúng tôi đã sửa chỗ nút bị che trên màn hình nhỏ. Bạn tải lại trang là thấy nút.',
    comment: 'Sửa nhanh thật.',
  },
];

/** Requesters without an account. */
export const GUESTS: readonly { readonly name: string; readonly email: string }[] = [
  { name: 'Lưu Hải Yến', email: 'haiyen.luu@example.com' },
  { name: 'Trần Quốc Đạt', email: 'dat.tran@example.com' },
  { name: 'Emily Carter', email: 'emily.carter@example.com' },
  { name: 'Hoàng Văn Sơn', email: 'son.hoang@example.com' },
];

export const CANNED_ANSWERS: readonly {
  readonly titleVi: string;
  readonly titleEn: string;
  readonly textVi: string;
  readonly textEn: string;
  readonly category: TicketContent['category'] | null;
}[] = [
  {
    titleVi: 'Thanh toán: đã nhận được tiền',
    titleEn: 'Payment: the money has come',
    textVi:
      'Chào {name}, chúng tôi đã nhận tiền của đơn {order} và mở khoá học cho bạn. Bạn vào học được ngay nhé.',
    textEn: 'Hello {name}, we have the money of order {order} and have opened the course for you.',
    category: 'PAYMENT',
  },
  {
    titleVi: 'Thanh toán: đang hỏi cổng',
    titleEn: 'Payment: we are asking the gateway',
    textVi: 'Chào {name}, chúng tôi đang chờ cổng thanh toán trả lời về đơn {order}, và báo bạn ngay khi có.',
    textEn:
      'Hello {name}, we are waiting for the gateway to answer about order {order} and will tell you at once.',
    category: 'PAYMENT',
  },
  {
    titleVi: 'Thanh toán: trả hai lần',
    titleEn: 'Payment: paid twice',
    textVi: 'Chào {name}, đơn {order} nhận được hai khoản. Khoản thứ hai được trả về nơi bạn đã trả.',
    textEn:
      'Hello {name}, two payments came for order {order}. The second one goes back to where it came from.',
    category: 'PAYMENT',
  },
  {
    titleVi: 'Chứng chỉ: sửa tên',
    titleEn: 'Certificate: correct the name',
    textVi: 'Chào {name}, bạn sửa họ tên trong hồ sơ rồi vào Tiến độ để sửa tên trên chứng chỉ.',
    textEn: 'Hello {name}, change your name in the profile, then correct the certificate under Progress.',
    category: 'LEARNING',
  },
  {
    titleVi: 'Lỗi: xin thêm thông tin',
    titleEn: 'Fault: we need to know more',
    textVi:
      'Chào {name}, bạn cho chúng tôi biết đang dùng máy và trình duyệt nào, và gửi kèm một ảnh màn hình nhé.',
    textEn: 'Hello {name}, please tell us your device and browser, and send a picture of the screen.',
    category: 'FAULT',
  },
  {
    titleVi: 'Cảm ơn và kết thúc',
    titleEn: 'Thanks, and done',
    textVi: 'Cảm ơn {name} đã viết cho chúng tôi. Nếu còn gì chưa ổn, bạn cứ viết tiếp vào thư {number}.',
    textEn: 'Thank you for writing, {name}. If anything is left, just go on in ticket {number}.',
    category: null,
  },
];
