/** The result for an element: keep it, replace it with its content, or remove it with its content. */
type Fate = 'keep' | 'unwrap' | 'remove';

/** The elements that a content management system keeps, by its rules. */
interface Rules {
  fateOf(tag: string): Fate;
  allowsAttribute(tag: string, name: string, value: string): boolean;
  keepsComments?: boolean;
}

function clean(parent: ParentNode & Node, rules: Rules): void {
  for (const node of [...parent.childNodes]) {
    if (node instanceof Comment && rules.keepsComments !== true) node.remove();
    if (!(node instanceof Element)) continue;
    const tag = node.localName;
    const fate = rules.fateOf(tag);
    if (fate === 'remove') {
      node.remove();
      continue;
    }
    clean(node, rules);
    if (fate === 'unwrap') node.replaceWith(...node.childNodes);
    else
      for (const { name, value } of [...node.attributes])
        if (!rules.allowsAttribute(tag, name, value)) node.removeAttribute(name);
  }
}

/** The sanitized form of an element. */
export function applyRules(html: string, rules: Rules): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  clean(template.content, rules);
  return template.innerHTML;
}

/** `'a: href rel'` is an element with its attributes. */
export const tableOf = (lines: string): Map<string, Set<string>> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [tag = '', attributes = ''] = line.split(':');
        return [tag.trim(), new Set(attributes.trim().split(/\s+/))] as const;
      }),
  );
