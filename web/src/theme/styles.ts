// The styles of every page. CSS modules are loaded with their components.
import './layers.css';
import './roles.css';
import './fonts.css';
