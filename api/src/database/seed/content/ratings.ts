import { CATEGORIES } from './categories.ts';
import { COURSES } from './courses/index.ts';

/** Something a student may have written, in the words a student uses. */
export interface RatingContent {
  readonly stars: 2 | 3 | 4 | 5;
  readonly text: string;
  /** The slug of the course, or of the top-level category, that it speaks of; missing means any course. */
  readonly about?: string;
}

const rating =
  (stars: RatingContent['stars']) =>
  (text: string, about?: string): RatingContent => ({ stars, text, ...(about && { about }) });
const five = rating(5);
const four = rating(4);
const three = rating(3);
const two = rating(2);

/** Sixty texts, no two alike. */
export const RATING_TEXTS: readonly RatingContent[] = [
  five('Ngắn mà đủ. Mình học trên xe buýt mỗi sáng, hai tuần là xong.'),
  five('Thầy cô giải thích như đang ngồi cạnh, chỗ nào hay sai đều được nhắc trước.'),
  five('Phần “Việc của bạn” rất hay, làm xong thấy mình làm được thật.'),
  five('Mình từng bỏ dở ba khoá khác, khoá này học hết vì bài nào cũng vừa sức.'),
  five('Hỏi buổi tối, sáng hôm sau đã có câu trả lời kỹ. Rất quý.'),
  five('Không màu mè, vào thẳng việc. Đáng từng đồng.'),
  five('Đã giới thiệu cho cả nhóm ở công ty, ai cũng khen dễ hiểu.'),
  five('Học thử một bài miễn phí rồi mua luôn, không tiếc.'),
  four('Nội dung tốt, mong có thêm bài nâng cao sau phần cuối.'),
  four('Dễ theo, chỉ tiếc vài bài hơi ngắn, mình muốn đọc thêm.'),
  four('Ví dụ gần gũi. Nếu có thêm bài tập có đáp án thì trọn vẹn.'),
  four('Ổn so với giá lúc giảm. Mục lục rõ, tìm lại bài rất nhanh.'),
  four('Giọng văn dễ chịu, đọc không thấy mệt. Mình cần thêm hình minh hoạ.'),
  three('Người mới thì hợp, mình đã biết sơ nên thấy hơi chậm.'),
  three('Kiến thức đúng nhưng mình thích học bằng video hơn là đọc.'),
  three('Nửa đầu rất tốt, nửa sau đi hơi nhanh, mình phải đọc lại mấy lần.'),
  two('Mình kỳ vọng nhiều bài thực hành hơn. Phần lý thuyết thì được.'),
  two('Không hợp với mình vì mình cần mức nâng cao, nên đọc kỹ phần yêu cầu trước khi mua.'),
  five(
    'Lần đầu tiên mình hiểu vì sao giao diện vẽ lại. Cái bẫy setState ngoài đời gặp đúng y chang.',
    'react-19-tu-con-so-0',
  ),
  five(
    'Mình là kế toán chuyển nghề, học đến phần danh sách thì tự làm được sổ chi cho cả nhà.',
    'react-19-tu-con-so-0',
  ),
  five('Mã chép về chạy được ngay, không phải sửa gì. Hiếm có.', 'lap-trinh'),
  five('Hết sợ xung đột rồi, tuần trước còn gỡ giúp đồng nghiệp.', 'git-khong-so'),
  four('Bài chắc, cập nhật theo bản mới. Mong thêm phần kiểm thử giao diện.', 'react-19-tu-con-so-0'),
  four('Đoạn mã dài đọc trên điện thoại hơi khó, trên máy tính thì rất ổn.', 'lap-trinh'),
  three('Cần biết JavaScript trước thật, mình phải dừng lại học thêm một tuần.', 'react-19-tu-con-so-0'),
  five('Xem xong phim trục tung bị cắt, mình mở lại báo cáo cũ và giật mình.', 'doc-hieu-so-lieu'),
  five(
    'Trước giờ toàn dùng trung bình, nay biết hỏi thêm trung vị. Sếp khen báo cáo chặt hơn.',
    'doc-hieu-so-lieu',
  ),
  five('Phim hoạt hình ngắn, có phụ đề, xem lúc nghỉ trưa không cần bật tiếng.', 'doc-hieu-so-lieu'),
  four('Giải thích dễ hiểu. Giá mà có thêm tệp số liệu để tập.', 'du-lieu-ai'),
  four('Phần làm sạch dữ liệu đúng là thứ mình gặp mỗi ngày.', 'phan-tich-du-lieu-python'),
  three('Hay nhưng mình mong có thêm ví dụ ngành sản xuất.', 'du-lieu-ai'),
  five('Phép thử nheo mắt đơn giản mà dùng được mãi. Tờ rơi của quán đẹp hẳn.', 'mau-sac-va-chu'),
  five(
    'Câu chuyện tiệm tóc cô Hoa làm mình đổi hẳn cách nói chuyện với khách.',
    'figma-tu-y-tuong-den-ban-giao',
  ),
  four('Bài về bảng màu quá hay. Muốn xem thêm nhiều ví dụ trước và sau.', 'mau-sac-va-chu'),
  three('Hợp người mới, ai đã đi làm thì chỉ cần vài bài cuối.', 'thiet-ke'),
  five('Tính lại một món mới biết mình bán lỗ suốt ba tháng. Cảm ơn thầy.', 'ban-hang-tren-san'),
  five('Lịch tiền mười ba tuần đã cứu quán mình đúng dịp cuối năm.', 'dong-tien-cho-cua-hang'),
  five(
    'Thật thà, không vẽ chuyện làm giàu. Danh sách kiểm tra in ra dán ngay chỗ đóng gói.',
    'ban-hang-tren-san',
  ),
  four('Phần đối soát rất đáng. Mong có mẫu bảng tính để tải về.', 'ban-hang-tren-san'),
  four('Mượn lời khách để viết bài, thử một tuần thấy người ta nhắn nhiều hơn.', 'viet-noi-dung-thuong-hieu'),
  three('Nhiều ý hay nhưng mình bán dịch vụ nên chỉ áp dụng được một phần.', 'kinh-doanh'),
  five('Khung email bốn câu tiết kiệm cho mình mỗi ngày nửa tiếng, không nói quá.', 'tieng-anh-cong-so'),
  five(
    'Hôm qua mình đã dám chen vào cuộc họp bằng câu “Can I add something here?”. Vui cả ngày.',
    'tieng-anh-cong-so',
  ),
  five(
    'Giải thích sắc thái bằng tiếng Việt rất thấm, trước giờ cứ dùng maybe để từ chối.',
    'tieng-anh-cong-so',
  ),
  four('Nội dung thực tế. Nếu có tệp nghe kèm theo thì mình cho năm sao.', 'ngoai-ngu'),
  four('Luyện tờ giấy trước miệng buồn cười mà hiệu quả, con mình cũng tập theo.', 'phat-am-tieng-anh'),
  three('Hợp trình độ trung cấp, mình mới bắt đầu nên phải tra từ nhiều.', 'tieng-anh-cong-so'),
  five('Lưng bớt mỏi sau mười ngày. Thích nhất là bài nào cũng có bản nhẹ.', 'yoga-buoi-sang'),
  five('Mình 52 tuổi, tập với ghế rất an tâm. Cô dặn kỹ chỗ nào phải dừng.', 'yoga-buoi-sang'),
  five('Nhật ký ngủ ba dòng mà thay đổi nhiều thứ. Giờ mình dậy không cần báo lại.', 'ngu-ngon-tro-lai'),
  four('Giáo án chạy vừa sức, tuần hai mình hụt hơi một chút nhưng qua được.', 'chay-bo-5-km'),
  three('Nội dung tốt, mình muốn xem người thật làm mẫu.', 'suc-khoe'),
  five('Nồi bún bò đầu tiên đúng mùi quê ngoại. Bí quyết chắt ruốc là đây.', 'mon-hue-trong-can-bep-nho'),
  five('Ổ bánh đầu tiên nở và còn hát lách tách, cả nhà đứng nghe.', 'banh-mi-tai-nha'),
  four('Công thức chuẩn, có cách cứu khi hỏng. Mong thêm món chay.', 'am-thuc'),
  two('Lò nhà mình nhỏ nên vỏ chưa giòn như hướng dẫn, cần thêm mẹo cho lò mini.', 'banh-mi-tai-nha'),
  five('Hai tuần đệm được bài đầu tiên cho con hát. Bài tập một phút là chìa khoá.', 'guitar-dem-hat'),
  five('Chụp ly nước bốn hướng xong tự nhiên nhìn đâu cũng thấy ánh sáng.', 'chup-anh-dien-thoai'),
  four('Rất dễ theo. Phần tìm hợp âm hơi nhanh, mình phải đọc lại.', 'guitar-dem-hat'),
  three('Cần thêm tệp âm thanh mẫu để so nhịp, còn lại rất ổn.', 'guitar-dem-hat'),
];

