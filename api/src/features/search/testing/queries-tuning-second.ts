import type { SearchCases } from './search-case.ts';

const ENGLISH = ['tieng-anh-cong-so', 'tieng-anh-giao-tiep', 'ngu-phap-mat-goc', 'phat-am-tieng-anh'];
const DESIGN = [
  'mau-sac-va-chu',
  'figma-tu-y-tuong-den-ban-giao',
  'photoshop-cho-nguoi-moi',
  'bo-anh-ban-hang-mot-buoi',
];
const WEB = ['html-css-hien-dai', 'javascript-hien-dai', 'react-19-tu-con-so-0'];

/**
 * A second 100 searches of the demo catalogue with their expected results. This file may be read while the ranking is
 * changed. `queries-tuning.ts` and `queries-tuning-third.ts` have as many searches of the same kinds.
 */
export const SECOND_TUNING_SEARCHES: SearchCases = {
  phrases: [
    { typed: 'photoshop nâng cao', intended: ['photoshop-cho-nguoi-moi'] },
    { typed: 'lớp piano người lớn', intended: ['piano-cho-nguoi-lon'] },
    { typed: 'nấu bún bò huế chuẩn vị', intended: ['mon-hue-trong-can-bep-nho'] },
    { typed: 'luyện nói tiếng anh mỗi ngày', intended: ['tieng-anh-giao-tiep', 'phat-am-tieng-anh'] },
    { typed: 'gỡ xung đột khi gộp nhánh git', intended: ['git-khong-so'] },
    { typed: 'bán hàng online trên shopee', intended: ['ban-hang-tren-san', 'ban-hang-tiktok'] },
    { typed: 'bài tập đau lưng dân văn phòng', intended: ['co-vai-gay', 'yoga-buoi-sang'] },
    { typed: 'làm app android', intended: ['flutter-ung-dung-dau-tay'] },
    { typed: 'chỉnh màu ảnh cưới', intended: ['chinh-anh-lightroom', 'photoshop-cho-nguoi-moi'] },
    { typed: 'cho bé tập làm game', intended: ['scratch-cho-be'] },
    {
      typed: 'học tiếng hàn xem phim',
      intended: ['tieng-han-nhap-mon'],
      never: ['dung-video-capcut', 'tieng-anh-giao-tiep'],
    },
    { typed: 'ủ cold brew ở nhà', intended: ['ca-phe-tai-nha'] },
    { typed: 'viết bài chuẩn seo', intended: ['seo-website-nho'] },
    { typed: 'làm trang web cá nhân', intended: WEB },
    { typed: 'kiểm thử phần mềm tự động', intended: ['kiem-thu-playwright'] },
  ],
  questions: [
    { typed: 'làm sao để hết đau vai gáy', intended: ['co-vai-gay'] },
    { typed: 'lớn tuổi rồi học guitar được không', intended: ['guitar-dem-hat'] },
    { typed: 'làm thế nào để phát âm tiếng anh chuẩn', intended: ['phat-am-tieng-anh'] },
    {
      typed: 'không rành máy tính có học python được không',
      intended: ['python-cho-nguoi-moi', 'phan-tich-du-lieu-python'],
    },
    { typed: 'chưa hết tháng đã hết tiền lương phải làm gì', intended: ['tai-chinh-ca-nhan'] },
    { typed: 'vì sao nước phở bị đục', intended: ['pho-bo-nha-nau'] },
    { typed: 'muốn đầu tư cổ phiếu thì bắt đầu thế nào', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'mất ngủ thì nên làm gì', intended: ['ngu-ngon-tro-lai'] },
    {
      typed: 'muốn chụp ảnh đẹp bằng điện thoại thì học khoá nào',
      intended: ['chup-anh-dien-thoai'],
    },
    { typed: 'thuyết trình hay bị run phải làm sao', intended: ['slide-thuyet-phuc'] },
    { typed: 'đi phỏng vấn xin việc cần chuẩn bị những gì?', intended: ['cv-va-phong-van'] },
    { typed: 'mở quán cà phê cần bao nhiêu vốn', intended: ['mo-quan-ca-phe'] },
  ],
  'without accents': [
    { typed: 'tieng nhat so cap', intended: ['tieng-nhat-n5-bang-cau-chuyen'] },
    { typed: 'mon chay don gian', intended: ['mon-chay-hang-ngay'], never: ['chay-bo-5-km'] },
    { typed: 'hoc hat', intended: ['thanh-nhac-can-ban'], never: ['ca-phe-tai-nha', 'ban-hang-tiktok'] },
    {
      typed: 'bun bo',
      intended: ['mon-hue-trong-can-bep-nho'],
      never: ['yoga-buoi-sang', 'nhiep-anh-so', 'mau-sac-va-chu'],
    },
    { typed: 'dau co vai gay', intended: ['co-vai-gay'] },
    { typed: 'cat ghep anh', intended: ['photoshop-cho-nguoi-moi'], never: ['ngu-phap-mat-goc'] },
    { typed: 'khai thue qua mang', intended: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'an uong lanh manh', intended: ['dinh-duong-gia-dinh', 'mon-chay-hang-ngay'] },
    {
      typed: 'phan tich du lieu cho nguoi moi',
      intended: ['phan-tich-du-lieu-python', 'doc-hieu-so-lieu', 'sql-vung-goc', 'power-bi-bao-cao'],
    },
    { typed: 'chay bo giam can', intended: ['chay-bo-5-km'], never: ['google-sheets-nhom-nho'] },
  ],
  misspelt: [
    {
      typed: 'raect',
      intended: ['react-19-tu-con-so-0'],
      never: ['ielts-writing-task-2', 'refactoring-by-example'],
    },
    { typed: 'fluter', intended: ['flutter-ung-dung-dau-tay'] },
    { typed: 'figam', intended: ['figma-tu-y-tuong-den-ban-giao'], never: ['ta-tay-tai-nha'] },
    { typed: 'chuwngs khoans', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'tieengs hanf', intended: ['tieng-han-nhap-mon'], never: ['tieng-anh-giao-tiep'] },
    { typed: 'lighroom', intended: ['chinh-anh-lightroom'] },
    { typed: 'cà phe', intended: ['ca-phe-tai-nha', 'mo-quan-ca-phe'] },
    { typed: 'dokcer', intended: ['docker-va-trien-khai'] },
    { typed: 'thuyết chình', intended: ['slide-thuyet-phuc'] },
    { typed: 'powr bi', intended: ['power-bi-bao-cao'] },
    { typed: 'đinh dưỡng', intended: ['dinh-duong-gia-dinh'] },
    { typed: 'guitat', intended: ['guitar-dem-hat'] },
  ],
  'English and mixed': [
    { typed: 'baking bread', intended: ['banh-mi-tai-nha'] },
    { typed: 'design cơ bản', intended: DESIGN },
    { typed: 'japanese for beginners', intended: ['tieng-nhat-n5-bang-cau-chuyen'] },
    { typed: 'backend developer', intended: ['nodejs-va-postgresql'] },
    { typed: 'neck pain', intended: ['co-vai-gay'] },
    { typed: 'running plan', intended: ['chay-bo-5-km'] },
    { typed: 'stock investing', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'public speaking', intended: ['slide-thuyet-phuc'] },
    { typed: 'data analysis với python', intended: ['phan-tich-du-lieu-python'] },
    { typed: 'statistics cơ bản', intended: ['statistics-you-will-use', 'doc-hieu-so-lieu'] },
  ],
  'synonyms and everyday words': [
    { typed: 'dương cầm', intended: ['piano-cho-nguoi-lon'], never: ['dung-video-capcut', 'co-vai-gay'] },
    { typed: 'tiếng hoa', intended: ['tieng-trung-hsk1'], never: ['quang-cao-facebook', 'banh-bong-lan'] },
    { typed: 'giảm mỡ bụng', intended: ['ta-tay-tai-nha', 'dinh-duong-gia-dinh'] },
    { typed: 'cắt ghép video', intended: ['dung-video-capcut'] },
    { typed: 'máy học', intended: ['hoc-may-nhap-mon'] },
    { typed: 'luyện thanh', intended: ['thanh-nhac-can-ban'] },
    { typed: 'ăn kiêng', intended: ['dinh-duong-gia-dinh', 'mon-chay-hang-ngay'] },
    { typed: 'hàn ngữ', intended: ['tieng-han-nhap-mon'], never: ['ngu-phap-mat-goc'] },
    { typed: 'quản lý tiền bạc', intended: ['tai-chinh-ca-nhan', 'dong-tien-cho-cua-hang'] },
  ],
  'teachers and categories': [
    {
      typed: 'thầy Lâm dạy chụp ảnh',
      intended: ['nhiep-anh-so', 'chinh-anh-lightroom', 'street-photography-natural-light'],
    },
    { typed: 'khanh linh tieng nhat', intended: ['tieng-nhat-n5-bang-cau-chuyen'] },
    {
      typed: 'âm nhạc cho người lớn',
      intended: ['piano-cho-nguoi-lon', 'guitar-dem-hat', 'thanh-nhac-can-ban'],
    },
    { typed: 'cô Quỳnh excel', intended: ['excel-van-phong'] },
    { typed: 'khoá thiết kế cho người mới học', intended: DESIGN },
    { typed: 'Sarah Trần ielts', intended: ['ielts-writing-task-2'] },
  ],
  'one word': [
    { typed: 'piano', intended: ['piano-cho-nguoi-lon'] },
    { typed: 'css', intended: ['html-css-hien-dai'] },
    { typed: 'nợ', intended: ['tai-chinh-ca-nhan'], never: ['banh-mi-tai-nha'] },
    { typed: 'chạy', intended: ['chay-bo-5-km'], never: ['mon-chay-hang-ngay'] },
    { typed: 'bánh', intended: ['banh-bong-lan', 'banh-mi-tai-nha'] },
    { typed: 'API', intended: ['nodejs-va-postgresql'] },
  ],
  'exams and brands': [
    { typed: 'toefl', intended: [...ENGLISH, 'ielts-writing-task-2'] },
    { typed: 'powerpoint', intended: ['slide-thuyet-phuc'] },
    { typed: 'jlpt n5', intended: ['tieng-nhat-n5-bang-cau-chuyen'] },
    { typed: 'facebook ads', intended: ['quang-cao-facebook'] },
    { typed: 'chat gpt', intended: ['ai-cho-van-phong'] },
  ],
  'nothing to find': [
    { typed: 'luyện thi công chức', nothing: true },
    { typed: 'tiếng đức cho người mới', nothing: true },
    { typed: 'học đan len', nothing: true },
    { typed: 'cờ vua cho trẻ em', nothing: true },
    { typed: 'chăm sóc cây cảnh trong nhà', nothing: true },
    { typed: 'thổi sáo trúc', nothing: true },
    { typed: 'solidworks', nothing: true },
    { typed: 'hoá lớp 11', nothing: true },
    { typed: 'xem bói bài tarot', nothing: true },
    { typed: 'làm móng tay gel', nothing: true },
    { typed: 'salsa', nothing: true },
    { typed: 'thợ điện', nothing: true },
    { typed: 'qwrtzxcv', nothing: true },
    { typed: '@#$%^&*', nothing: true },
    {
      typed:
        'cách phòng và chữa bệnh đốm trắng cho đàn cá rồng nuôi trong bể kính lớn vào mùa đông ở miền bắc nhé',
      nothing: true,
    },
  ],
};
