/**
 * Waits for the next frame. Before each story, Vitest resizes the page, and the browser sends `resize` only with the frame
 * after that. Menus and lists close when the window is resized, so they would close in the middle of a story.
 */
export const untilResized = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
