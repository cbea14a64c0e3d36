import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const HUE: CourseContent = {
  slug: 'mon-hue-trong-can-bep-nho',
  title: 'Món Huế trong căn bếp nhỏ',
  subtitle: 'Bún bò, bánh bột lọc, cơm hến và chè, nấu trên bếp đôi bằng nguyên liệu chợ gần nhà.',
  description: richText(`
Món Huế không khó, chỉ cần đúng thứ tự và đúng mùi ruốc. Mình rút công thức của bà ngoại cho căn bếp chung cư: nồi nhỏ, hai bếp, không cần cối đá. Mỗi món có bảng chuẩn bị theo phút, chỗ nào làm trước được thì làm trước, và cách cứu khi lỡ mặn, lỡ đục. Nấu xong cả khoá, bạn bày được một bữa Huế ba món mặn, một món ngọt cho bốn người.
`),
  outcomes: [
    'Nấu nước bún bò trong và thơm',
    'Dùng mắm ruốc đúng liều, không gắt',
    'Gói bánh bột lọc không rách',
    'Sắp thứ tự nấu nhiều món cùng lúc',
  ],
  requirements: ['Bếp hai vùng nấu và một nồi 5 lít'],
  audience: ['Người nhớ cơm Huế', 'Người thích nấu cuối tuần'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'am-thuc',
  teacher: 'thao',
  tags: ['món huế', 'bún bò', 'nấu ăn'],
  price: 449_000,
  salePrice: 269_000,
  saleDays: 3,
  sections: [
    section(
      'Nền của vị Huế',
      preview(
        lesson(
          'Ruốc và sả: hai thứ làm nên mùi bún bò',
          `
Có người nấu bún bò cả buổi mà vẫn ra bún giò heo. Thiếu gì? Thường là **ruốc** chưa đúng cách.

Ruốc Huế làm từ con khuyết, mùi mạnh lúc sống nhưng dịu và ngọt khi chín. Cho thẳng vào nồi thì nước đục và gắt. Cách của bà ngoại:

1. Hai thìa canh ruốc, khuấy với 300 ml nước lạnh.
2. Để lắng **20 phút**. Cặn nằm dưới, nước trong ở trên.
3. Chắt lấy phần nước trong, đun sôi riêng, hớt bọt.
4. Chắt thêm một lần nữa rồi mới cho vào nồi nước xương.

Còn **sả**: năm cây, đập dập phần gốc, cuộn lại buộc chặt để dễ vớt. Cho vào khi nước xương đã sôi lăn tăn được một giờ; cho sớm quá mùi bay hết, muộn quá thì hăng.

Nếm ở đây chưa phải để đủ mặn. Bạn tìm **mùi thơm hậu**: nuốt xong, vị ngọt còn lại ở cuống họng. Có rồi thì mới nêm muối và nước mắm.

Lỡ gắt mùi ruốc? Thả một lát khóm và một củ hành nướng, đun thêm mười lăm phút.
`,
        ),
      ),
      lesson(
        'Ớt màu và dầu điều',
        'Phi dầu với hạt điều ở lửa nhỏ đến khi dầu đỏ cam rồi vớt hạt ngay, để cháy là đắng. Cho tỏi, sả băm, ớt bột vào lúc dầu bớt nóng để ớt dậy mùi mà không đen. Giữ trong hũ kín được hai tuần ở ngăn mát.',
      ),
    ),
    section(
      'Ba món mặn, một món ngọt',
      lesson(
        'Bún bò: nồi nước bốn giờ rút còn hai',
        'Chần xương với gừng ba phút rồi rửa sạch là nước đã trong một nửa. Hầm xương ống trước, bắp bò cho sau một giờ để không bở. Bắp chín vớt ra thả nước lạnh, thái khi nguội mới đẹp miếng.',
      ),
      lesson(
        'Bánh bột lọc gói lá',
        'Bột năng nhồi bằng nước **sôi** cho dẻo, nghỉ mười phút dưới khăn ẩm. Tôm rim kỹ cho khô để bánh không rách. Hấp mười hai phút, bánh trong là chín; để nguội hai phút rồi mới bóc.',
      ),
      lesson(
        'Cơm hến: cơm phải nguội',
        'Dùng cơm nguội tơi, nước hến nóng để riêng, chan khi ăn. Hến xào nhanh với hành tím và chút ruốc, lửa lớn. Đủ tóp mỡ, đậu phộng, bắp chuối, ớt tương thì một bát nhỏ có tới mười hai vị.',
      ),
      lesson(
        'Chè bột lọc heo quay',
        'Nghe lạ nhưng đáng thử: viên bột bọc miếng heo quay nhỏ, nước đường gừng thanh. Luộc đến khi viên bột nổi thêm hai phút rồi thả nước lạnh. Thịt phải khô và hơi mặn thì vị mới cân.',
      ),
    ),
  ],
};

const BREAD: CourseContent = {
  slug: 'banh-mi-tai-nha',
  title: 'Bánh mì tại nhà: từ bột, men đến ổ bánh giòn',
  subtitle: 'Hiểu bốn nguyên liệu, nhồi tay không máy, nướng bằng lò nhỏ vẫn nở đẹp.',
  description: richText(`
Bánh mì chỉ có bột, nước, men, muối, nhưng mỗi lần ra một kiểu? Vì bột sống theo nhiệt độ và thời gian. Khoá học dạy bạn nhìn và chạm thay vì đếm phút: thế nào là bột đủ dẻo, ủ đủ nở, lò đủ nóng. Ta bắt đầu từ ổ bánh không nhồi, rồi bánh mì Việt vỏ giòn, cuối cùng là bánh sữa mềm cho bữa sáng. Lò nướng 30 lít là đủ.
`),
  outcomes: [
    'Tính công thức theo phần trăm bột',
    'Nhận biết bột nhồi đủ và ủ đủ',
    'Nướng vỏ giòn bằng hơi nước',
    'Tự sửa khi bánh đặc, chua hoặc xẹp',
  ],
  requirements: ['Lò nướng từ 30 lít', 'Cân bếp chính xác đến 1 gam'],
  audience: ['Người mới làm bánh', 'Người từng làm hỏng vài mẻ'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'am-thuc',
  teacher: 'thao',
  tags: ['bánh mì', 'làm bánh', 'lên men'],
  price: 379_000,
  sections: [
    section(
      'Hiểu bột',
      preview(
        lesson(
          'Ổ bánh không nhồi đầu tiên',
          `
Ổ bánh này tha thứ mọi lỗi và cho bạn niềm tin. Chiều nay trộn, sáng mai nướng, tay chỉ bận mười phút.

**Nguyên liệu**

- 400 g bột mì số 11 hoặc 13
- 300 g nước nguội
- 2 g men khô, khoảng nửa thìa cà phê
- 8 g muối

**Cách làm**

1. Trộn tất cả trong tô đến khi không còn bột khô. Trông xấu cũng được.
2. Đậy kín, để nơi mát **12 đến 14 giờ**. Trời trên 30 độ thì chỉ 8 giờ, hoặc cho vào ngăn mát.
3. Khi mặt bột đầy bong bóng, rắc bột áo, gấp bốn cạnh vào giữa, lật lại.
4. Nghỉ 45 phút trong khi làm nóng lò và chiếc nồi gang ở 230 độ.
5. Thả bột vào nồi nóng, đậy nắp nướng 30 phút, mở nắp nướng 15 phút.

Để nguội hẳn **một giờ** rồi mới cắt. Nghe tiếng vỏ nứt lách tách không? Người làm bánh gọi đó là bánh đang hát.

Không có nồi gang thì dùng khay thường và đặt một khay nước sôi ở tầng dưới.
`,
        ),
      ),
      lesson(
        'Phần trăm bột: công thức nào cũng đọc được',
        'Lấy bột là 100, các thứ khác tính theo bột: 75% nước, 2% muối, 0,5% men. Nhìn con số nước là biết bột ướt hay khô trước khi bắt tay. Muốn làm to gấp đôi, chỉ cần nhân lượng bột rồi tính lại.',
      ),
      lesson(
        'Ủ đủ là khi nào?',
        'Ấn nhẹ ngón tay ướt: vết lõm đầy lại ngay là ủ non, đầy lại chậm và chừa một vết mờ là đủ, không đầy lại là quá. Nhiệt độ bếp đổi thì giờ ủ đổi, nên tin ngón tay hơn tin đồng hồ.',
      ),
    ),
    section(
      'Bánh mì Việt và bánh sữa',
      lesson(
        'Vỏ giòn nhờ hơi nước',
        'Mười phút đầu lò phải đầy hơi nước để vỏ còn mềm cho bánh nở, sau đó mở cửa xả hơi cho vỏ khô giòn. Rạch một đường chéo bằng dao lam thật dứt khoát. Bánh gõ đáy nghe bộp bộp là chín.',
      ),
      lesson(
        'Bánh sữa mềm ba ngày',
        'Nấu 20 g bột với 100 g sữa thành hồ đặc, để nguội rồi nhồi chung; phần hồ giữ nước nên bánh mềm lâu. Nhồi đến khi kéo được màng mỏng. Nướng 170 độ, mặt vàng sớm thì phủ giấy bạc.',
      ),
      lesson(
        'Bảng chữa bệnh cho bánh',
        'Ruột đặc: ủ non hoặc bột quá khô. Mùi chua: ủ quá lâu, bớt men hoặc để nơi mát hơn. Bánh xẹp khi rạch: ủ quá tay. Vỏ dai: thiếu xả hơi cuối. Ghi lại nhiệt độ và giờ mỗi mẻ, mẻ thứ năm bạn sẽ là thầy của chính mình.',
      ),
    ),
  ],
};

/** Courses about cooking. */
export const FOOD_COURSES: readonly CourseContent[] = [HUE, BREAD];
