/**
 * Typical searches in the demo catalogue: which courses must be first (in any order among themselves), which must not
 * match, and the correction of the words.
 */
export interface Query {
  readonly typed: string;
  /** Slugs of the first courses. `[]`: no course matches. */
  readonly first: readonly string[];
  /** Slugs of courses that must not match. */
  readonly never?: readonly string[];
  readonly corrected?: string;
  readonly teacher?: string;
  readonly category?: string;
}

const COOKING = ['mon-hue-trong-can-bep-nho', 'com-nha-30-phut', 'mon-chay-hang-ngay', 'pho-bo-nha-nau'];
const MARKETING = ['viet-noi-dung-thuong-hieu', 'quang-cao-facebook', 'seo-website-nho', 'ban-hang-tiktok'];
const HEALTH = [
  'ta-tay-tai-nha',
  'yoga-buoi-sang',
  'dinh-duong-gia-dinh',
  'chay-bo-5-km',
  'ngu-ngon-tro-lai',
  'co-vai-gay',
];
const WEB = [
  'html-css-hien-dai',
  'react-19-tu-con-so-0',
  'javascript-hien-dai',
  'nodejs-va-postgresql',
  'kiem-thu-playwright',
];
const ENGLISH = ['tieng-anh-cong-so', 'tieng-anh-giao-tiep', 'ngu-phap-mat-goc', 'phat-am-tieng-anh'];

