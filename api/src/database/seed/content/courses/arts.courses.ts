import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const GUITAR: CourseContent = {
  slug: 'guitar-dem-hat',
  title: 'Guitar đệm hát cho người mới: bốn hợp âm, nhiều bài hát',
  subtitle: 'Bấm không đau tay, quạt đúng nhịp, đệm trọn bài đầu tiên sau hai tuần.',
  description: richText(`
Bạn mua đàn, học được hai hợp âm rồi đàn treo tường? Khoá học đi ngược cách dạy thường: chơi được bài hát trước, lý thuyết đến sau khi bạn cần. Với bốn hợp âm và hai kiểu quạt, bạn đệm được rất nhiều bài quen. Mỗi bài chỉ mười lăm phút mỗi ngày, có cách luyện chuyển hợp âm, giữ nhịp bằng chân và tự dịch giọng cho vừa giọng hát.
`),
  outcomes: [
    'Chuyển trơn giữa bốn hợp âm Sol, Rê, Mi thứ, Đô',
    'Quạt chả hai kiểu điệu thông dụng',
    'Dịch giọng bằng kẹp capo',
    'Tự tìm hợp âm cho bài hát quen',
  ],
  requirements: ['Một cây guitar dây nylon hoặc dây sắt', 'Một chiếc kẹp capo'],
  audience: ['Người lớn mới bắt đầu', 'Bạn trẻ muốn đệm hát cùng bạn bè'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'am-nhac-anh',
  teacher: 'bao',
  tags: ['guitar', 'đệm hát', 'nhập môn'],
  price: 499_000,
  salePrice: 299_000,
  saleDays: 3,
  sections: [
    section(
      'Hai tuần đầu',
      preview(
        lesson(
          'Hai hợp âm và đồng hồ một phút',
          `
Ta bắt đầu với **Mi thứ (Em)** và **Rê (D)**, hai hợp âm dễ bấm và đứng cạnh nhau trong rất nhiều bài.

*Em*: ngón giữa dây 5 ngăn 2, ngón áp út dây 4 ngăn 2. Quạt cả sáu dây.

*D*: ngón trỏ dây 3 ngăn 2, ngón giữa dây 1 ngăn 2, ngón áp út dây 2 ngăn 3. Quạt bốn dây dưới.

Bấm sát phím ở **phía thùng đàn**, đầu ngón tay đứng thẳng, ngón cái tựa sau cần. Gảy từng dây, dây nào câm thì chỉnh đúng ngón ấy.

Giờ đến bài luyện quan trọng nhất khoá học:

1. Đặt đồng hồ **một phút**.
2. Bấm Em, quạt một cái; chuyển D, quạt một cái. Đếm số lần chuyển.
3. Ghi con số vào sổ.

Ngày đầu được mười lần là tốt. Đến ba mươi lần, bạn đủ sức chơi thành bài. Mỗi ngày ba phút, đừng tập lâu hơn lúc đầu ngón còn non. Đau rát là bình thường trong tuần đầu, tê buốt thì nghỉ.
`,
        ),
      ),
      lesson(
        'Thêm Sol và Đô',
        'Sol: ngón giữa dây 6 ngăn 3, ngón trỏ dây 5 ngăn 2, ngón áp út dây 1 ngăn 3. Đô: ngón áp út dây 5 ngăn 3, ngón giữa dây 4 ngăn 2, ngón trỏ dây 2 ngăn 1. Luyện từng cặp Sol–Đô, Rê–Sol, Em–Đô, mỗi cặp một phút; cặp chậm nhất quyết định tốc độ cả bài.',
      ),
      lesson(
        'Tay phải: nhịp đi trước, hợp âm theo sau',
        'Tay phải đưa lên xuống đều như quả lắc, kể cả lúc không chạm dây. Bắt đầu với bốn cái xuống, rồi xuống – xuống lên – lên xuống lên. Bấm sai hợp âm thì cứ quạt tiếp; người nghe tha cho nốt sai, không tha cho nhịp đứt.',
      ),
    ),
    section(
      'Thành bài hát',
      lesson(
        'Vòng bốn hợp âm và bài đầu tiên',
        'Lặp Sol – Rê – Em – Đô, mỗi hợp âm bốn phách. Hát thầm trước, hát thành tiếng sau; vấp ở đâu thì tách riêng hai hợp âm ở đó. Chơi trọn bài từ đầu đến cuối mỗi ngày một lần, dù sai.',
      ),
      lesson(
        'Capo: đổi giọng không đổi thế bấm',
        'Kẹp ngăn 2 rồi bấm thế Sol, tiếng vang lên là La. Hát với từng ngăn đến khi câu cao nhất không phải gào và câu thấp nhất không mất tiếng. Ghi số ngăn hợp giọng bạn bên cạnh tên bài.',
      ),
      lesson(
        'Tự tìm hợp âm',
        'Hát ngân câu cuối, dò dây trầm tìm nốt nghe như “về nhà”, đó thường là chủ âm. Thử hợp âm chủ, rồi hai hợp âm cách nó bốn và năm bậc; ba hợp âm ấy phủ phần lớn bài quen. Tai bạn sẽ nhanh dần sau mười bài.',
      ),
    ),
  ],
};

const PHOTO: CourseContent = {
  slug: 'chup-anh-dien-thoai',
  title: 'Chụp ảnh điện thoại: ánh sáng và bố cục',
  subtitle: 'Không cần máy đắt tiền, chỉ cần biết đứng đâu, chờ lúc nào. Miễn phí.',
  description: richText(`
Khoá miễn phí dành cho người hay chụp mà ảnh cứ thiếu thiếu. Ta không nói về ứng dụng hay bộ lọc; ta nói về ánh sáng, chỗ đứng và khoảnh khắc, ba thứ mà máy đắt tiền không mua được. Mỗi bài có một đề tập đi bộ hai mươi phút quanh nhà, chụp mười tấm và chỉ giữ một. Cuối khoá bạn có bộ ảnh sáu tấm kể về con hẻm của mình.
`),
  outcomes: [
    'Nhìn ra hướng và chất của ánh sáng',
    'Sắp xếp khung hình có chủ ý',
    'Chọn và bỏ ảnh không tiếc tay',
    'Kể một câu chuyện bằng sáu tấm',
  ],
  requirements: ['Một chiếc điện thoại chụp được ảnh'],
  audience: ['Người thích chụp hằng ngày', 'Người bán hàng tự chụp sản phẩm'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'nhiep-anh',
  teacher: 'bao',
  tags: ['nhiếp ảnh', 'điện thoại', 'miễn phí'],
  price: 0,
  sections: [
    section(
      'Ánh sáng',
      preview(
        lesson(
          'Ly nước bên cửa sổ',
          `
Đặt một ly nước lên bàn cạnh cửa sổ, tắt hết đèn trong phòng. Ta chụp đúng ly nước ấy **bốn lần**, không dời ly, chỉ dời chân mình.

1. **Sáng từ sau lưng bạn**: ly rõ nhưng phẳng, như ảnh thẻ.
2. **Sáng từ bên trái**: một nửa sáng, một nửa tối, ly có khối.
3. **Ngược sáng**: viền ly rực lên, nước trong như có đèn bên trong.
4. **Sáng từ trên**, đặt ly dưới giếng trời hoặc ngoài hiên: bóng đổ ngắn, hơi gắt.

Cùng một vật, bốn cảm xúc. Từ nay trước khi giơ máy, bạn hỏi: *ánh sáng đến từ đâu?* Rồi đi một vòng quanh chủ thể trước khi bấm.

Mẹo cho ảnh ngược sáng: chạm vào chủ thể trên màn hình, kéo biểu tượng mặt trời xuống một chút để giữ chi tiết vùng sáng. Ảnh hơi tối dễ cứu hơn ảnh cháy.

Đề tập: chụp một người thân bên cửa sổ với cả bốn hướng. Gửi cho họ xem và hỏi họ thích tấm nào. Câu trả lời thường là tấm có ánh sáng từ bên.
`,
        ),
      ),
      lesson(
        'Giờ vàng và trời râm',
        'Khoảng một giờ sau khi mặt trời mọc và trước khi lặn, nắng xiên, ấm và dịu. Trưa gắt thì tìm bóng râm có nền sáng: hiên nhà, gầm cầu, dưới tán cây dày. Trời nhiều mây là chiếc đèn mềm khổng lồ, rất hợp chụp chân dung.',
      ),
    ),
    section(
      'Bố cục và câu chuyện',
      lesson(
        'Bật lưới lên, đặt mắt vào giao điểm',
        'Mở cài đặt máy ảnh và bật lưới ba phần. Đặt mắt nhân vật hoặc đường chân trời lên một vạch, chừa khoảng trống ở hướng họ nhìn. Sau mười ngày tắt lưới đi, thói quen đã ở lại.',
      ),
      lesson(
        'Bớt đi một thứ',
        'Trước khi bấm, nhìn bốn góc khung hình và tìm một thứ thừa: thùng rác, nửa chiếc xe, cột điện mọc trên đầu. Bước sang một bước hoặc hạ máy xuống ngang thắt lưng thường là đủ. Ảnh mạnh lên khi bạn bỏ, không phải khi thêm.',
      ),
      lesson(
        'Sáu tấm kể một con hẻm',
        'Chụp theo sáu vai: toàn cảnh, một người, đôi tay, một chi tiết, một âm thanh nhìn thấy được, và lối ra. Xếp sáu tấm thành hàng, đổi chỗ đến khi mắt đi trôi từ trái sang phải. Đặt tên bộ ảnh bằng đúng ba chữ.',
      ),
    ),
  ],
};

/** Courses about music and photography. */
export const ARTS_COURSES: readonly CourseContent[] = [GUITAR, PHOTO];
