import ts from 'typescript';
import { bare, Kinds, returnsOf, tagOf } from './kinds.ts';

/** An element's child, as written in the source. */
interface Child {
  node: ts.Node;
  /** Whether it may be a text. */
  text: boolean;
  /** Whether it appears, disappears, moves or changes during the lifetime of the page. */
  changes: boolean;
  /** Whether it's several texts in one expression, for each of which React creates a node. */
  several: boolean;
}

const choices = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
];

/**
 * Finds the texts in a file that break when a browser translates the page.
 * A translating browser replaces text nodes. React's updates to the old nodes aren't seen, and inserting before them or
 * removing them throws. This doesn't apply to an element's only child, which React updates through the element, or to a
 * constant text among constant neighbors.
 */
export function textsToBeFound(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const kinds = new Kinds(checker);
  const found = new Set<string>();
  const report = ({ node }: Pick<Child, 'node'>) => {
    const words = node.getText().trim();
    const start = node.getSourceFile().text.indexOf(words, node.pos);
    const { line } = source.getLineAndCharacterOfPosition(start);
    found.add(`${line + 1}: ${words.replace(/\s+/g, ' ').slice(0, 90)}`);
  };

  const isKeyed = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
    tagOf(node).attributes.properties.some(
      (attribute) =>
        ts.isJsxAttribute(attribute) &&
        attribute.name.getText() === 'key' &&
        attribute.initializer !== undefined &&
        ts.isJsxExpression(attribute.initializer) &&
        attribute.initializer.expression !== undefined &&
        !kinds.isFixed(attribute.initializer.expression),
    );
  const childrenOf = (nodes: readonly ts.JsxChild[]): Child[] => nodes.flatMap(childOf);

  function childOf(node: ts.JsxChild | ts.Expression): Child[] {
    if (ts.isJsxText(node))
      return node.containsOnlyTriviaWhiteSpaces ? [] : [{ node, text: true, changes: false, several: false }];
    if (ts.isJsxExpression(node)) return node.expression ? childOf(node.expression) : [];
    if (ts.isJsxFragment(node)) return childrenOf(node.children);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const { tagName } = tagOf(node);
      if (ts.isJsxElement(node) && kinds.isClear(tagName)) {
        const waits = isKeyed(node) || /Suspense$/.test(tagName.getText());
        return childrenOf(node.children).map((one) => (waits ? { ...one, changes: true } : one));
      }
      return [{ node, text: false, changes: !kinds.isSolid(tagName) || isKeyed(node), several: false }];
    }
    const expression = bare(node as ts.Expression);
    if (expression !== node) return childOf(expression);
    const isChosen =
      ts.isConditionalExpression(expression) ||
      (ts.isBinaryExpression(expression) && choices.includes(expression.operatorToken.kind));
    return [{ node, ...kinds.of(expression), changes: isChosen || !kinds.isFixed(expression) }];
  }

  /** Children that have an element to themselves. */
  const lookAt = (children: Child[]) => {
    const moves = children.some(({ changes }) => changes);
    for (const child of children)
      if (child.text && (child.several || (children.length > 1 && moves))) report(child);
  };
  /** Children that end up next to those of another component, and are removed with their own component. */
  const lookAtLoose = (children: Child[]) => {
    for (const child of children) if (child.text) report(child);
  };
  const isWithin = (node: ts.Node) => ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
  const nameOf = (node: ts.FunctionLikeDeclaration) =>
    node.name?.getText() ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '');

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const isClear = kinds.isClear(node.openingElement.tagName);
      if (!isClear) lookAt(childrenOf(node.children));
      else if (!isWithin(node)) lookAtLoose(childrenOf(node.children));
    } else if (ts.isJsxFragment(node) && !isWithin(node)) lookAtLoose(childrenOf(node.children));
    else if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      if (/^[A-Z]/.test(nameOf(node)))
        for (const returned of returnsOf(node).map(bare))
          if (!ts.isJsxFragment(returned) && kinds.of(returned).text) report({ node: returned });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}
