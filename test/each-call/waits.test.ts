import { describeCases } from './cases';

describe('a call of the load flow that keeps the page waiting', () => {
  describeCases(['never responds', 'responds late']);
});
