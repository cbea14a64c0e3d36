import { outline } from '../outlined.ts';
import type { SectionContent } from '../types.ts';

/** Sections after those with content, by course, in the notation of `outline`. */
const CHAPTERS: Readonly<Record<string, string>> = {
  'git-khong-so': `
# Làm việc nhóm mỗi ngày
Nhánh ngắn, yêu cầu gộp nhỏ 14
Đọc và nhận xét mã của người khác 16
Rebase hay merge: chọn một lần cho cả nhóm 18
Gắn thẻ phiên bản và ghi thay đổi 11
# Gỡ rối
Tìm lại thứ tưởng đã mất bằng reflog 13
Truy thủ phạm bằng bisect 15
Tệp to lỡ đưa vào kho 12`,
  'nodejs-va-postgresql': `
# Giao dịch đặt vé
Khoá dòng và hai người một ghế 26
Mức cô lập qua ba thí nghiệm 28
Hàng đợi việc trong PostgreSQL 24
Gửi email đúng một lần 19
# API chắc tay
Kiểm tra đầu vào và lỗi tử tế 21
Đăng nhập, phiên và quyền 29
Phân trang không trượt dòng 18
Tài liệu và phiên bản 15
# Đo tải
Kịch bản đo và con số đầu tiên 23
Đọc kế hoạch truy vấn 27
Bộ nhớ đệm: khi nào có lợi 20
Nhật ký, chỉ số, vết 25
Đưa lên máy chủ và tắt êm 22`,
  'html-css-hien-dai': `
# Trang thật
Biểu mẫu ai cũng dùng được 17
Ảnh co giãn và tải chậm 13
Biến CSS và chế độ tối 15
Chuyển động vừa phải 12
# Dàn lại ba trang
Trang quán ăn 24
Bảng giá ba cột 18
Thư ngỏ in được 14`,
  'sql-vung-goc': `
# Báo cáo cửa hàng sách
Doanh thu tháng và cùng kỳ 19
Khách lâu chưa quay lại 17
Giỏ hàng hay đi cùng nhau 21
Tồn kho chậm bán 16
# Thiết kế và chỉnh
Khoá, ràng buộc và dữ liệu sạch 22
Đọc EXPLAIN không hoảng 25
View và quyền xem 14
Nhập tệp CSV triệu dòng 18`,
  'phan-tich-du-lieu-python': `
# Dự án báo cáo sáng thứ hai
Gộp tệp của năm cửa hàng 23
Kiểm tra tự động trước khi tính 19
Biểu đồ theo mẫu công ty 21
Xuất Excel nhiều trang 18
Gửi email kèm tệp 16
# Hỏi sâu hơn
Nhóm khách theo lần mua đầu 27
Mùa vụ và ngày lễ âm lịch 24
Dự báo đơn giản và sai số 26
Sổ tay phân tích người khác chạy lại được 20`,
  'ai-cho-van-phong': `
# Việc hằng ngày
Tóm tắt biên bản dài 12
Soạn thư theo giọng công ty 11
Bảng tính: nhờ viết công thức 14
Dịch tài liệu có thuật ngữ 15
# Giữ an toàn
Dữ liệu nào không được dán 9
Kiểm chứng nguồn trong năm phút 12
Quy ước dùng AI cho cả nhóm 13
Thư viện câu lệnh chung 16`,
  'figma-tu-y-tuong-den-ban-giao': `
# Hệ thống nhỏ
Biến màu và chữ 22
Thành phần và biến thể 28
Bố cục tự động 31
Biểu tượng cùng một nhà 17
# Luồng đặt lịch
Vẽ luồng và trạng thái rỗng 24
Nguyên mẫu bấm được 27
Thử với năm người 26
Sửa sau khi thử 19
# Bàn giao
Ghi chú cho lập trình viên 16
Kiểm tra tương phản và cỡ chạm 15
Hồ sơ trình bày dự án 21`,
  'mau-sac-va-chu': `
# Sửa thật
Tờ rơi quán bún trước và sau 16
Thiệp cưới hai phông chữ 15
Bảng tin trường học 14
Bài đăng mạng xã hội cả tháng 19
# Kho của bạn
Năm bảng màu an toàn 11
Phông tiếng Việt miễn phí tốt 13
Lưới cho người ghét lưới 12`,
  'bo-anh-ban-hang-mot-buoi': `
# Thêm vào bộ ảnh
Chụp sản phẩm bằng giấy trắng 14
Xoá nền và đổ bóng 11
Khung giá mùa khuyến mãi 13
Ảnh động ngắn 12
Mẫu thương hiệu dùng lại 15
# Đăng và giữ
Kích thước cho từng kênh 8
Lịch đăng bốn tuần 11
Sắp xếp tệp không lạc 9`,
  'ban-hang-tren-san': `
# Gian hàng
Tên và mô tả người ta tìm ra 17
Ảnh bìa và ảnh chi tiết 16
Phí sàn, thuế và giá cuối 21
Mã giảm giá không tự hại mình 18
# Ngày đông đơn
Bàn đóng gói ba bước 14
Đối soát từng kỳ 22
Hoàn hàng và khiếu nại 19
Thuê người đầu tiên 16
# Nhìn số
Bảy con số mỗi tuần 18
Hàng nào nên bỏ 15
Kế hoạch quý 17`,
  'dong-tien-cho-cua-hang': `
# Bảng tính đi kèm
Dựng lịch tiền mười ba tuần 24
Nhập số thật của tháng trước 17
Ba kịch bản xấu 19
# Quyết định
Vay hay chờ 16
Nhập hàng Tết 21
Xin nhà cung cấp giãn nợ 13
Trả lương cho chính mình 12
Quỹ dự phòng của quán 14`,
  'viet-noi-dung-thuong-hieu': `
# Viết mỗi tuần
Kho ý từ tin nhắn khách 13
Bài kể chuyện 300 chữ 18
Bài dạy nghề 16
Viết cho email 15
Viết cho ảnh 9
# Biên tập
Cắt một phần ba 12
Đọc to và sửa nhịp 10
Giọng văn một trang cho cả nhóm 17
Viết cùng AI mà vẫn là mình 14`,
  'phat-am-tieng-anh': `
# Âm khó
th hữu thanh và vô thanh 12
r và l 11
Nguyên âm dài ngắn 15
Cụm phụ âm đầu và cuối 16
# Câu
Trọng âm câu 14
Nối âm và nuốt âm 17
Ngữ điệu hỏi và liệt kê 13
# Luyện
Nhại theo đoạn phim 21
Ghi âm trước và sau 10
Hai mươi từ nghề nghiệp của bạn 14`,
  'tieng-nhat-n5-bang-cau-chuyen': `
# Mai đến Osaka
Chương 3: chuyến tàu đầu tiên 24
Chương 4: nhà trọ bà Sato 26
Chương 5: đi siêu thị 23
Chương 6: lạc ở Umeda 25
# Mùa thu
Chương 7: việc làm thêm 27
Chương 8: lễ hội trường 26
Chương 9: bị ốm 24
Chương 10: tuyết đầu mùa 28
# Chữ và thi
Katakana qua thực đơn 21
Năm mươi chữ Hán N5 34
Trợ từ gom về một bảng 22
Nghe N5 26
Đề thi thử có giải 41`,
  'yoga-buoi-sang': `
# Bốn tuần
Tuần 1: đánh thức lưng 16
Tuần 2: mở hông 17
Tuần 3: vai và ngực 16
Tuần 4: thăng bằng 18
# Theo ngày
Sáng thiếu ngủ 12
Sau một ngày đứng 14
Bên mép giường 9
Với chiếc ghế, cho người lớn tuổi 17
Thư giãn mười phút 11`,
  'ngu-ngon-tro-lai': `
# Mười bốn ngày
Ngày 1 đến 3: nhìn lại 15
Ngày 4 đến 6: ánh sáng và cà phê 16
Ngày 7 đến 9: chiếc giường 14
Ngày 10 đến 12: đầu chưa chịu tắt 18
Ngày 13 và 14: giữ lấy 13
# Khi khó hơn
Làm ca đêm 12
Có con nhỏ 11
Khi nào nên gặp bác sĩ 8`,
  'chay-bo-5-km': `
# Tám tuần
Tuần 1 và 2 có người dẫn 26
Tuần 3 và 4 có người dẫn 28
Tuần 5 và 6 có người dẫn 31
Tuần 7 và 8 có người dẫn 33
# Cơ thể
Khởi động và giãn sau chạy 12
Chọn giày 9
Đau ống quyển, đau gối 14
Ăn uống trước buổi chạy 10
# Ngày 5 km
Chạy trọn đường cùng lời nhắc 38`,
  'mon-hue-trong-can-bep-nho': `
# Xem tận tay
Bún bò từ đầu đến cuối 34
Gói bánh bột lọc trần và gói lá 22
Cơm hến mười hai vị 19
# Thêm món Huế
Bánh khoái 21
Nem lụi và nước lèo 26
Vả trộn 14
Chè hạt sen bọc nhãn 17
# Bữa Huế cho bốn người
Bảng chuẩn bị theo phút 12
Bày mâm và kể chuyện món 11`,
  'banh-mi-tai-nha': `
# Nhìn tận tay
Gấp bột và tạo hình 18
Bánh mì Việt: rạch và hơi nước 23
Bánh sữa Hokkaido 26
Bánh mì nguyên cám 21
# Men tự nuôi
Nuôi men bảy ngày 17
Ổ sourdough đầu tiên 34
Lịch nuôi men cho người bận 9
# Nhân và chan
Pa tê, bơ trứng, dưa góp 24
Bánh mì chảo 16`,
  'guitar-dem-hat': `
# Thêm điệu
Valse và nhịp ba 16
Bolero chậm 18
Disco và quạt chặn tiếng 17
Slow rock 15
# Bài hát
Bài hai hợp âm 14
Bài bốn hợp âm 19
Chuyển đoạn và dạo đầu 21
Đệm cho người khác hát 16
# Tay và đàn
Hợp âm chặn không đau 18
Thay dây và lên dây 12
Tập cùng máy đếm nhịp 11`,
  'chup-anh-dien-thoai': `
# Đi chụp cùng
Con hẻm buổi sớm 17
Quán ăn lúc đông 15
Trời mưa sau kính 13
Chân dung mẹ 18
# Giữ và chỉnh
Chỉnh sáng trên điện thoại 14
Chọn sáu trong sáu mươi 11
In một tấm to 8`,
};

/** Returns the sections of a course that have titles only. Complete courses have none. */
export const moreChapters = (slug: string): readonly SectionContent[] =>
  slug in CHAPTERS ? outline(CHAPTERS[slug]!) : [];
