import { testScreens } from '../screens.ts';

testScreens('guest');
