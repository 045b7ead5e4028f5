import type { ComponentProps, ElementType } from 'react';

export type VerbatimProps<As extends ElementType = 'span'> = ComponentProps<As> & { as?: As };

/**
 * Words that are the same in every language: a name, an address, a file, a code. Browsers that translate the page leave them alone, and
 * they keep their own text direction.
 */
export const Verbatim = <As extends ElementType = 'span'>(props: VerbatimProps<As>) => {
  const { as: Element = 'span', ...rest }: VerbatimProps<ElementType> = props;
  return <Element dir="auto" {...rest} translate="no" />;
};
