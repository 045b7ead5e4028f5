/**
 * Waits for the next frame. Before each story Vitest gives the page its size, and the browser sends `resize` only with the frame
 * after that: menus and lists, which close when the window changes, would close in the middle of a story.
 */
export const untilResized = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
