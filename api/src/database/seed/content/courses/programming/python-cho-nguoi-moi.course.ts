import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'python-cho-nguoi-moi',
  title: 'Python cho người mới: tự động hoá việc lặp lại',
  subtitle: 'Đổi tên nghìn tệp, gộp bảng tính, gửi thư hàng loạt: học lập trình bằng việc mình đang làm tay.',
  about: `
Bạn không cần trở thành lập trình viên để được máy làm hộ. Khoá học bắt đầu từ những việc ai cũng chán: đổi tên ảnh, tách tệp PDF, gộp hai mươi bảng tính của hai mươi chi nhánh. Mỗi chương viết một chương trình nhỏ chạy được ngay trên máy bạn, rồi mới gọi tên khái niệm vừa dùng. Cuối khoá bạn tự đọc được thông báo lỗi và tự tìm được thư viện mình cần.
`,
  outcomes: [
    'Viết và chạy chương trình Python trên máy mình',
    'Đọc, ghi tệp văn bản, CSV và Excel',
    'Chia việc thành hàm nhỏ dễ sửa',
    'Hiểu thông báo lỗi và tự gỡ',
    'Hẹn giờ cho chương trình tự chạy mỗi sáng',
  ],
  requirements: ['Máy tính Windows, macOS hoặc Linux', 'Không cần biết lập trình'],
  audience: ['Nhân viên văn phòng muốn bớt việc tay', 'Sinh viên ngành ngoài công nghệ'],
  level: 'BEGINNER',
  category: 'lap-trinh',
  teacher: 'khoa',
  tags: ['python', 'tự động hoá', 'lập trình cơ bản', 'script'],
  price: 449_000,
  accessDays: 180,
  marksPlayback: true,
  trial: `
Giả sử sếp gửi bạn 300 ảnh tên ~IMG_0001.jpg~ và nhờ đổi thành ~su-kien-0001.jpg~. Làm tay mất một buổi chiều. Với Python là năm dòng:

~~~python
from pathlib import Path

for anh in sorted(Path("anh").glob("IMG_*.jpg")):
    moi = anh.name.replace("IMG_", "su-kien-")
    anh.rename(anh.with_name(moi))
~~~

Đọc thành tiếng Việt: với **mỗi** tệp trong thư mục *anh* có tên bắt đầu bằng IMG, tính tên mới bằng cách thay chữ, rồi đổi tên.

Trước khi chạy thật, hãy thay dòng cuối bằng ~print(anh.name, "→", moi)~. Chương trình chỉ in ra việc nó **sẽ** làm. Nhìn thấy đúng rồi mới đổi. Thói quen “in trước, làm sau” này sẽ cứu bạn nhiều lần trong nghề.

Việc của bạn: chép mười tấm ảnh ra một thư mục riêng, chạy bản in thử, rồi chạy bản thật.
`,
  outline: `
# Năm dòng đầu tiên
Đổi tên 300 tấm ảnh bằng năm dòng 9
Cài Python và VS Code không vướng 12
Biến là nhãn dán, không phải cái hộp 11
Chuỗi, số và phép tính hay dùng 14
Hỏi người dùng và trả lời 10
# Cho máy quyết định
if, elif, else qua bài toán phí giao hàng 15
Vòng lặp for và range 16
while và cách thoát vòng lặp vô tận 12
Danh sách, bộ và từ điển 18
Bài tập: chia tiền bữa ăn nhóm 14
# Làm việc với tệp
Đường dẫn và pathlib 13
Đọc tệp văn bản tiếng Việt không lỗi phông 12
CSV: gộp số liệu hai mươi chi nhánh 19
openpyxl: mở, sửa và định dạng Excel 21
Tách và ghép tệp PDF 15
# Viết cho người khác đọc
Hàm: đặt tên cho một việc 16
Đọc thông báo lỗi từ dưới lên 13
try và except đúng chỗ 12
Chia chương trình thành nhiều tệp 14
Môi trường ảo và pip 11
# Bốn dự án mang về dùng
Gửi email kèm phiếu lương 24
Lấy tỷ giá từ một trang web 22
Nhắc hạn hợp đồng qua tin nhắn 20
Hẹn giờ chạy trên Windows và macOS 15
Đóng gói cho đồng nghiệp không cài Python 17
`,
});
