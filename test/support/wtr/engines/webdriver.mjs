/** A WebDriver session over plain HTTP: https://www.w3.org/TR/webdriver2/ */
async function ask(method, address, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}

async function isReady(address) {
  try {
    return (await ask('GET', `${address}/status`)).ready;
  } catch {
    return false; // It does not listen yet.
  }
}

const START_MS = 30_000;
const POLL_MS = 50;

/** Waits until the driver at the address has started, and opens a browser with it. */
export async function openDriver(address, capabilities) {
  const deadline = Date.now() + START_MS;
  while (!(await isReady(address))) {
    if (Date.now() > deadline) throw new Error(`No WebDriver at ${address}`);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  const { sessionId } = await ask('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const send = (method, path, body) => ask(method, `${address}/session/${sessionId}${path}`, body);
  return {
    send,
    /** The result of a function body that runs in the page. */
    evaluate: (script, args = []) => send('POST', '/execute/sync', { script, args }),
  };
}
