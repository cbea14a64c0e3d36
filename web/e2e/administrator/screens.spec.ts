import { testScreens } from '../screens.ts';

testScreens('admin');
