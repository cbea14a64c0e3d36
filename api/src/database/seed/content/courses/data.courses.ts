import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const SQL: CourseContent = {
  slug: 'sql-vung-goc',
  title: 'SQL vững gốc: truy vấn, nhóm và chỉ mục',
  subtitle: 'Nghĩ bằng tập hợp, viết câu truy vấn người khác đọc được, và biết vì sao nó chậm.',
  description: richText(`
SQL là ngôn ngữ đã năm mươi tuổi mà vẫn nằm dưới hầu hết báo cáo bạn đọc mỗi ngày. Khoá học đi từ câu hỏi của một cửa hàng sách: cuốn nào bán chạy, khách nào lâu chưa quay lại, tháng này hơn tháng trước bao nhiêu. Bạn học cách nghĩ theo tập hợp, nối bảng không nhân đôi số tiền, dùng hàm cửa sổ, và đọc được dấu hiệu của một truy vấn chậm.
`),
  outcomes: [
    'Viết SELECT theo đúng thứ tự suy nghĩ',
    'Nối bảng mà không làm sai tổng',
    'Dùng hàm cửa sổ để so sánh các kỳ',
    'Hiểu chỉ mục giúp gì và tốn gì',
  ],
  requirements: ['Biết dùng bảng tính cơ bản'],
  audience: ['Nhân viên cần tự lấy số liệu', 'Lập trình viên muốn chắc phần dữ liệu'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'du-lieu-ai',
  teacher: 'ha',
  tags: ['sql', 'postgresql', 'truy vấn'],
  price: 549_000,
  sections: [
    section(
      'Nghĩ bằng tập hợp',
      preview(
        lesson(
          'Câu truy vấn chạy theo thứ tự nào?',
          `
Ta viết ~select~ đầu tiên nhưng máy làm nó gần cuối. Biết thứ tự thật, bạn hết thắc mắc vì sao tên cột mới đặt lại không dùng được trong ~where~.

1. **from, join**: lấy và ghép các bảng.
2. **where**: bỏ dòng không cần.
3. **group by**: gom dòng thành nhóm.
4. **having**: bỏ nhóm không cần.
5. **select**: tính các cột, đặt tên.
6. **order by**: sắp xếp.
7. **limit**: cắt bớt.

~~~sql
select author, sum(quantity) as sold
from sale join book using (book_id)
where sold_on >= date '2026-01-01'
group by author
having sum(quantity) >= 50
order by sold desc
limit 10;
~~~

Đọc thành lời: ghép đơn với sách, giữ đơn từ đầu năm, gom theo tác giả, bỏ tác giả bán dưới 50 cuốn, tính tổng, xếp từ cao xuống, lấy mười người.

Mẹo: khi viết câu dài, hãy viết **theo thứ tự máy chạy**, từ ~from~ trước, rồi quay lên ~select~ sau cùng. Bạn sẽ ít sai hơn hẳn.
`,
        ),
      ),
      lesson(
        'NULL không phải số không',
        'NULL nghĩa là “không biết”, nên ~NULL = NULL~ cũng không đúng; phải hỏi ~is null~. ~count(*)~ đếm mọi dòng còn ~count(cot)~ bỏ qua dòng trống. Trước khi tính trung bình, hãy hỏi: người không trả lời nên tính là 0 hay nên bỏ ra?',
      ),
      lesson(
        'Nối bảng mà không nhân đôi tiền',
        'Một đơn có ba món và hai lần thanh toán, nối cả hai bảng sẽ ra sáu dòng và tổng tiền bị nhân lên. Hãy **gom trước, nối sau**: tính tổng từng phía trong câu con rồi mới ghép theo mã đơn. Luôn so tổng sau khi nối với tổng của bảng gốc.',
      ),
    ),
    section(
      'Hỏi khó hơn, chạy nhanh hơn',
      lesson(
        'Hàm cửa sổ: so với dòng bên cạnh',
        '~lag(revenue) over (order by month)~ lấy doanh thu tháng trước mà không cần tự nối bảng. ~rank() over (partition by shop order by revenue desc)~ xếp hạng trong từng cửa hàng. Khác với ~group by~, hàm cửa sổ giữ nguyên từng dòng.',
      ),
      lesson(
        'CTE: chia câu dài thành đoạn văn',
        'Mỗi đoạn ~with ten as (…)~ nên trả lời đúng một câu hỏi và có tên nói lên điều đó. Người sau đọc tên các đoạn là hiểu mạch. Muốn gỡ lỗi, bạn chỉ việc chọn thẳng từ từng đoạn.',
      ),
      lesson(
        'Chỉ mục: mục lục của cuốn sách',
        'Chỉ mục giúp tìm nhanh theo cột đầu tiên của nó, như danh bạ xếp theo họ rồi mới đến tên. Nó làm ghi chậm hơn và tốn chỗ, nên chỉ tạo cho câu hỏi có thật. Bọc cột trong một hàm như ~lower(email)~ thì cần chỉ mục trên chính biểu thức ấy.',
      ),
    ),
  ],
};

const PYTHON: CourseContent = {
  slug: 'phan-tich-du-lieu-python',
  title: 'Phân tích dữ liệu với Python cho người đi làm',
  subtitle: 'Từ tệp bán hàng lộn xộn đến báo cáo tự chạy mỗi sáng, không cần nền lập trình.',
  description: richText(`
Nếu sáng thứ hai nào bạn cũng chép dán giữa năm tệp bảng tính, khoá học này trả lại bạn hai giờ mỗi tuần. Ta dùng Python và pandas trên một bộ dữ liệu bán hàng có đủ tật xấu: tên viết nhiều kiểu, ngày lẫn lộn, dòng trùng. Bạn học làm sạch, gom nhóm, vẽ biểu đồ và đóng gói thành một lệnh. Không bắt đầu bằng lý thuyết, chỉ học phần cần cho việc trước mắt.
`),
  outcomes: [
    'Đọc và làm sạch tệp dữ liệu thật',
    'Gom nhóm và nối bảng với pandas',
    'Vẽ biểu đồ gọn gàng, đúng câu hỏi',
    'Đóng gói thành báo cáo chạy bằng một lệnh',
  ],
  requirements: ['Dùng thạo bảng tính', 'Máy tính cài được Python 3.12 trở lên'],
  audience: ['Nhân viên vận hành, kế toán, bán hàng', 'Người muốn chuyển sang phân tích dữ liệu'],
  level: 'BEGINNER',
  language: 'vi',
  category: 'du-lieu-ai',
  teacher: 'ha',
  tags: ['python', 'pandas', 'tự động hoá'],
  price: 799_000,
  sections: [
    section(
      'Làm quen',
      preview(
        lesson(
          'Nhìn dữ liệu trước khi tính',
          `
Sai lầm tốn kém nhất không nằm ở công thức mà ở chỗ tính trên dữ liệu mình chưa nhìn. Trước khi làm gì, hãy dành năm phút cho bốn lệnh:

~~~python
import pandas as pd

sales = pd.read_csv("ban_hang.csv")
print(sales.shape)
print(sales.head())
print(sales.dtypes)
print(sales.isna().sum())
~~~

- ~shape~ cho biết bao nhiêu dòng, bao nhiêu cột. Có khớp con số phòng kinh doanh nói không?
- ~head~ cho xem năm dòng đầu. Tiếng Việt có bị vỡ chữ không?
- ~dtypes~ cho kiểu từng cột. Cột tiền mà là ~object~ nghĩa là lẫn chữ vào số.
- ~isna().sum()~ đếm ô trống. Cột nào trống quá nửa thì hỏi người nhập trước khi dùng.

Thêm một lệnh nữa cho cột phân loại: ~sales["tinh"].value_counts()~. Bạn sẽ gặp “Đà Nẵng”, “Da Nang”, “ĐN” cùng sống chung. Ghi lại hết những điều lạ, bài sau ta xử lý từng điều một, theo đúng danh sách này.
`,
        ),
      ),
      lesson(
        'Làm sạch tên, ngày và số',
        'Chuẩn hoá chữ bằng ~str.strip().str.title()~ rồi dùng bảng đối chiếu cho những tên còn lại. Với ngày, hãy nói rõ định dạng: ~pd.to_datetime(cot, format="%d/%m/%Y")~; để máy tự đoán thì 03/04 có thể thành ngày bốn tháng ba. Giữ cột gốc đến khi kiểm tra xong.',
      ),
      lesson(
        'Dòng trùng và dòng vô lý',
        'Trùng hoàn toàn thì ~drop_duplicates~, nhưng trùng mã đơn mà khác số tiền thì phải hỏi. Lọc ra đơn âm, đơn ở tương lai, đơn gấp trăm lần thường lệ và xem từng dòng. Ghi số dòng đã bỏ vào báo cáo.',
      ),
    ),
    section(
      'Trả lời câu hỏi',
      lesson(
        'groupby: gom rồi tính',
        'Mẫu câu cần nhớ: ~sales.groupby("cua_hang")["tien"].agg(["sum", "count", "median"])~. Xem tổng cùng với số đơn và trung vị để biết cửa hàng hơn nhờ đông khách hay nhờ vài đơn lớn. Gom hai cấp thì đưa vào một danh sách cột, rồi dùng ~unstack~ để xoay cấp sau thành cột.',
      ),
      lesson(
        'Biểu đồ đủ tốt để gửi đi',
        'Với so sánh hãy dùng ~plot.barh~ đã sắp thứ tự, với thời gian dùng ~plot~. Đặt tiêu đề là câu kết luận và bỏ khung thừa. Xuất tệp ảnh ở 150 điểm mỗi inch là đủ nét cho thư và trang chiếu.',
      ),
      lesson(
        'Một lệnh cho sáng thứ hai',
        'Gom các bước vào hàm ~lam_sach~, ~tong_hop~, ~xuat_bao_cao~ và gọi lần lượt trong ~main~. Nhận đường dẫn tệp từ dòng lệnh để tuần sau chỉ đổi tên tệp. Thêm ba phép kiểm tra ở cuối, chẳng hạn tổng từng vùng phải bằng tổng chung; sai thì dừng, đừng gửi.',
      ),
    ),
  ],
};

const OFFICE_AI: CourseContent = {
  slug: 'ai-cho-van-phong',
  title: 'Dùng AI trong việc văn phòng: nhanh mà vẫn kiểm chứng',
  subtitle: 'Giao việc cho mô hình ngôn ngữ đúng cách, biết khi nào tin, khi nào phải kiểm tra.',
  description: richText(`
Mô hình ngôn ngữ viết nhanh và tự tin, kể cả khi sai. Khoá học dạy bạn coi nó như một thực tập sinh chăm chỉ: giao việc rõ, cho ví dụ, và luôn kiểm tra. Ta làm những việc thật ở văn phòng: tóm tắt biên bản, soạn email, so sánh báo giá, viết công thức bảng tính. Không gắn với một sản phẩm cụ thể, nên bạn dùng công cụ nào cũng áp dụng được.
`),
  outcomes: [
    'Viết lời giao việc có bối cảnh, ví dụ và tiêu chuẩn',
    'Nhận ra câu trả lời bịa và cách kiểm chứng',
    'Biết dữ liệu nào không được đưa vào công cụ',
    'Lập bộ mẫu dùng lại cho cả nhóm',
  ],
  requirements: ['Từng dùng thử một công cụ trò chuyện AI'],
  audience: ['Nhân viên hành chính, kinh doanh, nhân sự', 'Trưởng nhóm muốn đặt quy tắc dùng AI'],
  level: 'ALL',
  language: 'vi',
  category: 'du-lieu-ai',
  teacher: 'ha',
  tags: ['ai', 'văn phòng', 'năng suất'],
  price: 299_000,
  sections: [
    section(
      'Giao việc',
      preview(
        lesson(
          'Năm phần của một lời giao việc tốt',
          `
“Viết giúp tôi email cho khách” sẽ nhận về một email ai cũng gửi được. Muốn kết quả dùng ngay, lời giao việc cần năm phần:

1. **Bối cảnh**: ta là ai, người nhận là ai, chuyện gì đã xảy ra.
2. **Việc cần làm**: một động từ, một sản phẩm.
3. **Nguyên liệu**: dán đoạn thư gốc, số liệu, quy định liên quan.
4. **Tiêu chuẩn**: độ dài, giọng, điều bắt buộc có, điều không được có.
5. **Ví dụ**: một mẫu bạn từng ưng.

> Bạn là nhân viên chăm sóc khách của một xưởng gỗ. Khách Lan đặt bàn, giao trễ ba ngày vì mưa bão. Viết email xin lỗi dưới 120 chữ, giọng thân mật, nêu ngày giao mới là thứ sáu, tặng phí lắp đặt. Không đổ lỗi cho đơn vị vận chuyển.

Thiếu nguyên liệu, mô hình sẽ **tự bịa** cho đủ. Vì vậy hãy thêm câu: “Nếu thiếu thông tin, hãy hỏi lại tôi, đừng đoán”. Câu ấy ngắn nhưng cứu bạn nhiều lần.
`,
        ),
      ),
      lesson(
        'Tóm tắt biên bản mà không mất việc',
        'Đừng chỉ yêu cầu “tóm tắt”; hãy yêu cầu ba mục: quyết định, việc cần làm kèm người và hạn, điều còn mở. Bắt mô hình trích nguyên câu trong biên bản cho từng việc. Câu nào không có trích dẫn thì coi như chưa đáng tin.',
      ),
      lesson(
        'Nhờ viết công thức bảng tính',
        'Tả bảng của bạn bằng tên cột và ba dòng mẫu, nói rõ kết quả mong muốn cho từng dòng mẫu. Thử công thức trên năm dòng bạn đã biết đáp án, gồm cả ô trống. Bảo nó giải thích từng phần để lần sau bạn tự sửa.',
      ),
    ),
    section(
      'Kiểm chứng và giữ an toàn',
      lesson(
        'Dấu hiệu của câu trả lời bịa',
        'Hãy nghi ngờ khi có con số quá đẹp, tên văn bản không kèm ngày, hoặc trích dẫn bạn không tìm ra. Hỏi lại cùng câu bằng cách khác; câu trả lời đổi thì bạn cần nguồn thật. Với luật, thuế, y tế, luôn mở văn bản gốc.',
      ),
      lesson(
        'Dữ liệu nào không được dán vào',
        'Không dán số căn cước, số tài khoản, hồ sơ khách, mật khẩu hay hợp đồng chưa công bố khi công ty chưa cho phép. Thay tên bằng A, B, C và làm tròn số tiền vẫn đủ để nhờ viết. Nếu đã lỡ dán, báo ngay cho người phụ trách thay vì im lặng.',
      ),
    ),
  ],
};

/** Courses about data and AI. The complete one is in reading-numbers.course.ts. */
export const DATA_COURSES: readonly CourseContent[] = [SQL, PYTHON, OFFICE_AI];
