import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const MARKETPLACE: CourseContent = {
  slug: 'ban-hang-tren-san',
  title: 'Bán hàng trên sàn: quy trình vận hành cho chủ shop nhỏ',
  subtitle: 'Từ đơn đầu tiên đến hai mươi đơn mỗi ngày mà không thức đến hai giờ sáng.',
  description: richText(`
Bán được hàng mới là một nửa, nửa còn lại là đóng gói đúng, giao kịp, đối soát đủ và không kiệt sức. Khoá học là quy trình mình dùng cho gian hàng đồ đi mưa suốt mười năm, viết thành danh sách kiểm tra để bạn chép về dùng. Không có mẹo đẩy đơn ảo, không hứa doanh thu; chỉ có những việc nhỏ làm đều mỗi ngày, kèm bảng tính tiền lời thật sau mọi loại phí.
`),
  outcomes: [
    'Tính lời thật của từng món sau mọi loại phí',
    'Lập quy trình đóng gói không sót hàng',
    'Trả lời khách và xử lý hàng hoàn có kịch bản',
    'Đối soát tiền về mỗi tuần',
  ],
  requirements: ['Có sẵn hoặc sắp mở một gian hàng'],
  audience: ['Chủ shop một đến ba người', 'Người bán tại nhà muốn làm bài bản'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'kinh-doanh',
  teacher: 'tuan',
  tags: ['bán hàng', 'vận hành', 'sàn thương mại'],
  price: 599_000,
  salePrice: 299_000,
  saleDays: 3,
  sections: [
    section(
      'Tính trước khi bán',
      preview(
        lesson(
          'Một chiếc áo mưa lời bao nhiêu?',
          `
Áo mưa nhập 62.000 ₫, bán 99.000 ₫. Lời 37.000 ₫? Hãy tính lại như người giữ tiền.

- Giá bán: 99.000
- Giá nhập và tiền xe về kho: −65.000
- Phí sàn, giả sử 10% giá bán: −9.900
- Phí thanh toán, giả sử 2,5%: −2.500
- Hộp, túi, băng keo, phiếu: −2.800
- Mã giảm giá bạn chịu: −5.000
- Trung bình hàng hoàn: cứ 100 đơn hoàn 4, mỗi đơn mất 20.000, chia đều: −800

Còn lại **13.000 ₫**. Chưa tính công bạn đóng gói sáu phút. Các tỉ lệ trên chỉ là ví dụ; bạn mở bảng phí hiện hành của sàn mình bán và thay vào.

Từ con số này mới quyết định được những chuyện khác. Quảng cáo tốn 15.000 ₫ cho một đơn thì mỗi đơn lỗ 2.000 ₫, càng bán càng lỗ. Nhưng nếu khách mua hai áo một lần, phí gói và rủi ro hoàn chia đôi, và món lời đổi hẳn. Vậy việc đầu tiên nên làm là bán **bộ đôi**.
`,
        ),
      ),
      lesson(
        'Chọn món nào để bán nhiều hơn',
        'Xếp các món vào bảng bốn ô: lời cao hay thấp, bán nhanh hay chậm. Lời cao bán nhanh thì không bao giờ để hết hàng; lời thấp bán chậm thì xả và bỏ. Làm lại bảng mỗi tháng vì mùa mưa hết là thứ tự đảo lộn.',
      ),
    ),
    section(
      'Một ngày vận hành',
      lesson(
        'Chín giờ sáng: gom đơn và soạn hàng',
        'In phiếu theo món chứ không theo giờ đặt, rồi soạn cả loạt cùng món một lượt. Một người soạn, một người đọc phiếu kiểm lại. Chụp ảnh hộp mở trước khi dán, tấm ảnh ấy giải quyết hầu hết tranh cãi về sau.',
      ),
      lesson(
        'Câu trả lời mẫu mà không như máy',
        'Soạn sẵn mười câu cho mười câu hỏi hay gặp, nhưng luôn mở đầu bằng chi tiết của khách: tên món, màu, nơi giao. Trả lời trong giờ đã hứa quan trọng hơn trả lời ngay lập tức. Ngoài giờ thì để lời nhắn nói rõ mấy giờ bạn quay lại.',
      ),
      lesson(
        'Hàng hoàn: mất tiền nhưng đừng mất bài học',
        'Ghi lý do từng đơn hoàn vào năm nhóm: sai cỡ, khác ảnh, hỏng, giao chậm, đổi ý. Nhóm nào quá một phần ba thì sửa tận gốc, chẳng hạn thêm bảng cỡ có ảnh người thật. Hàng về phải kiểm trong ngày để kịp hạn khiếu nại.',
      ),
      lesson(
        'Đối soát chiều thứ sáu',
        'Tải báo cáo của sàn, so với sổ đơn theo mã: đơn nào đã giao mà chưa có tiền, đơn nào bị trừ phí lạ. Lập danh sách và gửi yêu cầu trước khi hết hạn. Ba mươi phút mỗi tuần, mình từng tìm lại được tiền của cả một mùa.',
      ),
    ),
  ],
};

const CASH_FLOW: CourseContent = {
  slug: 'dong-tien-cho-cua-hang',
  title: 'Dòng tiền cho chủ cửa hàng: lời mà không hết tiền',
  subtitle: 'Sổ thu chi một trang, điểm hoà vốn và lịch tiền mười ba tuần dễ làm theo.',
  description: richText(`
Nhiều cửa hàng đóng cửa khi sổ vẫn ghi có lời, vì tiền nằm trong kho và trong nợ của khách. Khoá học giúp bạn thấy tiền đang ở đâu bằng ba tờ giấy: sổ thu chi, bảng điểm hoà vốn, lịch tiền mười ba tuần. Không dùng thuật ngữ kế toán khi chưa cần, ví dụ theo sát một quán cà phê nhỏ có ba nhân viên. Khoá học không thay cho tư vấn thuế.
`),
  outcomes: [
    'Tách tiền nhà và tiền cửa hàng',
    'Tính điểm hoà vốn theo ngày',
    'Lập lịch tiền mười ba tuần',
    'Quyết định nhập hàng theo vòng quay',
  ],
  requirements: ['Có sổ ghi bán hàng ít nhất một tháng'],
  audience: ['Chủ quán, chủ cửa hàng nhỏ', 'Người chuẩn bị mở quán'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'kinh-doanh',
  teacher: 'tuan',
  tags: ['dòng tiền', 'cửa hàng', 'tài chính'],
  price: 399_000,
  sections: [
    section(
      'Thấy tiền ở đâu',
      preview(
        lesson(
          'Lời trên sổ, rỗng trong ví',
          `
Quán cà phê của chị Yến tháng này bán 90 triệu, chi phí 78 triệu. Lời 12 triệu. Thế mà ngày 28 chị phải vay để trả lương. Tiền đi đâu?

Ta lần theo từng đồng:

- 9 triệu nằm trong **kho**: chị nhập cà phê cho hai tháng vì được giảm 5%.
- 6 triệu là **nợ**: công ty bên cạnh uống ghi sổ, cuối tháng sau mới trả.
- 4 triệu **đặt cọc** máy xay mới.

Cộng lại là 19 triệu rời khỏi ví, nhiều hơn 12 triệu tiền lời. Không ai ăn cắp, cũng không bán lỗ. Chỉ là **lời và tiền không đến cùng lúc**.

Ba câu hỏi chị Yến nay tự hỏi trước mỗi khoản lớn:

1. Khoản này rời ví ngày nào, quay lại ngày nào?
2. Trong khoảng ấy còn ngày trả nào khác?
3. Nếu tiền quay lại muộn hai tuần, mình có chịu được không?

Được giảm 5% mà phải vay để trả lương thì chưa chắc đã rẻ. Bài sau ta lập tờ giấy đầu tiên.
`,
        ),
      ),
      lesson(
        'Hai ví, một quy tắc',
        'Mở riêng một tài khoản cho quán và tự trả lương cố định cho mình mỗi tháng. Mua đồ nhà bằng tiền quán thì ghi là lương ứng trước. Sau hai tháng bạn mới biết quán có thật sự nuôi nổi mình không.',
      ),
      lesson(
        'Sổ thu chi một trang',
        'Năm cột là đủ: ngày, việc, tiền vào, tiền ra, còn lại. Ghi theo ngày tiền **thật sự** di chuyển, không phải ngày bán. Cuối ngày đếm két và so với cột cuối; lệch thì tìm ngay khi còn nhớ.',
      ),
    ),
    section(
      'Nhìn trước',
      lesson(
        'Điểm hoà vốn mỗi ngày',
        'Cộng chi phí cố định tháng rồi chia cho số ngày mở cửa, ví dụ 1,4 triệu mỗi ngày. Một ly bán 35.000 ₫, nguyên liệu 11.000 ₫, còn 24.000 ₫ để trả chi phí cố định. Vậy cần 59 ly mỗi ngày để hoà vốn; từ ly thứ 60, mỗi ly là 24.000 ₫ tiền lời.',
      ),
      lesson(
        'Lịch tiền mười ba tuần',
        'Kẻ mười ba cột cho mười ba tuần tới, ghi mọi khoản biết chắc: tiền nhà, lương, nhà cung cấp, thuế. Ước lượng tiền bán bằng tuần thấp nhất trong tháng trước. Tuần nào số dư âm, bạn có vài tuần để xoay trước chứ không phải vài giờ.',
      ),
      lesson(
        'Nhập bao nhiêu là vừa',
        'Lấy lượng bán trung bình mỗi ngày nhân với số ngày chờ hàng về, cộng thêm một phần dự phòng cho ngày đông. Món nào nằm kho quá sáu tuần thì giảm lượng nhập trước khi giảm giá bán. Kho gọn là tiền trong ví.',
      ),
    ),
  ],
};

const BRAND_WRITING: CourseContent = {
  slug: 'viet-noi-dung-thuong-hieu',
  title: 'Viết nội dung thương hiệu: giọng văn có người đọc',
  subtitle: 'Tìm giọng riêng, viết câu đầu níu người, và có lịch bài không cạn ý sau hai tuần.',
  description: richText(`
Bài đăng của bạn đúng chính tả, đủ thông tin, nhưng trôi tuột đi không ai nhớ? Khoá học chữa đúng bệnh ấy. Ta nghe cách khách nói chuyện, mượn lời họ, chọn một giọng và giữ lấy. Bạn sẽ viết lại bài cũ của chính mình, học cách mở đầu, cách kể một chuyện nhỏ, cách mời mua mà không van nài, và lập lịch bài cho bốn tuần tới.
`),
  outcomes: [
    'Xác định giọng văn bằng ba tính từ có ví dụ',
    'Viết câu mở đầu khiến người ta đọc tiếp',
    'Kể chuyện khách hàng trong 150 chữ',
    'Lập lịch nội dung bốn tuần',
  ],
  requirements: ['Có một trang hoặc cửa hàng đang viết bài'],
  audience: ['Chủ thương hiệu nhỏ tự viết bài', 'Người mới làm nội dung'],
  level: 'ALL',
  language: 'vi',
  category: 'marketing',
  teacher: 'tuan',
  tags: ['viết', 'nội dung', 'thương hiệu'],
  price: 399_000,
  sections: [
    section(
      'Tìm giọng',
      preview(
        lesson(
          'Mượn lời của khách',
          `
Bạn bán nệm và viết: “Sản phẩm ứng dụng công nghệ nâng đỡ tối ưu”. Khách của bạn nói với nhau: “Nằm cái này sáng dậy không phải đấm lưng”. Câu nào bán được nệm?

Lời hay nhất thường **đã có sẵn**, trong đánh giá, tin nhắn, cuộc gọi. Việc của bạn là nhặt.

Cách nhặt trong một giờ:

1. Mở ba mươi đánh giá gần nhất, cả khen lẫn chê.
2. Chép nguyên văn những cụm có hình ảnh: “không phải đấm lưng”, “con ngủ thẳng giấc”, “tưởng cứng mà không cứng”.
3. Xếp vào ba cột: *trước khi mua họ khổ vì gì*, *lúc chọn họ sợ gì*, *sau khi dùng họ mừng vì gì*.

Bài đăng tiếp theo, hãy mở bằng một cụm ở cột một, trả lời một nỗi sợ ở cột hai, kết bằng niềm vui ở cột ba. Bạn gần như không phải nghĩ thêm chữ nào.

Nhớ xin phép khi trích tên người thật. Một tin nhắn hỏi ý cũng là cách cảm ơn khách rất tử tế.
`,
        ),
      ),
      lesson(
        'Giọng văn bằng ba tính từ và ba điều cấm',
        'Chọn ba tính từ, mỗi từ kèm một câu ví dụ và một câu “không phải thế này”. Chẳng hạn *ấm*: “Mưa rồi, cất quần áo chưa?”, không phải “Nàng ơi mưa rồi nè”. Thêm ba điều cấm của riêng bạn, như không dùng quá một dấu chấm than.',
      ),
    ),
    section(
      'Viết và giữ nhịp',
      lesson(
        'Câu đầu tiên chỉ có một nhiệm vụ',
        'Nhiệm vụ của câu đầu là khiến người ta đọc câu thứ hai. Mở bằng một cảnh cụ thể, một con số lạ hoặc một câu khách hỏi thật. Viết xong bài, thử xoá hẳn câu đầu: rất thường khi câu thứ hai mới là mở đầu hay.',
      ),
      lesson(
        'Chuyện khách hàng trong 150 chữ',
        'Bốn nhịp: người ấy là ai, vướng chuyện gì, thử cách nào, bây giờ ra sao. Giữ một chi tiết nhỏ mà thật, như đôi dép để sẵn trước cửa. Sản phẩm chỉ xuất hiện ở nhịp ba, làm bạn đồng hành chứ không làm anh hùng.',
      ),
      lesson(
        'Mời mua mà không van nài',
        'Nói rõ món này **không** hợp với ai, người hợp sẽ tin bạn hơn. Mời bằng bước kế tiếp nhỏ: nhắn cỡ chân, xem bảng màu, ghé thử. Mỗi bài một lời mời thôi.',
      ),
      lesson(
        'Lịch bốn tuần không cạn ý',
        'Chia bài thành bốn nhóm: dạy một mẹo, kể một chuyện, hậu trường, mời mua. Mỗi tuần mỗi nhóm một bài, ngày cố định. Giữ một trang ghi câu hỏi của khách; hết ý thì mở ra, câu hỏi nào cũng là một bài.',
      ),
    ),
  ],
};

/** Courses about business and marketing. */
export const BUSINESS_COURSES: readonly CourseContent[] = [MARKETPLACE, CASH_FLOW, BRAND_WRITING];
