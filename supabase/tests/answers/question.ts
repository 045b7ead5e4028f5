/** A question, and the titles of the passages or people that answer it. Any one of them counts. */
export type Asked = readonly [question: string, ...titles: string[]];

/** A question, and patterns that the answer must match, all of them. */
export type Expected = readonly [question: string, ...facts: RegExp[]];
