import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const GIT: CourseContent = {
  slug: 'git-khong-so',
  title: 'Git không sợ: làm việc nhóm trên một kho mã',
  subtitle: 'Hiểu Git bằng hình vẽ, gỡ được mọi tình huống rối mà không phải xoá đi tải lại.',
  description: richText(`
Bạn biết *add*, *commit*, *push* nhưng cứ thấy chữ *conflict* là run tay? Khoá học vẽ lại Git như một cuốn album ảnh, rồi cho bạn tự làm rối và tự gỡ. Sau vài giờ bạn biết mình đang đứng ở đâu, quay lại thế nào, và làm việc chung với đồng đội mà không giẫm chân nhau. Mọi lệnh đều chạy thử trên một kho mã nhỏ.
`),
  outcomes: [
    'Giải thích được commit, nhánh và HEAD bằng hình vẽ',
    'Gỡ xung đột mà không mất mã của ai',
    'Quay lại an toàn với restore, revert và reflog',
    'Viết lịch sử gọn gàng để người khác đọc được',
  ],
  requirements: ['Biết mở cửa sổ lệnh', 'Đã cài Git trên máy'],
  audience: ['Lập trình viên mới đi làm', 'Sinh viên làm đồ án nhóm'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'lap-trinh',
  teacher: 'nam',
  tags: ['git', 'làm việc nhóm', 'công cụ'],
  price: 249_000,
  salePrice: 149_000,
  saleDays: 6,
  sections: [
    section(
      'Nhìn thấy Git',
      preview(
        lesson(
          'Commit là tấm ảnh, nhánh là tờ giấy nhớ',
          `
Hãy tưởng tượng dự án là căn phòng, mỗi **commit** là một tấm ảnh chụp cả phòng. Ảnh mới kẹp ghi chú “tấm trước tôi là tấm nào”. Chuỗi ảnh ấy chính là lịch sử.

**Nhánh** không phải bản sao của căn phòng. Nó chỉ là tờ giấy nhớ ghi tên, dán lên một tấm ảnh. Chụp tấm mới, tờ giấy tự chuyển sang tấm mới. Vì thế tạo nhánh trong Git gần như không tốn gì.

**HEAD** là ngón tay bạn đang chỉ vào: thường là một tờ giấy nhớ, đôi khi chỉ thẳng vào một tấm ảnh.

~~~bash
git log --oneline --graph --all
~~~

Lệnh này in ra cuốn album. Từ nay, trước khi gõ lệnh gì đáng sợ, hãy chạy nó và tự hỏi:

1. Tờ giấy nào sắp bị dời?
2. Có tấm ảnh nào không còn tờ giấy nào dán vào không?

Trả lời được hai câu đó, bạn không thể mất mã.
`,
        ),
      ),
      lesson(
        'Ba khu vực: thư mục, vùng chờ, kho',
        'Thư mục làm việc là bàn bạn đang bày bừa, vùng chờ là những thứ đã xếp vào khung hình, kho là album. Lệnh ~git add -p~ cho bạn chọn từng đoạn để xếp vào khung, nhờ vậy một buổi sửa lung tung vẫn ra được ba commit gọn gàng.',
      ),
      lesson(
        'Viết lời ghi commit người khác đọc được',
        'Dòng đầu dưới 60 ký tự, bắt đầu bằng động từ và nói **kết quả**: “Chặn đặt phòng trùng ngày”. Phần dưới nói vì sao, không kể lại mã đã có sẵn. Phép thử: nửa năm sau đọc lại, bạn có biết vì sao mình làm thế không?',
      ),
    ),
    section(
      'Làm chung mà không giẫm chân',
      lesson(
        'Gỡ xung đột từng bước',
        'Xung đột chỉ nghĩa là hai người sửa cùng một chỗ và Git không dám tự chọn. Mở tệp, tìm dấu ~<<<<<<<~, đọc **ý định** của cả hai bên trước khi xoá dòng nào. Sửa xong chạy kiểm thử rồi mới ~git add~; còn muốn bỏ cuộc thì ~git merge --abort~ đưa bạn về y như cũ.',
      ),
      lesson(
        'Merge hay rebase?',
        'Merge giữ nguyên chuyện đã xảy ra và thêm một nút nối. Rebase chụp lại các tấm ảnh của bạn trên nền mới, lịch sử thẳng nhưng mã số commit đổi. Quy tắc an toàn: chỉ rebase những gì bạn **chưa chia sẻ**.',
      ),
      lesson(
        'Cứu mã tưởng đã mất với reflog',
        'Git ghi lại mọi chỗ HEAD từng đứng trong sổ ~git reflog~, mặc định giữ ít nhất 30 ngày. Lỡ ~reset --hard~? Tìm dòng ngay trước đó và dán một tờ giấy nhớ vào: ~git branch cuu-ho HEAD@{1}~. Chỉ những gì chưa từng commit mới thật sự mất.',
      ),
    ),
  ],
};

const NODE_POSTGRES: CourseContent = {
  slug: 'nodejs-va-postgresql',
  title: 'Node.js và PostgreSQL: API chịu tải thật',
  subtitle: 'Thiết kế bảng, viết API, xử lý giao dịch và đo tải trên một hệ thống đặt vé nhỏ.',
  description: richText(`
Viết API chạy được trên máy mình thì dễ, viết API không bán một ghế cho hai người mới khó. Ta cùng xây hệ thống đặt vé nhỏ bằng Node.js và PostgreSQL, rồi cố tình tấn công nó bằng hàng trăm yêu cầu cùng lúc. Mỗi lần hỏng là một bài học: chỉ mục, giao dịch, khoá, hàng đợi, giới hạn kết nối. Bạn cần biết JavaScript và vài câu SQL cơ bản.
`),
  outcomes: [
    'Thiết kế bảng với ràng buộc giữ dữ liệu luôn đúng',
    'Dùng giao dịch và khoá để không bán trùng',
    'Đọc kế hoạch truy vấn và thêm chỉ mục đúng chỗ',
    'Đo tải và biết giới hạn của hệ thống',
  ],
  requirements: ['Viết được hàm bất đồng bộ trong JavaScript', 'Biết SELECT, INSERT, UPDATE'],
  audience: ['Lập trình viên web muốn vững phía máy chủ', 'Người sắp phải chịu trách nhiệm một API thật'],
  level: 'INTERMEDIATE',
  language: 'vi',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['node.js', 'postgresql', 'api', 'backend'],
  price: 899_000,
  sections: [
    section(
      'Dữ liệu đúng từ trong bảng',
      preview(
        lesson(
          'Để cơ sở dữ liệu canh cửa giúp bạn',
          `
Kiểm tra trong mã là lời hứa, ràng buộc trong bảng là **ổ khoá**. Lời hứa bị quên khi có người viết thêm một đoạn nhập liệu, ổ khoá thì không.

~~~sql
create table booking (
  id uuid primary key default gen_random_uuid(),
  show_id uuid not null references show,
  seat text not null,
  price integer not null check (price >= 0),
  created_at timestamptz not null default now(),
  unique (show_id, seat)
);
~~~

Dòng ~unique (show_id, seat)~ bảo đảm một ghế của một suất diễn chỉ bán một lần, dù hai yêu cầu đến cùng một phần nghìn giây. Người đến sau nhận mã lỗi ~23505~, và việc của API là dịch mã ấy thành câu “Ghế vừa có người đặt, bạn chọn ghế khác nhé”.

Ba ràng buộc nên nghĩ đến với mọi bảng:

- ~not null~: thiếu cột này thì dòng có nghĩa không?
- ~check~: giá trị nào là vô lý?
- ~unique~: điều gì chỉ được xảy ra một lần?

Tiền thì lưu bằng số nguyên đồng, đừng dùng số thực.
`,
        ),
      ),
      lesson(
        'Giao dịch: tất cả hoặc không gì cả',
        'Trừ ví và tạo vé phải cùng thành công hoặc cùng huỷ. Bọc chúng giữa ~begin~ và ~commit~, và để mọi lỗi dẫn đến ~rollback~. Nhớ dùng **cùng một kết nối** cho cả giao dịch; lấy hai kết nối từ bể là hai câu chuyện khác nhau.',
      ),
      lesson(
        'Khoá dòng với SELECT … FOR UPDATE',
        'Đọc số dư rồi mới ghi là khoảng hở cho người khác chen vào. ~for update~ giữ dòng cho đến hết giao dịch, người sau phải đợi. Hãy luôn khoá theo cùng một thứ tự, ví dụ theo mã tăng dần, để hai giao dịch không đợi nhau mãi.',
      ),
    ),
    section(
      'Chịu được đông người',
      lesson(
        'Đọc EXPLAIN ANALYZE trong năm phút',
        'Đọc từ trong ra ngoài và tìm nút ngốn nhiều thời gian nhất. So số dòng **ước tính** với số dòng **thật**: lệch trăm lần nghĩa là thống kê cũ hoặc điều kiện khó đoán. *Seq Scan* trên bảng nhỏ là chuyện tốt, đừng vội thêm chỉ mục.',
      ),
      lesson(
        'Bể kết nối và hàng đợi',
        'Mỗi kết nối PostgreSQL là một tiến trình tốn bộ nhớ, nên mở nhiều hơn chưa chắc nhanh hơn. Bắt đầu với khoảng hai lần số nhân xử lý rồi đo. Việc chậm như gửi thư thì đẩy vào hàng đợi, trả lời người dùng trước.',
      ),
      lesson(
        'Đo tải và tìm điểm gãy',
        'Tăng dần số người dùng ảo và ghi lại bách phân vị 95 của thời gian trả lời, không chỉ trung bình. Điểm gãy là chỗ thời gian tăng vọt trong khi lượng phục vụ đứng yên. Ghi con số ấy vào tài liệu, đó là lời cam kết thật thà nhất của bạn.',
      ),
    ),
  ],
};

const HTML_CSS: CourseContent = {
  slug: 'html-css-hien-dai',
  title: 'HTML và CSS hiện đại: dàn trang không đau đầu',
  subtitle: 'Flexbox, Grid và vài thói quen nhỏ để trang đẹp trên mọi cỡ màn hình. Miễn phí.',
  description: richText(`
Khoá miễn phí cho bạn bắt đầu làm web. Ta bỏ qua những mẹo cũ và đi thẳng vào cách dàn trang hôm nay: thẻ có nghĩa, Flexbox cho một chiều, Grid cho hai chiều, đơn vị co giãn và biến CSS. Kết thúc khoá bạn có trang giới thiệu bản thân đọc tốt từ điện thoại nhỏ đến màn hình rộng, dùng được bằng bàn phím, và không phụ thuộc thư viện nào.
`),
  outcomes: [
    'Viết HTML có nghĩa để máy đọc và người đọc đều hiểu',
    'Chọn đúng giữa Flexbox và Grid',
    'Làm trang co giãn mà ít cần media query',
    'Tổ chức màu và khoảng cách bằng biến CSS',
  ],
  requirements: ['Một trình duyệt và một trình soạn thảo bất kỳ'],
  audience: ['Người chưa từng làm web', 'Nhà thiết kế muốn tự dựng trang'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['html', 'css', 'miễn phí'],
  price: 0,
  sections: [
    section(
      'Bộ khung có nghĩa',
      preview(
        lesson(
          'Thẻ có nghĩa: viết cho người không nhìn thấy trang',
          `
Hãy thử nhắm mắt và nhờ ai đó đọc trang web cho bạn nghe. Bạn sẽ muốn biết: đâu là tiêu đề, đâu là trình đơn, đâu là nội dung chính. Thẻ HTML có nghĩa nói đúng những điều ấy.

~~~html
<header>Tên trang</header>
<nav aria-label="Chính">…</nav>
<main>
  <h1>Mình là Hương</h1>
  <section>
    <h2>Việc mình làm</h2>
  </section>
</main>
<footer>Liên hệ</footer>
~~~

Trình đọc màn hình cho phép nhảy thẳng đến ~main~; máy tìm kiếm hiểu ~h1~ là chủ đề. Nếu tất cả đều là ~div~, không ai biết gì.

Ba quy tắc dễ nhớ:

1. Bấm để **đi nơi khác** là ~a~, bấm để **làm gì đó** là ~button~.
2. Mỗi trang một ~h1~, rồi lần lượt ~h2~, ~h3~, không nhảy cóc.
3. Ô nhập nào cũng có ~label~.

Chỉ riêng ba quy tắc này đã giúp trang bạn tốt hơn rất nhiều trang ngoài kia.
`,
        ),
      ),
      lesson(
        'Mô hình hộp và box-sizing',
        'Mỗi phần tử là một hộp gồm nội dung, đệm, viền và lề. Mặc định ~width~ chỉ tính nội dung nên thêm đệm là hộp phình ra. Đặt ~*, ::before, ::after { box-sizing: border-box }~ ở đầu tệp, từ đó bề rộng bạn ghi là bề rộng bạn thấy.',
      ),
      lesson(
        'Chữ dễ đọc: cỡ, dòng và bề rộng',
        'Chữ thân bài 16 đến 18 điểm ảnh, dòng cao khoảng 1,5 lần. Dòng dài quá 75 ký tự khiến mắt lạc, hãy giới hạn bằng ~max-width: 65ch~. Tiếng Việt có dấu chồng nên tiêu đề cũng cần dòng cao ít nhất 1,25.',
      ),
    ),
    section(
      'Dàn trang',
      lesson(
        'Flexbox: xếp theo một hàng',
        'Đặt ~display: flex~ cho cha, ~gap~ cho khoảng cách, ~justify-content~ theo hàng và ~align-items~ theo chiều vuông góc với hàng. Muốn một món dạt sang phải, cho nó ~margin-left: auto~. Cần tự xuống dòng thì thêm ~flex-wrap: wrap~.',
      ),
      lesson(
        'Grid: lưới co giãn không cần media query',
        'Một dòng làm nên cả lưới thẻ: ~grid-template-columns: repeat(auto-fill, minmax(240px, 1fr))~. Trình duyệt tự tính xem vừa mấy cột. Hãy kéo hẹp cửa sổ để xem các thẻ tự rơi xuống hàng dưới.',
      ),
      lesson(
        'Biến CSS và chế độ tối',
        'Khai báo màu theo **vai trò** như ~--text~, ~--surface~ thay vì theo tên màu. Trong ~@media (prefers-color-scheme: dark)~ chỉ cần gán lại các biến ấy. Kiểm tra độ tương phản chữ và nền ít nhất 4,5 trên 1 ở cả hai chế độ.',
      ),
    ),
  ],
};

/** Programming courses. The complete one is in react-19.course.ts. */
export const PROGRAMMING_COURSES: readonly CourseContent[] = [GIT, NODE_POSTGRES, HTML_CSS];
