import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'tieng-trung-hsk1',
  title: 'Tiếng Trung HSK 1: nói trước, viết sau',
  subtitle: 'Thanh điệu cho tai người Việt, 150 từ HSK 1, nhớ chữ bằng bộ thủ và chuyện kể.',
  about: `
Người Việt học tiếng Trung có hai lợi thế: tai đã quen thanh điệu và kho từ Hán Việt khổng lồ. Khoá học dùng cả hai. Bạn học phát âm pinyin bằng cách so với tiếng Việt, đoán nghĩa từ mới qua Hán Việt, nhớ mặt chữ bằng bộ thủ và những mẩu chuyện nhỏ. Sau mười tuần, bạn tự giới thiệu, mua bán, hỏi giờ và làm trọn đề thi thử HSK 1.
`,
  outcomes: [
    'Đọc đúng pinyin và bốn thanh',
    'Dùng 150 từ HSK 1 trong câu',
    'Nhận ra 40 bộ thủ hay gặp',
    'Làm trọn đề HSK 1',
  ],
  requirements: ['Không cần biết gì trước'],
  audience: ['Người mới bắt đầu', 'Người làm việc với đối tác Trung Quốc'],
  level: 'BEGINNER',
  category: 'ngoai-ngu',
  teacher: 'yen',
  tags: ['tiếng trung', 'hsk', 'pinyin', 'chữ hán'],
  price: 399_000,
  trial: `
Nghe nói tiếng Trung có bốn thanh, người Việt nên mỉm cười: ta có sáu.

- Thanh 1 **mā**: cao và bằng, như ngân *ma* giọng cao
- Thanh 2 **má**: đi lên, gần với *má* nhưng chậm hơn
- Thanh 3 **mǎ**: xuống rồi hơi lên, như *mả* nói uể oải
- Thanh 4 **mà**: rơi mạnh và ngắn, không phải *mà* tiếng Việt; hãy tưởng tượng bạn quát “Dạ!” thật gọn

Bẫy lớn nhất là thanh 4, vì chữ viết có dấu giống dấu huyền nhưng đọc mạnh như dấu nặng.

Bây giờ từ đầu tiên: **你好** *nǐ hǎo*. Hai thanh 3 đứng cạnh nhau thì thanh trước đổi thành thanh 2, nên người ta nói *ní hǎo*. 你 là “nhĩ”, 好 là “hảo” trong *hảo hán*. Thấy quen chưa?
`,
  outline: `
# Âm
Bốn thanh cho tai người Việt 9
Phụ âm bật hơi 12
zh, ch, sh, r 14
Nguyên âm ü 8
# Gặp nhau
Chào và xưng hô 13
Tên, nước, nghề 15
Gia đình 14
Số đếm và tuổi 13
# Mỗi ngày
Giờ giấc 13
Mua trái cây 16
Ăn ở quán 15
Đi đâu, bằng gì 16
Thời tiết 11
# Chữ
Bộ thủ và chuyện kể 18
Thứ tự nét 12
Bốn mươi bộ hay gặp 22
Gõ tiếng Trung trên điện thoại 8
# Thi
Nghe HSK 1 19
Đọc HSK 1 18
Đề thi thử có giải 35
`,
});
