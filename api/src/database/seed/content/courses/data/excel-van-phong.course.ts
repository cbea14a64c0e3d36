import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'excel-van-phong',
  title: 'Excel cho dân văn phòng: lập bảng đúng, tính ít sai',
  subtitle: 'Bảng sạch, hàm dùng mỗi ngày, bảng tổng hợp và bảng kiểm lỗi: về đúng giờ ngày chốt tháng.',
  about: `
Phần lớn giờ ngồi với Excel không phải để tính mà để dò xem sai ở đâu. Khoá học dạy lập bảng sao cho lỗi tự lộ ra: một dòng một việc, mỗi cột một kiểu, công thức đọc được thành lời. Bạn làm việc trên sổ bán hàng ba tháng của một cửa hàng vật liệu, từ dọn dữ liệu, tra cứu, tính có điều kiện đến bảng tổng hợp và trang báo cáo in vừa một tờ A4. Bài nào cũng có phần việc để làm ngay.
`,
  outcomes: [
    'Lập bảng dữ liệu đúng chuẩn, lọc và tính được ngay',
    'Dọn ngày, số, khoảng trắng và dòng trùng',
    'Tra cứu bằng XLOOKUP, tính bằng SUMIFS',
    'Tóm tắt nghìn dòng bằng bảng tổng hợp',
    'Tự dựng bảng kiểm để lỗi hiện ra',
    'In báo cáo gọn trong một trang',
  ],
  requirements: ['Excel 2021 hoặc Microsoft 365 (Google Sheets cũng theo được phần lớn)'],
  audience: ['Nhân viên hành chính, kế toán, bán hàng', 'Sinh viên sắp đi làm'],
  level: 'BEGINNER',
  category: 'du-lieu-ai',
  teacher: 'quynh',
  tags: ['excel', 'bảng tính', 'tin học văn phòng', 'pivot', 'vlookup'],
  price: 399_000,
  salePrice: 249_000,
  saleDays: 11,
  trial: `
Mở tệp Excel gần nhất của bạn và nhìn nó như người lạ. Có ô gộp không? Có dòng trống chen giữa? Có cột “ghi chú” chứa cả ngày lẫn tiền? Đó là bảng **để nhìn**. Excel cần bảng **để tính**, và hai thứ ấy khác nhau.

Bảng để tính theo bốn luật:

1. **Một dòng một việc**: một lần bán, một lần nhập.
2. **Một cột một kiểu**: cột ngày chỉ có ngày, cột tiền chỉ có số.
3. **Tiêu đề đúng một dòng**, không gộp ô.
4. **Không dòng trống, không dòng cộng** xen giữa.

Giữ đúng bốn luật thì lọc, sắp xếp, bảng tổng hợp đều chạy ngay.
`,
  outline: `
# Bảng đúng
Bảng để nhìn và bảng để tính 20
Dọn một tệp bừa trong mười phút 20
Định dạng bảng và tên cột trong công thức 20
# Hàm mỗi ngày
Bốn hàm làm được nửa công việc 20
Tra cứu không gãy: XLOOKUP 20
Ngày công, hạn nợ và tuổi nợ 20
# Tóm tắt và kiểm
Bảng tổng hợp: hỏi nghìn dòng trong ba cú kéo 20
Bảng kiểm: để lỗi tự lộ ra 20
Một trang A4 mà sếp đọc hết 20
`,
});
