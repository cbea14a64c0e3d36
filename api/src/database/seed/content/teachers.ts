import { MORE_TEACHERS } from './more-teachers.ts';
import type { TeacherContent } from './types.ts';

/** The first eight teachers. The first of them is the demo account. */
export const TEACHERS: readonly TeacherContent[] = [
  {
    key: 'nam',
    fullName: 'Nguyễn Hoàng Nam',
    email: 'teacher@sen.test',
    headline: 'Kỹ sư web, 11 năm làm sản phẩm tại Đà Nẵng',
    bio: 'Mình từng tự học lập trình bằng sách mượn, nên biết chỗ nào hay kẹt. Trong các khoá của mình, mỗi khái niệm đều đi kèm một việc bạn làm ngay được. Mình trả lời câu hỏi vào mỗi tối thứ ba và thứ năm.',
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Git'],
    education: [
      {
        school: 'Trường Đại học Bách khoa, Đại học Đà Nẵng',
        degree: 'Kỹ sư',
        field: 'Công nghệ thông tin',
        from: 2010,
        to: 2015,
      },
    ],
    experience: [
      {
        company: 'Xưởng phần mềm Sông Hàn',
        title: 'Trưởng nhóm giao diện',
        from: 2019,
        description: 'Dẫn nhóm sáu người làm phần mềm đặt phòng cho khách sạn nhỏ ở miền Trung.',
      },
      {
        company: 'Công ty Bản Đồ Việt',
        title: 'Lập trình viên web',
        from: 2015,
        to: 2019,
        description: 'Viết bảng theo dõi đội xe giao hàng, từ API đến bản đồ trên trình duyệt.',
      },
    ],
  },
  {
    key: 'ha',
    fullName: 'Trần Thu Hà',
    email: 'thu.ha@sen.test',
    headline: 'Chuyên viên phân tích dữ liệu, thích biến con số thành câu chuyện',
    bio: 'Chín năm làm phân tích trong bán lẻ dạy mình rằng câu hỏi đúng quan trọng hơn công cụ đắt tiền. Mình dạy chậm phần ý nghĩa, nhanh phần thao tác. Học xong một bài, bạn mang được vào báo cáo tuần này.',
    skills: ['SQL', 'Python', 'Thống kê', 'Trực quan hoá dữ liệu', 'Excel'],
    education: [
      {
        school: 'Trường Đại học Kinh tế Quốc dân',
        degree: 'Thạc sĩ',
        field: 'Thống kê kinh tế',
        from: 2015,
        to: 2017,
      },
    ],
    experience: [
      {
        company: 'Chuỗi bán lẻ Nhà Xanh',
        title: 'Trưởng nhóm phân tích',
        from: 2020,
        description: 'Xây bộ chỉ số bán hàng cho 42 cửa hàng và hướng dẫn quản lý cửa hàng tự đọc số.',
      },
      {
        company: 'Công ty nghiên cứu thị trường Góc Nhìn',
        title: 'Chuyên viên phân tích',
        from: 2017,
        to: 2020,
        description:
          'Thiết kế khảo sát, làm sạch dữ liệu và viết báo cáo cho khách hàng ngành hàng tiêu dùng.',
      },
    ],
  },
  {
    key: 'duong',
    fullName: 'Phạm Thuỳ Dương',
    email: 'thuy.duong@sen.test',
    headline: 'Nhà thiết kế sản phẩm, từng làm ứng dụng ngân hàng và đặt xe',
    bio: 'Mình học kiến trúc rồi chuyển sang giao diện, nên rất mê bố cục và khoảng trắng. Mình tin thiết kế đẹp là thiết kế giúp người ta bớt phải nghĩ. Bài tập của mình luôn có nhận xét bằng lời, không chỉ có điểm.',
    skills: ['Figma', 'Thiết kế giao diện', 'Hệ thống thiết kế', 'Nghiên cứu người dùng'],
    education: [
      {
        school: 'Trường Đại học Kiến trúc Thành phố Hồ Chí Minh',
        degree: 'Cử nhân',
        field: 'Thiết kế đồ hoạ',
        from: 2011,
        to: 2016,
      },
    ],
    experience: [
      {
        company: 'Ví điện tử Lúa',
        title: 'Nhà thiết kế sản phẩm',
        from: 2018,
        description: 'Thiết kế luồng chuyển tiền và đọc phản hồi của người dùng lớn tuổi mỗi tháng.',
      },
    ],
  },
  {
    key: 'tuan',
    fullName: 'Bùi Anh Tuấn',
    email: 'anh.tuan@sen.test',
    headline: 'Chủ ba gian hàng trực tuyến, cố vấn cho người bán nhỏ',
    bio: 'Mình bắt đầu bằng hai mươi chiếc áo mưa và một góc phòng trọ. Mười năm sau mình vẫn tự đóng gói vài đơn mỗi tuần để không quên khách cần gì. Mình dạy cách làm vừa sức, có con số, không hứa làm giàu nhanh.',
    skills: ['Bán hàng trực tuyến', 'Quản lý kho', 'Viết nội dung', 'Tài chính cửa hàng'],
    education: [
      {
        school: 'Trường Đại học Thương mại',
        degree: 'Cử nhân',
        field: 'Quản trị kinh doanh',
        from: 2008,
        to: 2012,
      },
    ],
    experience: [
      {
        company: 'Cửa hàng Mưa Nắng',
        title: 'Người sáng lập',
        from: 2014,
        description: 'Bán đồ đi mưa và đồ dã ngoại, khoảng 1.800 đơn mỗi tháng với nhóm bốn người.',
      },
    ],
  },
  {
    key: 'linh',
    fullName: 'Vũ Khánh Linh',
    email: 'khanh.linh@sen.test',
    headline: 'Giáo viên tiếng Anh và tiếng Nhật cho người đi làm',
    bio: 'Mình làm phiên dịch công trường năm năm trước khi đi dạy, nên bài nào cũng có tình huống thật. Mình không bắt bạn thuộc bảng ngữ pháp, mình bắt bạn nói câu đầu tiên ngay trong mười phút đầu. Sai thì sửa, không ai cười.',
    skills: ['Tiếng Anh giao tiếp', 'Viết email', 'Phát âm', 'Tiếng Nhật sơ cấp'],
    education: [
      {
        school: 'Trường Đại học Ngoại ngữ, Đại học Quốc gia Hà Nội',
        degree: 'Cử nhân',
        field: 'Ngôn ngữ Anh',
        from: 2009,
        to: 2013,
      },
    ],
    experience: [
      {
        company: 'Lớp học Bên Cửa Sổ',
        title: 'Giáo viên',
        from: 2018,
        description: 'Dạy nhóm nhỏ cho kỹ sư, kế toán và nhân viên văn phòng.',
      },
      {
        company: 'Liên danh xây dựng cầu Bạch Đằng',
        title: 'Phiên dịch Anh – Nhật',
        from: 2013,
        to: 2018,
        description: 'Dịch họp kỹ thuật và biên bản hằng ngày giữa kỹ sư Việt Nam và Nhật Bản.',
      },
    ],
  },
  {
    key: 'mai',
    fullName: 'Hồ Ngọc Mai',
    email: 'ngoc.mai@sen.test',
    headline: 'Giáo viên yoga và thiền, dành cho người ngồi nhiều',
    bio: 'Sau mười năm làm kế toán và một cái lưng đau, mình tìm đến yoga rồi ở lại luôn. Lớp của mình không có tư thế biểu diễn, chỉ có cử động vừa sức và hơi thở. Bạn có bệnh nền thì hỏi bác sĩ trước khi tập cùng mình nhé.',
    skills: ['Yoga', 'Thiền', 'Chạy bộ', 'Thói quen ngủ'],
    education: [
      {
        school: 'Trường Đại học Thể dục Thể thao Thành phố Hồ Chí Minh',
        degree: 'Chứng chỉ',
        field: 'Huấn luyện viên yoga',
        from: 2016,
        to: 2017,
      },
    ],
    experience: [
      {
        company: 'Phòng tập Hiên Nhà',
        title: 'Giáo viên chính',
        from: 2017,
        description: 'Dạy lớp sáng cho người đi làm và lớp nhẹ cho người trên 50 tuổi.',
      },
    ],
  },
  {
    key: 'thao',
    fullName: 'Ngô Phương Thảo',
    email: 'phuong.thao@sen.test',
    headline: 'Đầu bếp gốc Huế, viết công thức cho bếp nhỏ',
    bio: 'Mình lớn lên sau quầy bún của bà ngoại ở An Cựu. Công thức của mình đều được nấu lại ít nhất năm lần trên một bếp ga đôi, bằng nguyên liệu chợ nào cũng có. Nấu hỏng cũng không sao, mình chỉ cho bạn cách cứu.',
    skills: ['Món Huế', 'Làm bánh', 'Nước dùng', 'Lập thực đơn'],
    education: [
      {
        school: 'Trường Cao đẳng Du lịch Huế',
        degree: 'Cao đẳng',
        field: 'Kỹ thuật chế biến món ăn',
        from: 2010,
        to: 2013,
      },
    ],
    experience: [
      {
        company: 'Quán Bếp Ngoại',
        title: 'Bếp trưởng',
        from: 2016,
        description: 'Phụ trách thực đơn mười hai món đổi theo mùa.',
      },
    ],
  },
  {
    key: 'bao',
    fullName: 'Đặng Gia Bảo',
    email: 'gia.bao@sen.test',
    headline: 'Nhạc công và người chụp ảnh đường phố',
    bio: 'Ban ngày mình dạy guitar, cuối tuần mình đi chụp phố bằng điện thoại. Hai việc giống nhau ở chỗ phải biết lắng nghe và biết chờ. Mình dạy bằng những bài bạn thích thật, để bạn tập mà quên là đang tập.',
    skills: ['Guitar đệm hát', 'Nhạc lý căn bản', 'Chụp ảnh điện thoại', 'Chỉnh ảnh'],
    education: [
      {
        school: 'Nhạc viện Thành phố Hồ Chí Minh',
        degree: 'Trung cấp',
        field: 'Guitar',
        from: 2009,
        to: 2013,
      },
    ],
    experience: [
      {
        company: 'Lớp nhạc Gác Gỗ',
        title: 'Giáo viên guitar',
        from: 2014,
        description: 'Dạy đệm hát cho người lớn mới bắt đầu, lớp không quá sáu người.',
      },
    ],
  },
  ...MORE_TEACHERS,
];
