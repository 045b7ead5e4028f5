import type { ComponentProps, ElementType } from 'react';

export type VerbatimProps<As extends ElementType = 'span'> = ComponentProps<As> & { as?: As };

/**
 * Text that's the same in every language, such as a name, an address, a file name or a code. Browsers don't translate it, and
 * it keeps its own text direction.
 */
export const Verbatim = <As extends ElementType = 'span'>(props: VerbatimProps<As>) => {
  const { as: Element = 'span', ...rest }: VerbatimProps<ElementType> = props;
  return <Element dir="auto" {...rest} translate="no" />;
};
