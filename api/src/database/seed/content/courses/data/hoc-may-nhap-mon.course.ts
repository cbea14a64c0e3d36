import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'hoc-may-nhap-mon',
  title: 'Học máy nhập môn với scikit-learn',
  subtitle:
    'Từ hồi quy đến rừng ngẫu nhiên trên dữ liệu nhà đất Việt Nam, chú trọng đánh giá cho trung thực.',
  about: `
Gọi một mô hình chỉ cần hai dòng mã; biết nó có đáng tin không mới là nghề. Khoá học dùng một bộ tin rao bán nhà đã ẩn danh ở ba thành phố để dự đoán giá, phân loại tin ảo và gom nhóm khu vực. Bạn sẽ chia dữ liệu sao cho mô hình không “nhìn trộm đề”, chọn thước đo hợp với câu hỏi, giải thích dự đoán cho người không học toán và viết báo cáo có cả phần hạn chế.
`,
  outcomes: [
    'Chuẩn bị đặc trưng từ dữ liệu bảng',
    'Huấn luyện và so sánh mô hình cổ điển',
    'Tránh rò rỉ dữ liệu và học vẹt',
    'Chọn thước đo theo cái giá của sai lầm',
    'Giải thích dự đoán bằng lời thường',
  ],
  requirements: ['Python cơ bản, biết pandas', 'Xác suất thống kê mức phổ thông'],
  audience: ['Chuyên viên phân tích muốn đi tiếp', 'Sinh viên kinh tế, kỹ thuật'],
  level: 'INTERMEDIATE',
  category: 'du-lieu-ai',
  teacher: 'ha',
  tags: ['machine learning', 'học máy', 'python', 'scikit-learn', 'ai'],
  price: 1_299_000,
  salePrice: 990_000,
  saleDays: 5,
  trial: `
Một mô hình đoán bệnh đúng **99 %**. Nghe tuyệt, cho đến khi biết cứ một trăm người thì chỉ một người mắc bệnh. Mô hình “ai cũng khoẻ” không học gì cả cũng đúng 99 %.

Vì vậy câu hỏi đầu tiên không phải là đúng bao nhiêu phần trăm, mà là **sai kiểu nào, và mỗi kiểu tốn bao nhiêu**:

- Báo nhầm người khoẻ: họ lo lắng, tốn một lần xét nghiệm.
- Bỏ sót người bệnh: có thể mất một mạng người.

Hai cái giá không bằng nhau thì một con số chung không đủ. Ta cần ít nhất hai: trong những người được báo, bao nhiêu người bệnh thật (*độ chính xác*); trong những người bệnh, ta tìm ra bao nhiêu (*độ phủ*).

Việc của bạn: chọn một việc ở chỗ làm mà máy có thể đoán. Viết hai kiểu sai và cái giá của từng kiểu bằng tiền.
`,
  outline: `
# Nghĩ trước khi gọi fit
Đúng 99 % mà vô dụng 9
Bài toán nào nên dùng học máy 15
Chia tập huấn luyện và kiểm tra 21
# Dữ liệu
Ô trống, ngoại lệ và sự im lặng của dữ liệu 24
Mã hoá phân loại 19
Chuẩn hoá và đường ống 23
# Hồi quy
Đường thẳng đoán giá nhà 26
Ridge, Lasso và bớt tham 24
Sai số nào cho tiền tỷ 17
# Phân loại
Hồi quy logistic lọc tin ảo 27
Cây quyết định đọc được 22
Rừng ngẫu nhiên và tăng cường 31
Ma trận nhầm lẫn và ngưỡng 25
# Không giám sát
Gom nhóm khu vực bằng k-means 24
Giảm chiều để nhìn 20
# Trung thực
Kiểm định chéo 22
Rò rỉ dữ liệu: năm vụ án 26
Giải thích bằng SHAP 24
Thiên lệch và người bị ảnh hưởng 18
Dự án: báo cáo giá nhà có phần hạn chế 55
`,
});
