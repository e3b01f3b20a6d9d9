/** Which requests of a page wait for each other. */

/** Network requests of the page with start and end times in seconds, sorted by start. */
export function recordRequests(devtools) {
  const byId = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    byId.set(requestId, { url: request.url, type, start: timestamp, end: Infinity });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => byId.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) byId.delete(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = byId.get(requestId);
    if (request) request.end = timestamp;
  });
  return () => [...byId.values()].toSorted((one, other) => one.start - other.start);
}

/**
 * Every response is delayed by the same time. So a request that starts after another one has ended depends on
 * it, and is one step further in the chain.
 */
export function withDepth(requests) {
  const placed = [];
  for (const request of requests) {
    const before = placed.filter(({ end }) => end <= request.start).map(({ depth }) => depth);
    placed.push({ ...request, depth: 1 + Math.max(0, ...before) });
  }
  return placed;
}
