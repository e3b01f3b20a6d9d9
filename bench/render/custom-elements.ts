/** The plans as pages have them. */
import '../../elements/classic';
