import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'piano-cho-nguoi-lon',
  title: 'Piano cho người lớn bắt đầu từ số không',
  subtitle: 'Hai tay đàn được bài đầu tiên sau ba tuần, đọc nốt dần dần, mỗi ngày hai mươi phút.',
  about: `
Bạn ba mươi, bốn mươi tuổi và nghĩ đã muộn? Người lớn học chậm ngón tay nhưng nhanh cái đầu: hiểu hoà âm, biết tự tập, biết mình thích gì. Khoá học dùng điều đó. Ta đàn theo hợp âm trước để có nhạc ngay, đọc nốt thêm từng chút, luyện ngón bằng chính đoạn nhạc hay. Mười hai bài quen, từ dân ca đến nhạc phim, đều soạn lại cho bàn tay người mới.
`,
  outcomes: [
    'Đàn hai tay mười hai bài ngắn',
    'Đọc nốt hai khoá nhạc cơ bản',
    'Đệm hợp âm theo bảng ký hiệu',
    'Tự lập buổi tập hai mươi phút',
  ],
  requirements: ['Đàn piano hoặc organ từ 61 phím'],
  audience: ['Người lớn mới học', 'Phụ huynh tập cùng con'],
  level: 'BEGINNER',
  category: 'am-nhac-anh',
  teacher: 'bao',
  tags: ['piano', 'đàn', 'âm nhạc', 'người lớn'],
  price: 699_000,
  trial: `
Nhìn bàn phím: phím đen đứng thành nhóm **hai** và nhóm **ba**. Ngay bên trái mỗi nhóm hai là nốt **Đô**. Tìm hết các nốt Đô trên đàn của bạn, bấm từng nốt. Xong, bạn đã có bản đồ.

Bây giờ tay phải: ngón cái trên Đô, ngón giữa trên Mi, ngón út trên Sol. Bấm cùng lúc. Đó là **hợp âm Đô trưởng**. Giữ nguyên hình bàn tay, trượt sang bắt đầu ở Fa: Fa – La – Đô. Rồi Sol – Si – Rê.

Ba hợp âm ấy, mỗi hợp âm bốn nhịp, lặp lại: Đô, Fa, Sol, Đô. Hát thử một bài đồng dao lên trên. Bạn đang đệm đàn.

Cổ tay thả như đặt lên quả bóng, ngón tay cong tròn. Mỏi cẳng tay là đang gồng; buông vai, thở, làm lại chậm hơn.
`,
  outline: `
# Tuần một đến ba
Bản đồ bàn phím 9
Ba hợp âm đầu tiên 13
Tay trái giữ nhịp 14
Hai tay gặp nhau 18
Bài 1: Bắc kim thang 16
# Đọc nốt
Khoá Sol qua năm nốt 15
Khoá Fa 16
Nhịp: đen, trắng, chấm dôi 17
Bài 2 và 3 24
# Ngón và tiếng
Liền tiếng và nảy tiếng 14
To nhỏ 12
Bàn đạp 15
Bài 4 đến 6 38
# Đệm
Đọc ký hiệu hợp âm 17
Bốn kiểu đệm 22
Bài 7 đến 9 41
# Đi xa hơn
Gam và cách luồn ngón 19
Hợp âm bảy 18
Bài 10 đến 12 46
Tập hai mươi phút thế nào 11
`,
});
