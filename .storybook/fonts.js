/** A separate file, because the tests of the stories load preview.tsx and get the fonts with their page. */
import '../demo/server/assets/fonts.css';
