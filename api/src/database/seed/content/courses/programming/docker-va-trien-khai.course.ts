import { outlined } from '../../outlined.ts';

export const course = outlined({
  slug: 'docker-va-trien-khai',
  title: 'Docker và triển khai: từ máy mình lên máy chủ',
  subtitle: 'Đóng gói, đưa lên VPS, tự cập nhật, sao lưu và trả lời được câu “sao ở máy em vẫn chạy?”.',
  about: `
Ứng dụng chạy tốt trên máy bạn, rồi lên máy chủ thì thiếu thư viện, sai múi giờ, mất dữ liệu sau một lần khởi động lại. Khoá học đi từng bước từ một tệp Dockerfile ba dòng đến một hệ thống nhỏ tử tế: có chứng chỉ HTTPS, tự triển khai khi đẩy mã, có sao lưu và có người báo khi hỏng. Mọi thứ nằm vừa trên một máy chủ hai nhân, giá chừng hai cốc cà phê mỗi tháng.
`,
  outcomes: [
    'Viết Dockerfile nhỏ, dựng nhanh nhờ lớp đệm',
    'Chạy nhiều dịch vụ bằng Compose',
    'Cấu hình HTTPS với Caddy',
    'Tự triển khai bằng CI mà không ngừng dịch vụ',
    'Sao lưu, phục hồi và theo dõi',
  ],
  requirements: ['Dùng được dòng lệnh Linux', 'Có một ứng dụng web nhỏ để thử'],
  audience: ['Lập trình viên phải tự lo máy chủ', 'Nhóm nhỏ chưa có người vận hành'],
  level: 'ADVANCED',
  category: 'lap-trinh',
  teacher: 'khoa',
  tags: ['docker', 'devops', 'linux', 'ci/cd', 'triển khai'],
  price: 699_000,
  trial: `
Dockerfile đầu tiên ai cũng viết thế này:

~~~dockerfile
FROM node:24
COPY . .
RUN npm install
CMD ["node", "server.js"]
~~~

Nó chạy, nhưng sửa **một dấu phẩy** trong mã là chờ cài lại toàn bộ thư viện. Vì sao? Docker dựng theo lớp, lớp nào đổi thì mọi lớp **sau** nó làm lại. Ở đây ~COPY . .~ đứng trước ~npm install~, nên mã đổi là thư viện cài lại.

Đảo thứ tự: thứ ít đổi đi trước.

~~~dockerfile
FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
USER node
CMD ["node", "server.js"]
~~~

Lần dựng thứ hai chỉ còn vài giây. Thêm hai điều: bản ~slim~ nhẹ hơn nhiều lần, và ~USER node~ để chương trình không chạy bằng quyền cao nhất.

Việc của bạn: đo thời gian dựng lần hai của hai bản trên, ghi lại con số.
`,
  outline: `
# Đóng gói
Thứ tự dòng quyết định tốc độ 11
Ảnh, vùng chứa và lớp 16
Dựng nhiều giai đoạn 18
Tệp .dockerignore và bí mật không nên lọt 13
Chạy bằng người dùng thường 10
# Nhiều dịch vụ
Compose: web, cơ sở dữ liệu, hàng đợi 24
Mạng và tên gọi nhau 15
Ổ đĩa: dữ liệu ở lại khi vùng chứa ra đi 19
Kiểm tra sức khoẻ và thứ tự khởi động 17
# Máy chủ đầu tiên
Chọn VPS và khoá SSH 18
Tường lửa và cập nhật tự động 16
Tên miền và HTTPS bằng Caddy 22
# Tự triển khai
Dựng trong CI và đẩy lên kho ảnh 26
Cập nhật không ngừng dịch vụ 25
Di trú cơ sở dữ liệu an toàn 23
Quay lui trong một phút 14
# Ngủ ngon
Nhật ký tập trung 20
Đo và báo động vừa đủ 24
Sao lưu PostgreSQL và diễn tập phục hồi 27
Hoá đơn máy chủ và khi nào cần to hơn 15
`,
});