export const QUERIES: Readonly<Record<string, readonly Query[]>> = {
  'with accents': [
    { typed: 'phở', first: ['pho-bo-nha-nau'], never: ['ai-cho-van-phong', 'flutter-ung-dung-dau-tay'] },
    { typed: 'ngủ', first: ['ngu-ngon-tro-lai'], never: ENGLISH },
    { typed: 'nấu ăn', first: COOKING, never: ['chup-anh-dien-thoai'] },
    { typed: 'tiếng Anh', first: ENGLISH, never: ['chup-anh-dien-thoai', 'nhiep-anh-so'] },
    {
      typed: 'ảnh',
      first: ['nhiep-anh-so', 'chup-anh-dien-thoai', 'bo-anh-ban-hang-mot-buoi', 'chinh-anh-lightroom'],
      never: ENGLISH,
    },
    { typed: 'kế toán', first: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'cà phê', first: ['ca-phe-tai-nha', 'mo-quan-ca-phe'] },
    { typed: 'CHỨNG KHOÁN', first: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'hóa đơn', first: ['ke-toan-ho-kinh-doanh'] },
  ],
  'without accents': [
    { typed: 'nau an', first: COOKING },
    { typed: 'tieng anh', first: ENGLISH },
    { typed: 'tieng anh giao tiep', first: ['tieng-anh-giao-tiep'] },
    { typed: 'hoc may', first: ['hoc-may-nhap-mon'] },
    { typed: 'lam banh', first: ['banh-bong-lan', 'banh-mi-tai-nha'] },
    { typed: 'tai chinh ca nhan', first: ['tai-chinh-ca-nhan'] },
    { typed: 'pho bo', first: ['pho-bo-nha-nau'] },
    { typed: 'chup anh', first: ['chup-anh-dien-thoai'] },
    { typed: 'lap trinh cho be', first: ['scratch-cho-be'] },
  ],
  misspelt: [
    { typed: 'javscript', first: ['javascript-hien-dai'], corrected: 'javascript' },
    { typed: 'pyhton', first: ['python-cho-nguoi-moi', 'phan-tich-du-lieu-python'], corrected: 'python' },
    { typed: 'exel', first: ['excel-van-phong'], corrected: 'excel' },
    { typed: 'photoshp', first: ['photoshop-cho-nguoi-moi'], corrected: 'photoshop' },
    { typed: 'guitarr', first: ['guitar-dem-hat'], corrected: 'guitar' },
    { typed: 'tiêng anh', first: ENGLISH, corrected: 'tiếng anh' },
    { typed: 'fotoshop', first: ['photoshop-cho-nguoi-moi'], corrected: 'photoshop' },
    { typed: 'ietls writing', first: ['ielts-writing-task-2'], corrected: 'ielts writing' },
  ],
  synonyms: [
    { typed: 'ẩm thực', first: COOKING, category: 'Ẩm thực' },
    { typed: 'spreadsheet', first: ['excel-van-phong'] },
    { typed: 'anh văn', first: ENGLISH },
    { typed: 'trí tuệ nhân tạo', first: ['ai-cho-van-phong'] },
    { typed: 'baking', first: ['banh-bong-lan', 'banh-mi-tai-nha'] },
    { typed: 'photography', first: ['street-photography-natural-light'] },
    { typed: 'tiếp thị', first: MARKETING, category: 'Marketing' },
  ],
  teachers: [
    {
      typed: 'Ngô Phương Thảo',
      first: [
        'mon-hue-trong-can-bep-nho',
        'banh-mi-tai-nha',
        'banh-bong-lan',
        'com-nha-30-phut',
        'mon-chay-hang-ngay',
      ],
      teacher: 'Ngô Phương Thảo',
    },
    { typed: 'ngo phuong thao', first: ['mon-hue-trong-can-bep-nho'], teacher: 'Ngô Phương Thảo' },
    {
      typed: 'Sarah',
      first: ['refactoring-by-example', 'statistics-you-will-use', 'ielts-writing-task-2'],
      teacher: 'Sarah Trần',
    },
    {
      typed: 'thầy Võ Tùng Lâm',
      first: ['dung-video-capcut', 'nhiep-anh-so', 'chinh-anh-lightroom'],
      teacher: 'Võ Tùng Lâm',
    },
  ],
  categories: [
    { typed: 'sức khoẻ', first: HEALTH, category: 'Sức khoẻ' },
    { typed: 'sức khỏe', first: HEALTH, category: 'Sức khoẻ' },
    { typed: 'lập trình web', first: WEB, category: 'Lập trình web' },
    { typed: 'marketing', first: MARKETING, category: 'Marketing' },
    { typed: 'nhiếp ảnh', first: ['nhiep-anh-so'], category: 'Nhiếp ảnh' },
  ],
  tags: [
    { typed: 'vlookup', first: ['excel-van-phong'] },
    { typed: 'barista', first: ['ca-phe-tai-nha'] },
    { typed: 'xin việc', first: ['cv-va-phong-van'] },
    { typed: 'giảm mỡ', first: ['ta-tay-tai-nha'] },
  ],
  'titles of lessons': [
    { typed: 'bánh phở', first: ['pho-bo-nha-nau'] },
    { typed: 'quỹ dự phòng', first: ['tai-chinh-ca-nhan'] },
    { typed: 'xlookup', first: ['excel-van-phong'] },
    { typed: 'khởi giọng', first: ['thanh-nhac-can-ban'] },
  ],
  outcomes: [
    { typed: 'dockerfile', first: ['docker-va-trien-khai'] },
    { typed: 'auto layout', first: ['figma-tu-y-tuong-den-ban-giao'] },
    { typed: 'bù sáng', first: ['nhiep-anh-so'] },
    { typed: 'lay hoi bung', first: ['thanh-nhac-can-ban'] },
  ],
  'short and common words': [
    { typed: 'AI', first: ['ai-cho-van-phong'], never: ['yoga-buoi-sang', 'guitar-dem-hat'] },
    { typed: 'UX', first: ['phong-van-nguoi-dung', 'figma-tu-y-tuong-den-ban-giao'] },
    { typed: 'khoá học nấu ăn cho người mới', first: COOKING },
    { typed: 'cách làm bánh', first: ['banh-bong-lan', 'banh-mi-tai-nha'] },
    { typed: 'học guitar', first: ['guitar-dem-hat'] },
    { typed: 'x', first: [] },
  ],
  English: [
    { typed: 'Node.js', first: ['nodejs-va-postgresql'] },
    { typed: 'nodejs', first: ['nodejs-va-postgresql'] },
    { typed: 'ReactJS', first: ['react-19-tu-con-so-0'] },
    { typed: 'machine learning', first: ['hoc-may-nhap-mon'] },
    { typed: 'clean code', first: ['refactoring-by-example'], never: ['scratch-cho-be'] },
    { typed: 'learn python', first: ['python-cho-nguoi-moi', 'phan-tich-du-lieu-python'] },
  ],
  'nothing fits': [
    { typed: 'kubernetes', first: [] },
    { typed: 'luyện thi lái xe', first: [] },
    { typed: 'xyzzy', first: [] },
    { typed: '!!!', first: [] },
  ],
};
