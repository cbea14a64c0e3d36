import type { CourseContent } from '../../types.ts';
import { course as googleSheetsNhomNho } from './google-sheets-nhom-nho.course.ts';
import { course as hocMayNhapMon } from './hoc-may-nhap-mon.course.ts';
import { course as powerBiBaoCao } from './power-bi-bao-cao.course.ts';
import { course as statisticsYouWillUse } from './statistics-you-will-use.course.ts';

export const DATA_OUTLINES: readonly CourseContent[] = [
  googleSheetsNhomNho,
  hocMayNhapMon,
  powerBiBaoCao,
  statisticsYouWillUse,
];
