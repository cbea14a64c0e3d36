import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'quang-cao-facebook',
  title: 'Quảng cáo Facebook: ngân sách nhỏ, đo được',
  subtitle: 'Bắt đầu với 100.000 ₫ mỗi ngày, biết tắt lúc nào, biết mỗi đơn tốn bao nhiêu.',
  about: `
Bấm nút “quảng cáo bài viết” là cách nhanh nhất để tiền biến mất. Khoá học dạy đặt câu hỏi trước khi chạy: một khách mang về bao nhiêu, mình chịu trả tối đa bao nhiêu. Rồi ta dựng chiến dịch, gắn mã đo, viết ba mẫu, thử có đối chứng với ngân sách nhỏ và đọc báo cáo mà không bị các con số đẹp đánh lừa. Ví dụ từ tiệm hoa, lớp vẽ và xưởng bàn ghế.
`,
  outcomes: [
    'Tính giá tối đa cho một đơn',
    'Dựng chiến dịch và mã đo',
    'Viết và thử ba mẫu quảng cáo',
    'Đọc báo cáo và quyết định tắt, giữ, tăng',
  ],
  requirements: ['Trang Facebook của cửa hàng', 'Ngân sách thử 1.000.000 ₫'],
  audience: ['Chủ cửa hàng tự chạy quảng cáo', 'Nhân viên marketing mới'],
  level: 'BEGINNER',
  category: 'marketing',
  teacher: 'duc',
  tags: ['facebook ads', 'quảng cáo', 'marketing', 'bán hàng'],
  price: 599_000,
  salePrice: 359_000,
  saleDays: 6,
  trial: `
Tiệm hoa chị Vy bán bó ba trăm nghìn, giá vốn và giao hàng hết một trăm chín. Còn lại một trăm mười. Vậy chị được phép trả tối đa **bao nhiêu** tiền quảng cáo cho một đơn?

Không phải một trăm mười, vì như thế cả ngày làm không công. Chị muốn giữ ít nhất sáu mươi. Vậy trần là **năm mươi nghìn một đơn**. Con số này dán lên màn hình trước khi mở trình quản lý quảng cáo.

Chạy hai ngày, tiêu ba trăm nghìn, được bốn đơn: bảy mươi lăm nghìn một đơn. Trên trần. Báo cáo khoe “tiếp cận 12.000 người, 300 lượt thích” cũng mặc. Tắt, đổi mẫu, thử lại.

Nhưng một nửa khách quay lại trong ba tháng thì sao? Khi ấy trần cao hơn. Ta tính ở bài hai.

Việc của bạn: tính trần cho món bán chạy nhất của mình.
`,
  outline: `
# Con số trước
Trần cho một đơn 7
Giá trị khách quay lại 14
Mục tiêu nào hợp với bạn 11
# Dựng
Tài khoản và bảo mật 13
Mã đo và sự kiện 19
Ba tầng: chiến dịch, nhóm, mẫu 16
Đối tượng rộng hay hẹp 17
# Mẫu
Lời mở từ tin nhắn khách 13
Ảnh và video chụp bằng điện thoại 18
Trang đích hay tin nhắn 14
# Thử và đọc
Thử có đối chứng 18
Năm cột cần nhìn 15
Tắt, giữ, tăng 16
Chạy lại với khách cũ 14
# Ba chiến dịch thật
Tiệm hoa dịp 20/11 24
Lớp vẽ tuyển sinh 22
Xưởng bàn ghế 25
`,
});
