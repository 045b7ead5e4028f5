import { Script } from 'node:vm';
import { insertTextAsTyped } from '../insertText.ts';
import { agentName, installAgent } from './inPage.ts';

// biome-ignore lint/suspicious/noExplicitAny: command parameters, which Playwright writes
type Params = any;

const install = `(${installAgent})(${JSON.stringify(agentName)})`;
const agent = `window[${JSON.stringify(agentName)}]`;

/** Returns the script that runs before a page's own: the agent, and Playwright's preload scripts. */
export const preloaded = (scripts: readonly { functionDeclaration: string; arguments?: unknown[] }[]) =>
  [
    `${install};`,
    `(${insertTextAsTyped})();`,
    ...scripts.map(
      ({ functionDeclaration, arguments: parameters = [] }) =>
        `try { (${functionDeclaration})(...${JSON.stringify(parameters)}.map(${agent}.read)); } catch (error) { console.error(error); }`,
    ),
    'document.currentScript.remove();',
  ].join('\n');

/** Waits for news of the page. */
export const newsScript = `${install}; ${agent}.news(...arguments);`;

/** Returns a handle's node, to which the driver gives its own name. */
export const nodeScript = `return ${agent}.read({ handle: arguments[0] });`;

/** Returns the elements that aren't hidden, inert, or parts of a picture; some of them have a role. */
export const perceivableScript = `return [...document.body.querySelectorAll('*')].filter((element) =>
  (element instanceof HTMLElement || element.matches('svg[role]')) && element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[aria-hidden="true"], [inert]') && !element.parentElement.closest('[role="img"]'));`;

const expression = (text: string) => `(${text.trim().replace(/;+$/, '')}\n)`;

/** Functions and calls, as text among the arguments, that Playwright's scripts in the page evaluate. */
function functionsIn(parameters: Params): string[] {
  if (typeof parameters === 'string')
    return /[(>]/.test(parameters) && isExpression(parameters) ? [parameters] : [];
  return parameters && typeof parameters === 'object' ? Object.values(parameters).flatMap(functionsIn) : [];
}
function isExpression(text: string): boolean {
  try {
    new Script(expression(text));
    return true;
  } catch {
    return false;
  }
}

/** Returns a classic WebDriver script for `script.evaluate` or `script.callFunction`. */
export function scriptOf(params: Params): string {
  const { resultOwnership, serializationOptions, awaitPromise } = params;
  const byValue = serializationOptions?.maxObjectDepth !== 0;
  const owned = resultOwnership === 'root';
  const texts = [...new Set(functionsIn(params.arguments))];
  const call = params.functionDeclaration
    ? `${expression(params.functionDeclaration)}.apply(undefined, agent.read({ type: 'array', value: arguments[0] }))`
    : expression(params.expression);
  return `
    ${install};
    const agent = ${agent};
    const failed = (error) => ({ document: agent.document, failure: error instanceof Error ? error.name + ': ' + error.message + '\\n' + error.stack : String(error) });
    const succeeded = (value) => {
      try { return { document: agent.document, result: agent.write(value, ${byValue}, ${owned}) }; } catch (error) { return failed(error); }
    };
    ${texts.map((text) => `agent.compiled.set(${JSON.stringify(text)}, () => ${expression(text)});`).join('\n')}
    try {
      const value = ${call};
      if (${awaitPromise === false} || !value || typeof value.then !== 'function') return succeeded(value);
      const call = arguments[1];
      value.then((result) => agent.answer(call, succeeded(result)), (error) => agent.answer(call, failed(error)));
      return null;
    } catch (error) { return failed(error); }
  `;
}
