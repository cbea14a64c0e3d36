import { lesson, preview, section } from '../../authoring.ts';

/** Chapter 1: components, JSX, props. */
export const start = section(
  'Làm quen với React',
  preview(
    lesson(
      'React giải quyết chuyện gì?',
      `
Bạn thử hình dung trang sổ chi tiêu: thêm một khoản, danh sách dài ra, tổng tiền đổi, nút “Xoá hết” sáng lên. Với JavaScript thuần, mỗi lần dữ liệu đổi, bạn phải tự tìm từng chỗ trên trang và sửa. Quên một chỗ là giao diện nói dối.

## Ý tưởng chính: giao diện là hàm của dữ liệu

React đảo ngược cách nghĩ đó. Bạn **mô tả** giao diện trông thế nào với một bộ dữ liệu, còn việc sửa trang cho khớp là của React.

~~~tsx
function Total({ items }: { items: { amount: number }[] }) {
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  return <p>Tổng cộng: {total.toLocaleString('vi-VN')} ₫</p>;
}
~~~

Hàm trên không hề nói “hãy tìm thẻ p rồi thay chữ”. Nó chỉ nói: có danh sách này thì dòng tổng là như vậy. Danh sách đổi, React gọi lại hàm, so với lần trước và chỉ sửa đúng phần khác.

## Ba từ bạn sẽ gặp suốt khoá

- **Component**: một hàm trả về một mảnh giao diện.
- **Props**: dữ liệu cha đưa cho con.
- **State**: dữ liệu mà component tự nhớ giữa các lần vẽ.

> Khi bí, hãy tự hỏi: dữ liệu nằm ở đâu, và ai được phép đổi nó? Phần lớn lỗi React đều lộ ra ở câu hỏi này.

## Việc của bạn

Mở một ứng dụng bạn dùng hằng ngày, chọn một màn hình, khoanh những phần đổi khi bạn bấm. Mỗi phần đó phụ thuộc vào dữ liệu nào? Ghi ra giấy, bài 3 ta dùng lại.
`,
    ),
  ),
  preview(
    lesson(
      'Dựng dự án đầu tiên trong mười phút',
      `
Ta dùng **Vite**, công cụ chạy dự án nhanh và ít phải cấu hình. Máy bạn cần Node.js bản 20 trở lên; gõ ~node -v~ để kiểm tra.

## Ba lệnh để có trang chạy được

~~~bash
npm create vite@latest so-chi-tieu -- --template react-ts
cd so-chi-tieu
npm install && npm run dev
~~~

Mở địa chỉ hiện ra trong cửa sổ lệnh, thường là ~http://localhost:5173~. Bạn sẽ thấy trang mẫu với một nút đếm.

## Những tệp cần biết

1. ~index.html~ chỉ có một thẻ ~div~ mang mã ~root~. Mọi thứ khác do React vẽ vào đó.
2. ~src/main.tsx~ nối React với thẻ ấy. Bạn hầu như không phải sửa.
3. ~src/App.tsx~ là component gốc. Ta bắt đầu ở đây.

Xoá hết nội dung ~App.tsx~ và viết lại cho thật gọn:

~~~tsx
export default function App() {
  return (
    <main>
      <h1>Sổ chi tiêu</h1>
      <p>Hôm nay bạn tiêu gì?</p>
    </main>
  );
}
~~~

Lưu tệp, trang tự đổi mà không cần tải lại. Cơ chế đó giúp bạn thử ý tưởng rất nhanh, hãy tận dụng.

## Nếu gặp lỗi

- *Port 5173 is in use*: một dự án khác đang chạy. Tắt nó, hoặc để Vite tự chọn cổng khác.
- *command not found: npm*: Node.js chưa cài xong, hãy mở lại cửa sổ lệnh.
- Trang trắng: mở bảng Console của trình duyệt, dòng đỏ đầu tiên gần như luôn chỉ đúng tệp có lỗi.

Trước khi sang bài sau, bạn đổi tiêu đề thành tên của mình và thêm một đoạn giới thiệu ngắn.
`,
    ),
  ),
  lesson(
    'Component và JSX: một hàm trả về giao diện',
    `
Cú pháp trông như HTML nằm trong JavaScript gọi là **JSX**. Nó không phải chuỗi ký tự mà là cách viết gọn của lời gọi hàm, nên trình soạn thảo kiểm tra được từng thuộc tính.

## Bốn quy tắc của JSX

1. Tên component viết hoa chữ đầu: ~<ExpenseRow />~. Viết thường thì React hiểu là thẻ HTML.
2. Một component trả về **một** nút gốc. Không muốn thêm thẻ thừa thì bọc bằng ~<>...</>~.
3. Giá trị JavaScript nằm trong ngoặc nhọn: ~{total}~. Trong đó là biểu thức, không phải câu lệnh.
4. Vài thuộc tính đổi tên: ~class~ thành ~className~, ~for~ thành ~htmlFor~.

## Tách component khi nào?

Nhìn lại tờ giấy bài 1. Mỗi khoản chi là một dòng có tên, số tiền, nút xoá. Nó lặp lại và có nghĩa riêng, vậy nó xứng đáng là một component:

~~~tsx
function ExpenseRow() {
  return (
    <li className="row">
      <span>Cà phê</span>
      <strong>35.000 ₫</strong>
    </li>
  );
}

export default function App() {
  return (
    <ul>
      <ExpenseRow />
      <ExpenseRow />
    </ul>
  );
}
~~~

Hai dòng đang giống hệt nhau, đúng rồi: bài sau ta đưa dữ liệu vào.

## Hiện theo điều kiện

Vì trong ngoặc nhọn là biểu thức, ta dùng toán tử ba ngôi hoặc ~&&~:

~~~tsx
{items.length === 0 ? <p>Chưa có khoản nào.</p> : <ul>{rows}</ul>}
~~~

**Cẩn thận** với ~{count && <p>...</p>}~: khi ~count~ bằng 0, trang hiện ra số 0. Hãy viết ~count > 0 &&~.
`,
  ),
  lesson(
    'Props: đưa dữ liệu từ cha xuống con',
    `
Props là tham số của component. Cha viết chúng như thuộc tính HTML, con nhận về một đối tượng.

~~~tsx
type ExpenseRowProps = {
  name: string;
  amount: number;
  onRemove: () => void;
};

function ExpenseRow({ name, amount, onRemove }: ExpenseRowProps) {
  return (
    <li>
      {name}: {amount.toLocaleString('vi-VN')} ₫
      <button onClick={onRemove}>Xoá</button>
    </li>
  );
}
~~~

Khai báo kiểu cho props tốn ba dòng nhưng đáng giá: gõ thiếu ~amount~ là trình soạn thảo gạch đỏ ngay, không phải đợi đến lúc chạy.

## Dữ liệu đi xuống, sự kiện đi lên

Con **không sửa** props. Muốn đổi dữ liệu, con gọi một hàm mà cha đưa, ở đây là ~onRemove~. Quy ước đặt tên: hàm nhận vào bắt đầu bằng *on*, hàm xử lý bên trong cha bắt đầu bằng *handle*.

> Hãy coi props như tờ phiếu gọi món: bếp đọc phiếu, không tẩy xoá phiếu. Khách muốn đổi món thì gọi người phục vụ.

## Props đặc biệt: children

Những gì đặt giữa thẻ mở và thẻ đóng đến tay con dưới tên ~children~. Nhờ vậy ta viết được khung dùng lại:

~~~tsx
import type { ReactNode } from 'react';

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
~~~

## Việc của bạn

Tạo ba khoản chi khác nhau bằng ~ExpenseRow~, đặt trong một ~Card~ tên “Hôm nay”. Cho ~onRemove~ tạm gọi ~alert~ để thấy sự kiện đi lên.
`,
  ),
);
