/** The plans as custom elements. */
import '../../elements/classic';
