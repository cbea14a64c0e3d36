import { outlined } from '../outlined.ts';
import type { CourseContent } from '../types.ts';

const NEXT: CourseContent = outlined({
  slug: 'nextjs-cua-hang-sach',
  title: 'Next.js: xây cửa hàng sách từ đầu đến cuối',
  subtitle: 'Trang tĩnh, trang động và giỏ hàng, theo một tiệm sách nhỏ ở Huế.',
  about: `
Sau React, câu hỏi tiếp theo là trang nào dựng sẵn, trang nào dựng khi có người hỏi. Khoá học trả lời bằng một cửa hàng sách thật: trang giới thiệu dựng một lần, trang sách dựng lại mỗi giờ, giỏ hàng chạy trên trình duyệt. Bạn đo tốc độ trước và sau từng quyết định rồi mới giữ nó lại trong dự án.
`,
  outcomes: [
    'Chọn cách dựng cho từng trang',
    'Lấy dữ liệu ở máy chủ',
    'Làm giỏ hàng và thanh toán thử',
    'Đo tốc độ bằng số',
  ],
  requirements: ['Đã học React'],
  audience: ['Lập trình viên React', 'Người làm cửa hàng trực tuyến'],
  level: 'INTERMEDIATE',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['next.js', 'react', 'cửa hàng'],
  price: 799_000,
  status: 'NEEDS_FIXES',
  trial: `
Trước khi viết dòng nào, hãy kẻ bảng hai cột. Cột trái: các trang của cửa hàng. Cột phải: nội dung trang ấy **đổi bao lâu một lần** và **có khác nhau giữa từng người không**.

Trang giới thiệu đổi mỗi năm, ai xem cũng như nhau: dựng một lần khi đưa lên. Trang sách đổi khi hết hàng: dựng lại mỗi giờ là đủ. Giỏ hàng mỗi người một khác: dựng ở trình duyệt.

Bảng này quyết định gần hết kiến trúc. Làm nó cho một trang web bạn hay vào, rồi mở công cụ của trình duyệt xem họ chọn có giống bạn không. Khi khác nhau, hãy đoán vì sao trước khi cho là họ sai.
`,
  outline: `
# Nền
Bảng hai cột 9
Định tuyến bằng thư mục 18
Bố cục lồng nhau 16
# Dữ liệu
Lấy ở máy chủ 22
Làm mới theo giờ 19
# Giỏ hàng
Trạng thái ở trình duyệt 24
Thanh toán thử 27`,
});

const GET_RICH: CourseContent = outlined({
  slug: 'thu-nhap-thu-dong-30-ngay',
  title: 'Thu nhập thụ động trong 30 ngày',
  subtitle: 'Các nguồn thu thêm cho người bán hàng, có số liệu từng tháng.',
  about: `
Khoá học giới thiệu những nguồn thu thêm mà một người bán hàng nhỏ có thể thử: bán tài liệu số, cho thuê đồ, viết bài tiếp thị liên kết. Mỗi nguồn có bảng công sức và tiền thu sau một, ba và sáu tháng của ba người bán. Bạn chọn một nguồn hợp với mình, lập kế hoạch ba mươi ngày và theo dõi xem có đáng giữ không.
`,
  outcomes: [
    'So sánh công sức và tiền thu',
    'Chọn một nguồn hợp với mình',
    'Lập kế hoạch ba mươi ngày',
    'Biết khi nào nên dừng',
  ],
  requirements: ['Có một tài khoản ngân hàng'],
  audience: ['Người bán hàng nhỏ', 'Người muốn thử việc thêm'],
  level: 'BEGINNER',
  category: 'kinh-doanh',
  teacher: 'tuan',
  tags: ['thu nhập', 'kinh doanh'],
  price: 499_000,
  status: 'REJECTED',
  trial: `
Chữ “thụ động” gây hiểu lầm. Cho thuê lều cắm trại nghe như tiền tự về, nhưng phải giặt, vá, giao, nhận, và xin lỗi khi mưa. Hãy tính **tiền mỗi giờ** thay vì tiền mỗi tháng.

Ba người bán trong khoá ghi lại từng giờ trong ba tháng. Người bán tài liệu số bỏ bốn mươi giờ viết, hai tháng đầu thu gần bằng không, tháng thứ ba được chín trăm nghìn. Người cho thuê đồ thu ngay nhưng mỗi tuần mất sáu giờ. Người viết bài tiếp thị bỏ cuộc ở tuần thứ năm.

Không cách nào sai; chỉ sai khi bạn tưởng nó không tốn gì. Việc của bạn: viết tên một nguồn thu, ước lượng số giờ tháng đầu, rồi nhân đôi con số ấy.
`,
  outline: `
# So sánh
Tiền mỗi giờ 8
Bán tài liệu số 16
Cho thuê đồ 14
# Kế hoạch
Ba mươi ngày 19
Dừng lúc nào 11`,
});

