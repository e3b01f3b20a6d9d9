/**
 * A service is read by a resource and by nothing else: `resource()` drops what is about another shopper or older than what is
 * known, bounds the wait and reports failures, so that no step can forget to.
 */

/** By its name, a function of a service that reads. */
const READS = /^(?:read|search|validate)[A-Z]/;

/** Half of a change of a saved list: it has to go on when the shopper has left, so that what they removed is gone. */
const HALF_OF_A_CHANGE = 'readWireSection';

const isInResource = (node) => {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'CallExpression' && at.callee.type === 'Identifier' && at.callee.name === 'resource')
      return true;
  return false;
};

/** @type {import('eslint').Rule.RuleModule} */
export const readsByResource = {
  meta: {
    type: 'problem',
    docs: { description: 'Services that read are called inside of `resource()`.' },
    messages: { outside: '{{ name }} reads a service: call it in a `resource()` (src/state/resource.ts).' },
    schema: [],
  },

  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.importKind === 'type' || !/\/services\//.test(node.source.value)) return;
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          const { imported } = variable.defs[0].node;
          if (!imported || !READS.test(imported.name) || imported.name === HALF_OF_A_CHANGE) continue;
          for (const { identifier } of variable.references)
            if (!isInResource(identifier))
              context.report({ node: identifier, messageId: 'outside', data: { name: variable.name } });
        }
      },
    };
  },
};
