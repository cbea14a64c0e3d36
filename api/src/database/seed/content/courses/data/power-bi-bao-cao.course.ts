import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'power-bi-bao-cao',
  title: 'Power BI: bảng điều hành tự cập nhật',
  subtitle: 'Nối dữ liệu nhiều nơi, dựng mô hình sao, viết DAX và chia sẻ báo cáo có phân quyền.',
  about: `
Báo cáo tuần nào cũng chép dán từ bốn nguồn thì sớm muộn cũng sai. Khoá học dựng một bảng điều hành cho chuỗi cửa hàng văn phòng phẩm: nối tệp Excel, cơ sở dữ liệu và một trang web, làm sạch bằng Power Query, dựng mô hình sao rồi viết thước đo bằng DAX. Phần cuối nói về điều hay bị bỏ qua: ai được xem dòng nào, và làm sao để người xem hiểu trong mười giây.
`,
  outcomes: [
    'Làm sạch dữ liệu bằng Power Query',
    'Dựng mô hình sao đúng hướng quan hệ',
    'Viết DAX so với cùng kỳ',
    'Phân quyền xem theo dòng',
    'Hẹn giờ làm mới báo cáo',
  ],
  requirements: ['Dùng thạo Excel', 'Máy Windows cài được Power BI Desktop'],
  audience: ['Chuyên viên báo cáo', 'Kế toán quản trị, trưởng nhóm bán hàng'],
  level: 'INTERMEDIATE',
  category: 'du-lieu-ai',
  teacher: 'ha',
  tags: ['power bi', 'dax', 'báo cáo', 'dashboard'],
  price: 749_000,
  trial: `
Sếp nhờ “làm cái dashboard”. Đừng mở Power BI vội. Lấy giấy viết ba dòng:

1. **Ai** xem? Giám đốc xem một phút mỗi sáng khác quản lý kho xem cả buổi.
2. Xem xong họ **quyết định** gì? Nhập thêm hàng, gọi cửa hàng nào, dừng khuyến mãi nào.
3. Con số nào làm họ **đổi ý**? Đó là con số phải nằm to nhất, góc trái trên.

Ví dụ thật: một chuỗi văn phòng phẩm có trang báo cáo ba mươi biểu đồ, không ai mở. Hỏi ra, giám đốc chỉ cần biết cửa hàng nào hôm qua bán dưới bảy mươi phần trăm mức thường. Trang mới có một bảng, một cột tô màu. Sáng nào cũng được mở.

Việc của bạn: viết ba dòng ấy cho báo cáo bạn đang làm, gạch bỏ biểu đồ không giúp quyết định nào.
`,
  outline: `
# Trước khi mở phần mềm
Ba dòng trên giấy 7
Dạo quanh Power BI Desktop 14
# Power Query
Nối Excel, SQL và trang web 21
Tách cột, bỏ dòng trống, sửa kiểu 19
Gộp mười hai tệp của mười hai tháng 17
Xoay cột thành dòng 15
# Mô hình
Bảng sự kiện và bảng chiều 22
Hướng quan hệ và vì sao số nhân đôi 20
Bảng ngày tháng tử tế 13
# DAX
Thước đo và cột tính khác nhau ở đâu 18
CALCULATE đổi ngữ cảnh 26
So cùng kỳ, luỹ kế năm 23
Tỷ trọng và xếp hạng 19
# Trình bày
Chọn biểu đồ theo câu hỏi 16
Chú giải, gợi ý và khoan sâu 17
Bản cho điện thoại 11
# Chia sẻ
Phân quyền theo dòng 21
Làm mới theo giờ qua cổng nối 18
Dự án: bảng điều hành chuỗi cửa hàng 42
`,
});
