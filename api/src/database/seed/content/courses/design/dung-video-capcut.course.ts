import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'dung-video-capcut',
  title: 'Dựng video ngắn bằng CapCut trên điện thoại',
  subtitle: 'Ba giây đầu, nhịp cắt, phụ đề và âm thanh: quay buổi sáng, đăng buổi chiều.',
  about: `
Video ngắn không cần máy xịn, cần biết cắt. Khoá học chỉ dùng điện thoại và bản CapCut miễn phí. Bạn học quay đủ cảnh cho một câu chuyện ba mươi giây, giữ người xem ở ba giây đầu, cắt theo nhịp, sửa tiếng ồn chợ, làm phụ đề không sai chính tả và xuất đúng khổ. Năm dự án: món ăn, sản phẩm, chuyến đi, phỏng vấn và hậu trường.
`,
  outcomes: [
    'Lên danh sách cảnh cho video 30 giây',
    'Cắt theo nhịp và theo hành động',
    'Làm sạch tiếng và lồng nhạc hợp lệ',
    'Phụ đề tiếng Việt dễ đọc',
  ],
  requirements: ['Điện thoại còn trống 10 GB'],
  audience: ['Người bán hàng, người kể chuyện', 'Bạn trẻ muốn làm nội dung'],
  level: 'BEGINNER',
  category: 'thiet-ke',
  teacher: 'lam',
  tags: ['capcut', 'dựng phim', 'video ngắn', 'tiktok', 'reels'],
  price: 349_000,
  salePrice: 199_000,
  saleDays: 0.75,
  trial: `
Mở năm video bạn vừa lướt qua và năm video bạn xem hết. So ba giây đầu.

Video bị lướt thường mở bằng lời chào: “Xin chào mọi người, hôm nay mình sẽ…”. Video xem hết mở bằng một trong ba thứ:

- **Kết quả**: ổ bánh vừa bẻ đôi, khói bay lên.
- **Câu hỏi**: “Vì sao cá kho của bạn luôn bị tanh?”
- **Khoảnh khắc dở dang**: tay đang trút chảo, chưa biết rơi hay không.

Lấy một video cũ của bạn, kéo cảnh hay nhất lên đầu, giữ **không quá hai giây**, rồi mới vào chuyện. Trong CapCut: chạm đoạn phim, chọn *tách*, giữ và kéo về đầu dòng thời gian.

Đăng lại vào giờ khác. Nhìn con số “xem trung bình” chứ đừng nhìn lượt tim.
`,
  outline: `
# Ba giây đầu
Vì sao người ta lướt 6
Viết câu mở 8
# Quay
Danh sách tám cảnh 11
Cầm chắc, lia chậm 9
Ánh sáng bếp và ánh sáng hẻm 12
Thu tiếng bằng tai nghe 8
# Cắt
Dòng thời gian CapCut 10
Cắt theo nhịp nhạc 13
Cắt theo hành động 12
Chuyển cảnh: bớt đi 7
Chữ và phụ đề tự động 14
Nhạc nào được phép 9
# Năm dự án
Món ăn 45 giây 18
Sản phẩm xoay một vòng 15
Một ngày ở Hội An 21
Phỏng vấn bà bán xôi 19
Hậu trường xưởng mộc 17
`,
});
