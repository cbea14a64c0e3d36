import type { CourseContent } from '../../types.ts';
import { course as banhBongLan } from './banh-bong-lan.course.ts';
import { course as caPheTaiNha } from './ca-phe-tai-nha.course.ts';
import { course as comNha30Phut } from './com-nha-30-phut.course.ts';
import { course as monChayHangNgay } from './mon-chay-hang-ngay.course.ts';

export const FOOD_OUTLINES: readonly CourseContent[] = [
  banhBongLan,
  caPheTaiNha,
  comNha30Phut,
  monChayHangNgay,
];
