import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'thuat-toan-phong-van',
  title: 'Cấu trúc dữ liệu và giải thuật cho phỏng vấn',
  subtitle: 'Mười bốn mẫu tư duy, 120 bài có lời giải, và cách nói thành tiếng khi đứng trước bảng trắng.',
  about: `
Giải thuật không phải trò học thuộc lời giải. Khoá học gom hàng trăm bài phỏng vấn về mười bốn mẫu tư duy: hai con trỏ, cửa sổ trượt, tìm theo chiều rộng, quy hoạch động và các mẫu khác. Với mỗi mẫu, bạn học dấu hiệu nhận biết, khung mã, rồi tự giải từ dễ đến khó. Một phần riêng luyện kỹ năng hay bị quên: hỏi lại đề, nói cách nghĩ thành lời và ước lượng độ phức tạp trong khi viết.
`,
  outcomes: [
    'Nhận ra mẫu của bài trong vài phút đầu',
    'Phân tích độ phức tạp thời gian và bộ nhớ',
    'Giải vững bài mảng, chuỗi, cây, đồ thị',
    'Làm quy hoạch động theo bốn bước',
    'Trình bày lời giải mạch lạc khi phỏng vấn',
  ],
  requirements: ['Viết thạo một ngôn ngữ lập trình', 'Toán phổ thông'],
  audience: ['Người sắp phỏng vấn công ty công nghệ', 'Sinh viên công nghệ thông tin năm cuối'],
  level: 'ADVANCED',
  category: 'lap-trinh',
  teacher: 'khoa',
  tags: ['thuật toán', 'giải thuật', 'phỏng vấn', 'leetcode', 'cấu trúc dữ liệu'],
  price: 1_199_000,
  salePrice: 899_000,
  saleDays: 12,
  trial: `
Đề: cho một dãy số **đã sắp tăng**, tìm hai số có tổng bằng 20.

Cách thật thà: thử mọi cặp, hai vòng lặp lồng nhau. Mười nghìn số là năm mươi triệu cặp.

Dãy đã sắp tăng, ta chưa dùng điều ấy. Đặt ngón tay trái ở số nhỏ nhất, ngón tay phải ở số lớn nhất:

1. Tổng **nhỏ hơn** 20: ngón trái dịch sang phải, tổng lớn lên.
2. Tổng **lớn hơn** 20: ngón phải dịch sang trái, tổng nhỏ đi.
3. Bằng 20: xong.

~~~python
def hai_so(day, dich):
    trai, phai = 0, len(day) - 1
    while trai < phai:
        tong = day[trai] + day[phai]
        if tong == dich:
            return trai, phai
        if tong < dich:
            trai += 1
        else:
            phai -= 1
    return None
~~~

Mỗi bước một ngón tiến, nên nhiều nhất mười nghìn bước. Đó là mẫu **hai con trỏ**. Dấu hiệu nhận biết: dãy đã sắp, hỏi về một cặp.

Việc của bạn: giải thích thành tiếng vì sao không bỏ sót cặp nào. Nói được thì phỏng vấn được.
`,
  outline: `
# Cách nghĩ
Hai con trỏ: bài đầu tiên 14
Độ phức tạp không cần công thức 32
Hỏi lại đề trong hai phút 21
Bộ nhớ đổi lấy thời gian 27
# Mảng và chuỗi
Bảng băm và đếm 34
Cửa sổ trượt độ dài cố định 31
Cửa sổ trượt co giãn 36
Tổng tiền tố 29
Khoảng chồng nhau 33
Luyện: mười bài mảng 46
Luyện: mười bài chuỗi 44
# Tìm và sắp
Tìm nhị phân không lệch một 35
Tìm nhị phân trên đáp án 34
Sắp trộn, sắp nhanh 38
Chọn phần tử thứ k 29
# Danh sách, ngăn xếp, hàng đợi
Con trỏ nhanh và chậm 27
Đảo danh sách liên kết 30
Ngăn xếp đơn điệu 36
Hàng đợi hai đầu 28
# Cây
Duyệt cây ba kiểu 31
Cây tìm kiếm nhị phân 33
Tổ tiên chung gần nhất 30
Cây tiền tố 34
Đống và hàng ưu tiên 37
Luyện: mười hai bài cây 48
# Đồ thị
Biểu diễn đồ thị 24
Theo chiều rộng và chiều sâu 38
Sắp thứ tự công việc 32
Hợp và tìm 35
Đường đi ngắn nhất 43
Luyện: mười bài đồ thị 47
# Quay lui và tham lam
Khung quay lui 36
Hoán vị, tổ hợp, tập con 33
Tám quân hậu 29
Khi nào tham lam đúng 38
Luyện: chín bài 41
# Quy hoạch động
Bốn bước từ đệ quy đến bảng 42
Một chiều: leo thang, cướp nhà 37
Cái túi 41
Hai chuỗi: con chung dài nhất 39
Trên lưới 33
Trên cây 38
Luyện: mười bốn bài 49
# Ngày phỏng vấn
Nói thành lời khi viết 28
Bí thì làm gì 22
Phỏng vấn thử có lời bình: vòng một 45
Phỏng vấn thử có lời bình: vòng hai 47
Kế hoạch sáu tuần 19
`,
});
