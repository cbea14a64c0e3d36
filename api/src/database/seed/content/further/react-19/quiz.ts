import { QuestionKind } from '../../../../../features/assessment/index.ts';
import type { QuizContent } from '../types.ts';

const { SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT, ORDERING, MATCHING, OPEN } = QuestionKind;

/** The demo quiz, with every kind of question. It is at the end of the first section of its course. */
export const quiz: QuizContent = {
  title: 'Kiểm tra chương 1: Nền tảng React',
  timeLimitSec: 900,
  maxAttempts: 3,
  passPercent: 70,
  section: 0,
  takers: 30,
  waiting: 2,
  questions: [
    {
      kind: SINGLE,
      prompt: 'Bấm nút một lần thì màn hình hiện số mấy?',
      code: 'const [n, setN] = useState(0);\nconst tang = () => {\n  setN(n + 1);\n  setN(n + 1);\n};',
      topic: 'Trạng thái',
      taken: { share: 0.5, trap: 2 },
      review: [1, 0],
      choices: ['0', '*1', '2', 'Báo lỗi'],
      feedback: {
        2: 'Cả hai lời gọi đều thấy n là 0. Muốn cộng dồn, hãy viết setN((cu) => cu + 1).',
      },
      explanation: 'Trong một lần vẽ, n không đổi: hai lời gọi cùng đặt giá trị 1.',
    },
    {
      kind: MULTIPLE,
      prompt: 'Những điều nào khiến React vẽ lại một thành phần?',
      topic: 'Vẽ lại',
      points: 2,
      taken: { share: 0.6, trap: 2 },
      review: [1, 0],
      choices: [
        '*Trạng thái của nó đổi',
        '*Thành phần cha được vẽ lại',
        'Một biến thường trong hàm đổi giá trị',
        'Bạn đổi CSS trong công cụ của trình duyệt',
      ],
      explanation: 'React chỉ biết đến trạng thái, ngữ cảnh và lần vẽ của cha. Biến thường thì không.',
    },
    {
      kind: TRUE_FALSE,
      prompt: 'Một thành phần được phép sửa thẳng props mà nó nhận.',
      topic: 'Props',
      taken: { share: 0.92 },
      review: [0, 3],
      isTrue: false,
      explanation: 'Props chỉ để đọc. Muốn đổi, hãy báo cho cha bằng một hàm.',
    },
    {
      kind: BLANK,
      prompt: 'Điền tên hai hàm của React.',
      topic: 'Trạng thái',
      points: 2,
      taken: { share: 0.7, trap: 'setState' },
      review: [1, 0],
      gapText: 'Giữ một giá trị giữa các lần vẽ bằng ___, làm việc với bên ngoài sau khi vẽ bằng ___.',
      blanks: [
        { accepted: ['useState', 'useState()'], tolerance: null },
        { accepted: ['useEffect', 'useEffect()'], tolerance: null },
      ],
      explanation: 'useState giữ giá trị, useEffect chạy sau khi màn hình đã vẽ xong.',
    },
    {
      kind: SHORT,
      prompt: 'Danh sách có 12 phần tử cần ít nhất bao nhiêu key khác nhau?',
      topic: 'Danh sách',
      taken: { share: 0.45, misleads: true, trap: '1' },
      review: [1, 1],
      blanks: [{ accepted: ['12', 'mười hai'], tolerance: 0 }],
      explanation: 'Mỗi phần tử trong cùng một danh sách cần một key của riêng nó.',
    },
    {
      kind: ORDERING,
      prompt: 'Xếp những việc xảy ra khi người dùng bấm nút.',
      topic: 'Vẽ lại',
      points: 2,
      taken: { share: 0.4 },
      review: [1, 0],
      choices: [
        'Hàm xử lý sự kiện chạy',
        'Trạng thái mới được xếp hàng',
        'React gọi lại hàm của thành phần',
        'Trình duyệt hiện phần đã đổi',
      ],
      explanation: 'Đặt trạng thái chưa đổi màn hình ngay: nó hẹn một lần vẽ mới.',
    },
    {
      kind: MATCHING,
      prompt: 'Ghép mỗi nhu cầu với công cụ hợp nhất.',
      topic: 'Props',
      points: 2,
      taken: { share: 0.8 },
      review: [0, 3],
      pairs: [
        ['Cha đưa dữ liệu cho con', 'props'],
        ['Con báo cho cha biết', 'hàm truyền qua props'],
        ['Nhiều tầng cùng cần một giá trị', 'ngữ cảnh (context)'],
      ],
      extras: ['biến toàn cục'],
      rich: {
        props: '~~~javascript\nfunction Ten({ ten }) {\n  return <b>{ten}</b>;\n}\n~~~',
        'hàm truyền qua props': '~~~javascript\n<Nut onChon={chon} />\n~~~',
        'ngữ cảnh (context)': '~~~javascript\nconst giaoDien = useContext(GiaoDien);\n~~~',
        'biến toàn cục': '~~~javascript\nwindow.ten = "Mai";\n~~~',
      },
      explanation: 'Dữ liệu đi xuống bằng props, tin báo đi lên bằng hàm, giá trị chung đi qua ngữ cảnh.',
    },
    {
      kind: OPEN,
      prompt: 'Bạn tách màn hình giỏ hàng thành những thành phần nào? Vì sao?',
      topic: 'Tách thành phần',
      taken: { share: 0.7 },
      points: 3,
      guidance: 'Nêu được ít nhất ba thành phần, mỗi thành phần một việc, và nói rõ trạng thái nằm ở đâu.',
      explanation: 'Không có một cách tách đúng duy nhất: điều quan trọng là mỗi phần một việc.',
    },
  ],
  /** Answers of students. */
  essays: [
    'Mình tách thành danh sách hàng, một dòng hàng, phần tổng tiền và nút thanh toán. Số lượng nằm ở giỏ hàng, các dòng chỉ nhận props và báo lên khi đổi.',
    'Em chia CartPage, CartItem và CartSummary, vì mỗi phần đổi vì một lý do khác nhau. Trạng thái để ở CartPage.',
    'Một thành phần là đủ, vì trang ngắn.',
  ],
};
