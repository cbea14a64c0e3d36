/** Sales figures of a published course. */
export interface Shelf {
  /** Days since publication. */
  readonly age: number;
  /** Number of students without the demo student. */
  readonly students: number;
  /** Approximate average rating. */
  readonly stars: number;
}

const on = (age: number, students: number, stars: number): Shelf => ({ age, students, stars });

/** Figures by slug. As in a real market, the numbers of students follow a power law. */
export const SHELF: Readonly<Record<string, Shelf>> = {
  'react-19-tu-con-so-0': on(190, 412, 4.8),
  'excel-van-phong': on(183, 356, 4.8),
  'tieng-anh-cong-so': on(176, 301, 4.7),
  'chup-anh-dien-thoai': on(171, 268, 4.6),
  'python-cho-nguoi-moi': on(165, 240, 4.7),
  'tieng-anh-giao-tiep': on(160, 218, 4.5),
  'tai-chinh-ca-nhan': on(158, 197, 4.9),
  'ngu-ngon-tro-lai': on(151, 180, 4.6),
  'cv-va-phong-van': on(149, 166, 4.5),
  'doc-hieu-so-lieu': on(146, 151, 4.8),
  'html-css-hien-dai': on(144, 142, 4.4),
  'pho-bo-nha-nau': on(137, 131, 4.9),
  'figma-tu-y-tuong-den-ban-giao': on(136, 120, 4.6),
  'yoga-buoi-sang': on(131, 112, 4.7),
  'ban-hang-tren-san': on(128, 104, 4.3),
  'guitar-dem-hat': on(124, 97, 4.6),
  'statistics-you-will-use': on(121, 91, 4.4),
  'mon-hue-trong-can-bep-nho': on(118, 86, 4.8),
  'nhiep-anh-so': on(115, 81, 4.7),
  'quang-cao-facebook': on(112, 77, 3.9),
  'phan-tich-du-lieu-python': on(110, 73, 4.5),
  'ngu-phap-mat-goc': on(108, 70, 4.4),
  'dung-video-capcut': on(104, 66, 4.2),
  'git-khong-so': on(101, 63, 4.7),
  'com-nha-30-phut': on(99, 60, 4.5),
  'javascript-hien-dai': on(96, 57, 4.6),
  'chung-khoan-cho-nguoi-moi': on(94, 54, 3.8),
  'tieng-trung-hsk1': on(91, 52, 4.5),
  'phat-am-tieng-anh': on(89, 50, 4.4),
  'sql-vung-goc': on(86, 47, 4.6),
  'co-vai-gay': on(84, 45, 4.3),
  'mau-sac-va-chu': on(82, 43, 4.5),
  'banh-mi-tai-nha': on(80, 41, 4.4),
  'power-bi-bao-cao': on(77, 39, 4.3),
  'photoshop-cho-nguoi-moi': on(75, 37, 4.1),
  'thuat-toan-phong-van': on(73, 36, 4.8),
  'ai-cho-van-phong': on(70, 34, 4.0),
  'ielts-writing-task-2': on(68, 33, 4.6),
  'dong-tien-cho-cua-hang': on(66, 31, 4.7),
  'tieng-han-nhap-mon': on(64, 30, 4.2),
  'nodejs-va-postgresql': on(61, 29, 4.5),
  'piano-cho-nguoi-lon': on(59, 27, 4.6),
  'banh-bong-lan': on(57, 26, 4.4),
  'slide-thuyet-phuc': on(55, 25, 4.5),
  'chay-bo-5-km': on(53, 24, 4.3),
  'seo-website-nho': on(50, 23, 4.1),
  'lan-dau-lam-truong-nhom': on(48, 22, 4.6),
  'scratch-cho-be': on(46, 21, 4.8),
  'flutter-ung-dung-dau-tay': on(44, 20, 4.2),
  'ca-phe-tai-nha': on(42, 19, 4.7),
  'viet-noi-dung-thuong-hieu': on(40, 18, 4.0),
  'hoc-may-nhap-mon': on(38, 17, 4.4),
  'dinh-duong-gia-dinh': on(35, 16, 4.2),
  'mo-quan-ca-phe': on(33, 15, 4.5),
  'chinh-anh-lightroom': on(31, 14, 4.3),
  'google-sheets-nhom-nho': on(29, 13, 4.4),
  'tieng-nhat-n5-bang-cau-chuyen': on(27, 12, 4.5),
  'logo-illustrator': on(25, 11, 4.6),
  'bo-anh-ban-hang-mot-buoi': on(23, 10, 3.6),
  'docker-va-trien-khai': on(21, 9, 4.7),
  'ta-tay-tai-nha': on(19, 9, 4.3),
  'refactoring-by-example': on(17, 8, 4.8),
  'ke-toan-ho-kinh-doanh': on(15, 8, 4.4),
  'mon-chay-hang-ngay': on(13, 7, 4.2),
  'thanh-nhac-can-ban': on(11, 6, 4.3),
  'ban-hang-tiktok': on(9, 5, 3.7),
  'phong-van-nguoi-dung': on(6, 4, 4.5),
  'street-photography-natural-light': on(4, 3, 0),
  'kiem-thu-playwright': on(2, 2, 0),
};

/** Returns the figures of a course. Courses that are not on sale are new and have no students. */
export const getShelf = (slug: string): Shelf => SHELF[slug] ?? on(12, 0, 0);
