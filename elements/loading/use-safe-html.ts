import { useEffect, useState } from 'react';
import { nextTask } from '../../src/browser/clock';
import { logger } from '../../src/browser/logger';
import { doors } from '../../src/browser/trusted-types';
import type { SafeHtml } from './rich-text';

/** A tag or a character reference. Text without them equals its HTML and needs no sanitizer. */
const markup = /<[a-z/!?]|&[a-z#]/i;

async function prepare(html: string): Promise<SafeHtml> {
  // Screen readers announce changes of a live region, not its initial content.
  await nextTask();
  if (!markup.test(html)) return html;
  try {
    return await doors().toSafeHtml(html);
  } catch {
    logger().error('HTML could not be sanitized and is not shown');
    return '';
  }
}

/** HTML that is safe to show; no value until it is ready. */
export function useSafeHtml(html: string): SafeHtml | undefined {
  const [prepared, setPrepared] = useState<{ html: string; content: SafeHtml }>();
  useEffect(() => {
    let isWanted = true;
    void prepare(html).then((content) => {
      if (isWanted) setPrepared({ html, content });
    });
    return () => {
      isWanted = false;
    };
  }, [html]);
  return prepared?.html === html ? prepared.content : undefined;
}
