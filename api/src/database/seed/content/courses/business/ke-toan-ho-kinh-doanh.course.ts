import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'ke-toan-ho-kinh-doanh',
  title: 'Kế toán và thuế cho hộ kinh doanh',
  subtitle: 'Sổ sách tối thiểu, hoá đơn điện tử và tờ khai: tự làm được, không sợ cuối năm.',
  about: `
Quán bún, tiệm tóc, gian hàng trên mạng đều phải ghi sổ, nhưng phần lớn tài liệu viết cho kế toán công ty. Khoá học viết lại bằng lời người bán hàng: ghi gì mỗi ngày, giữ giấy gì, xuất hoá đơn lúc nào, khai ra sao. Có bộ sổ mẫu bằng Excel và một năm số liệu của tiệm tạp hoá để bạn tập khai từ tháng một đến tháng mười hai. Quy định thay đổi thường xuyên, nên mỗi bài đều chỉ chỗ tra bản mới.
`,
  outcomes: [
    'Ghi sổ thu chi theo ngày trong mười phút',
    'Phân biệt doanh thu, chi phí và tiền rút về nhà',
    'Xuất và huỷ hoá đơn điện tử đúng cách',
    'Tự lập tờ khai và nộp qua mạng',
  ],
  requirements: ['Biết nhập liệu Excel', 'Có hoặc sắp có hộ kinh doanh'],
  audience: ['Chủ hộ kinh doanh', 'Người nhà phụ việc sổ sách'],
  level: 'BEGINNER',
  category: 'kinh-doanh',
  teacher: 'quynh',
  tags: ['kế toán', 'thuế', 'hộ kinh doanh', 'hoá đơn'],
  price: 549_000,
  trial: `
Chị Bảy bán bún, tối đếm được bốn triệu trong hộp. Chị bảo hôm nay **lời** bốn triệu. Đúng không?

Trong bốn triệu ấy có hai trăm nghìn tiền thối mang từ nhà, ba trăm nghìn khách cũ trả nợ, và tiền thịt sáng mai mới trả cho chị hàng thịt. Đếm tiền trong hộp không cho biết lời hay lỗ.

Ba cột là đủ bắt đầu, ghi mỗi tối:

- **Bán được** hôm nay, kể cả khách chịu
- **Mua vào** cho hôm nay, kể cả mình chịu
- **Rút về nhà**: tiền chợ, học phí của con

Cột ba quan trọng nhất, vì nó không phải chi phí của quán. Trộn nó vào cột hai thì quán nào cũng như đang lỗ.

Việc của bạn: làm ba cột cho đúng ngày hôm qua, dù chỉ nhớ mang máng.
`,
  outline: `
# Sổ mỗi tối
Tiền trong hộp không phải tiền lời 8
Bộ sổ mẫu và cách nhập 15
Hàng chịu, tiền chịu 13
Kiểm kho cuối tháng 17
# Giấy tờ
Hợp đồng, phiếu thu, phiếu chi 14
Hoá đơn điện tử từ máy tính tiền 21
Viết sai thì sửa thế nào 12
Giữ giấy bao lâu, ở đâu 9
# Thuế
Các loại thuế của hộ kinh doanh 19
Bán trên sàn: ai khấu trừ, ai khai 18
Lập tờ khai từng ô 26
Nộp qua mạng và tra biên nhận 15
# Một năm của tiệm tạp hoá
Quý một: mở sổ 24
Quý hai: thuê người 25
Quý ba: hàng hỏng 22
Quý bốn: chốt năm 29
`,
});