/**
 * A text for the `index`-th rating of a course: about any course, its subject, or this very course. The same
 * course and index always give the same text. About one in eight falls below four stars. From the fifteenth
 * rating on texts come back; ratings beyond that read better with stars alone.
 */
export function pickRating(courseSlug: string, index: number): RatingContent {
  const topics = [undefined, courseSlug, subjectOf(courseSlug)];
  const fitting = RATING_TEXTS.filter((text) => topics.includes(text.about));
  const isWeak = index % 8 === 5;
  const pool = fitting.filter((text) => text.stars < 4 === isWeak);
  // Ratings of one kind are counted apart, so that neither pool skips a text.
  const position = isWeak ? Math.floor(index / 8) : index - Math.floor((index + 2) / 8);
  const offset = [...courseSlug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const picked = pool[(position * stepFor(pool.length) + offset) % pool.length];
  if (!picked) throw new Error('There are no rating texts');
  return picked;
}

/** The slug of the top-level category a course belongs to. */
function subjectOf(courseSlug: string): string {
  const course = COURSES.find(({ slug }) => slug === courseSlug);
  const category = CATEGORIES.find(({ slug }) => slug === course?.category);
  if (!category) throw new Error(`No course has the slug ${courseSlug}`);
  return category.parent ?? category.slug;
}

/** A step that visits every place of a pool once (it shares no divisor with the size) without going in order. */
function stepFor(size: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = 7;
  while (divisor(step, size) !== 1) step += 2;
  return step;
}
