/** Days as they are stored: "2027-03-01", which sort as they follow each other. */
const DAY = 24 * 3600_000;

export const daysAgo = (days: number, now = Date.now()): string =>
  new Date(now - days * DAY).toISOString().slice(0, 10);
