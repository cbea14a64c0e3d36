import type { SearchCases } from './search-case.ts';

const ENGLISH = ['tieng-anh-cong-so', 'tieng-anh-giao-tiep', 'ngu-phap-mat-goc', 'phat-am-tieng-anh'];
const WEB = ['html-css-hien-dai', 'javascript-hien-dai', 'react-19-tu-con-so-0'];

/**
 * 100 searches of the demo catalogue with their expected results. They are not read while the ranking is changed. They
 * run once at the end. `queries-tuning.ts`, `queries-tuning-second.ts` and `queries-tuning-third.ts` have as many
 * searches of the same kinds for tuning.
 */
export const HELD_OUT_SEARCHES: SearchCases = {
  phrases: [
    { typed: 'nuôi men sourdough', intended: ['banh-mi-tai-nha'] },
    {
      typed: 'phục hồi ảnh cũ của ông bà',
      intended: ['photoshop-cho-nguoi-moi'],
      never: ['dinh-duong-gia-dinh'],
    },
    { typed: 'tiếng anh đi du lịch', intended: ['tieng-anh-giao-tiep'] },
    { typed: 'luyện phát âm đuôi s và ed', intended: ['phat-am-tieng-anh'] },
    { typed: 'nhận làm bánh kem theo đơn', intended: ['banh-bong-lan'] },
    { typed: 'đệm hát nhạc bolero', intended: ['guitar-dem-hat'] },
    { typed: 'bữa sáng đủ chất cho con', intended: ['dinh-duong-gia-dinh'], never: ['yoga-buoi-sang'] },
    { typed: 'tự tập ở nhà không cần phòng gym', intended: ['ta-tay-tai-nha', 'yoga-buoi-sang'] },
    { typed: 'làm dashboard báo cáo bán hàng', intended: ['power-bi-bao-cao'] },
    { typed: 'dự đoán giá nhà bằng ai', intended: ['hoc-may-nhap-mon'] },
    {
      typed: 'thương lượng lương khi xin việc',
      intended: ['cv-va-phong-van'],
      never: ['thuat-toan-phong-van'],
    },
    { typed: 'đưa app lên google play', intended: ['flutter-ung-dung-dau-tay'] },
    { typed: 'đọc báo cáo tài chính công ty', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'thiết kế danh thiếp', intended: ['logo-illustrator'] },
    { typed: 'giữ giọng không khàn khi nói nhiều', intended: ['thanh-nhac-can-ban'] },
  ],
  questions: [
    { typed: 'bán có lời mà sao vẫn hết tiền vốn', intended: ['dong-tien-cho-cua-hang'] },
    { typed: 'học tiếng hàn bao lâu thì đọc được chữ', intended: ['tieng-han-nhap-mon'] },
    { typed: 'không biết nhạc lý có học piano được không', intended: ['piano-cho-nguoi-lon'] },
    { typed: 'con biếng ăn thì phải làm sao', intended: ['dinh-duong-gia-dinh'] },
    { typed: 'chạy bộ bị đau gối phải làm sao', intended: ['chay-bo-5-km'] },
    { typed: 'ăn chay có đủ chất không?', intended: ['mon-chay-hang-ngay', 'dinh-duong-gia-dinh'] },
    { typed: 'làm thế nào để chatgpt trả lời đúng ý mình', intended: ['ai-cho-van-phong'] },
    {
      typed: 'gộp nhiều file excel lại thành một bằng cách nào',
      intended: ['excel-van-phong', 'power-bi-bao-cao', 'python-cho-nguoi-moi', 'phan-tich-du-lieu-python'],
    },
    { typed: 'muốn làm tester thì học khoá nào', intended: ['kiem-thu-playwright'] },
    { typed: 'mới mua máy ảnh canon chưa biết chụp thì học gì', intended: ['nhiep-anh-so'] },
    { typed: 'tại sao code chạy máy em mà lên server lại lỗi', intended: ['docker-va-trien-khai'] },
    { typed: 'làm video tiktok cần học gì ạ', intended: ['dung-video-capcut', 'ban-hang-tiktok'] },
  ],
  'without accents': [
    { typed: 'hoc dan', intended: ['guitar-dem-hat', 'piano-cho-nguoi-lon'] },
    { typed: 'lam slide thuyet trinh', intended: ['slide-thuyet-phuc'] },
    { typed: 'kinh doanh quan cafe', intended: ['mo-quan-ca-phe'] },
    { typed: 'luyen ngu phap tieng anh', intended: ['ngu-phap-mat-goc'], never: ['ngu-ngon-tro-lai'] },
    { typed: 'tri mat ngu', intended: ['ngu-ngon-tro-lai'], never: ['ngu-phap-mat-goc'] },
    { typed: 'com gia dinh hang ngay', intended: ['com-nha-30-phut', 'dinh-duong-gia-dinh'] },
    {
      typed: 'may anh',
      intended: ['nhiep-anh-so'],
      never: ['hoc-may-nhap-mon', 'ngu-phap-mat-goc', 'phat-am-tieng-anh'],
    },
    { typed: 'lap bang luong excel', intended: ['excel-van-phong', 'google-sheets-nhom-nho'] },
    {
      typed: 'dau lung',
      intended: ['co-vai-gay', 'yoga-buoi-sang'],
      never: ['mon-chay-hang-ngay', 'chung-khoan-cho-nguoi-moi'],
    },
    { typed: 'dau tu cho nguoi moi', intended: ['chung-khoan-cho-nguoi-moi'] },
  ],
  misspelt: [
    { typed: 'excell', intended: ['excel-van-phong'] },
    { typed: 'postgresl', intended: ['nodejs-va-postgresql', 'sql-vung-goc'] },
    { typed: 'ligthroom', intended: ['chinh-anh-lightroom'] },
    { typed: 'tiếng trug', intended: ['tieng-trung-hsk1'], never: ['tieng-han-nhap-mon'] },
    { typed: 'lamf banhs', intended: ['banh-bong-lan', 'banh-mi-tai-nha'] },
    { typed: 'dựng vidio', intended: ['dung-video-capcut'] },
    { typed: 'quản cáo facebok', intended: ['quang-cao-facebook'] },
    { typed: 'thanh nhạt', intended: ['thanh-nhac-can-ban'] },
    { typed: 'kế tón', intended: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'scrach cho bé', intended: ['scratch-cho-be'] },
    { typed: 'giao típ tiếng anh', intended: ['tieng-anh-giao-tiep'] },
    { typed: 'chứng kháon', intended: ['chung-khoan-cho-nguoi-moi'] },
  ],
  'English and mixed': [
    { typed: 'learn guitar online', intended: ['guitar-dem-hat'] },
    { typed: 'how to invest', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'mobile photography', intended: ['chup-anh-dien-thoai'] },
    { typed: 'cake decorating', intended: ['banh-bong-lan'] },
    { typed: 'english for work', intended: ['tieng-anh-cong-so'] },
    { typed: 'job interview tips', intended: ['cv-va-phong-van'] },
    { typed: 'học sql làm data analyst', intended: ['sql-vung-goc'] },
    { typed: 'khoá học edit ảnh', intended: ['chinh-anh-lightroom', 'photoshop-cho-nguoi-moi'] },
    { typed: 'start a coffee shop', intended: ['mo-quan-ca-phe'] },
    { typed: 'user research', intended: ['phong-van-nguoi-dung'] },
  ],
  'synonyms and everyday words': [
    { typed: 'hoa ngữ', intended: ['tieng-trung-hsk1'], never: ['ngu-phap-mat-goc', 'banh-bong-lan'] },
    { typed: 'nhức mỏi vai', intended: ['co-vai-gay'] },
    { typed: 'làm web', intended: WEB },
    {
      typed: 'buôn bán nhỏ',
      intended: ['ban-hang-tren-san', 'dong-tien-cho-cua-hang', 'ke-toan-ho-kinh-doanh', 'ban-hang-tiktok'],
    },
    {
      typed: 'đồ hoạ',
      intended: [
        'photoshop-cho-nguoi-moi',
        'logo-illustrator',
        'mau-sac-va-chu',
        'figma-tu-y-tuong-den-ban-giao',
        'bo-anh-ban-hang-mot-buoi',
      ],
    },
    { typed: 'khó ngủ', intended: ['ngu-ngon-tro-lai'], never: ENGLISH },
    { typed: 'bánh gato', intended: ['banh-bong-lan'] },
    { typed: 'dành dụm tiền mua nhà', intended: ['tai-chinh-ca-nhan'], never: ['banh-mi-tai-nha'] },
    { typed: 'làm clip ngắn', intended: ['dung-video-capcut'] },
  ],
  'teachers and categories': [
    { typed: 'cô Linh dạy tiếng anh', intended: ENGLISH },
    {
      typed: 'dang khoa lap trinh',
      intended: [
        'python-cho-nguoi-moi',
        'flutter-ung-dung-dau-tay',
        'docker-va-trien-khai',
        'scratch-cho-be',
        'thuat-toan-phong-van',
        'kiem-thu-playwright',
      ],
    },
    {
      typed: 'thu hà phân tích dữ liệu',
      intended: ['phan-tich-du-lieu-python', 'doc-hieu-so-lieu', 'sql-vung-goc', 'power-bi-bao-cao'],
    },
    { typed: 'khoá học nhiếp ảnh cho người mới', intended: ['nhiep-anh-so', 'chup-anh-dien-thoai'] },
    { typed: 'thùy dương figma', intended: ['figma-tu-y-tuong-den-ban-giao'] },
    {
      typed: 'lớp nấu ăn cô Thảo',
      intended: ['com-nha-30-phut', 'mon-chay-hang-ngay', 'mon-hue-trong-can-bep-nho'],
    },
  ],
  'one word': [
    { typed: 'figma', intended: ['figma-tu-y-tuong-den-ban-giao'] },
    { typed: 'bún', intended: ['mon-hue-trong-can-bep-nho', 'mon-chay-hang-ngay'] },
    { typed: 'gym', intended: ['ta-tay-tai-nha'] },
    { typed: 'HTML', intended: ['html-css-hien-dai'] },
    { typed: 'logo', intended: ['logo-illustrator'] },
    { typed: 'phin', intended: ['ca-phe-tai-nha'] },
  ],
  'exams and brands': [
    { typed: 'ielts writing 7.0', intended: ['ielts-writing-task-2'] },
    { typed: 'shopee', intended: ['ban-hang-tren-san'] },
    {
      typed: 'adobe',
      intended: ['photoshop-cho-nguoi-moi', 'logo-illustrator', 'chinh-anh-lightroom'],
    },
    { typed: 'chụp ảnh iphone', intended: ['chup-anh-dien-thoai'] },
    { typed: 'chứng chỉ tiếng hàn', intended: ['tieng-han-nhap-mon'] },
  ],
  'nothing to find': [
    { typed: 'ôn thi vào trường công an', nothing: true },
    { typed: 'tiếng tây ban nha', nothing: true },
    { typed: 'học làm gốm sứ', nothing: true },
    { typed: 'học đánh cầu lông', nothing: true },
    { typed: 'nuôi ong lấy mật', nothing: true },
    { typed: 'đánh trống jazz', nothing: true },
    { typed: 'sketchup', nothing: true },
    { typed: 'địa lý lớp 9', nothing: true },
    { typed: 'tử vi trọn đời', nothing: true },
    { typed: 'nối mi', nothing: true },
    { typed: 'nhảy hiphop', nothing: true },
    { typed: 'sửa máy lạnh', nothing: true },
    { typed: 'zxcvqwp', nothing: true },
    { typed: '<<<>>> !!', nothing: true },
    {
      typed:
        'thủ tục xin cấp lại sổ đỏ bị mất cho mảnh đất thừa kế của ông bà ở quê khi mấy anh em chưa thống nhất cách chia',
      nothing: true,
    },
  ],
};
