/**
 * Only a resource may call a service that reads. `resource()` drops stale responses and those of another shopper,
 * limits the wait and reports failures, so no step can forget this.
 */

/** Whether a function of a service reads, by its name. */
const READS = /^(?:read|search|validate)[A-Z]/;

/**
 * Part of a change of a saved list. It must continue after the shopper has left, so that the removal is
 * complete.
 */
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
