/** A whole ZIP code above 0, as a search needs it. */
export const isZipComplete = (text: string): boolean => /^\d{5}$/.test(text) && Number(text) > 0;
