import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'ta-tay-tai-nha',
  title: 'Tập sức mạnh tại nhà với một đôi tạ tay',
  subtitle: 'Ba buổi mỗi tuần, sáu động tác gốc, mười hai tuần khoẻ lên thấy rõ; có bản cho người mới hẳn.',
  about: `
Bạn không cần phòng tập, cần một đôi tạ và kế hoạch. Khoá học xoay quanh sáu động tác gốc: ngồi xổm, gập hông, đẩy, kéo, bước và mang vác. Mỗi động tác có ba mức, lỗi hay gặp và cách tự quay phim để kiểm tra. Giáo án mười hai tuần tăng dần từng chút, có tuần nghỉ, có cách thay khi đau gối hay đau vai. Ai có bệnh nền cần hỏi bác sĩ trước.
`,
  outcomes: [
    'Làm đúng sáu động tác gốc',
    'Tăng tải an toàn theo tuần',
    'Tự kiểm tra bằng quay phim',
    'Khởi động và phục hồi hợp lý',
  ],
  requirements: ['Một đôi tạ tay 3–10 kg', 'Khoảng trống hai mét vuông'],
  audience: ['Người bận, tập ở nhà', 'Người mới tập sức mạnh'],
  level: 'BEGINNER',
  minAge: 16,
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['tập tạ', 'gym tại nhà', 'sức mạnh', 'giảm mỡ'],
  price: 349_000,
  salePrice: 245_000,
  saleDays: 4,
  trial: `
Đứng lên ngồi xuống, việc ta làm cả trăm lần mỗi ngày, cũng là động tác đầu tiên.

1. Đặt một chiếc ghế sau lưng, chân rộng bằng vai, mũi chân hơi mở.
2. Đẩy **mông ra sau** như tìm ghế trong bóng tối, ngực vẫn nhìn thẳng.
3. Chạm nhẹ mặt ghế, đừng ngồi hẳn, rồi đạp cả bàn chân đứng lên.

Ba hiệp, mỗi hiệp tám lần, nghỉ một phút. Ngày mai đau nhẹ ở đùi là bình thường; đau nhói trong khớp gối thì dừng và kê ghế cao hơn.

Tự kiểm tra: dựng điện thoại **bên hông**, quay ba lần. Gót có nhấc không? Lưng có cong như con tôm không? Gối có chụm vào nhau không? Sửa một lỗi mỗi buổi thôi.
`,
  outline: `
# Sáu động tác
Ngồi xuống chiếc ghế vô hình 8
Gập hông 12
Đẩy 11
Kéo 12
Bước 10
Mang vác 8
# Khởi động và phục hồi
Năm phút khởi động 6
Ngủ, nước và ngày nghỉ 9
# Tháng một
Tuần 1: làm quen 27
Tuần 2: đều nhịp 28
Tuần 3: thêm hiệp 29
Tuần 4: nhẹ lại 21
# Tháng hai
Tuần 5 và 6: tạ nặng hơn 33
Tuần 7 và 8: chậm lại khi hạ 34
# Tháng ba
Tuần 9 và 10: ghép động tác 35
Tuần 11 và 12: kiểm tra 31
Khi đau gối, đau vai 14
`,
});
