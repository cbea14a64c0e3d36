import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'chinh-anh-lightroom',
  title: 'Chỉnh ảnh Lightroom: tự nhiên và nhất quán',
  subtitle: 'Một quy trình bảy bước cho cả trăm tấm, màu da thật, tông màu riêng, xuất đúng cho in và mạng.',
  about: `
Kéo hết thanh trượt sang phải không phải chỉnh ảnh. Khoá học dạy một quy trình bảy bước, lặp lại được cho trăm tấm ảnh cưới lẫn mười tấm du lịch: chọn, cắt, sáng, màu, cục bộ, tông, xuất. Bạn học đọc biểu đồ, giữ màu da thật dưới đèn vàng, làm tông riêng thay vì mua preset, và quản lý kho ảnh để năm năm sau vẫn tìm ra.
`,
  outcomes: [
    'Chọn ảnh nhanh bằng ba lượt',
    'Chỉnh sáng và màu theo biểu đồ',
    'Giữ màu da tự nhiên',
    'Tự làm preset của mình',
  ],
  requirements: ['Lightroom bản máy tính hoặc điện thoại'],
  audience: ['Người chụp ảnh nghiệp dư', 'Người nhận chụp sự kiện'],
  level: 'INTERMEDIATE',
  category: 'nhiep-anh',
  teacher: 'lam',
  tags: ['lightroom', 'chỉnh ảnh', 'hậu kỳ', 'preset'],
  price: 399_000,
  trial: `
Bảy trăm ảnh một buổi tiệc, bạn chỉnh từ tấm đầu? Đến tấm bốn mươi là bỏ cuộc. Hãy **chọn ba lượt**, mỗi lượt một câu hỏi:

1. *Có hỏng không?* Nhắm mắt, mờ, trùng: bấm ~X~. Đừng nghĩ quá một giây. Còn khoảng bốn trăm.
2. *Có kể gì không?* Bấm ~P~ cho tấm khiến bạn mỉm cười hoặc nhớ ra tên ai đó. Còn một trăm hai.
3. *Tấm nào trong những tấm giống nhau?* Bấm ~C~ so hai tấm cạnh nhau, giữ một. Còn tám mươi.

Tám mươi tấm chỉnh kỹ đáng hơn bảy trăm tấm chỉnh vội. Khách cũng chỉ nhớ mười.

Mẹo: làm lượt một ngay tối hôm ấy, lượt hai sáng hôm sau. Đầu mệt chỉ nhìn ra lỗi, đầu khoẻ mới nhìn ra ảnh.
`,
  outline: `
# Kho ảnh
Chọn ba lượt 8
Thư mục, từ khoá, sao lưu 14
# Sáng
Biểu đồ nói gì 12
Sáu thanh trượt cơ bản 17
Đường cong nhẹ tay 15
# Màu
Cân bằng trắng dưới đèn vàng 14
Trộn màu và màu da 19
Phân tông sáng tối 13
# Cục bộ
Mặt nạ chủ thể và nền trời 18
Làm sáng mắt, dịu da 14
# Quy trình
Bảy bước trên một tấm 26
Đồng bộ trăm tấm 15
Preset của riêng bạn 13
# Xuất
Cho in và cho mạng 11
Album cưới từ đầu đến cuối 38
`,
});
