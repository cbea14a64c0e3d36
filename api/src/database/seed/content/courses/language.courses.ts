import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const PRONUNCIATION: CourseContent = {
  slug: 'phat-am-tieng-anh',
  title: 'Phát âm tiếng Anh: sửa những lỗi người Việt hay mắc',
  subtitle: 'Âm cuối, trọng âm, nối âm: sửa ít chỗ mà người nghe hiểu hơn hẳn.',
  description: richText(`
Bạn nói đúng ngữ pháp mà người nghe vẫn hỏi lại? Thường là vì vài âm tiếng Việt không có. Khoá học chọn những lỗi gây hiểu lầm nhiều nhất và sửa lần lượt: âm cuối bị nuốt, trọng âm sai chỗ, câu nói đều đều. Mỗi bài có cách đặt lưỡi tả bằng lời dễ hình dung, cặp từ để luyện tai và bài thu âm hai phút. Mục tiêu là rõ ràng, không phải giọng bản xứ.
`),
  outcomes: [
    'Giữ được âm cuối khi nói nhanh',
    'Đặt trọng âm đúng cho từ hai, ba âm tiết',
    'Phân biệt các cặp âm hay lẫn',
    'Tự thu âm và tự sửa',
  ],
  requirements: ['Điện thoại có ghi âm', 'Biết từ vựng cơ bản'],
  audience: ['Người đi làm cần nói rõ hơn', 'Sinh viên luyện thuyết trình'],
  level: 'ALL',
  language: 'vi',
  category: 'tieng-anh',
  teacher: 'linh',
  tags: ['phát âm', 'tiếng anh', 'nói'],
  price: 349_000,
  sections: [
    section(
      'Âm',
      preview(
        lesson(
          'Âm cuối: chữ nhỏ làm nên chuyện lớn',
          `
Trong tiếng Việt, âm cuối được khép lại trong miệng: “mát”, “các”. Mang thói quen ấy sang tiếng Anh, *nine*, *night*, *nice*, *knife* nghe thành một từ. Người nghe không đoán nổi.

Hãy để âm cuối **thoát ra**:

- *night* với **t**: đầu lưỡi chạm sau răng trên rồi bật nhẹ.
- *nice* với **s**: kéo dài hơi “xì” thêm nửa giây.
- *knife* với **f**: răng trên chạm môi dưới, thổi hơi.
- *nine* với **n**: giữ lưỡi, cho tiếng ngân qua mũi.

Luyện với tờ giấy mỏng trước miệng: âm bật hoặc âm gió thì tờ giấy phải động.

Cách luyện hai phút mỗi ngày:

1. Đọc chậm bốn từ trên, phóng đại âm cuối.
2. Đặt vào câu: *I had a nice night.*
3. Nói nhanh gấp đôi mà **vẫn giữ** âm cuối.
4. Thu lại, nghe, chỉ sửa một từ tệ nhất.

Lúc đầu bạn thấy mình nói “quá”. Người nghe lại thấy vừa đủ. Hãy tin tờ giấy, đừng tin cảm giác.
`,
        ),
      ),
      lesson(
        'Hai âm th và cái lưỡi ló ra',
        'Đặt đầu lưỡi giữa hai hàm răng, thổi hơi cho *think*, rung cổ họng cho *this*. Nếu ngại, chỉ cần lưỡi chạm mặt sau răng trên cũng nghe được. Luyện cặp *three* – *tree* và *then* – *den* trước gương.',
      ),
      lesson(
        'Nguyên âm dài và ngắn',
        '*Ship* và *sheep* không chỉ khác độ dài: miệng *sheep* căng ngang như cười, *ship* thả lỏng. Tương tự *full* và *fool*. Luyện bằng cách giữ miệng ở thế căng rồi thả, cảm nhận cơ má.',
      ),
    ),
    section(
      'Nhịp',
      lesson(
        'Trọng âm: nói to đúng một chỗ',
        'Người nghe tiếng Anh bắt từ theo trọng âm trước, theo âm sau. Danh từ hai âm tiết thường nhấn đầu, động từ thường nhấn cuối: một *REcord*, nhưng to *reCORD*. Học từ mới thì gõ nhịp xuống bàn ở âm nhấn.',
      ),
      lesson(
        'Từ nào trong câu được nhấn?',
        'Nhấn từ mang nghĩa, lướt qua từ ngữ pháp: *I SENT the FILE on MONday*. Chuyển chỗ nhấn là đổi ý: nhấn *I* nghĩa là tôi chứ không phải ai khác. Tập bằng cách ngân nga câu chỉ với “tà” to và nhỏ.',
      ),
      lesson(
        'Nối âm để nói trôi',
        'Phụ âm cuối nhảy sang nguyên âm đầu của từ sau: *pick it up* nghe như “pi-ki-tắp”. Không nối thì câu vụn ra và nghe gắt. Chọn một đoạn phim mười giây, chép lại chỗ nối, nhại theo mười lần.',
      ),
    ),
  ],
};

