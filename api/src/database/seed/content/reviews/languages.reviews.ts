/** Reviews of courses about languages. */
export const LANGUAGES_REVIEWS: Readonly<Record<string, string>> = {
  'tieng-anh-cong-so': `
5 Khung email bốn câu tiết kiệm cho mình mỗi ngày nửa tiếng, không nói quá.
5 Hôm qua mình đã dám chen vào cuộc họp bằng câu “Can I add something here?”. Vui cả ngày. => Câu đầu tiên luôn khó nhất. Tuần này chị thử thêm một câu phản đối lịch sự nhé!
5 Giải thích sắc thái bằng tiếng Việt rất thấm, trước giờ cứ dùng maybe để từ chối.
5 Kế hoạch ba mươi ngày vừa sức, mình giữ được 26 ngày.
5 Email xin lỗi năm phần giữ được khách Nhật khó tính nhất.
4 Nội dung thực tế. Nếu có tệp nghe kèm theo thì mình cho năm sao.
4 Chốt việc cuối họp bằng ba câu, biên bản gửi đi ai cũng khen.
3 Hợp trình độ trung cấp, mình mới bắt đầu nên phải tra từ nhiều.`,
  'tieng-anh-giao-tiep': `
5 Can I get… thay cho I would like to, nhẹ cả người.
5 Nghe giọng Ấn xong đi làm với đội Bangalore đỡ hoảng.
4 Thử thách ghi âm một mình ngại lúc đầu, tuần ba thì nghiện.
4 Bài đi khám bệnh dùng thật ở Bangkok rồi.
4 Muốn có bảng câu in ra bỏ ví.
3 Ba mươi tình huống hơi nhiều chủ đề du lịch, ít công việc. => Phần công việc bạn xem khoá Tiếng Anh công sở, hai khoá nối nhau đấy.`,
  'phat-am-tieng-anh': `
5 Khách Mỹ thôi hỏi lại “sorry?” sau hai tuần mình tập âm cuối.
4 Luyện tờ giấy trước miệng buồn cười mà hiệu quả, con mình cũng tập theo.
4 Nối âm giải thích bằng nhịp, dễ hơn ký hiệu.
4 Nên có thêm giọng nam làm mẫu.
5 Ghi âm trước và sau, nghe mà không tin là mình.`,
  'ielts-writing-task-2': `
5 Forty marked answers are worth the price alone.
5 Writing từ 5.5 lên 6.5 sau bảy tuần, đúng tên khoá.
5 She shows exactly which articles we drop, and why.
4 Giảng tiếng Anh nhưng chậm, nghe được hết.
4 I wish there were more on Task 1, but that is another course.`,
  'tieng-trung-hsk1': `
5 Gốc Hán Việt giúp mình đoán nghĩa một nửa từ mới.
4 Thanh bốn như quát “Dạ!”, cả nhà cười mà nhớ luôn.
5 Thi HSK 1 được 192 trên 200.
4 Bộ thủ kể chuyện vui, mong có thẻ nhớ để in.
3 Phần gõ chữ trên điện thoại ngắn quá.`,
  'tieng-han-nhap-mon': `
5 Đọc được biển hiệu trong phim ngay buổi đầu, la lên một mình.
4 Đuôi câu thân và kính rõ ràng, đi làm không còn nói trống không.
3 Số Hàn số Hán rối, cần thêm bài tập.
4 Chữ 방 dán cửa phòng vẫn còn đó.`,
  'ngu-phap-mat-goc': `
5 Dấu bằng trong câu! Hai mươi năm đi học không ai nói thế.
5 Học cùng con lớp sáu, hai mẹ con thi nhau đặt câu.
4 Mười hai viên gạch đủ nói chuyện hằng ngày thật.
4 a, an, the bớt đoán mò.
4 Ngắn gọn, mỗi tối một viên.
3 Ai biết sơ rồi thì nửa đầu hơi dễ.`,
  'tieng-nhat-n5-bang-cau-chuyen': `
5 Theo Mai đến chương tuyết đầu mùa, học mà như đọc truyện.
4 Chữ Hán N5 gom trong chuyện nên nhớ.
4 Nghe hơi nhanh ở chương tàu điện.`,
};
