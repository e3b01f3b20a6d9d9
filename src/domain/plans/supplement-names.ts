/** A keyword in the names of supplement plans, ignoring case, hyphen and space alike (DATA-28, OPEN-A120). */
export const isHighDeductible = (planName: string | undefined): boolean =>
  /high[\s-]deductible/i.test(planName ?? '');
