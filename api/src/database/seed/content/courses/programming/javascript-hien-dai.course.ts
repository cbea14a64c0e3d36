import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'javascript-hien-dai',
  title: 'JavaScript hiện đại: từ biến đến bất đồng bộ',
  subtitle: 'Nền chắc trước khi học React hay Vue: hiểu phạm vi, tham chiếu, Promise và DOM bằng hình vẽ.',
  about: `
Nhiều bạn học React khi JavaScript còn lung lay, nên lỗi nào cũng tưởng là lỗi của React. Khoá học này lấp đúng những chỗ hay hổng: biến sống ở đâu, vì sao sửa bản sao lại hỏng bản gốc, ~this~ là ai, và điều gì thật sự xảy ra khi ta viết ~await~. Mỗi khái niệm có một hình vẽ bộ nhớ và ba bài sửa lỗi. Dự án cuối là bảng tra giờ xe buýt chạy hoàn toàn trong trình duyệt.
`,
  outcomes: [
    'Phân biệt giá trị và tham chiếu',
    'Dùng map, filter, reduce đúng lúc',
    'Viết mã bất đồng bộ dễ đọc với async/await',
    'Sửa DOM và nghe sự kiện không cần thư viện',
    'Chia mã thành mô-đun ES',
  ],
  requirements: ['Biết HTML và CSS cơ bản'],
  audience: ['Người sắp học React, Vue', 'Người tự học còn hổng nền'],
  level: 'BEGINNER',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['javascript', 'frontend', 'async', 'dom'],
  price: 549_000,
  salePrice: 329_000,
  saleDays: 9,
  trial: `
Đoán kết quả trước khi chạy:

~~~javascript
const gioHang = { mon: 'phở', soLuong: 1 };
const banSao = gioHang;
banSao.soLuong = 5;
console.log(gioHang.soLuong);
~~~

Nếu bạn đoán **1**, bạn ở cùng phe với phần đông người mới. Máy in ra **5**.

Vì ~banSao = gioHang~ không chép đồ trong giỏ; nó chỉ viết thêm một **tờ địa chỉ** dẫn đến cùng một giỏ. Hai tờ giấy, một giỏ hàng. Ai theo tờ giấy nào đến sửa thì người kia cũng thấy.

Muốn có giỏ thứ hai thật sự:

~~~javascript
const banSao = { ...gioHang };
~~~

Dấu ba chấm lấy từng món bỏ sang giỏ mới. Nhưng chú ý: nếu trong giỏ có một **hộp nhỏ** (một đối tượng khác), hộp ấy vẫn là hộp cũ. Khi cần chép cả hộp, dùng ~structuredClone(gioHang)~.

Việc của bạn: vẽ hai ô vuông và các mũi tên cho ba đoạn mã trên. Vẽ được là hiểu được.
`,
  outline: `
# Giá trị sống ở đâu
Hai tờ giấy, một giỏ hàng 8
let, const và vì sao quên var 12
Kiểu nguyên thuỷ và đối tượng 14
So sánh bằng hai hay ba dấu 10
Phạm vi và bao đóng 18
# Hàm
Hàm mũi tên và this 17
Tham số mặc định, phần còn lại 11
Hàm nhận hàm 15
Đệ quy qua cây thư mục 16
# Mảng và đối tượng
map, filter, find 19
reduce không đáng sợ 16
Tách cấu trúc và trải ra 13
Set, Map và khi nào cần 15
Sắp xếp tiếng Việt có dấu 12
# Trình duyệt
Cây DOM 15
Sự kiện: nổi bọt và uỷ quyền 19
Biểu mẫu và kiểm tra dữ liệu 18
Lưu lại bằng localStorage 12
# Bất đồng bộ
Vòng lặp sự kiện bằng quán cà phê 16
Promise từng bước 20
async, await và bắt lỗi 18
Gọi API bằng fetch 19
Huỷ yêu cầu đã cũ 13
# Dự án: giờ xe buýt
Chia màn hình thành mô-đun 22
Tìm trạm khi đang gõ 24
Chạy được cả khi mất mạng 26
Đưa lên mạng 11
`,
});
