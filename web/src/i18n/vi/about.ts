/** Long texts of a single page: the platform, its terms and its privacy policy. */
export default {
  about: {
    title: 'Về Sen',
    description:
      'Sen là nơi người Việt học từ người Việt: khoá học tiếng Việt do những người đang làm nghề giảng dạy.',
    lead: 'Sen là nơi người Việt học từ người Việt: từ những người đang làm nghề, bằng tiếng Việt, theo nhịp của bạn.',
    name: 'Vì sao là hoa sen?',
    nameText:
      'Sen mọc từ bùn mà nở thơm, mỗi ngày một chút. Việc học cũng vậy. Trên Sen, tiến độ của bạn là một bông hoa: bài đầu tiên là nụ, cứ một phần tư khoá học thêm một cánh, học xong thì hoa nở.',
    learners: 'Với học viên',
    learnersText:
      'Bạn học thử trước khi mua. Nếu không phù hợp, bạn yêu cầu hoàn tiền được trong {{refundDays}} ngày khi chưa mở quá {{refundMostPercent}}% số bài và chưa nhận chứng chỉ. Phần lớn khoá học không giới hạn thời gian; khoá có thời hạn luôn ghi rõ trước khi bạn mua.',
    teachers: 'Với giảng viên',
    teachersText:
      'Bạn soạn khoá học trên Sen, gửi duyệt rồi mở bán. Bạn giữ 70% mỗi đơn Sen mang đến. Mọi khoản thu chi đều minh bạch trong sổ.',
    quality: 'Cách Sen giữ chất lượng',
    qualityText:
      'Khoá học nào cũng được duyệt trước khi mở bán: có ít nhất {{submitLessons}} bài và {{submitMinutes}} phút học liệu, mô tả rõ ràng, giá trung thực. Chỉ học viên đã học mới được đánh giá.',
    terms: 'Điều khoản sử dụng',
    termsRules: {
      account:
        'Tài khoản là của riêng bạn. Bạn giữ kín mật khẩu và chịu trách nhiệm về mọi hoạt động của tài khoản.',
      purchase: 'Khoá đã mua thuộc về tài khoản của bạn, kể cả khi khoá học ngừng bán sau này.',
      refund:
        'Bạn yêu cầu hoàn tiền được trong {{refundDays}} ngày kể từ lúc mua, khi chưa mở quá {{refundMostPercent}}% số bài và chưa nhận chứng chỉ.',
      content: 'Bài học thuộc về giảng viên. Bạn chỉ dùng để học, không sao chép hay bán lại.',
      conduct:
        'Bạn viết đánh giá và trao đổi trung thực, tôn trọng người khác. Sen có thể khoá tài khoản vi phạm.',
    },
    privacy: 'Chính sách quyền riêng tư',
    privacyRules: {
      what: 'Sen lưu họ tên, email, khoá đã mua, tiến độ học và các thiết bị đã đăng nhập của bạn.',
      why: 'Sen dùng những dữ liệu này để mở khoá học, ghi nhớ tiến độ, xử lý thanh toán và bảo vệ tài khoản.',
      who: 'Cổng thanh toán nhận mã đơn, số tiền và địa chỉ IP của bạn. Sen không lưu số thẻ và không bán dữ liệu của bạn.',
      rights: 'Bạn xem, sửa và tải dữ liệu của mình trong Hồ sơ cá nhân bất cứ lúc nào.',
      deletion:
        'Bạn có thể xoá tài khoản trong Hồ sơ cá nhân. Sen chỉ giữ lại chứng từ mua bán mà luật yêu cầu, không kèm tên bạn.',
    },
    backups_other:
      'Dữ liệu bạn xoá thường còn trong các bản sao lưu không quá {{count}} ngày. Nếu Sen phải khôi phục từ một bản sao lưu, tài khoản bạn đã xoá sẽ được xoá lại.',
    action: 'Khám phá khoá học',
  },
} as const;
