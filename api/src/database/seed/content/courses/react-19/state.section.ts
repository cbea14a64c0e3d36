import { lesson, section } from '../../authoring.ts';

/** Chapter 2: state, lists, forms. */
export const state = section(
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
2. Gõ “ngon” vào ô của dòng đầu.
3. Xoá dòng đầu.

Chữ “ngon” nhảy sang dòng vốn là thứ hai! Vì với React, dòng mang tên 0 vẫn còn đó, chỉ đổi nội dung. Với mã riêng của từng khoản, lỗi này biến mất.

## Lấy mã ở đâu?

- Dữ liệu từ máy chủ thường có sẵn ~id~.
- Dữ liệu tạo tại trình duyệt: gọi ~crypto.randomUUID()~ **một lần lúc thêm**, cất cùng khoản chi. Đừng gọi trong lúc vẽ, vì mỗi lần vẽ lại ra mã khác.

## Việc của bạn

Thêm nút “Sắp theo số tiền”. Nhớ tạo bản sao trước khi sắp: ~items.toSorted((a, b) => b.amount - a.amount)~. Kiểm tra xem ghi chú có đi theo đúng dòng không.
`,
  ),
  lesson(
    'Biểu mẫu với Actions của React 19',
    `
Trước đây mỗi ô nhập cần một state, thêm một state cho “đang gửi”, một state cho lỗi. React 19 gom lại: thẻ ~form~ nhận thẳng một hàm qua thuộc tính ~action~, và ~useActionState~ giữ kết quả.

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
