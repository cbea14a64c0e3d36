import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'flutter-ung-dung-dau-tay',
  title: 'Flutter: ứng dụng điện thoại đầu tay',
  subtitle: 'Một mã nguồn cho Android và iOS: làm sổ uống nước có nhắc giờ, đưa lên cửa hàng ứng dụng.',
  about: `
Khoá học dẫn bạn làm trọn một ứng dụng: sổ uống nước có biểu đồ tuần, nhắc giờ và đồng bộ. Ta không đi hết danh mục widget; ta học đúng những thứ ứng dụng này cần, theo thứ tự nó cần. Phần cuối dành cho việc ít khoá nào dạy: biểu tượng, chữ ký, chính sách riêng tư, và những lý do khiến ứng dụng bị trả về khi gửi duyệt.
`,
  outcomes: [
    'Dựng giao diện bằng widget và bố cục linh hoạt',
    'Quản lý trạng thái với Riverpod',
    'Lưu dữ liệu trên máy và đồng bộ',
    'Gửi thông báo nhắc giờ',
    'Đưa ứng dụng lên Google Play và App Store',
  ],
  requirements: ['Biết một ngôn ngữ lập trình bất kỳ', 'Máy tính từ 8 GB RAM'],
  audience: ['Lập trình viên web muốn sang di động', 'Sinh viên cần sản phẩm cho hồ sơ'],
  level: 'INTERMEDIATE',
  category: 'lap-trinh',
  teacher: 'khoa',
  tags: ['flutter', 'dart', 'di động', 'android', 'ios'],
  price: 799_000,
  trial: `
Trong Flutter **mọi thứ là widget**: chữ, khoảng cách, cả trang. Màn hình là những hộp lồng vào nhau, nên trước khi gõ mã, hãy vẽ hộp.

Lấy giấy, vẽ màn hình chính của sổ uống nước:

1. Trên cùng: chữ “Hôm nay”, một vòng tròn tiến độ.
2. Giữa: danh sách các lần uống.
3. Dưới: nút tròn dấu cộng.

Bây giờ đổi hình vẽ thành cây:

~~~dart
Scaffold(
  appBar: AppBar(title: const Text('Hôm nay')),
  body: Column(children: [
    const TienDo(daUong: 1200, mucTieu: 2000),
    Expanded(child: DanhSachLanUong()),
  ]),
  floatingActionButton: const NutThem(),
)
~~~

Chữ ~Expanded~ nói: “phần còn lại là của tôi”. Thiếu nó, danh sách không biết mình cao bao nhiêu và Flutter vẽ sọc vàng đen, lỗi ai mới học cũng gặp.

Việc của bạn: chụp một màn hình ứng dụng bạn thích, kẻ các hộp lên ảnh, viết tên widget cạnh mỗi hộp.
`,
  outline: `
# Vẽ trước, gõ sau
Màn hình là những chiếc hộp 10
Cài Flutter và máy ảo 18
Dart cho người đã biết ngôn ngữ khác 24
Hot reload và cấu trúc dự án 12
# Giao diện
Row, Column, Expanded 21
Chữ, màu và chủ đề sáng tối 19
Danh sách dài mà vẫn mượt 18
Biểu mẫu và bàn phím 20
Điều hướng giữa các trang 22
Chuyển động nhỏ, cảm giác lớn 17
# Trạng thái
setState đủ dùng đến đâu 15
Riverpod: nhà cung cấp và người nghe 27
Bất đồng bộ và ba trạng thái màn hình 21
# Dữ liệu
SQLite trên máy 26
Gọi API và đọc JSON 23
Đồng bộ khi có mạng lại 28
Biểu đồ tuần 22
# Máy thật
Thông báo nhắc giờ 25
Quyền và lời xin phép tử tế 14
Chạy thử trên điện thoại 13
# Lên cửa hàng
Biểu tượng và màn hình chờ 15
Ký ứng dụng Android 19
Gửi App Store và những lần bị trả về 24
Đọc báo cáo sập ứng dụng 16
`,
});
