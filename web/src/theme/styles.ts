// The order is the cascade: component library, our variables, our document rules. CSS modules come after.
import './mantine.css';
import 'virtual:theme.css';
import './fonts.css';
import './base.css';
