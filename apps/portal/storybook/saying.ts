/** Matches the sentence with this text, even if names and codes in it are separate elements. */
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
