import type { AssignmentContent } from '../types.ts';

/** The demo assignment: tasks, rubric, and the texts of students and teacher. */
export const assignment: AssignmentContent = {
  title: 'Bài tập: danh sách phim',
  words: 'Làm trang danh sách phim lấy dữ liệu thật, chạy mượt cả khi mạng chậm.',
  tasks: [
    'Gọi API phim và hiện danh sách 20 phim',
    'Có khung chờ khi tải, có lời báo và nút thử lại khi lỗi',
    'Huỷ lời gọi khi rời trang',
    'Viết README đủ để người khác chạy được',
  ],
  minutes: 120,
  due: 0,
  cutOff: 6,
  lateAmount: 1,
  maxAttempts: 2,
  passScore: 6,
  work: ['returned', 'waiting', 'waiting', 'waiting', 'late', 'marked', 'draft', 'asks'],
  rubric: [
    {
      title: 'Gọi API và hiện danh sách',
      description: 'Đúng dữ liệu, có key, có phân trang',
      levels: [
        [0, 'Chưa có'],
        [2, 'Thiếu trang'],
        [3, 'Gần đủ'],
        [4, 'Đủ'],
      ],
    },
    {
      title: 'Lúc chờ và lúc lỗi',
      description: 'Khung chờ đúng hình, lỗi thử lại được',
      levels: [
        [0, 'Chưa có'],
        [1, 'Một phần'],
        [2, 'Gần đủ'],
        [3, 'Đủ'],
      ],
    },
    {
      title: 'Dọn dẹp khi rời trang',
      description: 'Huỷ lời gọi bằng AbortController',
      levels: [
        [0, 'Chưa có'],
        [1, 'Một phần'],
        [2, 'Đủ'],
      ],
    },
    {
      title: 'README chạy được',
      description: 'Cài và chạy trong 3 lệnh',
      levels: [
        [0, 'Không chạy'],
        [1, 'Chạy được'],
      ],
    },
  ],
  texts: [
    'Em làm đủ bốn ý. Phần lỗi em mới hiện dòng chữ đỏ, chưa biết cách thử lại cho gọn.\nEm chạy thử bằng mạng 3G giả lập, khung chờ hiện khoảng 2 giây.',
    'Em huỷ lời gọi bằng AbortController trong hàm dọn dẹp.\nPhần phân trang em dùng nút “Xem thêm”, chưa làm cuộn vô hạn.',
    'Em dùng Suspense cho khung chờ. README có ba lệnh, em đã nhờ bạn cùng lớp chạy thử.',
  ],
  file: {
    name: 'MovieList.tsx',
    content: `import { useEffect, useState } from 'react';

export function MovieList({ url }) {
  const [movies, setMovies] = useState(null);
  const [error, setError] = useState(null);

  useEffect(() => {
    const ctrl = new AbortController();
    fetch(url, { signal: ctrl.signal })
      .then((r) => r.json())
      .then(setMovies)
      .catch(setError);
    return () => ctrl.abort();
  }, [url]);

  if (error) return <p>Không tải được danh sách.</p>;
  if (!movies) return <MovieSkeleton />;
  return movies.map((movie) => <Movie key={movie.id} movie={movie} />);
}
`,
  },
  rowComment: 'Khung chờ đẹp. Thiếu nút thử lại, và lỗi 404 đang bị bỏ qua.',
  note: 'Bạn nêu rõ phần chưa làm được, rất tốt.',
  comment: 'Bài gọn, hiểu đúng vòng đời của effect. Thêm r.ok và nút thử lại là trọn vẹn.',
  granted: 'Bạn đã báo trước lịch thi ở trường.',
  asked: 'Em vừa đổi máy tính nên mất hai ngày cài lại, xin thầy cho nộp muộn đến cuối tuần ạ.',
  saved: [
    'fetch không báo lỗi khi máy chủ trả 404: kiểm tra r.ok trước khi đọc JSON.',
    'Nhớ đặt key ổn định cho từng phần tử, đừng dùng chỉ số.',
    'README cần nêu phiên bản Node.js và ba lệnh để chạy.',
  ],
};
