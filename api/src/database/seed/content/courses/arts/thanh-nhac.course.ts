import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'thanh-nhac-can-ban',
  title: 'Thanh nhạc căn bản: lấy hơi, giữ giọng, hát có hồn',
  subtitle: 'Cho người hay hát karaoke mà hụt hơi, lạc tông: mười phút khởi giọng và hai mươi bài tập.',
  about: `
Giọng hát là một nhạc cụ nằm trong người, và nó cần được lên dây. Khoá học bắt đầu từ hơi thở và tư thế, rồi đặt tiếng, khớp cao độ, mở quãng mà không gào, nhả chữ tiếng Việt sao cho rõ. Mỗi bài có mẫu nghe, bài tập năm phút và cách tự kiểm tra bằng điện thoại. Phần cuối tập trọn ba bài với ba sắc thái: dân ca, nhạc trẻ, nhạc trữ tình.
`,
  outcomes: [
    'Lấy hơi bụng và giữ hơi dài',
    'Hát đúng cao độ hơn nhờ nghe',
    'Lên nốt cao không gào',
    'Nhả chữ và đặt cảm xúc',
  ],
  requirements: ['Điện thoại ghi âm được'],
  audience: ['Người thích hát', 'Người hay nói nhiều, mau khàn tiếng'],
  level: 'BEGINNER',
  category: 'am-nhac-anh',
  teacher: 'bao',
  tags: ['thanh nhạc', 'hát', 'luyện giọng', 'karaoke'],
  price: 349_000,
  salePrice: 249_000,
  saleDays: -7,
  trial: `
Nằm ngửa trên sàn, đặt một cuốn sách lên bụng. Hít vào bằng mũi: sách **nhô lên**, vai và ngực gần như đứng yên. Thở ra bằng tiếng “xì” thật nhỏ: sách hạ xuống **từ từ**.

Bấm giờ tiếng “xì”. Người mới thường được mười hai giây. Mục tiêu tuần này là hai mươi giây, không phải bằng cách hít thật nhiều mà bằng cách **nhả thật tiết kiệm**.

Đứng dậy, đặt tay lên bụng thay cuốn sách, làm lại. Vai nhô lên là sai; hãy soi gương.

Cuối cùng thay “xì” bằng một nốt “u” vừa tầm. Tiếng có run ở cuối hơi không? Run là lúc bạn đã hết hơi mà vẫn cố. Dừng **trước** khi run hai giây: đó là độ dài câu hát của bạn hôm nay.
`,
  outline: `
# Hơi thở
Cuốn sách trên bụng 7
Tư thế và vai 8
Giữ hơi theo câu hát 12
# Tiếng
Khởi giọng mười phút 11
Đặt tiếng phía trước 13
Nghe và khớp cao độ 16
Tự kiểm tra bằng điện thoại 9
# Quãng
Giọng ngực, giọng đầu 17
Đi qua chỗ gãy giọng 15
Nốt cao không gào 14
# Chữ
Nguyên âm khi ngân 12
Dấu thanh tiếng Việt trong giai điệu 16
# Ba bài
Dân ca 24
Nhạc trẻ 23
Trữ tình 25
Giữ giọng khi cảm lạnh 8
`,
});
