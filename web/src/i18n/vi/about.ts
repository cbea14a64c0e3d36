/** The page about the platform, and the frame of legal documents. */
export default {
  about: {
    title: 'Về {{brand}}',
    description:
      '{{brand}} là nơi người Việt học từ người Việt: khoá học tiếng Việt do những người đang làm nghề giảng dạy.',
    lead: '{{brand}} là nơi người Việt học từ người Việt: từ những người đang làm nghề, bằng tiếng Việt, theo nhịp của bạn.',
    name: 'Vì sao là hoa sen?',
    nameText:
      'Hoa sen mọc từ bùn mà nở thơm, mỗi ngày một chút. Việc học cũng vậy. Trên {{brand}}, tiến độ của bạn là một bông hoa: bài đầu tiên là nụ, cứ một phần tư khoá học thêm một cánh, học xong thì hoa nở.',
    learners: 'Với học viên',
    learnersText:
      'Bạn học thử trước khi mua. Nếu không phù hợp, bạn yêu cầu hoàn tiền được trong {{refundDays}} ngày khi chưa mở quá {{refundMostPercent}}% số bài và chưa nhận chứng chỉ. Phần lớn khoá học không giới hạn thời gian; khoá có thời hạn luôn ghi rõ trước khi bạn mua.',
    teachers: 'Với giảng viên',
    teachersText:
      'Bạn soạn khoá học trên {{brand}}, gửi duyệt rồi mở bán. Bạn giữ 70% mỗi đơn {{brand}} mang đến. Mọi khoản thu chi đều minh bạch trong sổ.',
    quality: 'Cách {{brand}} giữ chất lượng',
    qualityText:
      'Khoá học nào cũng được duyệt trước khi mở bán: có ít nhất {{submitLessons}} bài và {{submitMinutes}} phút học liệu, mô tả rõ ràng, giá trung thực. Chỉ học viên đã học mới được đánh giá.',
    action: 'Khám phá khoá học',
  },
  legal: {
    title: 'Điều khoản và chính sách',
    version: 'Phiên bản {{number}}, có hiệu lực từ {{date}}',
    versions: 'Các phiên bản khác',
  },
} as const;
