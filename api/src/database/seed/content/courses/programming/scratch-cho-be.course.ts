import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'scratch-cho-be',
  title: 'Scratch cho bé: làm trò chơi cùng ba mẹ',
  subtitle: 'Tám trò chơi từ dễ đến khó cho trẻ 7–11 tuổi, ba mẹ không cần biết lập trình.',
  about: `
Cuối tuần thay vì chơi trò người khác làm, bé tự làm trò của mình. Khoá học gồm tám trò chơi kéo thả bằng Scratch, mỗi trò một buổi khoảng bốn mươi phút, có phần việc của bé và phần việc của ba mẹ. Bé học tuần tự, lặp, điều kiện, biến và cách sửa khi sai, nhưng bé chỉ thấy mình đang làm con mèo đuổi chuột chạy nhanh hơn.
`,
  outcomes: [
    'Bé tự làm được tám trò chơi',
    'Hiểu lặp, điều kiện và biến qua hình ảnh',
    'Biết thử, sai và sửa không nản',
    'Ba mẹ biết cách hỏi gợi mở thay vì làm hộ',
  ],
  requirements: ['Máy tính có trình duyệt', 'Bé đọc được câu ngắn'],
  audience: ['Trẻ 7–11 tuổi học cùng ba mẹ', 'Thầy cô dạy tin học tiểu học'],
  level: 'BEGINNER',
  minAge: 7,
  category: 'lap-trinh',
  teacher: 'khoa',
  tags: ['scratch', 'trẻ em', 'trò chơi', 'lập trình cho bé'],
  price: 199_000,
  trial: `
**Việc của bé:** mở Scratch, nhìn con mèo ở giữa sân khấu. Hôm nay mèo biết đi.

1. Kéo khối *khi bấm vào lá cờ xanh* ra giữa.
2. Kéo khối *đi 10 bước* gắn vào bên dưới.
3. Bấm lá cờ. Mèo nhích một chút! Bấm nữa, nhích nữa.
4. Mỏi tay rồi thì bọc khối đi bằng khối *liên tục*. Mèo chạy đến mép màn hình và… kẹt.
5. Gắn thêm khối *nếu chạm cạnh thì bật lại*. Mèo chạy qua chạy lại, nhưng lộn ngược đầu!

Bé tìm khối nào để mèo hết lộn? Gợi ý: có chữ *kiểu xoay*.

**Việc của ba mẹ:** đừng chỉ tay vào khối đúng. Hãy hỏi “con nghĩ khối nào giống điều con muốn?”. Bé thử sai ba lần vẫn vui hơn ba mẹ làm đúng một lần. Khi xong, bảo bé kể lại từng khối như kể chuyện; đó là lúc bé thật sự hiểu.
`,
  outline: `
# Làm quen
Con mèo biết đi 8
Vẽ sân khấu của con 9
Âm thanh và lời thoại 10
# Trò chơi dễ
Mèo bắt bóng bay 14
Ếch qua đường 16
Nhạc công tí hon 13
# Trò chơi vừa
Hứng trái cây tính điểm 18
Mê cung trong vườn 19
Đố nhanh phép nhân 17
# Trò chơi khó
Bắn thiên thạch 22
Cửa hàng kem của con 24
# Khoe với bạn bè
Sửa lỗi như thám tử 11
Chia sẻ an toàn trên mạng 9
Tự nghĩ trò của riêng mình 15
`,
});
