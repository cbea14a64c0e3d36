import type { PersonContent } from './types.ts';

/** The demo administrator. */
export const ADMIN: PersonContent = { fullName: 'Lê Minh Quân', email: 'admin@sen.test' };

/** Number of demo students. */
export const STUDENT_COUNT = 860;

const FAMILIES = 'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý Trương Đinh Mai'.split(' ');
const WOMEN = (
  'Minh Châu,Thuỳ Trang,Ngọc Ánh,Thị Hạnh,Phương Linh,Thanh Huyền,Bảo Ngọc,Thu Thảo,Mỹ Duyên,Hồng Nhung,' +
  'Diệu Linh,Kim Oanh,Quỳnh Anh,Tường Vi,Hải Đường,Cẩm Tú,Ngọc Diệp,Bích Trâm,Hoài Thương,Thanh Mai,' +
  'Khánh Vy,Lan Hương,Thảo Nguyên,Minh Thư,Ánh Tuyết,Gia Hân,Tố Uyên'
).split(',');
const MEN = (
  'Văn Phúc,Đức Anh,Quang Huy,Minh Khôi,Tuấn Kiệt,Hữu Nghĩa,Thành Đạt,Gia Huy,Công Minh,Trọng Hiếu,' +
  'Nhật Nam,Xuân Trường,Đình Long,Quốc Việt,Hoàng Phúc,Thế Vinh,Bá Lộc,Anh Khoa,Duy Tân,Hải Đăng,' +
  'Khắc Hưng,Tiến Dũng,Minh Triết,Phú Quý,Thiện Nhân,Việt Cường,Ngọc Sơn'
).split(',');

/**
 * Returns the full name of student `index`. 0 is the demo account. Combines the 17 family names and 27 given names of
 * each list so that the first 2 × 459 students have different names.
 */
export function studentName(index: number): string {
  if (index === 0) return 'Đỗ Khánh Linh';
  const givenNames = index % 2 === 0 ? WOMEN : MEN;
  const turn = Math.floor(index / 2);
  return `${FAMILIES[turn % FAMILIES.length]} ${givenNames[turn % givenNames.length]}`;
}

/** Returns the email address of student `index`: `student@sen.test`, otherwise name without accents and number. */
export function studentEmail(index: number): string {
  if (index === 0) return 'student@sen.test';
  const name = studentName(index)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replaceAll(' ', '.');
  return `${name}.${index}@sen.test`;
}

const STUDENTS: readonly PersonContent[] = Array.from({ length: STUDENT_COUNT }, (_, index) => ({
  fullName: studentName(index),
  email: studentEmail(index),
}));

/** All students in order, the demo account first. */
export const students = (): readonly PersonContent[] => STUDENTS;
