import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'phong-van-nguoi-dung',
  title: 'Phỏng vấn người dùng: nghe để thiết kế đúng',
  subtitle:
    'Hỏi về việc đã làm thay vì ý định, năm cuộc gọi là thấy mẫu, báo cáo một trang khiến nhóm hành động.',
  about: `
“Anh có dùng tính năng này không?” Ai cũng đáp có, rồi chẳng ai dùng. Khoá học dạy hỏi về những việc người ta **đã làm**, vì quá khứ không biết nói dối cho lịch sự. Bạn sẽ tự tuyển năm người, viết kịch bản, gọi thử cùng bạn học, gỡ băng, gom mẩu giấy thành chủ đề và trình bày phát hiện sao cho kỹ sư lẫn sếp đều muốn sửa sản phẩm ngay.
`,
  outcomes: [
    'Viết câu hỏi không dẫn dắt',
    'Tuyển đúng người với ngân sách nhỏ',
    'Giữ im lặng đúng lúc',
    'Gom ghi chép thành phát hiện',
  ],
  requirements: ['Có một sản phẩm hoặc ý tưởng muốn tìm hiểu'],
  audience: ['Nhà thiết kế, quản lý sản phẩm', 'Người khởi nghiệp'],
  level: 'INTERMEDIATE',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['ux', 'nghiên cứu người dùng', 'phỏng vấn', 'sản phẩm'],
  price: 459_000,
  salePrice: 275_000,
  saleDays: -11,
  trial: `
So hai câu hỏi về một ứng dụng nấu ăn:

- “Chị có muốn lập thực đơn cả tuần không?”
- “Tối hôm qua nhà chị ăn gì, ai quyết định, lúc mấy giờ?”

Câu đầu hỏi **ý định**. Chị ấy sẽ nói muốn, vì ai mà không muốn ngăn nắp. Câu sau hỏi **việc đã xảy ra**: sáu giờ chiều, trên xe buýt, nhắn hỏi con, con bảo sao cũng được, rồi ghé mua gà rán.

Bạn vừa biết nhu cầu thật nằm ở sáu giờ chiều trên xe buýt, không phải sáng chủ nhật bên cuốn sổ.

Ba câu nối dùng được mọi lúc: “Lần gần nhất là khi nào ạ?”, “Rồi sau đó thì sao?”, và… im lặng đếm thầm đến năm.

Việc của bạn: hỏi một người thân về lần gần nhất họ đặt xe. Chỉ dùng ba câu trên.
`,
  outline: `
# Hỏi gì
Bữa tối hôm qua 7
Mục tiêu nghiên cứu một câu 11
Mười câu hỏi nên tránh 13
Kịch bản bán cấu trúc 16
# Hỏi ai
Năm người là đủ khi nào 10
Bài sàng lọc và quà cảm ơn 12
Xin phép và giữ riêng tư 9
# Cuộc trò chuyện
Năm phút đầu 9
Im lặng là công cụ 8
Quan sát tại chỗ 17
Một cuộc phỏng vấn trọn vẹn có lời bình 38
# Sau đó
Gỡ băng nhanh 10
Bản đồ tương đồng 19
Từ phát hiện đến việc cần làm 15
Báo cáo một trang 12
`,
});
