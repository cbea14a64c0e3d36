import { lesson, preview, section } from '../authoring.ts';
import { richText } from '../rich-text.ts';
import type { CourseContent } from '../types.ts';

const start = section(
  'Làm quen với React',
  preview(
    lesson(
      'React giải quyết chuyện gì?',
      `
Bạn thử hình dung trang sổ chi tiêu: thêm một khoản, danh sách dài ra, tổng tiền đổi, nút «Xoá hết» sáng lên. Với JavaScript thuần, mỗi lần dữ liệu đổi, bạn phải tự tìm từng chỗ trên trang và sửa. Quên một chỗ là giao diện nói dối.

## Ý tưởng chính: giao diện là hàm của dữ liệu

React đảo ngược cách nghĩ đó. Bạn **mô tả** giao diện trông thế nào với một bộ dữ liệu, còn việc sửa trang cho khớp là của React.

~~~tsx
function Total({ items }: { items: { amount: number }[] }) {
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  return <p>Tổng cộng: {total.toLocaleString('vi-VN')} ₫</p>;
}
~~~

Hàm trên không hề nói «hãy tìm thẻ p rồi thay chữ». Nó chỉ nói: có danh sách này thì dòng tổng là như vậy. Danh sách đổi, React gọi lại hàm, so với lần trước và chỉ sửa đúng phần khác.

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

Tạo ba khoản chi khác nhau bằng ~ExpenseRow~, đặt trong một ~Card~ tên «Hôm nay». Cho ~onRemove~ tạm gọi ~alert~ để thấy sự kiện đi lên.
`,
  ),
);

const state = section(
  'State: khi giao diện biết nhớ',
  lesson(
    'useState và cái bẫy của giá trị cũ',
    `
Biến thường trong component mất đi sau mỗi lần vẽ. Muốn nhớ, ta dùng ~useState~. Nó trả về giá trị hiện tại và một hàm để đổi giá trị.

~~~tsx
import { useState } from 'react';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Đã uống {count} ly</button>;
}
~~~

Gọi ~setCount~ không sửa biến ~count~ đang có. Nó **đặt lịch** cho React vẽ lại, và ở lần vẽ sau ~count~ mới mang giá trị mới.

## Cái bẫy

~~~tsx
setCount(count + 1);
setCount(count + 1);
~~~

Bấm một lần, bạn được 1 chứ không phải 2, vì cả hai dòng cùng nhìn thấy ~count~ cũ. Khi giá trị mới dựa vào giá trị trước, hãy đưa một hàm:

~~~tsx
setCount((current) => current + 1);
setCount((current) => current + 1);
~~~

## Không sửa tại chỗ

Với mảng và đối tượng, React so sánh theo tham chiếu. ~items.push(x)~ giữ nguyên mảng cũ nên React tưởng chẳng có gì đổi. Hãy tạo bản mới:

- Thêm: ~setItems([...items, newItem])~
- Xoá: ~setItems(items.filter((item) => item.id !== id))~
- Sửa: ~setItems(items.map((item) => (item.id === id ? changed : item)))~

## State tối thiểu

Thứ gì **tính được** từ state khác thì đừng cất vào state. Tổng tiền tính từ danh sách; cất riêng là có ngày hai con số lệch nhau.
`,
  ),
  lesson(
    'Vẽ danh sách và vì sao cần key',
    `
Danh sách trong React chỉ là mảng các phần tử JSX, thường do ~map~ tạo ra:

~~~tsx
<ul>
  {items.map((item) => (
    <ExpenseRow key={item.id} name={item.name} amount={item.amount} onRemove={() => remove(item.id)} />
  ))}
</ul>
~~~

## Key dùng để làm gì?

Khi danh sách đổi, React cần biết dòng nào là dòng cũ, dòng nào mới. ~key~ chính là tên gọi của từng dòng. Có key đúng, React giữ lại dòng cũ cùng state bên trong nó, kể cả chữ bạn đang gõ dở.

## Vì sao không dùng số thứ tự?

Thử làm hỏng một lần cho nhớ:

1. Dùng ~key={index}~, mỗi dòng có một ô ghi chú.
2. Gõ «ngon» vào ô của dòng đầu.
3. Xoá dòng đầu.

Chữ «ngon» nhảy sang dòng vốn là thứ hai! Vì với React, dòng mang tên 0 vẫn còn đó, chỉ đổi nội dung. Với mã riêng của từng khoản, lỗi này biến mất.

## Lấy mã ở đâu?

- Dữ liệu từ máy chủ thường có sẵn ~id~.
- Dữ liệu tạo tại trình duyệt: gọi ~crypto.randomUUID()~ **một lần lúc thêm**, cất cùng khoản chi. Đừng gọi trong lúc vẽ, vì mỗi lần vẽ lại ra mã khác.

## Việc của bạn

Thêm nút «Sắp theo số tiền». Nhớ tạo bản sao trước khi sắp: ~items.toSorted((a, b) => b.amount - a.amount)~. Kiểm tra xem ghi chú có đi theo đúng dòng không.
`,
  ),
  lesson(
    'Biểu mẫu với Actions của React 19',
    `
Trước đây mỗi ô nhập cần một state, thêm một state cho «đang gửi», một state cho lỗi. React 19 gom lại: thẻ ~form~ nhận thẳng một hàm qua thuộc tính ~action~, và ~useActionState~ giữ kết quả.

~~~tsx
import { useActionState } from 'react';

function AddExpense({ onAdd }: { onAdd: (name: string, amount: number) => Promise<void> }) {
  const [error, submit, pending] = useActionState(
    async (_previous: string | null, form: FormData) => {
      const name = String(form.get('name')).trim();
      const amount = Number(form.get('amount'));
      if (name === '') return 'Bạn chưa ghi tên khoản chi.';
      if (!Number.isInteger(amount) || amount <= 0) return 'Số tiền phải là số nguyên dương.';
      await onAdd(name, amount);
      return null;
    },
    null,
  );

  return (
    <form action={submit}>
      <label>Tên <input name="name" /></label>
      <label>Số tiền <input name="amount" inputMode="numeric" /></label>
      <button disabled={pending}>{pending ? 'Đang lưu…' : 'Thêm'}</button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}
~~~

## Đọc từng phần

- Tham số đầu của hàm là kết quả lần trước, tham số thứ hai là dữ liệu biểu mẫu.
- Giá trị hàm trả về trở thành ~error~ ở lần vẽ sau.
- ~pending~ bằng đúng trong lúc hàm chờ, nên nút tự khoá, không sợ bấm hai lần.

## Một lưu ý

Sau khi hàm chạy xong, React đưa các ô nhập không kiểm soát về giá trị ban đầu. Muốn giữ chữ khi có lỗi, hãy trả về cả giá trị đã nhập và đặt vào ~defaultValue~. Người dùng rất ghét phải gõ lại.
`,
  ),
);

const data = section(
  'Dữ liệu và đưa lên mạng',
  lesson(
    'useEffect: chỉ dùng khi bước ra ngoài React',
    `
Nhiều người mới dùng ~useEffect~ cho mọi việc, rồi khổ vì vòng lặp vô tận. Hãy nhớ một câu: **effect dùng để đồng bộ với thứ nằm ngoài React**, như bộ nhớ trình duyệt, đồng hồ, kết nối mạng, thư viện bản đồ.

## Lưu sổ chi tiêu vào trình duyệt

~~~tsx
const [items, setItems] = useState<Expense[]>(() => {
  const saved = localStorage.getItem('expenses');
  return saved ? JSON.parse(saved) : [];
});

useEffect(() => {
  localStorage.setItem('expenses', JSON.stringify(items));
}, [items]);
~~~

Mảng thứ hai là **mảng phụ thuộc**: effect chạy lại khi một giá trị trong đó đổi. Để trống ~[]~ thì chỉ chạy sau lần vẽ đầu. Bỏ hẳn mảng thì chạy sau mọi lần vẽ.

## Dọn dẹp

Effect mở thứ gì thì phải đóng thứ đó, bằng cách trả về một hàm:

~~~tsx
useEffect(() => {
  const timer = setInterval(() => setNow(new Date()), 1000);
  return () => clearInterval(timer);
}, []);
~~~

Trong chế độ nghiêm ngặt khi phát triển, React cố ý chạy effect hai lần để bạn phát hiện chỗ quên dọn.

## Khi nào không cần effect?

- Tính giá trị từ props hay state: tính thẳng trong lúc vẽ.
- Phản ứng với cú bấm: viết trong hàm xử lý sự kiện.
- Đặt lại state khi đổi đối tượng: cho component một ~key~ khác.

Gặp một effect, hãy thử xoá nó trước. Nếu không có thế giới bên ngoài nào cần đồng bộ, bạn vừa bớt được một lỗi.
`,
  ),
  lesson(
    'Gọi API với use và Suspense',
    `
Dữ liệu từ máy chủ luôn có ba mặt: đang chờ, đã có, và lỗi. React 19 cho phép component **đọc thẳng một Promise** bằng ~use~, còn hai mặt kia giao cho thành phần bao quanh.

~~~tsx
import { Suspense, use } from 'react';

function Rates({ promise }: { promise: Promise<Rate[]> }) {
  const rates = use(promise);
  return (
    <ul>
      {rates.map((rate) => (
        <li key={rate.code}>{rate.code}: {rate.value}</li>
      ))}
    </ul>
  );
}

export function RatesPanel({ promise }: { promise: Promise<Rate[]> }) {
  return (
    <Suspense fallback={<p>Đang lấy tỉ giá…</p>}>
      <Rates promise={promise} />
    </Suspense>
  );
}
~~~

Khi Promise chưa xong, React tạm dừng ~Rates~ và hiện ~fallback~ của ~Suspense~ gần nhất.

## Quy tắc vàng

Promise phải được tạo **bên ngoài** component đọc nó và giữ nguyên giữa các lần vẽ. Tạo trong lúc vẽ thì mỗi lần vẽ là một lời gọi mới, trang chờ mãi. Trong dự án thật, hãy để bộ định tuyến hoặc thư viện dữ liệu giữ Promise giúp bạn.

## Còn lỗi thì sao?

Promise thất bại sẽ ném lỗi ra khung bắt lỗi gần nhất (*error boundary*). Đặt khung này quanh từng vùng của trang, để tỉ giá hỏng không kéo theo cả sổ chi tiêu. Trong khung, hãy nói rõ ba điều:

1. Chuyện gì vừa xảy ra, bằng lời thường.
2. Dữ liệu của người dùng có còn nguyên không.
3. Họ bấm vào đâu để thử lại.
`,
  ),
  lesson(
    'Phản hồi tức thì với useOptimistic',
    `
Bạn bấm tim một tấm ảnh, tim đỏ ngay dù mạng chậm. Đó là **cập nhật lạc quan**: tin rằng máy chủ sẽ đồng ý, hiện kết quả trước, nếu sai thì lùi lại.

~~~tsx
import { startTransition, useOptimistic } from 'react';

function ExpenseList({ items, save }: { items: Expense[]; save: (item: Expense) => Promise<void> }) {
  const [shown, addOptimistic] = useOptimistic(items, (current, item: Expense) => [...current, item]);

  function handleAdd(item: Expense) {
    startTransition(async () => {
      addOptimistic(item);
      await save(item);
    });
  }

  return (
    <>
      <ul>{shown.map((item) => <li key={item.id}>{item.name}</li>)}</ul>
      <QuickAdd onAdd={handleAdd} />
    </>
  );
}
~~~

## Chuyện gì xảy ra?

1. ~addOptimistic~ làm danh sách ~shown~ có ngay khoản mới.
2. ~save~ gửi lên máy chủ và cập nhật ~items~ thật.
3. Khi hàm kết thúc, React bỏ bản lạc quan và vẽ theo ~items~. Nếu ~save~ ném lỗi, khoản mới tự biến mất.

## Dùng ở đâu, tránh ở đâu

- **Nên**: thả tim, đánh dấu đã xong, đổi thứ tự, gửi tin nhắn.
- **Không nên**: thanh toán, xoá vĩnh viễn, gửi đơn hàng. Ở đó người dùng cần biết chắc, hãy chờ máy chủ trả lời.

Nhớ cho khoản đang chờ một vẻ ngoài khác, chẳng hạn mờ đi một chút, để người dùng không tưởng nó đã lưu xong.
`,
  ),
  lesson(
    'Đưa sổ chi tiêu lên mạng và học tiếp',
    `
Ứng dụng chạy trên máy bạn rồi, giờ đến lúc gửi cho bạn bè dùng thử.

## Tạo bản phát hành

~~~bash
npm run build
npm run preview
~~~

Lệnh đầu gom và nén mã vào thư mục ~dist~. Lệnh sau chạy thử đúng bản đó trên máy; hãy bấm hết các nút một lượt vì bản phát hành đôi khi lộ ra lỗi mà bản phát triển che đi.

## Danh sách kiểm tra trước khi gửi

- Mở trên điện thoại: nút có đủ to để bấm bằng ngón cái không?
- Chỉ dùng bàn phím: bấm Tab có đi qua đủ ô và nút không?
- Tắt mạng rồi thử thêm một khoản: trang có nói điều gì dễ hiểu không?
- Gõ số tiền âm, gõ chữ, dán một đoạn rất dài.
- Tải lại trang: dữ liệu còn không?

## Chọn chỗ đặt

Thư mục ~dist~ chỉ gồm tệp tĩnh, nên nơi nào phục vụ được tệp tĩnh đều dùng được. Nếu bạn có dùng bộ định tuyến phía trình duyệt, hãy cấu hình để mọi đường dẫn lạ trả về ~index.html~, nếu không người dùng tải lại sẽ gặp trang 404.

## Học gì tiếp theo?

1. Viết kiểm thử cho ba luồng quan trọng nhất.
2. Đọc phần *Escape Hatches* trong [tài liệu React](https://react.dev/learn).
3. Viết lại ứng dụng này một lần nữa mà không mở khoá học. Lần hai, bạn sẽ thấy mình đã đi xa đến đâu.

Cảm ơn bạn đã học đến đây. Hãy gửi đường dẫn ứng dụng vào phần hỏi đáp, mình sẽ xem và góp ý.
`,
  ),
);

/** Complete, to be read from beginning to end: a first application, one idea a lesson. */
export const REACT_19: CourseContent = {
  slug: 'react-19-tu-con-so-0',
  title: 'React 19 từ con số 0: xây một ứng dụng thật',
  subtitle: 'Từ dòng JSX đầu tiên đến sổ chi tiêu chạy trên mạng, mỗi bài một việc làm được ngay.',
  description: richText(`
Khoá học dành cho bạn đã biết chút JavaScript và muốn tự tay làm một ứng dụng web. Ta không học thuộc danh sách hàm; ta xây **một sổ chi tiêu** từ trang trắng đến lúc gửi được đường dẫn cho bạn bè, gặp vấn đề nào thì học khái niệm đó.

## Cách học

- Mười một bài đọc ngắn, mã nguồn chép chạy được.
- Cuối bài có một việc nhỏ để bạn tự làm.
- Những lỗi người mới hay gặp được làm hỏng trước mặt bạn, rồi sửa.

Học xong, bạn hiểu vì sao React vẽ lại, dữ liệu nên nằm ở đâu, và dùng được các công cụ mới của bản 19 như Actions, *use* và cập nhật lạc quan.
`),
  outcomes: [
    'Viết component, props và state mà không cần chép mẫu',
    'Vẽ danh sách đúng cách và hiểu vai trò của key',
    'Làm biểu mẫu có kiểm tra lỗi bằng Actions của React 19',
    'Gọi API, xử lý lúc chờ và lúc lỗi với use và Suspense',
    'Biết khi nào không cần useEffect',
    'Đưa ứng dụng lên mạng và tự kiểm tra trước khi gửi',
  ],
  requirements: ['Biết HTML, CSS và một ít JavaScript (biến, hàm, mảng)', 'Máy tính cài được Node.js 20 trở lên'],
  audience: [
    'Người tự học web muốn có ứng dụng đầu tiên',
    'Lập trình viên từ công nghệ khác chuyển sang React',
    'Sinh viên cần làm đồ án có giao diện',
  ],
  level: 'BEGINNER',
  language: 'vi',
  category: 'lap-trinh-web',
  teacher: 'nam',
  tags: ['react', 'typescript', 'frontend', 'vite'],
  price: 899_000,
  salePrice: 499_000,
  saleDays: 3,
  sections: [start, state, data],
};
