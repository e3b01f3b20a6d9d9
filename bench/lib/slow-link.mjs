/**
 * A slow network between the browser and a server of this machine, as a TCP proxy, so that all protocols run under the
 * same conditions:
 *
 * - A new connection sends no data for one round trip, the time that TCP needs to open it.
 * - Every packet takes half a round trip.
 * - Each direction has a limit of bits per second. All connections share it, packet by packet.
 * - A connection starts with ten packets in flight, and may have one more for each packet that has arrived (TCP's slow
 *   start).
 *
 * No packet is lost, and a connection never slows down again.
 */
import { connect, createServer } from 'node:net';

const PACKET_BYTES = 1460;
const FIRST_PACKETS = 10;

/** Runs due callbacks in the order in which they were added. Their times must not decrease. */
function createSchedule() {
  const due = [];
  let timer;
  const run = () => {
    timer = undefined;
    while (due.length > 0 && due[0].time <= performance.now()) due.shift().run();
    wait();
  };
  const wait = () => {
    if (timer || due.length === 0) return;
    timer = setTimeout(run, Math.max(1, due[0].time - performance.now()));
  };
  return (time, task) => {
    due.push({ time, run: task });
    wait();
  };
}

/** One direction of the network. Streams add themselves to the queue when they have data to send. */
function createLine({ bytesPerMs, delayMs }) {
  const atArrival = createSchedule();
  const atReceipt = createSchedule();
  const inLine = [];
  let freeAt = 0;
  let timer;

  const send = () => {
    timer = undefined;
    while (inLine.length > 0 && freeAt <= performance.now()) {
      const stream = inLine.shift();
      const packet = stream.take();
      freeAt += packet.length / bytesPerMs;
      const arrival = freeAt + delayMs;
      atArrival(arrival, () => stream.deliver(packet));
      // The sender receives the acknowledgment after half a round trip.
      atReceipt(arrival + delayMs, () => stream.confirm(packet));
      if (stream.isReady()) inLine.push(stream);
    }
    if (inLine.length > 0) timer = setTimeout(send, Math.max(1, freeAt - performance.now()));
  };

  return (stream) => {
    if (inLine.includes(stream)) return;
    inLine.push(stream);
    if (timer) return;
    freeAt = Math.max(freeAt, performance.now());
    send();
  };
}

/** Forwards data from one end of a connection to the other. */
function carry(from, to, line) {
  let waiting = Buffer.alloc(0);
  let hasEnded = false;
  let isEndSent = false;
  let underWay = 0;
  let window = FIRST_PACKETS * PACKET_BYTES;

  const stream = {
    isReady: () =>
      (waiting.length > 0 && underWay + Math.min(waiting.length, PACKET_BYTES) <= window) ||
      (hasEnded && waiting.length === 0 && !isEndSent),
    /** An empty packet marks the end of the stream. */
    take() {
      const packet = waiting.subarray(0, PACKET_BYTES);
      waiting = waiting.subarray(PACKET_BYTES);
      underWay += packet.length;
      isEndSent = packet.length === 0;
      return packet;
    },
    deliver(packet) {
      if (to.destroyed) return;
      if (packet.length > 0) to.write(packet);
      else to.end();
    },
    confirm(packet) {
      underWay -= packet.length;
      window += packet.length;
      if (stream.isReady()) line(stream);
    },
  };
  from.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (stream.isReady()) line(stream);
  });
  from.on('end', () => {
    hasEnded = true;
    if (stream.isReady()) line(stream);
  });
}

/**
 * @param {{ port: number, roundTripMs: number, bitsPerSecond: number }} options `port` of the server behind it
 * @returns {Promise<{ port: number, close(): Promise<void> }>}
 */
export function openSlowLink({ port, roundTripMs, bitsPerSecond }) {
  const speed = { bytesPerMs: bitsPerSecond / 8 / 1000, delayMs: roundTripMs / 2 };
  const up = createLine(speed);
  const down = createLine(speed);
  const sockets = new Set();

  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ]) {
      sockets.add(socket);
      socket.on('error', () => undefined); // A closed visit resets its connections.
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    carry(server, browser, down);
    setTimeout(() => carry(browser, server, up), roundTripMs);
  });

  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(0, '127.0.0.1', () =>
      resolve({
        port: proxy.address().port,
        close: () =>
          new Promise((done) => {
            proxy.close(done);
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}
