import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const FIGMA: CourseContent = {
  slug: 'figma-tu-y-tuong-den-ban-giao',
  title: 'Thiết kế giao diện bằng Figma: từ ý tưởng đến bàn giao',
  subtitle: 'Một ứng dụng đặt lịch cắt tóc, qua đủ các bước mà nhóm sản phẩm thật vẫn làm.',
  description: richText(`
Bạn theo chân một dự án nhỏ từ cuộc trò chuyện đầu tiên với chủ tiệm tóc đến lúc lập trình viên nhận tệp. Ta phỏng vấn, vẽ luồng, phác thảo, dựng thành phần, thử với người dùng rồi bàn giao. Figma chỉ là công cụ; điều bạn mang về là cách nghĩ: vì sao nút này ở đây, vì sao màn hình kia nên bỏ. Phù hợp cả với người chưa mở Figma bao giờ.
`),
  outcomes: [
    'Hỏi đúng trước khi vẽ',
    'Dùng Auto Layout và thành phần thành thạo',
    'Thử bản mẫu với năm người dùng',
    'Bàn giao tệp mà lập trình viên không phải hỏi lại',
  ],
  requirements: ['Tài khoản Figma miễn phí'],
  audience: ['Người muốn vào nghề thiết kế sản phẩm', 'Lập trình viên muốn tự thiết kế giao diện'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['figma', 'ui', 'ux'],
  price: 699_000,
  sections: [
    section(
      'Hiểu trước khi vẽ',
      preview(
        lesson(
          'Nói chuyện với chủ tiệm tóc: hỏi gì, nghe gì',
          `
Cô Hoa có tiệm tóc ba ghế. Cô nói: “Làm cho cô cái ứng dụng”. Nếu mở Figma ngay, ta sẽ vẽ thứ cô **nói**, không phải thứ cô **cần**.

Hỏi về chuyện đã xảy ra, đừng hỏi ý kiến về tương lai:

- Tuần rồi có lúc nào khách phải chờ lâu không? Cô kể đi.
- Lần gần nhất khách đặt mà không đến, cô biết lúc nào?
- Cô ghi lịch hẹn ở đâu? Cho con xem được không?

Cô đưa cuốn sổ có những vết gạch xoá chi chít vào chiều thứ bảy. Đó là vàng. Vấn đề không phải “thiếu ứng dụng” mà là **thứ bảy đông, khách gọi lúc tay cô đang dính thuốc nhuộm**.

Khi nghe, ghi ba cột: *việc xảy ra*, *lời họ nói nguyên văn*, *điều mình đoán*. Để riêng cột thứ ba, vì nó là thứ cần kiểm tra chứ chưa phải sự thật.

Kết thúc buổi đầu, tóm lại một câu và hỏi: “Con hiểu thế này có đúng không cô?”
`,
        ),
      ),
      lesson(
        'Vẽ luồng: ít màn hình nhất có thể',
        'Viết từng bước khách phải đi, mỗi bước một tờ giấy nhớ. Với mỗi bước hãy hỏi: bỏ được không, gộp được không, máy đoán trước được không? Luồng đặt lịch của tiệm cô Hoa rút từ bảy màn hình xuống ba: chọn giờ, để lại số điện thoại, xác nhận.',
      ),
    ),
    section(
      'Dựng và thử',
      lesson(
        'Auto Layout: hộp biết tự co giãn',
        'Bọc chữ trong khung Auto Layout, đặt đệm 12 và 20, khoảng cách 8; nút sẽ tự dài theo chữ. Dùng *Fill* cho thứ cần giãn, *Hug* cho thứ ôm nội dung. Thử thay chữ “Đặt” bằng “Đặt lịch cho cả gia đình” để xem bố cục có vỡ không.',
      ),
      lesson(
        'Thành phần và biến thể',
        'Chỉ biến thành thành phần khi đã lặp lại lần thứ ba. Đặt tên theo vai trò như *Nút/Chính*, trạng thái là biến thể: thường, đang bấm, khoá, đang chờ. Sửa một chỗ, mọi màn hình đổi theo, nên hãy ghi chú trước khi sửa thành phần gốc.',
      ),
      lesson(
        'Thử với năm người dùng',
        'Giao nhiệm vụ, đừng giải thích: “Bạn muốn cắt tóc chiều mai, hãy làm thử”. Im lặng và đếm những lần họ dừng tay. Năm người thường đã lộ ra các vướng mắc lớn; sửa rồi thử tiếp với năm người khác.',
      ),
      lesson(
        'Bàn giao không phải là ném tệp',
        'Một trang duy nhất cho lập trình viên: màn hình cuối, đủ trạng thái rỗng, lỗi, đang chờ, và chữ thật. Ghi quy tắc bằng lời ở chỗ hình không nói được, ví dụ tên dài quá thì cắt ở đâu. Ngồi cùng nhau ba mươi phút đáng giá hơn ba mươi trang ghi chú.',
      ),
    ),
  ],
};

const COLOUR_TYPE: CourseContent = {
  slug: 'mau-sac-va-chu',
  title: 'Màu sắc và chữ: thiết kế cho người không học mỹ thuật',
  subtitle: 'Chọn ba màu, hai cỡ chữ và đủ khoảng trắng để mọi thứ bạn làm trông tử tế hơn.',
  description: richText(`
Bạn không vẽ được, nhưng vẫn phải làm trang chiếu, tờ rơi, bài đăng. Khoá học gói phần cần thiết nhất của màu và chữ thành vài quy tắc đo được: tương phản bao nhiêu, dòng dài bao nhiêu, lề rộng bao nhiêu. Mỗi bài sửa một sản phẩm thật của học viên, trước và sau đặt cạnh nhau. Không nói chuyện năng khiếu, chỉ nói chuyện thói quen.
`),
  outcomes: [
    'Chọn bảng màu ba vai trò và dùng nhất quán',
    'Phối hai phông chữ có dấu tiếng Việt đầy đủ',
    'Dùng khoảng trắng để dẫn mắt',
    'Tự kiểm tra độ tương phản',
  ],
  requirements: ['Bất kỳ công cụ trình bày nào, kể cả PowerPoint'],
  audience: ['Giáo viên, nhân viên văn phòng', 'Chủ cửa hàng tự làm hình ảnh'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['màu sắc', 'phông chữ', 'bố cục'],
  price: 349_000,
  sections: [
    section(
      'Màu',
      preview(
        lesson(
          'Ba màu, ba vai trò',
          `
Người mới thường hỏi “màu nào đẹp”. Câu hỏi tốt hơn: “màu này **làm việc gì**?” Một thiết kế gọn chỉ cần ba vai trò:

1. **Nền** chiếm khoảng 60%: trắng ngà, xám rất nhạt, hoặc thật đậm. Nó yên lặng.
2. **Chữ và khối** chiếm khoảng 30%: một màu đậm, gần đen nhưng không đen tuyền.
3. **Nhấn** chiếm khoảng 10%: màu duy nhất được phép nổi bật. Nó chỉ dành cho điều bạn muốn người ta bấm, nhớ hoặc mua.

Lấy tờ thực đơn quán chè làm ví dụ. Nền kem, chữ nâu đậm, nhấn xanh lá dứa cho món đặc biệt. Nếu giá, tên quán, đường viền và món nào cũng xanh, mắt không biết dừng ở đâu.

Phép thử nheo mắt: đứng xa, nheo mắt lại. Thứ còn nhìn thấy đầu tiên có đúng là thứ quan trọng nhất không?

Bài tập: mở thiết kế gần nhất của bạn, đếm số màu. Nhiều hơn năm thì gộp lại theo ba vai trò trên.
`,
        ),
      ),
      lesson(
        'Tương phản: đẹp mà không ai đọc được thì thôi',
        'Chữ thường cần tương phản ít nhất 4,5 trên 1 với nền, chữ lớn từ 24 điểm cần 3 trên 1. Xám nhạt trên trắng trông sang nhưng người lớn tuổi bỏ cuộc. Đừng dùng riêng màu đỏ để báo lỗi, hãy thêm biểu tượng hoặc chữ.',
      ),
      lesson(
        'Mượn màu từ ảnh',
        'Lấy một tấm ảnh bạn thích, chọn màu ở vùng tối, vùng sáng và một điểm rực nhất. Giảm độ rực của hai màu đầu cho chúng lùi ra sau. Ghi mã màu vào một chỗ để lần sau không chọn lại từ đầu.',
      ),
    ),
    section(
      'Chữ và khoảng trắng',
      lesson(
        'Chọn phông có dấu tiếng Việt tử tế',
        'Gõ thử “Ngữ Ẩm Ưỡng Ợt” ở cỡ lớn và xem dấu có dính, lệch hay rơi sang phông khác không. Một phông nhiều độ đậm thường đủ; nếu dùng hai, hãy chọn khác hẳn nhau. Tránh viết hoa cả câu vì dấu chồng rất khó đọc.',
      ),
      lesson(
        'Thang cỡ chữ',
        'Đừng chọn cỡ bằng cảm giác từng chỗ. Lấy 16 làm gốc và nhân 1,25 cho mỗi bậc: 16, 20, 25, 31. Chỉ dùng ba bậc trên một trang là đủ phân tầng rõ ràng.',
      ),
      lesson(
        'Khoảng trắng có nghĩa',
        'Thứ thuộc về nhau thì đặt gần nhau, nhóm khác thì cách xa gấp đôi. Lề ngoài phải rộng hơn khoảng cách bên trong. Khi thấy chật, hãy bớt chữ trước khi thu nhỏ chữ.',
      ),
    ),
  ],
};

const CANVA: CourseContent = {
  slug: 'bo-anh-ban-hang-mot-buoi',
  title: 'Bộ ảnh bán hàng trong một buổi bằng Canva',
  subtitle: 'Ảnh bìa, ảnh sản phẩm, khung giá và bài đăng đồng bộ cho cửa hàng nhỏ.',
  description: richText(`
Cửa hàng nhỏ không có người thiết kế riêng, nhưng khách vẫn nhìn ảnh trước khi đọc chữ. Trong một buổi chiều, bạn làm xong bộ nhận diện đơn giản: bảng màu, khung ảnh sản phẩm, ảnh bìa gian hàng, mẫu báo giá và ba bài đăng. Tất cả dùng lại được, lần sau chỉ thay ảnh và giá. Khoá học dùng Canva bản miễn phí, điện thoại hay máy tính đều làm được.
`),
  outcomes: [
    'Lập bảng nhận diện một trang',
    'Chụp và tách nền ảnh sản phẩm bằng điện thoại',
    'Tạo khung giá dùng lại được',
    'Xuất ảnh đúng cỡ cho từng kênh',
  ],
  requirements: ['Tài khoản Canva miễn phí', 'Vài món hàng để chụp'],
  audience: ['Chủ cửa hàng trực tuyến', 'Người phụ trách trang của quán'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'thiet-ke',
  teacher: 'duong',
  tags: ['canva', 'bán hàng', 'hình ảnh'],
  price: 199_000,
  sections: [
    section(
      'Chuẩn bị',
      preview(
        lesson(
          'Bảng nhận diện một trang',
          `
Trước khi làm tấm ảnh đầu tiên, ta dành hai mươi phút cho một trang giấy. Nó giúp một trăm tấm ảnh sau trông như cùng một nhà.

Trang ấy có năm ô:

- **Tên và câu một dòng**: “Gốm Nhà Mây – bát đĩa nung tay ở Bát Tràng”.
- **Ba màu**: nền, chữ, nhấn. Ghi mã màu, ví dụ #F6F1E7.
- **Hai kiểu chữ**: một cho tên hàng, một cho mô tả. Thử kỹ dấu tiếng Việt.
- **Kiểu ảnh**: nền gỗ sáng, ánh sáng cửa sổ bên trái, không bóng gắt.
- **Giọng nói**: ba tính từ. “Chậm, ấm, thật”.

Trong Canva, tạo một thiết kế trống khổ A4, đặt năm ô vào, lưu tên “00 Nhận diện” để luôn nằm đầu danh sách.

Từ giờ, mỗi khi phân vân màu này hay màu kia, bạn mở trang này ra. Câu trả lời đã có sẵn, và đó chính là **sự đồng bộ** mà khách cảm thấy dù không gọi tên được.
`,
        ),
      ),
      lesson(
        'Chụp sản phẩm bên cửa sổ',
        'Kê bàn sát cửa sổ, tắt đèn trong phòng, đặt tờ giấy trắng đối diện cửa sổ để hắt sáng vào phía tối. Chạm vào món hàng trên màn hình rồi kéo độ sáng xuống một chút cho khỏi cháy. Chụp ba góc: thẳng, chéo 45 độ, từ trên xuống.',
      ),
    ),
    section(
      'Làm bộ ảnh',
      lesson(
        'Khung giá dùng lại',
        'Đặt tên hàng trên cùng, giá to nhất, điều kiện nhỏ ở dưới. Gom các phần thành nhóm và khoá vị trí để lần sau chỉ gõ đè. Giá giảm thì gạch giá cũ cùng màu chữ, chỉ tô nhấn cho giá mới.',
      ),
      lesson(
        'Ba bài đăng từ một lần chụp',
        'Bài một giới thiệu món, bài hai cho xem cách dùng, bài ba kể chuyện làm ra nó. Cùng một khung nhưng đổi ảnh và dòng đầu. Đăng cách nhau hai ba ngày, khách thấy quen mà không thấy lặp.',
      ),
      lesson(
        'Xuất đúng cỡ, đặt tên dễ tìm',
        'Ảnh vuông 1080 điểm cho bài đăng, tỉ lệ 16:9 cho ảnh bìa, PNG khi có chữ nhỏ và JPG cho ảnh chụp. Đặt tên theo mẫu *ngày-món-kênh*. Ba tháng sau cần tìm lại, bạn sẽ thấy hai giây đặt tên là rất rẻ.',
      ),
    ),
  ],
};

/** Courses about design. */
export const DESIGN_COURSES: readonly CourseContent[] = [FIGMA, COLOUR_TYPE, CANVA];
