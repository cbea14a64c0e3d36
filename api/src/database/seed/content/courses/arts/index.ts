import type { CourseContent } from '../../types.ts';
import { course as lightroom } from './lightroom.course.ts';
import { course as nhiepAnhSo } from './nhiep-anh-so.course.ts';
import { course as pianoChoNguoiLon } from './piano-cho-nguoi-lon.course.ts';
import { course as streetPhotography } from './street-photography.course.ts';
import { course as thanhNhac } from './thanh-nhac.course.ts';

export const ARTS_OUTLINES: readonly CourseContent[] = [
  lightroom,
  nhiepAnhSo,
  pianoChoNguoiLon,
  streetPhotography,
  thanhNhac,
];
