import { lesson, section } from '../../authoring.ts';

/** Chapter 3: effects, data, release. */
export const data = section(
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
