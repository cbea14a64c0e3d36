import type { SearchCases } from './search-case.ts';

const COOKING = ['com-nha-30-phut', 'mon-chay-hang-ngay', 'mon-hue-trong-can-bep-nho', 'pho-bo-nha-nau'];
const ENGLISH = ['tieng-anh-cong-so', 'tieng-anh-giao-tiep', 'ngu-phap-mat-goc', 'phat-am-tieng-anh'];
const MARKETING = ['quang-cao-facebook', 'seo-website-nho', 'viet-noi-dung-thuong-hieu', 'ban-hang-tiktok'];
const WEB = ['html-css-hien-dai', 'javascript-hien-dai', 'react-19-tu-con-so-0'];
const WEIGHT_LOSS = ['ta-tay-tai-nha', 'dinh-duong-gia-dinh', 'chay-bo-5-km'];

/**
 * 100 searches of the demo catalogue with their expected results. This file may be read while the ranking is changed,
 * as may `queries-tuning-second.ts` and `queries-tuning-third.ts`. `queries-held-out.ts` has as many searches of the
 * same kinds, which are not read during tuning.
 */
export const TUNING_SEARCHES: SearchCases = {
  phrases: [
    { typed: 'excel nâng cao', intended: ['excel-van-phong'] },
    { typed: 'đàn guitar', intended: ['guitar-dem-hat'] },
    { typed: 'bảng chấm công google sheet', intended: ['google-sheets-nhom-nho'] },
    { typed: 'tiếng anh cho người mất gốc', intended: ['ngu-phap-mat-goc'] },
    { typed: 'quản lý chi tiêu hàng tháng', intended: ['tai-chinh-ca-nhan'] },
    { typed: 'chạy quảng cáo cho shop online', intended: ['quang-cao-facebook'] },
    { typed: 'tập gym ở nhà cho nam', intended: ['ta-tay-tai-nha'] },
    {
      typed: 'thiết kế app điện thoại',
      intended: ['figma-tu-y-tuong-den-ban-giao', 'flutter-ung-dung-dau-tay'],
    },
    {
      typed: 'chụp ảnh sản phẩm bằng điện thoại',
      intended: ['bo-anh-ban-hang-mot-buoi', 'chup-anh-dien-thoai'],
    },
    { typed: 'dạy con học lập trình', intended: ['scratch-cho-be'] },
    {
      typed: 'thi tiếng nhật n5',
      intended: ['tieng-nhat-n5-bang-cau-chuyen'],
      never: ['ielts-writing-task-2'],
    },
    {
      typed: 'ngủ ngon',
      intended: ['ngu-ngon-tro-lai'],
      never: ['ngu-phap-mat-goc', 'docker-va-trien-khai'],
    },
    { typed: 'viết content bán hàng', intended: ['viet-noi-dung-thuong-hieu'] },
    { typed: 'lập trình web từ đầu', intended: WEB },
    { typed: 'ôn giải thuật đi phỏng vấn', intended: ['thuat-toan-phong-van'] },
  ],
  questions: [
    { typed: 'làm sao để ngủ ngon hơn', intended: ['ngu-ngon-tro-lai'] },
    { typed: 'học đàn piano cho người lớn tuổi', intended: ['piano-cho-nguoi-lon'] },
    {
      typed: 'làm thế nào để nói tiếng anh lưu loát',
      intended: ['tieng-anh-giao-tiep', 'phat-am-tieng-anh'],
    },
    {
      typed: 'bắt đầu học lập trình từ đâu',
      intended: ['python-cho-nguoi-moi', 'html-css-hien-dai', 'javascript-hien-dai', 'scratch-cho-be'],
    },
    { typed: 'lương thấp thì tiết kiệm kiểu gì', intended: ['tai-chinh-ca-nhan'] },
    { typed: 'tại sao bánh bông lan bị xẹp', intended: ['banh-bong-lan'] },
    { typed: 'mới chơi chứng khoán nên học gì', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'ngồi máy tính nhiều bị mỏi cổ phải làm sao', intended: ['co-vai-gay'] },
    {
      typed: 'có khoá nào dạy chỉnh ảnh không',
      intended: ['chinh-anh-lightroom', 'photoshop-cho-nguoi-moi'],
    },
    { typed: 'quán cà phê mới mở ế khách phải làm sao', intended: ['mo-quan-ca-phe'] },
    { typed: 'làm sao viết cv khi chưa có kinh nghiệm?', intended: ['cv-va-phong-van'] },
    { typed: 'bán hàng trên tiktok có khó không', intended: ['ban-hang-tiktok'] },
  ],
  'without accents': [
    { typed: 'excel nang cao', intended: ['excel-van-phong'] },
    { typed: 'nau an', intended: COOKING },
    { typed: 'hoc ve', intended: ['logo-illustrator'], never: ['excel-van-phong', 'javascript-hien-dai'] },
    {
      typed: 'pho bo',
      intended: ['pho-bo-nha-nau'],
      never: ['nhiep-anh-so', 'chup-anh-dien-thoai', 'street-photography-natural-light'],
    },
    {
      typed: 'giam can tai nha',
      intended: WEIGHT_LOSS,
      never: ['google-sheets-nhom-nho', 'git-khong-so'],
    },
    { typed: 'tieng trung co ban', intended: ['tieng-trung-hsk1'] },
    { typed: 'yoga cho nguoi moi bat dau', intended: ['yoga-buoi-sang'] },
    { typed: 'ke toan ho kinh doanh ca the', intended: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'thiet ke logo', intended: ['logo-illustrator'] },
    { typed: 'hoc lam banh ngot', intended: ['banh-bong-lan'] },
  ],
  misspelt: [
    {
      typed: 'reat',
      intended: ['react-19-tu-con-so-0'],
      never: ['ielts-writing-task-2', 'statistics-you-will-use', 'refactoring-by-example'],
    },
    { typed: 'pyhton', intended: ['python-cho-nguoi-moi', 'phan-tich-du-lieu-python'] },
    { typed: 'photoshp', intended: ['photoshop-cho-nguoi-moi'] },
    { typed: 'tieengs anh', intended: ENGLISH },
    { typed: 'guitả', intended: ['guitar-dem-hat'] },
    { typed: 'ngử ngon', intended: ['ngu-ngon-tro-lai'] },
    { typed: 'exvel', intended: ['excel-van-phong'] },
    { typed: 'chứng khoáng', intended: ['chung-khoan-cho-nguoi-moi'] },
    {
      typed: 'nhiếp ãnh',
      intended: ['nhiep-anh-so', 'chup-anh-dien-thoai', 'street-photography-natural-light'],
    },
    { typed: 'yo ga', intended: ['yoga-buoi-sang'], never: ['tieng-nhat-n5-bang-cau-chuyen'] },
    {
      typed: 'tiếng nhậc',
      intended: ['tieng-nhat-n5-bang-cau-chuyen'],
      never: ['thanh-nhac-can-ban', 'piano-cho-nguoi-lon'],
    },
    { typed: 'illutrator', intended: ['logo-illustrator'] },
  ],
  'English and mixed': [
    { typed: 'cooking', intended: COOKING },
    { typed: 'photography cơ bản', intended: ['nhiep-anh-so', 'chup-anh-dien-thoai'] },
    { typed: 'learn english online', intended: ENGLISH },
    { typed: 'web development for beginners', intended: WEB },
    { typed: 'sleep better', intended: ['ngu-ngon-tro-lai'] },
    { typed: 'home workout', intended: ['ta-tay-tai-nha', 'yoga-buoi-sang'] },
    { typed: 'refactor code cũ', intended: ['refactoring-by-example'] },
    { typed: 'video editing', intended: ['dung-video-capcut'] },
    { typed: 'build mobile app bằng flutter', intended: ['flutter-ung-dung-dau-tay'] },
    { typed: 'vegetarian food', intended: ['mon-chay-hang-ngay'] },
  ],
  'synonyms and everyday words': [
    { typed: 'ghi ta', intended: ['guitar-dem-hat'], never: ['ta-tay-tai-nha'] },
    { typed: 'đàn ghi ta', intended: ['guitar-dem-hat'] },
    { typed: 'giảm cân', intended: WEIGHT_LOSS, never: ['google-sheets-nhom-nho', 'git-khong-so'] },
    {
      typed: 'chụp hình',
      intended: ['nhiep-anh-so', 'chup-anh-dien-thoai', 'street-photography-natural-light'],
    },
    { typed: 'tin học văn phòng', intended: ['excel-van-phong'] },
    { typed: 'anh ngữ', intended: ENGLISH, never: ['chup-anh-dien-thoai', 'chinh-anh-lightroom'] },
    { typed: 'ca hát', intended: ['thanh-nhac-can-ban'], never: ['ca-phe-tai-nha'] },
    { typed: 'tập thể hình', intended: ['ta-tay-tai-nha'] },
    { typed: 'làm phim ngắn', intended: ['dung-video-capcut'] },
  ],
  'teachers and categories': [
    { typed: 'cô Thảo dạy làm bánh', intended: ['banh-bong-lan', 'banh-mi-tai-nha'] },
    { typed: 'hoang nam react', intended: ['react-19-tu-con-so-0'] },
    { typed: 'khoá học marketing cho người mới', intended: MARKETING },
    { typed: 'lớp yoga cô Mai', intended: ['yoga-buoi-sang'] },
    {
      typed: 'ngoại ngữ cho người đi làm',
      intended: [...ENGLISH, 'tieng-nhat-n5-bang-cau-chuyen', 'tieng-han-nhap-mon', 'tieng-trung-hsk1'],
    },
    { typed: 'Trần Đăng Khoa python', intended: ['python-cho-nguoi-moi'] },
  ],
  'one word': [
    { typed: 'guitar', intended: ['guitar-dem-hat'] },
    { typed: 'js', intended: ['javascript-hien-dai'] },
    { typed: 'thuế', intended: ['ke-toan-ho-kinh-doanh'], never: ['mo-quan-ca-phe'] },
    { typed: 'hát', intended: ['thanh-nhac-can-ban', 'guitar-dem-hat'], never: ['ca-phe-tai-nha'] },
    { typed: 'vẽ', intended: ['logo-illustrator'] },
    { typed: 'git', intended: ['git-khong-so'] },
  ],
  'exams and brands': [
    { typed: 'toeic', intended: ENGLISH },
    { typed: 'canva', intended: ['bo-anh-ban-hang-mot-buoi'] },
    { typed: 'ielts 6.5', intended: ['ielts-writing-task-2'] },
    { typed: 'power bi', intended: ['power-bi-bao-cao'] },
    { typed: 'chatgpt', intended: ['ai-cho-van-phong'] },
  ],
  'nothing to find': [
    { typed: 'luyện thi bằng lái xe b2', nothing: true },
    { typed: 'tiếng nga giao tiếp', nothing: true },
    { typed: 'học may áo dài', nothing: true },
    { typed: 'dạy bơi cho trẻ em', nothing: true },
    { typed: 'trồng rau sạch trên sân thượng', nothing: true },
    { typed: 'đàn violin', nothing: true },
    { typed: 'autocad', nothing: true },
    { typed: 'toán lớp 12', nothing: true },
    { typed: 'xem phong thuỷ nhà ở', nothing: true },
    { typed: 'trang điểm cô dâu', nothing: true },
    { typed: 'karate', nothing: true },
    { typed: 'thợ hàn', nothing: true },
    { typed: 'asdfghjkl', nothing: true },
    { typed: '???', nothing: true },
    {
      typed:
        'hướng dẫn thủ tục đổi giấy phép lái xe máy hạng a1 cho người nước ngoài ở thành phố hồ chí minh nhen',
      nothing: true,
    },
  ],
};
