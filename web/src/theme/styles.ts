// The styles of every page. CSS modules are loaded with their components.
import './layers.css';
import 'virtual:theme.css';
import './fonts.css';
