import ts from 'typescript';

/** An expression without the syntax that only the compiler needs, such as parentheses and assertions. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

export const tagOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  ts.isJsxElement(node) ? node.openingElement : node;

const isHost = (tag: ts.JsxTagNameExpression) => ts.isIdentifier(tag) && /^[a-z]/.test(tag.text);

/** The expressions that a function itself returns, without those of nested functions. */
export function returnsOf({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body as ts.Expression];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Classifies an element's children by their types and the declarations of their names. */
export class Kinds {
  private readonly ofTypes = new Map<ts.Type, { text: boolean; several: boolean }>();
  private readonly solids = new Map<ts.Symbol, boolean>();
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** Whether an expression may be a text, or several. */
  of(node: ts.Expression) {
    return this.ofType(this.checker.getTypeAtLocation(node));
  }

  private ofType(type: ts.Type): { text: boolean; several: boolean } {
    const known = this.ofTypes.get(type);
    if (known) return known;
    const kind = { text: false, several: false };
    this.ofTypes.set(type, kind);
    const { StringLike, NumberLike, BigIntLike, Any, Unknown, TypeParameter } = ts.TypeFlags;
    const look = (one: ts.Type) => {
      if (one.isUnion()) one.types.forEach(look);
      else if (one.flags & (StringLike | NumberLike | BigIntLike | Any | Unknown)) kind.text = true;
      else if (one.flags & TypeParameter) {
        const limit = this.checker.getBaseConstraintOfType(one);
        if (limit) look(limit);
      } else if (this.checker.isArrayLikeType(one)) {
        const items = this.checker.getTypeArguments(one as ts.TypeReference);
        if (items.some((item) => this.ofType(item).text)) kind.text = kind.several = true;
      }
    };
    look(type);
    return kind;
  }

  private symbolOf(name: ts.Node) {
    const symbol = this.checker.getSymbolAtLocation(name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Whether an expression, as written in the source, is constant for the lifetime of the page. */
  isFixed(rawNode: ts.Expression): boolean {
    const node = bare(rawNode);
    if (ts.isLiteralExpression(node)) return true;
    if (ts.isTemplateExpression(node))
      return node.templateSpans.every(({ expression }) => this.isFixed(expression));
    if (ts.isPropertyAccessExpression(node)) return this.isFixed(node.expression);
    if (ts.isElementAccessExpression(node))
      return this.isFixed(node.expression) && this.isFixed(node.argumentExpression);
    if (ts.isCallExpression(node))
      return (
        node.arguments.length > 0 &&
        this.isFixed(node.expression) &&
        node.arguments.every((one) => this.isFixed(one))
      );
    const declared = ts.isIdentifier(node) ? this.symbolOf(node)?.valueDeclaration : undefined;
    if (!declared) return false;
    return (
      ts.isFunctionDeclaration(declared) ||
      (ts.isVariableDeclaration(declared) &&
        (declared.parent.flags & ts.NodeFlags.Const) !== 0 &&
        ts.isSourceFile(declared.parent.parent.parent))
    );
  }

  /** Whether a tag adds no element of its own around its children. */
  isClear(tag: ts.JsxTagNameExpression): boolean {
    if (isHost(tag)) return false;
    if (/(^|\.)(Fragment|Suspense|StrictMode|Profiler|Provider|Portal)$/.test(tag.getText())) return true;
    // A context is its own provider.
    return this.checker.getTypeAtLocation(tag).getProperty('Consumer') !== undefined;
  }

  /** Whether a tag renders one element for its whole lifetime. A library's component counts if it's exported. */
  isSolid(tag: ts.JsxTagNameExpression): boolean {
    if (isHost(tag)) return true;
    const symbol = this.symbolOf(ts.isPropertyAccessExpression(tag) ? tag.name : tag);
    if (!symbol) return false;
    const known = this.solids.get(symbol);
    if (known !== undefined) return known;
    this.solids.set(symbol, false);
    const made = this.functionOf(symbol.valueDeclaration ?? symbol.declarations?.[0]);
    const [returned, ...others] = made ? returnsOf(made).map(bare) : [];
    const solid =
      returned !== undefined &&
      others.length === 0 &&
      (ts.isJsxElement(returned) || ts.isJsxSelfClosingElement(returned)) &&
      !this.isClear(tagOf(returned).tagName) &&
      this.isSolid(tagOf(returned).tagName);
    this.solids.set(symbol, solid);
    return solid;
  }

  private functionOf(declared: ts.Declaration | undefined): ts.FunctionLikeDeclaration | undefined {
    if (!declared) return undefined;
    if (ts.isFunctionDeclaration(declared)) return declared;
    if (!ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
    let made: ts.Expression | undefined = bare(declared.initializer);
    while (made && ts.isCallExpression(made) && /(^|\.)(memo|forwardRef)$/.test(made.expression.getText()))
      made = made.arguments[0] && bare(made.arguments[0]);
    return made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made : undefined;
  }
}
