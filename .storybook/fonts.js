/** In a file of its own, as the tests of the stories load preview.tsx and get the fonts with their page. */
import '../demo/server/assets/fonts.css';
