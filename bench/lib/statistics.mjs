const quantile = (sorted, share) => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
};

export const median = (values) =>
  quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  );

/** Median and quartiles of a list of numbers. */
export function summary(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}
