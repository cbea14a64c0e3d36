import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'co-vai-gay',
  title: 'Bớt đau cổ vai gáy cho người ngồi máy tính',
  subtitle: 'Chỉnh bàn ghế trong mười phút và chuỗi động tác năm phút giữa giờ làm.',
  about: `
Cổ mỏi không phải vì bạn yếu mà vì nó đứng yên quá lâu. Khoá học bắt đầu từ chiếc bàn: màn hình cao bao nhiêu, ghế sâu chừng nào, điện thoại đặt đâu. Rồi đến những chuỗi động tác năm phút có thể tập trong họp mà không ai biết, và bài dài hơn cho buổi tối. Có danh sách dấu hiệu cần đi khám ngay, vì không phải cơn đau nào cũng do ngồi.
`,
  outcomes: [
    'Chỉnh bàn ghế hợp với người mình',
    'Tập chuỗi năm phút giữa giờ',
    'Thả lỏng vai và hàm',
    'Biết khi nào phải đi khám',
  ],
  requirements: ['Một chiếc ghế và một bức tường'],
  audience: ['Dân văn phòng, lập trình viên', 'Người hay cúi nhìn điện thoại'],
  level: 'ALL',
  category: 'suc-khoe',
  teacher: 'mai',
  tags: ['cổ vai gáy', 'văn phòng', 'giãn cơ', 'đau lưng'],
  price: 199_000,
  trial: `
Đang ngồi đọc dòng này, bạn đừng sửa tư thế vội. Hãy **chụp ảnh**: vai có nhô về trước không, cằm cách ngực mấy ngón tay, lưng có chạm tựa không?

Bây giờ chỉnh từ dưới lên, vì cổ chỉ là tầng trên cùng:

1. **Bàn chân** đặt trọn trên sàn, hoặc kê chồng sách.
2. **Hông** lùi sát tựa, gối thấp hơn hông một chút.
3. **Khuỷu tay** ngang mặt bàn; bàn cao thì nâng ghế rồi kê chân.
4. **Màn hình**: mép trên ngang mắt, cách một sải tay. Máy xách tay thì kê năm cuốn sách và dùng bàn phím rời.

Xong rồi đặt chuông ba mươi phút một lần. Tư thế đẹp nhất là tư thế **kế tiếp**.

Nếu bạn tê tay, yếu tay, hoặc đau lan kèm sốt thì dừng khoá học và đi khám.
`,
  outline: `
# Chỗ ngồi
Chụp ảnh trước khi sửa 5
Bàn, ghế, màn hình 10
Điện thoại và xe máy 8
# Năm phút giữa giờ
Cằm về sau 5
Mở vai bên tường 6
Xoay ngực trên ghế 6
Chuỗi kín đáo trong cuộc họp 7
# Buổi tối
Nằm sàn với khăn cuộn 13
Thả hàm và lưỡi 7
Chuỗi hai mươi phút 21
# Giữ lâu
Sức mạnh cho lưng trên 14
Gối và tư thế ngủ 9
Dấu hiệu cần đi khám 6
Lịch bốn tuần 8
`,
});
