import type { SearchCases } from './search-case.ts';

const COOKING = ['com-nha-30-phut', 'mon-chay-hang-ngay', 'mon-hue-trong-can-bep-nho', 'pho-bo-nha-nau'];
const MARKETING = ['quang-cao-facebook', 'seo-website-nho', 'viet-noi-dung-thuong-hieu', 'ban-hang-tiktok'];

/**
 * 100 searches of the demo catalogue with their expected results. This file is not read while the ranking is changed.
 * It runs once at the end. `queries-tuning.ts` and `queries-tuning-second.ts` have as many searches of the same kinds
 * for tuning.
 */
export const HELD_OUT_SEARCHES: SearchCases = {
  phrases: [
    { typed: 'nấu cơm tối nhanh cho người đi làm', intended: ['com-nha-30-phut'] },
    { typed: 'tự khai thuế cho quán ăn nhỏ', intended: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'tách nền ảnh sản phẩm', intended: ['photoshop-cho-nguoi-moi', 'bo-anh-ban-hang-mot-buoi'] },
    { typed: 'hàm dò tìm trong excel', intended: ['excel-van-phong'] },
    { typed: 'viết email tiếng anh cho sếp', intended: ['tieng-anh-cong-so'] },
    { typed: 'thêm phụ đề vào video', intended: ['dung-video-capcut'] },
    { typed: 'luyện viết ielts', intended: ['ielts-writing-task-2'] },
    { typed: 'hát karaoke hay hơn', intended: ['thanh-nhac-can-ban'] },
    {
      typed: 'tự học tiếng trung tại nhà',
      intended: ['tieng-trung-hsk1'],
      never: ['ta-tay-tai-nha', 'banh-mi-tai-nha'],
    },
    { typed: 'tập yoga giảm stress', intended: ['yoga-buoi-sang'] },
    { typed: 'bánh sinh nhật cho bé', intended: ['banh-bong-lan'], never: ['scratch-cho-be'] },
    {
      typed: 'phỏng vấn khách hàng trước khi làm sản phẩm',
      intended: ['phong-van-nguoi-dung'],
      never: ['thuat-toan-phong-van'],
    },
    { typed: 'lập trình backend cho người biết javascript', intended: ['nodejs-va-postgresql'] },
    { typed: 'thực đơn ăn uống cho người già', intended: ['dinh-duong-gia-dinh'] },
    { typed: 'livestream bán quần áo', intended: ['ban-hang-tiktok'] },
  ],
  questions: [
    {
      typed: 'nên học react hay javascript trước',
      intended: ['javascript-hien-dai', 'react-19-tu-con-so-0'],
    },
    {
      typed: '40 tuổi học tiếng anh lại từ đầu có kịp không',
      intended: ['ngu-phap-mat-goc', 'tieng-anh-giao-tiep'],
    },
    { typed: 'làm sao để dậy sớm mà không mệt', intended: ['ngu-ngon-tro-lai'] },
    { typed: 'sao cà phê pha phin bị nhạt và chua', intended: ['ca-phe-tai-nha'] },
    { typed: 'con 8 tuổi muốn học lập trình thì học gì', intended: ['scratch-cho-be'] },
    { typed: 'bán hàng online có phải đóng thuế không', intended: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'chạy quảng cáo mãi không ra đơn thì làm thế nào', intended: ['quang-cao-facebook'] },
    { typed: 'giọng yếu có học hát được không', intended: ['thanh-nhac-can-ban'] },
    { typed: 'làm sao để website lên top google', intended: ['seo-website-nho'] },
    { typed: 'có khoá nào dạy nấu món huế không ạ', intended: ['mon-hue-trong-can-bep-nho'] },
    { typed: 'không có máy ảnh xịn thì chụp đẹp kiểu gì', intended: ['chup-anh-dien-thoai'] },
    { typed: 'làm slide thế nào cho đỡ chán?', intended: ['slide-thuyet-phuc'] },
  ],
  'without accents': [
    { typed: 'lam banh mi', intended: ['banh-mi-tai-nha'] },
    { typed: 'day tre em lap trinh', intended: ['scratch-cho-be'] },
    { typed: 'bang chu cai tieng han', intended: ['tieng-han-nhap-mon'], never: ['mau-sac-va-chu'] },
    { typed: 'pha ca phe', intended: ['ca-phe-tai-nha'], never: ['thanh-nhac-can-ban'] },
    { typed: 'tap ta', intended: ['ta-tay-tai-nha'], never: ['ngu-phap-mat-goc', 'git-khong-so'] },
    { typed: 'tiet kiem tien', intended: ['tai-chinh-ca-nhan'] },
    {
      typed: 'chup anh chan dung',
      intended: ['nhiep-anh-so', 'chup-anh-dien-thoai'],
      never: ['tieng-anh-giao-tiep', 'phat-am-tieng-anh'],
    },
    { typed: 'nau do chay', intended: ['mon-chay-hang-ngay'], never: ['chay-bo-5-km'] },
    { typed: 'ban hang online cho nguoi moi', intended: ['ban-hang-tren-san', 'ban-hang-tiktok'] },
    { typed: 'viet cv xin viec', intended: ['cv-va-phong-van'] },
  ],
  misspelt: [
    { typed: 'javascrip', intended: ['javascript-hien-dai'] },
    { typed: 'phothoshop', intended: ['photoshop-cho-nguoi-moi'] },
    { typed: 'ngử pháp tiếng anh', intended: ['ngu-phap-mat-goc'], never: ['ngu-ngon-tro-lai'] },
    { typed: 'pianno', intended: ['piano-cho-nguoi-lon'] },
    { typed: 'capcup', intended: ['dung-video-capcut'] },
    { typed: 'marketting', intended: MARKETING },
    { typed: 'háo đơn điện tử', intended: ['ke-toan-ho-kinh-doanh'] },
    { typed: 'gitar', intended: ['guitar-dem-hat'], never: ['git-khong-so'] },
    { typed: 'ilets', intended: ['ielts-writing-task-2'] },
    { typed: 'nấu phỡ', intended: ['pho-bo-nha-nau'], never: ['nhiep-anh-so', 'chay-bo-5-km'] },
    { typed: 'paython', intended: ['python-cho-nguoi-moi', 'phan-tich-du-lieu-python'] },
    { typed: 'dinh dưởng cho con', intended: ['dinh-duong-gia-dinh'] },
  ],
  'English and mixed': [
    { typed: 'deploy web lên vps', intended: ['docker-va-trien-khai'] },
    { typed: 'make coffee at home', intended: ['ca-phe-tai-nha'] },
    { typed: 'korean', intended: ['tieng-han-nhap-mon'] },
    { typed: 'personal finance', intended: ['tai-chinh-ca-nhan'] },
    { typed: 'học ui ux từ đầu', intended: ['figma-tu-y-tuong-den-ban-giao'] },
    { typed: 'singing lessons', intended: ['thanh-nhac-can-ban'] },
    { typed: 'healthy food', intended: ['dinh-duong-gia-dinh', 'mon-chay-hang-ngay'] },
    { typed: 'learn chinese', intended: ['tieng-trung-hsk1'] },
    { typed: 'automation test cho web', intended: ['kiem-thu-playwright'] },
    { typed: 'coding for kids', intended: ['scratch-cho-be'] },
  ],
  'synonyms and everyday words': [
    { typed: 'quay phim bằng điện thoại', intended: ['dung-video-capcut'] },
    { typed: 'nhạc cụ', intended: ['guitar-dem-hat', 'piano-cho-nguoi-lon'] },
    { typed: 'tập thể dục', intended: ['ta-tay-tai-nha', 'yoga-buoi-sang', 'chay-bo-5-km'] },
    { typed: 'nhật ngữ', intended: ['tieng-nhat-n5-bang-cau-chuyen'], never: ['ngu-phap-mat-goc'] },
    { typed: 'chơi cổ phiếu', intended: ['chung-khoan-cho-nguoi-moi'] },
    { typed: 'học làm bếp', intended: COOKING },
    { typed: 'vi tính văn phòng', intended: ['excel-van-phong'] },
    { typed: 'sửa hình', intended: ['photoshop-cho-nguoi-moi', 'chinh-anh-lightroom'] },
    { typed: 'bán đồ trên mạng', intended: ['ban-hang-tren-san', 'ban-hang-tiktok'] },
  ],
  'teachers and categories': [
    { typed: 'thầy Hùng dạy nấu phở', intended: ['pho-bo-nha-nau'] },
    { typed: 'co yen tieng trung', intended: ['tieng-trung-hsk1'] },
    {
      typed: 'minh đức marketing',
      intended: ['quang-cao-facebook', 'seo-website-nho', 'ban-hang-tiktok'],
    },
    { typed: 'thầy Bảo dạy đàn', intended: ['guitar-dem-hat', 'piano-cho-nguoi-lon'] },
    {
      typed: 'khoá học sức khoẻ cho người lớn tuổi',
      intended: ['yoga-buoi-sang', 'dinh-duong-gia-dinh', 'ngu-ngon-tro-lai', 'co-vai-gay'],
    },
    {
      typed: 'các khoá lập trình cho người mới bắt đầu',
      intended: [
        'python-cho-nguoi-moi',
        'html-css-hien-dai',
        'javascript-hien-dai',
        'react-19-tu-con-so-0',
        'scratch-cho-be',
      ],
    },
  ],
  'one word': [
    { typed: 'seo', intended: ['seo-website-nho'] },
    { typed: 'SQL', intended: ['sql-vung-goc'] },
    { typed: 'đàn', intended: ['guitar-dem-hat', 'piano-cho-nguoi-lon'] },
    { typed: 'tạ', intended: ['ta-tay-tai-nha'], never: ['git-khong-so', 'chup-anh-dien-thoai'] },
    { typed: 'rau', intended: ['mon-chay-hang-ngay', 'com-nha-30-phut', 'dinh-duong-gia-dinh'] },
    { typed: 'tester', intended: ['kiem-thu-playwright'] },
  ],
  'exams and brands': [
    { typed: 'thi hsk', intended: ['tieng-trung-hsk1'] },
    { typed: 'topik', intended: ['tieng-han-nhap-mon'] },
    { typed: 'lazada', intended: ['ban-hang-tren-san'] },
    { typed: 'leetcode', intended: ['thuat-toan-phong-van'] },
    { typed: 'word excel powerpoint', intended: ['excel-van-phong', 'slide-thuyet-phuc'] },
  ],
  'nothing to find': [
    { typed: 'học lái ô tô', nothing: true },
    { typed: 'tiếng pháp', nothing: true },
    { typed: 'cắm hoa nghệ thuật', nothing: true },
    { typed: 'bóng đá cho bé', nothing: true },
    { typed: 'nuôi gà thả vườn', nothing: true },
    { typed: 'đàn tranh', nothing: true },
    { typed: 'revit', nothing: true },
    { typed: 'vật lý lớp 10', nothing: true },
    { typed: 'cắt tóc nam', nothing: true },
    { typed: 'phun xăm lông mày', nothing: true },
    { typed: 'taekwondo', nothing: true },
    { typed: 'sửa xe máy', nothing: true },
    { typed: 'lkjhgfdsa', nothing: true },
    { typed: '~~~ ***', nothing: true },
    {
      typed:
        'kinh nghiệm chọn mua lốp xe tải chở hàng đường đèo dốc mùa mưa và cách thay bánh giữa đường an toàn nha',
      nothing: true,
    },
  ],
};
