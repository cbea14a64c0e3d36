/** Reviews of courses about programming. */
export const PROGRAMMING_REVIEWS: Readonly<Record<string, string>> = {
  'react-19-tu-con-so-0': `
5 Lần đầu tiên mình hiểu vì sao giao diện vẽ lại. Cái bẫy setState ngoài đời gặp đúng y chang.
5 Mình là kế toán chuyển nghề, học đến phần danh sách thì tự làm được sổ chi cho cả nhà. => Đọc tin này mình vui cả buổi. Bạn thử thêm biểu đồ tháng nhé, bài dữ liệu đủ để làm rồi.
5 Sổ chi tiêu cuối khoá mình đưa lên mạng thật, giờ hai vợ chồng dùng chung.
5 Mã chép về chạy được ngay, không phải sửa gì. Hiếm có.
5 Đoạn giải thích key trong danh sách bằng thẻ bài đúng là gỡ nút thắt hai năm của mình.
5 Học xong đi phỏng vấn thực tập, họ hỏi đúng phần state đặt ở đâu.
4 Bài chắc, cập nhật theo bản mới. Mong thêm phần kiểm thử giao diện. => Phần kiểm thử mình đang viết, bạn học Playwright của thầy Khoa trước cũng rất hợp.
4 Phần form action đọc hai lần mới vào, nhưng vào rồi thì gọn hơn hẳn cách cũ.
4 Đoạn mã dài đọc trên điện thoại hơi khó, trên máy tính thì rất ổn.
3 Cần biết JavaScript trước thật, mình phải dừng lại học thêm một tuần. Bạn nào muốn học cùng thì vào nhóm Telegram của mình.`,
  'python-cho-nguoi-moi': `
5 Đổi tên 1.200 ảnh công trình trong một giây, cả phòng xúm lại xem.
5 Câu “in trước, làm sau” cứu mình khỏi xoá nhầm cả thư mục hợp đồng.
5 Bài gộp bảng tính hai mươi chi nhánh giống hệt việc của mình, chỉ sửa đường dẫn là chạy.
5 Mình 47 tuổi, chưa từng viết dòng mã nào, giờ sáng nào máy cũng tự gửi phiếu lương. => Chị là lý do em làm khoá này đấy ạ. Chị nhớ giữ tệp mật khẩu ngoài thư mục chia sẻ nhé.
4 Phần cài đặt trên Windows hơi lướt nhanh, còn lại rất dễ theo.
4 Đọc lỗi từ dưới lên là mẹo đáng giá nhất khoá.
3 Ba chương đầu tuyệt, chương lấy tỷ giá thì trang mẫu đã đổi nên phải tự mò. => Cảm ơn bạn, mình đã cập nhật bài ấy theo trang mới.`,
  'javascript-hien-dai': `
5 Hình vẽ hai tờ giấy một giỏ hàng mình kể lại cho cả nhóm thực tập.
5 Cuối cùng cũng hiểu this, sau ba năm né nó.
5 Vòng lặp sự kiện bằng quán cà phê quá hay, nhìn đâu cũng thấy hàng đợi.
4 Dự án xe buýt hơi dài nhưng ghép được mọi thứ đã học.
4 Nên có thêm bài về regex, còn lại đủ để mình tự tin qua React.
3 Phần DOM mình thấy chậm vì đã làm jQuery lâu.`,
  'flutter-ung-dung-dau-tay': `
5 App uống nước của mình lên Google Play rồi, 43 lượt tải toàn người quen nhưng vẫn sướng.
4 Chương lên cửa hàng đáng tiền nhất, mấy lỗi bị trả về gặp đủ cả.
4 Riverpod giải thích ổn, giá mà có so với Bloc.
3 Máy 8 GB chạy máy ảo ì ạch, phải cắm điện thoại thật mới học nổi. => Bạn nói đúng, mình đã đưa bài dùng máy thật lên chương một.
2 Mình chưa biết lập trình nên đuối từ bài Dart, nên ghi rõ hơn ở phần yêu cầu.`,
  'docker-va-trien-khai': `
5 Dựng lại từ 4 phút còn 11 giây chỉ nhờ đảo hai dòng COPY.
5 Diễn tập phục hồi xong mới biết bản sao lưu cũ của công ty mình hỏng từ tháng sáu.
4 Phần Caddy gọn, mình bỏ được đống cấu hình nginx chép trên mạng.`,
  'refactoring-by-example': `
5 “Take a photograph first” is now a rule on our team board.
5 Seeing every single commit between before and after made it click.
4 Great pace. I would love a version with PHP, that is what our billing looks like. => The moves are the same, and I am collecting a PHP example for the spring.`,
  'kiem-thu-playwright': `
5 Bỏ hết waitForTimeout, bộ kiểm thử từ 20 phút còn 6.`,
  'thuat-toan-phong-van': `
5 Mười bốn mẫu chia rõ, gặp bài lạ vẫn biết nên bắt đầu từ đâu.
5 Phần nói thành lời khi viết giúp mình qua vòng hai, trước giờ toàn im lặng gõ.
5 Bốn bước quy hoạch động dạy dễ hiểu hơn cả môn ở trường.
5 Hai tháng mỗi tối một mẫu, nhận được lời mời từ chỗ từng trượt. => Chúc mừng bạn! Kể lại cho nhóm bài nào họ hỏi nhé.
4 Khối lượng lớn, nên làm theo kế hoạch sáu tuần chứ đừng xem một mạch.
4 Lời giải bằng Python, mình dùng Java phải dịch lại, bù lại nhớ lâu.`,
  'scratch-cho-be': `
5 Con trai 8 tuổi tự làm trò ếch qua đường rồi bắt cả nhà chơi thử từng người một.
5 Phần việc của ba mẹ hay quá, mình học được cách bớt chỉ tay.
4 Bé nhà mình 6 tuổi đọc chậm nên mẹ phải ngồi kèm, trò mê cung thì tự làm được.
5 Hai chị em giành máy tính để học, chuyện chưa từng có.`,
  'git-khong-so': `
5 Hết sợ xung đột rồi, tuần trước còn gỡ giúp đồng nghiệp.
5 Vẽ nhánh ra giấy đúng là khác hẳn đọc lệnh.
5 reflog cứu mình hai ngày làm việc vào đúng tối thứ sáu.
4 Bài rebase nên chậm lại một chút.
4 Mong thêm phần làm việc với kho rất lớn.
5 Trước mình toàn xoá đi tải lại, giờ biết vì sao rối.`,
  'nodejs-va-postgresql': `
5 Ví dụ hai người giành một ghế làm mình sửa ngay một lỗi đang chạy thật.
5 Đo trước rồi mới tối ưu, bài nào cũng có con số.
4 Phần đăng nhập đủ sâu, mong có thêm OAuth.
3 Cần vững JavaScript bất đồng bộ, mình hơi đuối ở chương giao dịch. => Bạn học chương bất đồng bộ của khoá JavaScript hiện đại rồi quay lại sẽ thấy nhẹ hơn.
5 EXPLAIN hết đáng sợ.`,
  'html-css-hien-dai': `
5 Miễn phí mà kỹ hơn khoá mình từng mua.
5 Grid qua trang quán ăn dễ nhớ ghê.
4 Thiếu phần tương thích trình duyệt cũ, nhưng chắc ít ai cần nữa.
4 Bài biểu mẫu ai cũng dùng được khiến mình nhìn lại trang công ty.
3 Mình muốn có video quay màn hình cho ba bài đầu thay vì đọc.
5 Bỏ được thói quen float từ năm 2012.
4 Chế độ tối bằng biến CSS làm mười phút là xong.`,
};
