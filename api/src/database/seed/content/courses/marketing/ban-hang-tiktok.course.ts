import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'ban-hang-tiktok',
  title: 'Bán hàng trên TikTok: kênh nhỏ, phiên live đều',
  subtitle: 'Lịch 30 ngày cho người không thích diễn: quay việc thật, live hai buổi mỗi tuần, giao đúng hẹn.',
  about: `
Không phải ai bán hàng cũng muốn nhảy trước máy quay. Khoá học dành cho người thích kể việc mình làm: đan giỏ, rang hạt điều, sửa xe. Bạn dựng kênh trong ba mươi ngày bằng những cảnh quay từ công việc thật, tập live với kịch bản ba màn, chuẩn bị kho và đóng gói cho ngày đông đơn. Có phần riêng về hàng hoàn, đánh giá xấu và quy định quảng cáo.
`,
  outcomes: [
    'Lập lịch ba mươi video từ việc thật',
    'Chạy phiên live ba màn',
    'Chuẩn bị kho cho ngày đông đơn',
    'Xử lý hàng hoàn và lời chê',
  ],
  requirements: ['Có sản phẩm để bán', 'Điện thoại và giá đỡ'],
  audience: ['Xưởng và cửa hàng nhỏ', 'Người bán thêm ngoài giờ'],
  level: 'BEGINNER',
  minAge: 16,
  category: 'marketing',
  teacher: 'duc',
  tags: ['tiktok', 'livestream', 'bán hàng online', 'video'],
  price: 349_000,
  trial: `
Chú Tư rang hạt điều ở Bình Phước. Con gái bảo chú lên TikTok, chú lắc đầu: “Ba biết nói gì đâu”. Video đầu tiên của chú **không có câu nào**: bốn mươi giây, tiếng hạt điều đổ vào chảo, lửa, tay đảo, một hạt bẻ đôi vàng ươm.

Người ta xem hết vì tiếng. Rồi hỏi: sao còn vỏ lụa, sao không muối? Mỗi câu hỏi thành một video tiếp theo. Ba mươi ngày, ba mươi câu hỏi của người mua, không ngày nào phải nghĩ “hôm nay quay gì”.

Công thức của chú: *một việc thật + một âm thanh thật + trả lời một câu hỏi thật*.

Việc của bạn: ghi tiếng của việc bạn làm trong một phút, chưa cần hình. Nghe lại. Đoạn nào làm bạn thấy “đã tai” thì quay đoạn ấy.
`,
  outline: `
# Kênh
Tiếng hạt điều trong chảo 6
Hồ sơ và lời giới thiệu 8
Lịch ba mươi câu hỏi 12
Quay gộp một buổi được mười video 14
# Bán
Gian hàng và mô tả 13
Giá, quà, phí sàn 15
# Live
Kịch bản ba màn 16
Ánh sáng, tiếng, trợ lý 12
Chốt đơn không la hét 11
Xem lại phiên live 13
# Giao
Đóng gói ngày đông đơn 14
Hàng hoàn 12
Trả lời lời chê 9
Quy định quảng cáo cần nhớ 12
`,
});