const WEBPACK: CourseContent = outlined({
  slug: 'webpack-can-ban',
  title: 'Webpack căn bản cho dự án cũ',
  subtitle: 'Đọc hiểu cấu hình của dự án đang chạy và chuyển dần sang công cụ mới.',
  about: `
Không phải ai cũng được làm dự án mới. Khoá học giúp bạn đọc tệp cấu hình webpack dài ba trăm dòng mà người đi trước để lại: phần nào còn cần, phần nào bỏ được, vì sao dựng mất bốn phút. Sau đó ta chuyển từng mảnh sang công cụ mới mà trang vẫn chạy mỗi ngày. Khoá đã ngừng bán, người đã mua vẫn học tiếp được.
`,
  outcomes: ['Đọc cấu hình webpack', 'Tìm chỗ dựng chậm', 'Bỏ phần không còn dùng', 'Chuyển dần sang Vite'],
  requirements: ['Biết JavaScript', 'Có một dự án dùng webpack'],
  audience: ['Người nhận lại dự án cũ', 'Nhóm muốn chuyển công cụ'],
  level: 'ADVANCED',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['webpack', 'vite', 'công cụ'],
  price: 299_000,
  status: 'UNPUBLISHED',
  trial: `
Mở tệp cấu hình và đừng đọc từ trên xuống. Tìm ba chữ trước: **entry**, **output**, **module**. Entry là cửa vào, output là nơi hàng ra, module là dây chuyền ở giữa: gặp tệp loại nào thì đưa qua máy nào.

Vẽ ba ô ấy ra giấy, rồi mới xem từng plugin. Với mỗi plugin, hỏi một câu: *nếu tắt nó, ai sẽ kêu?* Tắt thử, dựng lại, mở trang. Trong dự án mẫu của khoá học, bảy trên mười bốn plugin tắt đi không ai kêu, vì chúng phục vụ một trình duyệt không còn ai dùng.

Ghi thời gian dựng trước và sau mỗi lần tắt. Cuối buổi bạn có một bảng cho biết bốn phút kia nằm ở đâu. Chưa cần chuyển công cụ, bạn đã nhanh gấp rưỡi.
`,
  outline: `
# Đọc
Ba chữ trong cấu hình 9
Loader và thứ tự 17
Plugin nào còn cần 15
# Chuyển
Chạy song song hai công cụ 23
Bỏ dần từng mảnh 26`,
});

const JQUERY: CourseContent = {
  ...WEBPACK,
  slug: 'jquery-cho-nguoi-moi',
  title: 'jQuery cho người mới',
  subtitle: 'Khoá cũ từ những ngày đầu, giữ lại để tra cứu.',
  tags: ['jquery'],
  status: 'ARCHIVED',
  sections: [],
};

const CRAFTS: CourseContent = outlined({
  slug: 'anh-nghe-thu-cong',
  title: 'Chụp ảnh nghề thủ công',
  subtitle: 'Xin phép, chờ ánh sáng và kể một ngày làm nghề bằng mười hai tấm ảnh.',
  about: `
Một lò gốm, một khung dệt, một người đan lưới: những việc ấy đẹp vì bàn tay đã làm hàng nghìn lần. Khoá học đi cùng bạn qua một ngày ở làng nghề: nói chuyện trước khi giơ máy, chọn chỗ đứng không vướng người làm, dùng ánh sáng của cửa sổ và bếp lò, rồi xếp mười hai tấm thành một câu chuyện mà chính người thợ muốn treo lên tường.
`,
  outcomes: [
    'Xin phép và hẹn lại trước khi chụp',
    'Dùng ánh sáng có sẵn trong xưởng',
    'Chụp đôi tay mà không vướng việc',
    'Xếp mười hai tấm thành một câu chuyện',
  ],
  requirements: ['Biết chỉnh khẩu độ và tốc độ', 'Có máy ảnh hoặc điện thoại chụp được chế độ tay'],
  audience: ['Người chụp ảnh phố muốn kể chuyện dài hơn', 'Làng nghề cần ảnh để giới thiệu sản phẩm'],
  level: 'INTERMEDIATE',
  category: 'nhiep-anh',
  teacher: 'lam',
  tags: ['nhiếp ảnh', 'làng nghề', 'tư liệu'],
  price: 449_000,
  status: 'PENDING_REVIEW',
  trial: `
Buổi đầu tiên ở xưởng, hãy để máy trong túi. Ngồi xuống, uống chén trà, hỏi **hôm nay làm đến công đoạn nào** và *lúc nào thì không nên lại gần*. Người thợ gốm sẽ chỉ cho bạn lúc nung, người thợ rèn sẽ chỉ cho bạn chỗ tàn lửa văng.

Sau nửa giờ, bạn biết ba điều mà tấm ảnh cần: việc gì lặp lại, bàn tay nào dẫn, ánh sáng đi từ đâu. Việc lặp lại cho bạn nhiều lần thử. Bàn tay dẫn cho bạn chỗ lấy nét. Hướng sáng cho bạn chỗ đứng.

Bài tập: chọn một người làm việc bằng tay ở gần nhà, xin ngồi xem mười lăm phút không chụp. Về viết năm dòng: năm động tác theo thứ tự. Hôm sau quay lại, chụp đúng năm động tác ấy, mỗi động tác ba tấm.
`,
  outline: `
# Trước khi giơ máy
Nửa giờ không chụp 9
Xin phép và hẹn lại 14
# Trong xưởng
Ánh sáng cửa sổ và bếp lò 21
Đôi tay và dụng cụ 18
Tiếng ồn, bụi và an toàn 12
# Kể chuyện
Mười hai tấm 24
Gửi ảnh lại cho người thợ 11`,
});

/** Courses that need fixes, were rejected, unpublished or archived, and one that awaits a reviewer. */
export const OTHER_STATES: readonly CourseContent[] = [NEXT, GET_RICH, WEBPACK, JQUERY, CRAFTS];
