import DOMPurify from 'dompurify';
import { aemHtml } from './aem';
import { drupalBasicHtml, drupalBasicHtmlWith, drupalFullHtml } from './drupal';
import { sitecoreRichText } from './sitecore';
import { wordPressPost } from './word-press';

/** Sanitizers by the beginning of their names in docs/guides/content-management.md. */
export const sanitizers: Readonly<Record<string, (html: string) => string>> = {
  'AEM: text component': aemHtml,
  'WordPress: posts': wordPressPost,
  'Drupal: Full HTML': drupalFullHtml,
  'Drupal: Basic HTML': drupalBasicHtml,
  'Drupal: Basic HTML with': drupalBasicHtmlWith('<div class data-shopper-profile data-heading-level>'),
  'Sitecore: rich text': sitecoreRichText,
  DOMPurify: (html) => DOMPurify.sanitize(html),
};
