import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'kiem-thu-playwright',
  title: 'Kiểm thử tự động web với Playwright',
  subtitle: 'Bộ kiểm thử chạy trong năm phút, không lúc được lúc không, đọc lên như lời kể của người dùng.',
  about: `
Bộ kiểm thử lúc xanh lúc đỏ còn tệ hơn không có, vì chẳng ai tin nó nữa. Khoá học dạy cách viết kiểm thử giao diện ổn định: tìm phần tử theo vai trò thay vì theo lớp CSS, chờ đúng điều cần chờ, dựng dữ liệu qua API, và chạy song song mà không giẫm chân nhau. Bạn sẽ viết bộ kiểm thử cho một trang đặt vé xem phim có sẵn, đủ cả đăng nhập, chọn ghế và thanh toán.
`,
  outcomes: [
    'Chọn phần tử theo vai trò và tên gọi',
    'Viết kiểm thử không cần chờ cứng',
    'Dựng dữ liệu nhanh qua API',
    'Đọc bản ghi vết khi kiểm thử hỏng',
    'Chạy song song trong CI',
  ],
  requirements: ['Biết JavaScript hoặc TypeScript cơ bản'],
  audience: ['Người kiểm thử muốn tự động hoá', 'Lập trình viên giao diện'],
  level: 'INTERMEDIATE',
  category: 'lap-trinh-web',
  teacher: 'khoa',
  tags: ['kiểm thử', 'playwright', 'tester', 'qa', 'tự động hoá'],
  price: 499_000,
  salePrice: 399_000,
  saleDays: -4,
  trial: `
Kiểm thử mong manh nhất là kiểm thử biết quá nhiều về bên trong:

~~~typescript
await page.click('#app > div:nth-child(3) > button.btn-primary');
~~~

Nhà thiết kế thêm một khung là nó gãy, dù người dùng chẳng thấy gì khác. Hãy hỏi: **người dùng tìm nút này bằng gì?** Bằng chữ trên nút.

~~~typescript
await page.getByRole('button', { name: 'Chọn ghế' }).click();
~~~

Câu này có ba cái lợi. Nó đọc được. Nó chỉ gãy khi trải nghiệm đổi thật. Và nó thất bại nếu nút không phải là nút, tức là người dùng trình đọc màn hình cũng không bấm được.

Thứ tự nên thử khi tìm phần tử:

1. ~getByRole~ với tên gọi
2. ~getByLabel~ cho ô nhập
3. ~getByText~ cho nội dung
4. ~getByTestId~ chỉ khi ba cách trên bó tay

Việc của bạn: mở một bộ kiểm thử cũ, đếm xem bao nhiêu dòng dùng lớp CSS, và đổi thử năm dòng.
`,
  outline: `
# Tìm phần tử như người dùng
Đừng bấm vào div thứ ba 9
Cài đặt và chế độ giao diện 12
getByRole và cây trợ năng 17
Khẳng định tự chờ 15
# Ổn định
Vì sao waitForTimeout là nợ 11
Chặn và giả lập mạng 19
Giờ giấc, múi giờ và đồng hồ giả 14
Tải lên, tải xuống, cửa sổ mới 16
# Dữ liệu
Đăng nhập một lần dùng nhiều lần 15
Dựng dữ liệu qua API 18
Mỗi kiểm thử một thế giới riêng 20
# Tổ chức
Mẫu đối tượng trang: dùng vừa phải 16
Fixture tự viết 19
Kiểm thử trợ năng bằng axe 13
So ảnh màn hình khi nào nên 12
# Chạy hằng ngày
CI song song và chia mảnh 18
Đọc bản ghi vết 14
Xử lý kiểm thử chập chờn 17
Dự án: trang đặt vé từ đầu đến cuối 34
`,
});
