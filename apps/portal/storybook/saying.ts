/** Finds the sentence with these words, of which names and codes are elements of their own. */
export const saying =
  (words: string | RegExp) =>
  (_own: string, element: Element | null): boolean => {
    const says = ({ textContent }: Element) =>
      typeof words === 'string' ? textContent.trim() === words : words.test(textContent.trim());
    return (
      element !== null &&
      says(element) &&
      ![...element.children].some((child) => child.nodeName !== 'FONT' && says(child))
    );
  };
