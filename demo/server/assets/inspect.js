/** Draws what `inspect()` returns, as text only, so that none of it is parsed as markup. */
const box = document.querySelector('#inspection');
const status = document.querySelector('#status');
let latest;

const element = (name, ...content) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

const wordOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

function table(title, head, rows) {
  const made = element('table', element('caption', `${title} (${rows.length})`));
  const heads = head.map((text) => Object.assign(element('th', text), { scope: 'col' }));
  made.append(element('thead', element('tr', ...heads)));
  made.append(
    element(
      'tbody',
      ...rows.map((cells) => element('tr', ...cells.map((cell) => element('td', wordOf(cell) ?? '')))),
    ),
  );
  const around = element('div', made);
  around.className = 'wide';
  around.tabIndex = 0;
  around.setAttribute('role', 'region');
  around.setAttribute('aria-label', title);
  return around;
}

const folded = (title, content) => element('details', element('summary', title), content);

async function look() {
  latest = await window.shopperProfile.inspect();
  const { version, copies, tags, config, role, calls, warnings, errors } = latest;
  const keys = Object.entries(config).map(([key, { value, source }]) => [key, value, source]);
  const isDefault = ([, , source]) => source === 'default';
  const defaults = keys.filter(isDefault);
  box.replaceChildren(
    element('p', `Version ${version}`),
    table(
      'Copies of the bundle',
      ['Version', 'Address'],
      copies.map((copy) => [copy.version, copy.address]),
    ),
    table(
      'Warnings',
      ['What the console was told'],
      warnings.map((text) => [text]),
    ),
    table(
      'Errors',
      ['From', 'Message', 'Code'],
      errors.map(({ source, message, code }) => [source, message, code]),
    ),
    table(
      'Tags',
      ['Tag', 'State'],
      tags.map(({ tag, state }) => [tag, state]),
    ),
    table('Kind of shopper', ['Is', 'May'], [[role.is.join(', '), role.may.join(', ')]]),
    table(
      'Calls',
      ['Call', 'Answer', 'Milliseconds'],
      calls.map(({ name, status: answer, ms }) => [name, answer, Math.round(ms)]),
    ),
    table(
      'Configuration of this page',
      ['Key', 'Value', 'From'],
      keys.filter((row) => !isDefault(row)),
    ),
    folded(`Defaults (${defaults.length})`, table('Defaults', ['Key', 'Value', 'From'], defaults)),
  );
}

async function start() {
  await window.shopperProfile.ready;
  // The page reports mistakes when the browser is idle.
  await new Promise((done) => setTimeout(done, 1500));
  await look();
}

document.querySelector('#again').addEventListener('click', async () => {
  await look();
  status.textContent = `Looked at ${new Date().toLocaleTimeString('en-US')}.`;
});

document.querySelector('#copy').addEventListener('click', async () => {
  if (!latest) return;
  try {
    await navigator.clipboard.writeText(JSON.stringify(latest, null, 2));
    status.textContent = 'Copied.';
  } catch {
    status.textContent = 'The browser does not let this page copy.';
  }
});

await customElements.whenDefined('shopper-profile-plans');
await start();
