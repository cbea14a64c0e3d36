import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'google-sheets-nhom-nho',
  title: 'Google Sheets cho nhóm nhỏ: cùng làm, không giẫm chân',
  subtitle: 'Bảng theo dõi đơn, kho và chấm công dùng chung, có khoá ô, nhắc hạn và biểu mẫu nhập liệu.',
  about: `
Bảng tính dùng chung hay chết vì ba lý do: ai đó xoá công thức, mỗi người nhập ngày một kiểu, và không biết bản nào là bản mới. Khoá học chữa từng bệnh một qua ba bảng mà nhóm nhỏ nào cũng cần: đơn hàng, tồn kho, chấm công. Bạn học khoá vùng, kiểm tra dữ liệu, QUERY, biểu mẫu nhập từ điện thoại và vài dòng kịch bản gửi nhắc hạn tự động.
`,
  outcomes: [
    'Thiết kế bảng nhiều người nhập không sai',
    'Tra cứu bằng XLOOKUP và QUERY',
    'Khoá vùng và xem lại lịch sử',
    'Gửi nhắc hạn tự động',
  ],
  requirements: ['Tài khoản Google'],
  audience: ['Cửa hàng và nhóm dưới 20 người', 'Trợ lý, điều phối viên'],
  level: 'BEGINNER',
  category: 'du-lieu-ai',
  teacher: 'quynh',
  tags: ['google sheets', 'bảng tính', 'trang tính', 'làm việc nhóm'],
  price: 249_000,
  trial: `
Mở bảng của nhóm bạn và lọc cột ngày. Có thấy “3/4”, “03.04.2026” và “4 tháng 3” nằm chung không? Với bạn đó là ngày, với máy đó là ba dòng chữ.

Chữa trong hai phút:

1. Chọn cả cột, vào **Dữ liệu → Xác thực dữ liệu**.
2. Tiêu chí: *là ngày hợp lệ*. Chọn **từ chối nội dung nhập**.
3. Viết lời nhắn dễ thương: “Nhập kiểu 20/11/2026 giúp mình nhé”.

Từ nay ai nhập sai, bảng từ chối ngay lúc đó, người nhập còn nhớ con số đúng. Sửa lỗi lúc nhập rẻ gấp trăm lần sửa lúc làm báo cáo.

Làm tương tự với cột trạng thái: danh sách chọn *Mới, Đang giao, Xong, Huỷ*. Không ai còn viết “dang giao” không dấu nữa.
`,
  outline: `
# Bảng không vỡ
Ba kiểu viết một ngày 6
Một dòng một việc 9
Danh sách chọn và ô đánh dấu 8
Khoá công thức, mở ô nhập 10
# Tra cứu
XLOOKUP thay VLOOKUP 13
FILTER và SORT 12
QUERY: hỏi bảng như hỏi người 18
Bảng tổng hợp 14
# Ba bảng mang về dùng
Theo dõi đơn hàng 19
Nhập xuất tồn 22
Chấm công và tăng ca 20
# Tự động
Biểu mẫu nhập từ điện thoại 11
Nhắc hạn qua email bằng Apps Script 17
Lịch sử phiên bản và quyền 9
`,
});
