const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (file, caption) =>
  file
    ? `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`
    : `<figure><figcaption>${caption}</figcaption><p>None</p></figure>`;

/**
 * The page that shows what differs.
 * @param {{ name: string, summary: string, files: { before?: string, after?: string, difference?: string } }[]} results addresses are
 *   relative to the page
 */
export const reportPage = (results) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${results.length} pictures differ</title>
<style>
  body { margin: 1rem; font: 1rem/1.5 sans-serif; }
  section { border-block-start: 1px solid; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { max-inline-size: 100%; outline: 1px solid #888; }
</style>
<h1>${results.length} pictures differ</h1>
<p>If you meant this: <code>npm run screenshots -- --update</code>, and commit the pictures with the change.</p>
<ol>${results.map(({ name, summary }) => `<li><a href="#${name}">${name}</a>: ${escape(summary)}</li>`).join('\n')}</ol>
${results
  .map(
    ({ name, summary, files }) => `<section id="${name}">
<h2>${name}</h2>
<p>${escape(summary)}</p>
<div class="pictures">${figure(files.before, 'Old')}${figure(files.after, 'New')}${figure(files.difference, 'Difference')}</div>
</section>`,
  )
  .join('\n')}
</html>
`;
