import { describeCases } from './cases';

describe('a call of the load flow that fails', () => {
  describeCases(['500', '401', 'HTML with 200', 'null', 'wrong types']);
});
