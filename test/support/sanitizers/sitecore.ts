import { applyRules } from './rules';

/**
 * The Rich Text field of Sitecore where `HtmlEditor.RemoveScripts` is set: `WebUtil.RemoveAllScripts` takes scripts and
 * handlers out of attributes, and leaves the rest. After `SupporWebUtil`, in which Sitecore's support has published it.
 */
export const sitecoreRichText = (html: string): string =>
  applyRules(html, {
    fateOf: (tag) => (tag === 'script' ? 'remove' : 'keep'),
    allowsAttribute: (_tag, name, value) =>
      !/^(on|allowscriptaccess$|srcdoc$)/.test(name) && !/javascript|base64/.test(value),
    keepsComments: true,
  });
