import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'seo-website-nho',
  title: 'SEO cho website nhỏ: được tìm thấy mà không trả tiền',
  subtitle: 'Từ khoá khách thật sự gõ, trang tải nhanh, bài viết có ích và hồ sơ trên Google Maps.',
  about: `
SEO không phải mẹo lừa máy tìm kiếm; là làm cho trang của bạn trả lời đúng câu người ta hỏi. Khoá học lấy một tiệm sửa đồng hồ ở Cần Thơ làm ví dụ, đi từ mười câu khách gõ, đến cấu trúc trang, bài viết, tốc độ và bản đồ. Mỗi tuần ta nhìn Search Console như đọc nhật ký để biết việc nào có tác dụng. Không mua liên kết, không nhồi từ khoá.
`,
  outcomes: [
    'Tìm từ khoá từ lời khách',
    'Sắp cấu trúc trang và liên kết trong',
    'Viết bài trả lời trọn một câu hỏi',
    'Đọc Search Console mỗi tuần',
    'Tối ưu hồ sơ Google Maps',
  ],
  requirements: ['Có một website sửa được nội dung'],
  audience: ['Chủ cửa hàng', 'Nhân viên marketing kiêm nhiệm'],
  level: 'BEGINNER',
  category: 'marketing',
  teacher: 'duc',
  tags: ['seo', 'google', 'website', 'từ khoá'],
  price: 499_000,
  trial: `
Chủ tiệm đồng hồ muốn lên đầu với chữ “đồng hồ”. Mỗi tháng hàng trăm nghìn người gõ chữ ấy, và gần như không ai trong số đó cần tiệm anh.

Ta nghe lại tin nhắn khách gửi trong một tháng, chép nguyên văn:

- “đồng hồ vô nước sửa ở đâu ninh kiều”
- “thay pin đồng hồ bao nhiêu tiền”
- “đồng hồ tự động đeo hai ngày lại đứng”

Mỗi câu ít người gõ, nhưng ai gõ cũng **đang cầm đồng hồ hỏng trên tay**. Anh viết ba bài, mỗi bài trả lời trọn một câu, có ảnh và giá. Hai tháng sau, mười một khách nói “tìm thấy anh trên mạng”.

Việc của bạn: lục tin nhắn, chép mười câu hỏi **nguyên văn** của khách, kể cả sai chính tả.
`,
  outline: `
# Người ta gõ gì
Mười câu nguyên văn 7
Ý định đằng sau từ khoá 13
Gợi ý, liên quan và đối thủ 14
# Trang
Tiêu đề và mô tả 11
Cấu trúc thư mục và liên kết trong 16
Tốc độ: ảnh, phông, mã thừa 19
Dữ liệu có cấu trúc 15
# Nội dung
Bài trả lời trọn một câu 17
Viết lại bài cũ 12
Ảnh và chữ thay ảnh 9
# Gần nhà
Hồ sơ Google Maps 16
Xin đánh giá cho phải phép 10
# Theo dõi
Search Console như nhật ký 18
Kế hoạch mười hai tuần 14
Những lời mời nên từ chối 11
`,
});
