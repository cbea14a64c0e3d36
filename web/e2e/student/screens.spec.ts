import { testScreens } from '../screens.ts';

testScreens('student');
