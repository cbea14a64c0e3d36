import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'slide-thuyet-phuc',
  title: 'Slide gọn, nói hay: thuyết trình cho người ngại nói',
  subtitle:
    'Một ý một trang, số liệu nhìn là hiểu, và cách tập để giọng không run. PowerPoint hay Canva đều được.',
  about: `
Người nghe không đọc và nghe cùng lúc được, nên slide đầy chữ làm bạn mất khán giả ngay trang hai. Khoá học giúp bạn dựng bài từ câu kết luận ngược lên, mỗi trang một ý, hình và số đứng đúng chỗ; rồi tập nói bằng thẻ gợi ý thay vì học thuộc. Có bài riêng cho báo cáo tháng, bảo vệ luận văn và gọi vốn mười phút.
`,
  outcomes: [
    'Dựng dàn bài từ câu kết luận',
    'Viết tiêu đề trang thành một câu khẳng định',
    'Biến bảng số thành một hình',
    'Tập nói trong ba mươi phút mà vững',
  ],
  requirements: ['PowerPoint, Keynote hoặc Canva'],
  audience: ['Nhân viên hay phải báo cáo', 'Sinh viên sắp bảo vệ'],
  level: 'ALL',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['thuyết trình', 'powerpoint', 'slide', 'kỹ năng nói'],
  price: 299_000,
  trial: `
Nhìn tiêu đề này: **“Doanh thu quý 3”**. Người nghe biết gì? Chỉ biết sắp có số. Họ phải tự đọc biểu đồ và mỗi người kết luận một kiểu.

Sửa thành một câu: **“Quý 3 tăng 18 %, gần như nhờ ba cửa hàng mới”**. Bây giờ biểu đồ bên dưới chỉ còn một việc: chứng minh câu ấy. Thứ gì không giúp chứng minh thì bỏ.

Phép thử cho cả bài: đọc lướt **chỉ các tiêu đề** từ đầu đến cuối. Nếu nghe thành một câu chuyện có mở có kết, bài đã xong tám phần. Nếu nghe như mục lục, hãy viết lại.

Việc của bạn: mở bài thuyết trình gần nhất, đổi năm tiêu đề thành năm câu khẳng định có động từ. Trang nào không viết được câu nào thì trang ấy có lẽ không cần.
`,
  outline: `
# Dàn bài
Tiêu đề là một câu 7
Bắt đầu từ kết luận 11
Người nghe sợ điều gì 9
# Trang
Một ý một trang 12
Chữ to và khoảng trắng 10
Từ bảng số thành một hình 16
Ảnh thật thay ảnh minh hoạ sáo 9
Mẫu trang dùng cả năm 14
# Nói
Thẻ gợi ý bốn dòng 8
Tập thành tiếng ba lần 11
Run thì làm gì trong năm phút cuối 9
Trả lời câu hỏi khó 12
# Ba tình huống
Báo cáo tháng mười trang 15
Bảo vệ luận văn 16
Gọi vốn mười phút 18
`,
});
