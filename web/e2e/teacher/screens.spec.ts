import { testScreens } from '../screens.ts';

testScreens('teacher');
