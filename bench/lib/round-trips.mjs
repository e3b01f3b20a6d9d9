/** Which requests of a page wait for each other. */

/** Requests of the page that went over the network, with the times of their start and end, in seconds, in the order of their start. */
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
 * With every response late by the same time, a request that starts after another one has ended has waited for it: its
 * place in the chain is one further.
 */
export function withDepth(requests) {
  const placed = [];
  for (const request of requests) {
    const before = placed.filter(({ end }) => end <= request.start).map(({ depth }) => depth);
    placed.push({ ...request, depth: 1 + Math.max(0, ...before) });
  }
  return placed;
}
