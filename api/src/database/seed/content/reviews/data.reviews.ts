/** Reviews of courses about data. */
export const DATA_REVIEWS: Readonly<Record<string, string>> = {
  'doc-hieu-so-lieu': `
5 Xem xong phim trục tung bị cắt, mình mở lại báo cáo cũ và giật mình.
5 Trước giờ toàn dùng trung bình, nay biết hỏi thêm trung vị. Sếp khen báo cáo chặt hơn.
5 Phim hoạt hình ngắn, có phụ đề, xem lúc nghỉ trưa không cần bật tiếng.
5 Năm câu hỏi trước khi tin một con số, mình in ra dán cạnh màn hình. => Chị dán thêm câu thứ sáu của riêng chị nữa nhé, em tò mò lắm.
4 Giải thích dễ hiểu. Giá mà có thêm tệp số liệu để tập.
4 Bài tương quan và nhân quả nên cho cả nhóm marketing nghe.
3 Hay nhưng mình mong có thêm ví dụ ngành sản xuất.`,
  'excel-van-phong': `
5 Bốn luật của bảng để tính nghe đơn giản mà sửa được cả cái phòng kế toán nhà mình.
5 Ngày chốt tháng về lúc sáu giờ, lần đầu sau ba năm.
5 Bảng kiểm tự lộ lỗi bắt được đơn nhập hai lần ngay hôm đầu. => Bảng kiểm mà bắt được lỗi là nó trả đủ học phí rồi chị ạ.
5 XLOOKUP thay VLOOKUP, hết cảnh chèn một cột là hỏng cả báo cáo.
5 Học đến tuổi nợ là áp dụng được liền cho công nợ đại lý.
5 Trang A4 gọn gàng, sếp tưởng thuê ai thiết kế.
4 Máy công ty còn Excel 2016 nên vài hàm phải làm cách khác, cô có chỉ đường vòng.
4 Mong thêm chương Power Query, mình đang gộp tay mười hai tệp.
3 Hợp người dùng hằng ngày, mình biết bảng tổng hợp rồi nên nửa sau đi nhanh.`,
  'power-bi-bao-cao': `
5 Ba dòng trên giấy trước khi mở phần mềm, nhờ vậy bỏ được 18 biểu đồ.
4 CALCULATE nghe lần ba thì thông.
4 Mô hình sao vẽ rõ, hết cảnh tổng bị nhân đôi.
3 Phần cổng nối làm trên máy công ty bị chặn quyền, phải chờ bộ phận kỹ thuật.
5 Phân quyền theo dòng đúng thứ chuỗi cửa hàng mình cần.`,
  'hoc-may-nhap-mon': `
5 Năm vụ án rò rỉ dữ liệu đọc như truyện trinh thám.
4 Thích cách bắt phải viết phần hạn chế trong báo cáo.
4 Dữ liệu nhà đất Việt Nam gần gũi, nhưng phần SHAP hơi nhanh.`,
  'statistics-you-will-use': `
5 I finally stopped saying “significant” when I mean “big”.
5 The dice in a spreadsheet did more for me than a semester.
4 Short and clear. Subtitles in Vietnamese would help my team.
4 The A/B test chapter saved us from launching a coin flip.
3 Good start, but I expected a little more on surveys. => Fair. A chapter on questions and bias is next on my list.`,
  'google-sheets-nhom-nho': `
5 Từ chối nhập ngày sai ngay tại chỗ, trời ơi sao giờ mới biết.
4 Biểu mẫu nhập từ điện thoại hợp với mấy bạn giao hàng.
4 QUERY khó nhưng đáng, thay được bốn bảng phụ.`,
  'sql-vung-goc': `
5 Gom trước nối sau, câu này chữa được báo cáo doanh thu sai cả quý.
5 Thứ tự chạy của câu truy vấn nên là bài đầu tiên ở mọi khoá SQL.
5 Hàm cửa sổ qua cửa hàng sách dễ nhớ.
4 Ổn, mong có bài về khoá và giao dịch.
4 Tập trên dữ liệu triệu dòng mới thấy chỉ mục có nghĩa.`,
  'phan-tich-du-lieu-python': `
5 Sáng thứ hai giờ mình uống cà phê, báo cáo tự chạy.
5 Phần làm sạch dữ liệu đúng là thứ mình gặp mỗi ngày.
4 Ngày lễ âm lịch được nhắc đến, đúng là khoá của người Việt.
4 Nên có bài tập chấm tự động cho groupby.
3 Ai chưa cài Python bao giờ sẽ mất một tối, nên học khoá nhập môn trước.`,
  'ai-cho-van-phong': `
5 Bài dữ liệu nào không được dán nên bắt buộc cho mọi công ty.
4 Thư viện câu lệnh chung giúp nhóm mình khỏi mỗi người một kiểu.
4 Cách kiểm chứng nguồn năm phút rất thực tế.
3 Công cụ đổi nhanh quá, vài ảnh màn hình đã cũ. => Mình cập nhật ảnh mỗi quý, bản tháng này vừa thay bạn ạ.
3 Mình mong nhiều ví dụ ngành luật hơn.`,
};