const JAPANESE: CourseContent = {
  slug: 'tieng-nhat-n5-bang-cau-chuyen',
  title: 'Tiếng Nhật N5: học bằng câu chuyện',
  subtitle: 'Theo chân Mai đến Osaka, học chữ, mẫu câu và từ vựng N5 trong mạch truyện.',
  description: richText(`
Học bảng chữ rồi học từ rồi học ngữ pháp thì mau chán. Ở đây bạn theo một câu chuyện: Mai sang Osaka học nghề làm bánh, lạc đường ở ga, kết bạn với bà chủ trọ. Mỗi chương là một đoạn hội thoại ngắn, vài mẫu câu N5 và chữ Hán gặp ngoài phố. Cuối khoá bạn đọc được bảng hiệu, tự giới thiệu, hỏi đường, mua hàng và kể về một ngày của mình.
`),
  outcomes: [
    'Đọc viết hiragana, katakana',
    'Dùng các mẫu câu N5 thường gặp',
    'Hỏi đường, mua hàng, tự giới thiệu',
    'Nhận mặt những chữ Hán hay gặp ngoài phố',
  ],
  requirements: ['Không cần biết trước tiếng Nhật'],
  audience: ['Người mới bắt đầu', 'Người sắp đi du lịch hoặc học nghề ở Nhật'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'ngoai-ngu',
  teacher: 'linh',
  tags: ['tiếng nhật', 'n5', 'nhập môn'],
  price: 649_000,
  sections: [
    section(
      'Mai đến Osaka',
      preview(
        lesson(
          'Chương 1: Hajimemashite, tôi là Mai',
          `
Mai kéo vali vào nhà trọ. Bà chủ mỉm cười, cúi đầu.

> Bà chủ: *Hajimemashite. Sato desu.*\\
> Mai: *Hajimemashite. Mai desu. Betonamu kara kimashita.*\\
> Bà chủ: *Douzo yoroshiku.*

**Hajimemashite** là câu chào cho lần gặp đầu tiên, chỉ dùng một lần với mỗi người.

**A desu** nghĩa là “(tôi) là A”. Tiếng Nhật thường bỏ chữ “tôi” vì ai cũng hiểu. Muốn nói rõ thì thêm *watashi wa* ở trước: *Watashi wa Mai desu.*

**… kara kimashita** là “đến từ…”. Thay *Betonamu* bằng thành phố của bạn: *Danan kara kimashita.*

**Douzo yoroshiku** khó dịch từng chữ, nó giống “mong được bác giúp đỡ”. Bạn cứ đáp lại bằng đúng câu ấy.

Giờ đến lượt bạn. Đứng lên, hơi cúi đầu, nói ba câu: chào lần đầu, tên, đến từ đâu. Chữ *u* cuối *desu* gần như không đọc, nghe như “đê-s”. Nói năm lần, lần nào cũng nhìn vào một người tưởng tượng khác nhau.
`,
        ),
      ),
      lesson(
        'Chương 2: Chữ hiragana trên hộp sữa',
        'Mai đứng trước tủ lạnh ở cửa hàng và đánh vần ぎゅうにゅう, *gyuunyuu*, sữa bò. Học hiragana theo hàng năm chữ, mỗi ngày hai hàng, viết chữ nào đọc to chữ ấy. Chữ nhỏ ゃ ゅ ょ ghép với chữ trước thành một nhịp.',
      ),
      lesson(
        'Chương 3: Lạc ở ga Umeda',
        'Mẫu câu cứu mạng: *Sumimasen, … wa doko desu ka*, xin lỗi, … ở đâu ạ. Nghe câu trả lời, bắt ba từ: *migi* phải, *hidari* trái, *massugu* thẳng. Chữ Hán 出口 nghĩa là lối ra, bạn sẽ thấy nó ở mọi nhà ga.',
      ),
    ),
    section(
      'Một tuần ở tiệm bánh',
      lesson(
        'Chương 4: Cái này bao nhiêu tiền?',
        '*Kore wa ikura desu ka* dùng cho món ở gần bạn, *sore* cho món gần người bán, *are* cho món xa cả hai. Số đếm từ một đến mười ghép thành số lớn rất đều: 35 là *san-juu-go*, ba-mười-năm. Riêng 300 đọc là *sanbyaku*.',
      ),
      lesson(
        'Chương 5: Mai dậy lúc bốn giờ',
        'Động từ đứng cuối câu: *Watashi wa yoji ni okimasu*, tôi lúc bốn giờ thì dậy. Trợ từ *ni* gắn vào giờ, *o* gắn vào thứ bị tác động: *pan o tsukurimasu*, làm bánh. Đuôi *-masu* đổi thành *-masen* là có ngay câu phủ định.',
      ),
      lesson(
        'Chương 6: Thư gửi về nhà',
        'Mai viết sáu câu về cho mẹ, dùng *-mashita* cho chuyện đã qua và tính từ *oishii* ngon, *tanoshii* vui. Bạn viết sáu câu về cuối tuần của mình theo khung ấy. Đọc to cho một người nghe, dù họ không hiểu cũng không sao.',
      ),
    ),
  ],
};

/** Language courses. The complete one is in office-english.course.ts. */
export const LANGUAGE_COURSES: readonly CourseContent[] = [PRONUNCIATION, JAPANESE];
