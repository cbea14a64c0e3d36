import type { CourseContent } from '../../types.ts';
import { course as ieltsWritingTask2 } from './ielts-writing-task-2.course.ts';
import { course as nguPhapMatGoc } from './ngu-phap-mat-goc.course.ts';
import { course as tiengAnhGiaoTiep } from './tieng-anh-giao-tiep.course.ts';
import { course as tiengHanNhapMon } from './tieng-han-nhap-mon.course.ts';
import { course as tiengTrungHsk1 } from './tieng-trung-hsk1.course.ts';

export const LANGUAGES_OUTLINES: readonly CourseContent[] = [
  ieltsWritingTask2,
  nguPhapMatGoc,
  tiengAnhGiaoTiep,
  tiengHanNhapMon,
  tiengTrungHsk1,
];
