import { applyRules } from './rules';

/**
 * The Rich Text field of Sitecore where `HtmlEditor.RemoveScripts` is set: `WebUtil.RemoveAllScripts` removes scripts
 * and handlers from attributes, and keeps the rest. Based on `SupporWebUtil`, which Sitecore's support has published.
 */
export const sitecoreRichText = (html: string): string =>
  applyRules(html, {
    fateOf: (tag) => (tag === 'script' ? 'remove' : 'keep'),
    allowsAttribute: (_tag, name, value) =>
      !/^(on|allowscriptaccess$|srcdoc$)/.test(name) && !/javascript|base64/.test(value),
    keepsComments: true,
  });
