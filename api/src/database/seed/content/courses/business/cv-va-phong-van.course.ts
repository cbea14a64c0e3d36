import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'cv-va-phong-van',
  title: 'CV và phỏng vấn: kể đúng câu chuyện của mình',
  subtitle: 'CV một trang, thư ngỏ năm câu và cách trả lời mười hai câu hỏi hay gặp. Miễn phí.',
  about: `
Người tuyển dụng nhìn một CV khoảng tám giây ở lượt đầu. Khoá học miễn phí này giúp bạn dùng tám giây ấy: viết dòng kinh nghiệm bằng kết quả thay vì nhiệm vụ, bỏ những thứ không ai đọc, chỉnh CV theo từng tin tuyển trong mười lăm phút. Phần phỏng vấn luyện kể chuyện theo bốn bước, thương lượng lương và hỏi ngược lại sao cho khéo. Có ví dụ cho sinh viên mới ra trường, người đổi ngành và người nghỉ dài.
`,
  outcomes: [
    'Viết CV một trang có kết quả đo được',
    'Chỉnh CV theo từng tin tuyển',
    'Trả lời theo tình huống, việc làm, kết quả',
    'Thương lượng lương có cơ sở',
  ],
  requirements: ['Bản CV hiện tại, dù còn sơ sài'],
  audience: ['Sinh viên mới ra trường', 'Người muốn đổi việc'],
  level: 'ALL',
  category: 'kinh-doanh',
  teacher: 'quynh',
  tags: ['cv', 'phỏng vấn', 'xin việc', 'miễn phí'],
  price: 0,
  trial: `
Hai dòng sau nói về cùng một người:

- *Phụ trách chăm sóc khách hàng tại cửa hàng.*
- *Trả lời khoảng 60 tin nhắn mỗi ngày; viết bộ 25 câu trả lời mẫu giúp thời gian chờ giảm từ 40 còn 12 phút.*

Dòng đầu tả **cái ghế** người ấy ngồi. Dòng sau tả **điều người ấy để lại**. Ai ngồi ghế ấy cũng viết được dòng đầu; chỉ bạn viết được dòng sau.

Công thức: *động từ + việc + con số + thay đổi*. Không nhớ con số? Ước lượng và ghi “khoảng”. Thật thà hơn là bỏ trống.

Việc của bạn: lấy ba dòng trong CV, viết lại theo công thức. Dòng nào không tìm ra thay đổi nào thì hỏi mình: nếu tôi không làm việc ấy, ai sẽ kêu?
`,
  outline: `
# CV
Cái ghế và điều để lại 6
Một trang, thứ tự nào 9
Chưa có kinh nghiệm thì viết gì 10
Chỉnh theo tin tuyển 9
Thư ngỏ năm câu 7
# Trước buổi hẹn
Tìm hiểu công ty trong nửa giờ 8
Sáu câu chuyện dùng cho mọi câu hỏi 13
# Trong phòng
Giới thiệu bản thân một phút 8
Mười hai câu hỏi hay gặp 19
Điểm yếu: nói thật đến đâu 7
Hỏi ngược lại 6
# Sau đó
Thương lượng lương 12
Bị từ chối rồi sao 7
`,
});
