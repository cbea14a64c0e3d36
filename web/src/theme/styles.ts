// What every page has of styles; CSS modules come with their components.
import './layers.css';
import 'virtual:theme.css';
import './fonts.css';
