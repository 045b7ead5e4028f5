/** Maximum nesting. Drafts have about ten levels; recursive readers run out of stack in the thousands. */
const maxDepth = 100;

/** True if a text is JSON that's nested too deep. Scans the text without parsing it. */
export function isTooDeep(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && depth <= maxDepth; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > maxDepth;
}
